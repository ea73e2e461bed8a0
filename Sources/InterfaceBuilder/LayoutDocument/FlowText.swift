import YAMLReading

/// The ranges of the parts of a YAML or JSON text, in UTF-8 bytes.
///
/// The YAML reader gives the start of a node. This type finds its end, so that an edit can keep every other byte.
struct FlowText {
    /// The text for the YAML reader.
    let yaml: YAMLText
    var bytes: [UInt8] { yaml.bytes }

    init(_ bytes: [UInt8]) { yaml = YAMLText(String(decoding: bytes, as: UTF8.self)) }

    /// Returns the start of the line of an offset.
    func lineStart(of place: Int) -> Int {
        var start = place
        while start > 0, bytes[start - 1] != 10 { start -= 1 }
        return start
    }

    /// Returns the end of the line of an offset, after its line feed.
    func lineEnd(of place: Int) -> Int {
        var end = place
        while end < bytes.count, bytes[end] != 10 { end += 1 }
        return min(bytes.count, end + 1)
    }

    /// Returns the spaces at the start of an offset's line.
    func indentation(of place: Int) -> String {
        let start = lineStart(of: place)
        return String(decoding: bytes[start..<place].prefix { $0 == 32 }, as: UTF8.self)
    }

    /// Returns the end of a quoted or bracketed text, or of a plain word, that begins at an offset.
    func end(of place: Int, isInFlow: Bool) -> Int {
        guard place < bytes.count else { return place }
        switch bytes[place] {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): return quotedEnd(of: place)
        case UInt8(ascii: "["), UInt8(ascii: "{"): return bracketedEnd(of: place)
        default: return plainEnd(of: place, isInFlow: isInFlow)
        }
    }

    private func quotedEnd(of place: Int) -> Int {
        let quote = bytes[place]
        var next = place + 1
        while next < bytes.count, bytes[next] != quote {
            next += bytes[next] == UInt8(ascii: "\\") && quote == UInt8(ascii: "\"") ? 2 : 1
        }
        // Two single quotation marks represent one.
        if quote == UInt8(ascii: "'"), next + 1 < bytes.count, bytes[next + 1] == quote {
            return quotedEnd(of: next + 1)
        }
        return min(bytes.count, next + 1)
    }

    private func bracketedEnd(of place: Int) -> Int {
        var depth = 0
        var next = place
        while next < bytes.count {
            switch bytes[next] {
            case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "]"), UInt8(ascii: "}"):
                depth -= 1
                if depth == 0 { return next + 1 }
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                if startsWord(at: next) {
                    next = quotedEnd(of: next)
                    continue
                }
            case UInt8(ascii: "#") where Self.isSpace(bytes[next - 1]):
                next = lineEnd(of: next)
                continue
            default: break
            }
            next += 1
        }
        return bytes.count
    }

    /// Returns whether a quotation mark opens a text and is not part of a plain word.
    private func startsWord(at place: Int) -> Bool {
        var before = place
        while before > 0, Self.isSpace(bytes[before - 1]) { before -= 1 }
        return before == 0 || before < place || [UInt8](",:[{".utf8).contains(bytes[before - 1])
    }

    private func plainEnd(of place: Int, isInFlow: Bool) -> Int {
        var next = place
        while next < bytes.count, bytes[next] != 10, bytes[next] != 13 {
            if isInFlow, [UInt8](",]}".utf8).contains(bytes[next]) { break }
            if bytes[next] == UInt8(ascii: "#"), next > place, Self.isSpace(bytes[next - 1]) { break }
            if bytes[next] == UInt8(ascii: ":"), next + 1 == bytes.count || Self.isSpace(bytes[next + 1]) { break }
            next += 1
        }
        while next > place, Self.isSpace(bytes[next - 1]) { next -= 1 }
        return next
    }

    private static func isSpace(_ byte: UInt8) -> Bool { [9, 10, 13, 32].contains(byte) }
}
