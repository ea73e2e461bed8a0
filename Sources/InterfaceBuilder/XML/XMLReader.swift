import Diagnostics

/// A parser of the elements and attributes of an `XMLTree`.
///
/// It is iterative, so that depth needs no stack.
struct XMLReader {
    /// The reason why the reading ended, and the offset.
    struct Failure: Error {
        let problem: XMLProblem
        let offset: Int
    }

    let bytes: [UInt8]
    let limits: XMLTree.Limits
    private(set) var elements: [XMLTree.Element] = []
    private(set) var attributes: [XMLTree.Attribute] = []
    private var open: [Int32] = []
    private var offset = 0

    init(bytes: [UInt8], limits: XMLTree.Limits) {
        self.bytes = bytes
        self.limits = limits
    }

    /// Reads the whole document.
    mutating func readDocument() throws(Failure) {
        try readProlog()
        repeat {
            if open.isEmpty { try skipOutsideRoot() } else { try skipText() }
            if offset == bytes.count { break }
            try readMarkup()
        } while true
        if let last = open.last {
            let element = elements[Int(last)]
            throw failure(.unclosed(element: element.name, line: line(of: element.range.lowerBound)))
        }
        if elements.isEmpty { throw failure(.expected("an element")) }
    }

    // MARK: Prolog

    private mutating func readProlog() throws(Failure) {
        // Without a byte order mark, the other half of the first character shows UTF-16.
        if TextEncoding.isUTF16(bytes) || bytes.starts(with: [0, 0x3C]) || bytes.starts(with: [0x3C, 0]) {
            throw failure(.encoding("UTF-16"))
        }
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
        guard let first = bytes[offset...].first(where: { byte in !XMLReader.isSpace(byte) }) else {
            throw failure(.empty)
        }
        guard first == UInt8(ascii: "<") else {
            if LargeFilePointer.begins(bytes[offset...]) { throw failure(.pointer) }
            throw failure(FileSignature(of: bytes).map(XMLProblem.binary) ?? .notMarkup)
        }
        if let invalid = TextEncoding.firstInvalidByte(in: bytes) {
            throw Failure(problem: .invalidUTF8, offset: invalid)
        }
        guard has("<?xml") else { return }
        let start = offset
        try skip(through: "?>", what: "the XML declaration")
        let declaration = String(decoding: bytes[start..<offset], as: UTF8.self)
        let parts = declaration.split { character in " \t\r\n=\"'?".contains(character) }
        guard let place = parts.firstIndex(of: "encoding"), place + 1 < parts.count else { return }
        let encoding = String(parts[place + 1])
        guard ["utf-8", "utf8", "us-ascii", "ascii"].contains(encoding.lowercased()) else {
            throw Failure(problem: .encoding(encoding), offset: start)
        }
    }

    // MARK: Between tags

    private mutating func skipOutsideRoot() throws(Failure) {
        while offset < bytes.count, bytes[offset] != UInt8(ascii: "<") {
            let byte = bytes[offset]
            guard XMLReader.isSpace(byte) else {
                throw failure(byte < 32 ? .illegalCharacter(byte) : .textOutsideRoot)
            }
            offset += 1
        }
    }

    private mutating func skipText() throws(Failure) {
        while offset < bytes.count, bytes[offset] != UInt8(ascii: "<") { try skipCharacter() }
    }

    /// Skips one byte of text or of a value, or a whole reference.
    private mutating func skipCharacter() throws(Failure) {
        let byte = bytes[offset]
        if byte == UInt8(ascii: "&") {
            let name = bytes[(offset + 1)...].prefix(16).prefix { byte in
                byte == UInt8(ascii: "#") || XMLReader.isName(byte)
            }
            guard name.endIndex < bytes.count, bytes[name.endIndex] == UInt8(ascii: ";") else {
                throw failure(.plainAmpersand)
            }
            guard XMLTree.referenced(name) != nil else {
                throw failure(.unknownReference(String(decoding: name, as: UTF8.self)))
            }
            offset = name.endIndex + 1
        } else {
            guard byte >= 32 || XMLReader.isSpace(byte) else { throw failure(.illegalCharacter(byte)) }
            offset += 1
        }
    }

    private mutating func readMarkup() throws(Failure) {
        let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
        switch next {
        case UInt8(ascii: "/"): try readEndTag()
        case UInt8(ascii: "?"): try skip(through: "?>", what: "a processing instruction")
        case UInt8(ascii: "!"):
            if has("<!--") {
                offset += 4
                try skip(through: "-->", what: "a comment")
            } else if has("<![CDATA["), !open.isEmpty {
                try skip(through: "]]>", what: "a CDATA section")
            } else if has("<!DOCTYPE") {
                throw failure(.documentType)
            } else {
                throw failure(.expected("a comment or an element after '<!'"))
            }
        case UInt8(ascii: "<") where MergeConflict.begins(at: offset, in: bytes): throw failure(.mergeConflict)
        default: try readStartTag()
        }
    }

    // MARK: Tags

    private mutating func readEndTag() throws(Failure) {
        let start = offset
        offset += 2
        let name = try readName("the name of an end tag")
        skipSpace()
        guard try current("an end tag") == UInt8(ascii: ">") else { throw failure(.expected("'>'")) }
        offset += 1
        let text = String(decoding: bytes[name], as: UTF8.self)
        guard let index = open.popLast() else { throw Failure(problem: .unopened(end: text), offset: start) }
        let element = elements[Int(index)]
        guard element.name == text else {
            let line = line(of: element.range.lowerBound)
            throw Failure(problem: .mismatched(end: text, start: element.name, line: line), offset: start)
        }
        elements[Int(index)].content = element.startTag.upperBound..<start
        elements[Int(index)].range = element.range.lowerBound..<offset
    }

    private mutating func readStartTag() throws(Failure) {
        let start = offset
        if open.isEmpty, !elements.isEmpty { throw failure(.secondRoot) }
        guard elements.count < limits.elements else {
            throw failure(.tooLarge(what: "elements", limit: limits.elements))
        }
        guard open.count < limits.depth else {
            throw failure(.tooLarge(what: "levels of nested elements", limit: limits.depth))
        }
        offset += 1
        let name = try readName("the name of an element")
        let firstAttribute = attributes.count
        let closesItself = try readAttributes()
        let id = XMLTree.ElementID(index: Int32(elements.count))
        let parent = open.last.map { index in XMLTree.ElementID(index: index) }
        elements.append(
            XMLTree.Element(
                name: String(decoding: bytes[name], as: UTF8.self), parent: parent, children: [],
                range: start..<offset, startTag: start..<offset, content: nil,
                attributes: firstAttribute..<attributes.count))
        if let parent { elements[Int(parent.index)].children.append(id) }
        if !closesItself { open.append(id.index) }
    }

    /// Reads attributes and the end of a start tag.
    ///
    /// Returns whether the tag closes its element.
    private mutating func readAttributes() throws(Failure) -> Bool {
        let first = attributes.count
        while true {
            let hadSpace = skipSpace()
            let byte = try current("a start tag")
            if byte == UInt8(ascii: ">") {
                offset += 1
                return false
            }
            if byte == UInt8(ascii: "/") {
                offset += 1
                guard try current("a start tag") == UInt8(ascii: ">") else { throw failure(.expected("'>' after '/'")) }
                offset += 1
                return true
            }
            guard hadSpace else {
                guard let last = attributes[first...].last else {
                    throw failure(.expected("white space before the next attribute"))
                }
                let name = bytes[Int(last.nameStart)..<Int(last.nameEnd)]
                throw failure(.behindValue(attribute: String(decoding: name, as: UTF8.self)))
            }
            try readAttribute(after: first)
        }
    }

    private mutating func readAttribute(after first: Int) throws(Failure) {
        let start = offset
        guard attributes.count - first < limits.attributes else {
            throw failure(.tooLarge(what: "attributes in one element", limit: limits.attributes))
        }
        let name = try readName("the name of an attribute")
        for other in attributes[first...] where isSame(other.name, name) {
            throw Failure(problem: .duplicate(attribute: String(decoding: bytes[name], as: UTF8.self)), offset: start)
        }
        skipSpace()
        guard try current("an attribute") == UInt8(ascii: "=") else { throw failure(.expected("'=' and a value")) }
        offset += 1
        skipSpace()
        let quote = try current("an attribute")
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            throw failure(.expected("a value in quotation marks"))
        }
        offset += 1
        let valueStart = offset
        while try current("the value of an attribute") != quote {
            guard bytes[offset] != UInt8(ascii: "<") else {
                throw failure(
                    .unclosedValue(
                        attribute: String(decoding: bytes[name], as: UTF8.self), line: line(of: valueStart)))
            }
            try skipCharacter()
        }
        attributes.append(
            XMLTree.Attribute(
                nameStart: UInt32(name.lowerBound), nameEnd: UInt32(name.upperBound), valueStart: UInt32(valueStart),
                valueEnd: UInt32(offset)))
        offset += 1
    }

    /// Returns whether two ranges have equal bytes.
    ///
    /// The comparison begins at the end, where numbered names differ.
    private func isSame(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
        guard first.count == second.count else { return false }
        var (left, right) = (first.upperBound, second.upperBound)
        while left > first.lowerBound {
            left -= 1
            right -= 1
            if bytes[left] != bytes[right] { return false }
        }
        return true
    }

    // MARK: Pieces

    private mutating func readName(_ what: String) throws(Failure) -> Range<Int> {
        let start = offset
        while offset < bytes.count, XMLReader.isName(bytes[offset]) { offset += 1 }
        guard offset > start, !XMLReader.isDigitOrMark(bytes[start]) else {
            offset = start
            throw failure(offset < bytes.count ? .expected(what) : .unexpectedEnd(of: "a tag"))
        }
        return start..<offset
    }

    @discardableResult
    private mutating func skipSpace() -> Bool {
        let start = offset
        while offset < bytes.count, XMLReader.isSpace(bytes[offset]) { offset += 1 }
        return offset > start
    }

    private mutating func skip(through text: String, what: String) throws(Failure) {
        guard let end = XMLTree.index(of: Array(text.utf8), in: bytes, from: offset) else {
            throw failure(.unexpectedEnd(of: what))
        }
        offset = end + text.utf8.count
    }

    private func current(_ what: String) throws(Failure) -> UInt8 {
        guard offset < bytes.count else { throw failure(.unexpectedEnd(of: what)) }
        return bytes[offset]
    }

    private func has(_ text: String) -> Bool { bytes[offset...].starts(with: text.utf8) }

    /// Returns the line number of an offset, which is counted only when reading ends.
    private func line(of place: Int) -> Int { bytes[..<place].count { byte in byte == 10 } + 1 }

    private func failure(_ problem: XMLProblem) -> Failure { Failure(problem: problem, offset: offset) }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 || byte == 10 || byte == 13 }

    private static func isName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
            UInt8(ascii: ":"), 0x80...0xFF:
            true
        default: isDigitOrMark(byte)
        }
    }

    private static func isDigitOrMark(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."): true
        default: false
        }
    }
}
