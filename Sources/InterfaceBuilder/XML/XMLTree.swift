import Diagnostics

/// A well-formed XML document that remembers where everything stands in its text.
///
/// The text is kept as it is; elements and attributes are ranges of its UTF-8 bytes. Writing a tree therefore gives the
/// same bytes, and an edit touches nothing but its own range (see `SourceEdit`). Values are decoded when asked for.
public struct XMLTree: Sendable {
    /// The name of an element in its tree: its place in the order of start tags, the root being 0.
    public struct ElementID: Hashable, Sendable, Comparable {
        let index: Int32

        /// Whether the start tag of the first stands before that of the second.
        public static func < (first: ElementID, second: ElementID) -> Bool { first.index < second.index }
    }

    /// An element; its ranges count UTF-8 bytes of the text.
    public struct Element: Sendable {
        /// The name in its tags.
        public let name: String
        /// The element around it; nil for the root.
        public let parent: ElementID?
        /// The elements directly inside it, in the order of the text.
        public internal(set) var children: [ElementID]
        /// From the first byte of the start tag to the last of the end tag.
        public internal(set) var range: Range<Int>
        /// The start tag, with its angle brackets.
        public let startTag: Range<Int>
        /// What stands between the tags; nil for an element that closes itself (`<a/>`).
        public internal(set) var content: Range<Int>?
        /// Its attributes, as a range of the tree's.
        let attributes: Range<Int>
    }

    /// An attribute; its ranges count UTF-8 bytes of the text.
    public struct Attribute: Hashable, Sendable {
        let nameStart: UInt32
        let nameEnd: UInt32
        let valueStart: UInt32
        let valueEnd: UInt32

        /// The name.
        public var name: Range<Int> { Int(nameStart)..<Int(nameEnd) }
        /// The value as written, without its quotes.
        public var value: Range<Int> { Int(valueStart)..<Int(valueEnd) }
        /// From the first byte of the name to the closing quote.
        public var range: Range<Int> { Int(nameStart)..<Int(valueEnd) + 1 }
    }

    /// The file as the user named it, for locations; nil for text that has no file.
    public let file: String?
    /// The text in UTF-8.
    public let bytes: [UInt8]
    /// Where the lines start, in bytes.
    let lineStarts: [Int]
    let elements: [Element]
    let attributes: [Attribute]

    /// The outermost element.
    public var root: ElementID { ElementID(index: 0) }

    /// The elements in the order of their start tags.
    public var ids: some Sequence<ElementID> {
        (0..<Int32(elements.count)).lazy.map { index in ElementID(index: index) }
    }

    /// The element of that name.
    public subscript(id: ElementID) -> Element { elements[Int(id.index)] }

    /// The whole document, as it was read.
    public var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension XMLTree {
    /// The line and column of a byte of the text.
    ///
    /// - Complexity: logarithmic in the number of lines.
    public func location(of offset: Int) -> SourceLocation {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return SourceLocation(file: file, line: low + 1, column: offset - lineStarts[low] + 1)
    }

    /// Where an element starts.
    public func location(of element: ElementID) -> SourceLocation { location(of: self[element].range.lowerBound) }

    /// The elements directly inside an element that have that name.
    public func children(of element: ElementID, named name: String) -> [ElementID] {
        self[element].children.filter { child in self[child].name == name }
    }

    /// The first element directly inside an element that has that name, and that key if one is given.
    public func child(of element: ElementID, named name: String, key: String? = nil) -> ElementID? {
        self[element].children.first { child in
            self[child].name == name && (key == nil || value(of: "key", in: child) == key)
        }
    }

    /// The attributes of an element in the order of the text.
    public func attributes(of element: ElementID) -> ArraySlice<Attribute> { attributes[self[element].attributes] }

    /// The attribute of an element that has that name.
    public func attribute(_ name: String, of element: ElementID) -> Attribute? {
        attributes(of: element).first { attribute in isText(attribute.name, name) }
    }

    /// The value of an element's attribute, with character references decoded; nil if there is no such attribute.
    public func value(of name: String, in element: ElementID) -> String? {
        attribute(name, of: element).map { attribute in decoded(attribute.value, isAttribute: true) }
    }

    /// The name of an attribute.
    func name(of attribute: Attribute) -> String { String(decoding: bytes[attribute.name], as: UTF8.self) }

    /// The value of an attribute, with character references decoded.
    func value(of attribute: Attribute) -> String { decoded(attribute.value, isAttribute: true) }

    /// The attributes of an element as names and values, in the order of the text.
    public func values(in element: ElementID) -> [(name: String, value: String)] {
        attributes(of: element).map { attribute in (name(of: attribute), value(of: attribute)) }
    }

    /// Whether the bytes of a range spell a name.
    private func isText(_ range: Range<Int>, _ name: String) -> Bool {
        var name = name
        return name.withUTF8 { wanted in
            guard wanted.count == range.count else { return false }
            for index in 0..<wanted.count where wanted[index] != bytes[range.lowerBound + index] { return false }
            return true
        }
    }
}
