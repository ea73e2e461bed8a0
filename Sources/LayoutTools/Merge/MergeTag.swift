/// The bytes of a start tag in parts: the name, the attributes, and the end.
struct MergeTag {
    private struct Attribute {
        /// The name in UTF-8.
        let name: [UInt8]
        /// The white space before the attribute, its name, its value and its quotation marks.
        var bytes: [UInt8]
    }

    private var start: [UInt8] = []
    private var attributes: [Attribute] = []
    private var end: [UInt8] = []

    /// Reads a start tag that is well formed.
    init(_ tag: [UInt8]) {
        var place = tag.firstIndex { byte in
            Self.isSpace(byte) || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/")
        }
        start = Array(tag[..<(place ?? tag.count)])
        while let from = place, let name = tag[from...].firstIndex(where: { byte in !Self.isSpace(byte) }) {
            guard tag[name] != UInt8(ascii: ">"), tag[name] != UInt8(ascii: "/"),
                let equals = tag[name...].firstIndex(of: UInt8(ascii: "=")),
                let open = tag[equals...].firstIndex(where: { byte in byte == 0x22 || byte == 0x27 }),
                let close = tag[(open + 1)...].firstIndex(of: tag[open])
            else {
                end = Array(tag[from...])
                return
            }
            let word = tag[name..<equals].prefix { byte in !Self.isSpace(byte) }
            attributes.append(Attribute(name: Array(word), bytes: Array(tag[from...close])))
            place = close + 1
        }
    }

    private static func isSpace(_ byte: UInt8) -> Bool { [9, 10, 13, 32].contains(byte) }

    /// The bytes of the tag.
    var bytes: [UInt8] { start + attributes.flatMap(\.bytes) + end }

    /// Takes the values of some attributes from another tag, or removes those that it does not have.
    ///
    /// A new attribute is behind the one that it follows in the other tag.
    mutating func take(_ names: [String], from other: MergeTag) {
        let wanted = Set(names.map { name in Array(name.utf8) })
        attributes.removeAll { attribute in
            wanted.contains(attribute.name) && !other.attributes.contains { twin in twin.name == attribute.name }
        }
        for (index, attribute) in other.attributes.enumerated() where wanted.contains(attribute.name) {
            if let place = attributes.firstIndex(where: { own in own.name == attribute.name }) {
                attributes[place].bytes = attribute.bytes
                continue
            }
            let previous = other.attributes[..<index].last { twin in
                attributes.contains { own in own.name == twin.name }
            }
            let place = attributes.firstIndex { own in own.name == previous?.name }
            attributes.insert(attribute, at: place.map { place in place + 1 } ?? 0)
        }
    }
}
