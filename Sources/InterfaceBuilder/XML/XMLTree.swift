import Diagnostics

/// A well-formed XML document with the positions of its parts in the text.
///
/// The text is preserved, and elements and attributes are ranges of its UTF-8 bytes. So writing a tree gives the same
/// bytes, and an edit changes only its own range (see `SourceEdit`). Values are decoded on access.
public struct XMLTree: Sendable {
    /// The identity of an element: its index in the order of start tags.
    ///
    /// The root has index 0.
    public struct ElementID: Hashable, Sendable, Comparable {
        let index: Int32

        /// Returns whether the start tag of the first element is before that of the second.
        public static func < (first: ElementID, second: ElementID) -> Bool { first.index < second.index }
    }

    /// An element.
    ///
    /// Its ranges are in UTF-8 bytes of the text.
    public struct Element: Sendable {
        /// The name in the tags.
        public let name: String
        /// The parent element; nil for the root.
        public let parent: ElementID?
        /// The child elements, in the order of the text.
        public internal(set) var children: [ElementID]
        /// The range from the beginning of the start tag to the end of the end tag.
        public internal(set) var range: Range<Int>
        /// The range of the start tag, with its angle brackets.
        public let startTag: Range<Int>
        /// The range between the tags; nil for a self-closing element (`<a/>`).
        public internal(set) var content: Range<Int>?
        /// Its attributes, as a range of the tree's attributes.
        let attributes: Range<Int>
    }

    /// An attribute.
    ///
    /// Its ranges are in UTF-8 bytes of the text.
    public struct Attribute: Hashable, Sendable {
        let nameStart: UInt32
        let nameEnd: UInt32
        let valueStart: UInt32
        let valueEnd: UInt32

        /// The range of the name.
        public var name: Range<Int> { Int(nameStart)..<Int(nameEnd) }
        /// The range of the value, without quotation marks.
        public var value: Range<Int> { Int(valueStart)..<Int(valueEnd) }
        /// The range from the name to the closing quotation mark.
        public var range: Range<Int> { Int(nameStart)..<Int(valueEnd) + 1 }
    }

    /// The file as the user named it, for locations; nil for text without a file.
    public let file: String?
    /// The text in UTF-8.
    public let bytes: [UInt8]
    /// The starts of the lines, in bytes.
    let lineStarts: [Int]
    let elements: [Element]
    let attributes: [Attribute]
    /// The texts that replace those of the document in another language, by the first byte of the replaced text.
    private(set) var substitutes: [Int: String] = [:]

    /// The root element.
    public var root: ElementID { ElementID(index: 0) }

    /// The elements in the order of their start tags.
    public var ids: some Sequence<ElementID> {
        (0..<Int32(elements.count)).lazy.map { index in ElementID(index: index) }
    }

    /// Returns the element with an identity.
    public subscript(id: ElementID) -> Element { elements[Int(id.index)] }

    /// The whole document.
    public var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension XMLTree {
    /// Returns the line and column of a byte.
    ///
    /// - Complexity: Logarithmic in the number of lines.
    public func location(of offset: Int) -> SourceLocation {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return SourceLocation(file: file, line: low + 1, column: offset - lineStarts[low] + 1)
    }

    /// Returns the location of an element.
    public func location(of element: ElementID) -> SourceLocation { location(of: self[element].range.lowerBound) }

    /// Returns the child elements with a name.
    public func children(of element: ElementID, named name: String) -> [ElementID] {
        self[element].children.filter { child in self[child].name == name }
    }

    /// Returns the first child element with a name, and with a key if one is given.
    public func child(of element: ElementID, named name: String, key: String? = nil) -> ElementID? {
        self[element].children.first { child in
            self[child].name == name && (key == nil || value(of: "key", in: child) == key)
        }
    }

    /// Returns the attributes of an element, in the order of the text.
    public func attributes(of element: ElementID) -> ArraySlice<Attribute> { attributes[self[element].attributes] }

    /// Returns the attribute of an element with a name.
    public func attribute(_ name: String, of element: ElementID) -> Attribute? {
        attributes(of: element).first { attribute in isText(attribute.name, name) }
    }

    /// Returns the value of an attribute with decoded character references; nil if there is no such attribute.
    public func value(of name: String, in element: ElementID) -> String? {
        attribute(name, of: element).map { attribute in value(of: attribute) }
    }

    /// Replaces the value of an attribute or the content of an element, by its first byte, without a change of the bytes.
    mutating func substitute(_ text: String, forTextAt start: Int) { substitutes[start] = text }

    /// Returns the name of an attribute.
    func name(of attribute: Attribute) -> String { String(decoding: bytes[attribute.name], as: UTF8.self) }

    /// Returns the value of an attribute, with decoded character references.
    func value(of attribute: Attribute) -> String {
        if !substitutes.isEmpty, let text = substitutes[attribute.value.lowerBound] { return text }
        return decoded(attribute.value, isAttribute: true)
    }

    /// Returns the names and values of the attributes of an element, in the order of the text.
    public func values(in element: ElementID) -> [(name: String, value: String)] {
        attributes(of: element).map { attribute in (name(of: attribute), value(of: attribute)) }
    }

    /// Returns whether the bytes of a range equal a name.
    private func isText(_ range: Range<Int>, _ name: String) -> Bool {
        var name = name
        return name.withUTF8 { wanted in
            guard wanted.count == range.count else { return false }
            for index in 0..<wanted.count where wanted[index] != bytes[range.lowerBound + index] { return false }
            return true
        }
    }
}
