extension XMLTree {
    /// Returns the characters directly inside an element, without those of child elements and comments.
    public func characters(in element: ElementID) -> String {
        guard let content = self[element].content else { return "" }
        if let text = substitutes[content.lowerBound] { return text }
        var result = ""
        var start = content.lowerBound
        for child in self[element].children {
            result += decoded(start..<self[child].range.lowerBound, isAttribute: false)
            start = self[child].range.upperBound
        }
        return result + decoded(start..<content.upperBound, isAttribute: false)
    }

    /// Returns the text that a range of well-formed markup represents.
    ///
    /// References become their characters, and line ends become line feeds. In attributes white space becomes spaces, as XML 1.0 requires
    /// (2.11 and 3.3.3). Comments and processing instructions are removed, and CDATA sections stay unchanged.
    func decoded(_ range: Range<Int>, isAttribute: Bool) -> String {
        let isPlain = bytes[range].allSatisfy { byte in
            byte != UInt8(ascii: "&") && byte != UInt8(ascii: "<") && byte >= 32
        }
        if isPlain { return String(decoding: bytes[range], as: UTF8.self) }
        var result: [UInt8] = []
        result.reserveCapacity(range.count)
        var offset = range.lowerBound
        while offset < range.upperBound {
            let byte = bytes[offset]
            switch byte {
            case UInt8(ascii: "&"):
                let end = bytes[offset...].firstIndex(of: UInt8(ascii: ";")) ?? range.upperBound - 1
                let name = bytes[offset + 1..<max(end, offset + 1)]
                if let scalar = XMLTree.referenced(name) { result += Array(String(Character(scalar)).utf8) }
                offset = end + 1
            case UInt8(ascii: "<"):
                let section = Array("<![CDATA[".utf8)
                if bytes[offset..<range.upperBound].starts(with: section) {
                    let start = offset + section.count
                    let end = index(of: "]]>", from: start) ?? range.upperBound
                    result += bytes[start..<min(end, range.upperBound)]
                    offset = end + 3
                } else {
                    let isComment = bytes[offset..<range.upperBound].starts(with: Array("<!--".utf8))
                    let close = isComment ? "-->" : "?>"
                    offset = (index(of: close, from: offset + 2) ?? range.upperBound) + close.utf8.count
                }
            case 13:
                result.append(isAttribute ? 32 : 10)
                offset += offset + 1 < range.upperBound && bytes[offset + 1] == 10 ? 2 : 1
            case 9, 10:
                result.append(isAttribute ? 32 : byte)
                offset += 1
            default:
                result.append(byte)
                offset += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// Returns the character of a reference: one of XML's five entities, or the number of a valid character; nil for any other reference.
    static func referenced(_ name: ArraySlice<UInt8>) -> Unicode.Scalar? {
        switch String(decoding: name, as: UTF8.self) {
        case "amp": return "&"
        case "lt": return "<"
        case "gt": return ">"
        case "quot": return "\""
        case "apos": return "'"
        default: break
        }
        guard name.first == UInt8(ascii: "#") else { return nil }
        var digits = name.dropFirst()
        let isHexadecimal = digits.first == UInt8(ascii: "x")
        if isHexadecimal { digits = digits.dropFirst() }
        guard let number = UInt32(String(decoding: digits, as: UTF8.self), radix: isHexadecimal ? 16 : 10),
            number >= 32 || number == 9 || number == 10 || number == 13, number != 0xFFFE, number != 0xFFFF
        else { return nil }
        return Unicode.Scalar(number)
    }

    private func index(of text: String, from start: Int) -> Int? {
        XMLTree.index(of: Array(text.utf8), in: bytes, from: start)
    }

    /// Returns the first position of some bytes at or after an offset.
    static func index(of text: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
        guard bytes.count >= text.count, start <= bytes.count - text.count else { return nil }
        return (start...bytes.count - text.count).first { offset in
            text.indices.allSatisfy { index in bytes[offset + index] == text[index] }
        }
    }
}
