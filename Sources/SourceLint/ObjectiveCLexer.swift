/// A lexer for Objective-C and Objective-C++.
struct ObjectiveCLexer: Lexer {
    var cursor: ByteCursor
    var stream: TokenStream

    init(_ bytes: [UInt8]) {
        cursor = ByteCursor(bytes)
        stream = TokenStream(bytes, language: .objectiveC)
    }

    mutating func scanOther() {
        let start = cursor.position
        switch cursor.byte {
        case Byte.quote:
            scanString(from: start)
        case Byte.at where cursor.peek(1) == Byte.quote:
            scanString(from: start)
        case Byte.apostrophe:
            cursor.skipCharacter()
            append(.other, from: start)
        case Byte.slash where cursor.peek(1) == Byte.slash:
            scanLineComment(continued: true)
        case Byte.slash where cursor.peek(1) == Byte.asterisk:
            scanBlockComment(nested: false)
        case Byte.hash:
            scanDirective()
        default:
            scanPunctuation()
        }
    }

    /// Reads a string.
    ///
    /// The prefix of a raw one, `R`, has been read as a word.
    private mutating func scanString(from start: Int) {
        var start = start
        if let last = stream.tokens.last, last.kind == .identifier, Int(last.end) == start, isRawPrefix(last.range) {
            stream.tokens.removeLast()
            // The literal begins with its R.
            start -= 1
            cursor.position = start
        }
        var sink = NoSink()
        cursor.scanObjectiveCString(into: &sink)
        append(.string, from: start)
    }

    private func isRawPrefix(_ range: Range<Int>) -> Bool {
        stream.isText(range, "R") || stream.isText(range, "LR") || stream.isText(range, "uR")
            || stream.isText(range, "UR") || stream.isText(range, "u8R")
    }

    /// Skips preprocessor lines without code, whose apostrophes and quotes need not match.
    ///
    /// The body of a `#define` is code.
    private mutating func scanDirective() {
        scanPunctuation()
        cursor.skipBlanks()
        let start = cursor.position
        cursor.skipWord()
        let word = start..<cursor.position
        let isProse =
            stream.isText(word, "pragma") || stream.isText(word, "error") || stream.isText(word, "warning")
            || stream.isText(word, "import") || stream.isText(word, "include") || stream.isText(word, "endif")
            || stream.isText(word, "else")
        if isProse { cursor.skipContinuedLine() } else if !word.isEmpty { append(.identifier, from: start) }
    }
}

extension ByteCursor {
    /// Moves over the string literal at the cursor, with or without `@` or `R`, and passes its pieces to the sink.
    mutating func scanObjectiveCString(into sink: inout some LiteralSink) {
        if byte == Byte.at { position += 1 }
        if byte == 0x52 { return scanRawString(into: &sink) }
        position += 1
        var copied = position
        while true {
            guard !isAtEnd, !Byte.isNewline(byte) else {
                sink.copy(copied..<position)
                return sink.unterminated()
            }
            switch byte {
            case Byte.quote:
                sink.copy(copied..<position)
                position += 1
                return
            case Byte.backslash:
                sink.copy(copied..<position)
                scanEscape(into: &sink)
                copied = position
            default:
                position += 1
            }
        }
    }

    /// Reads C++'s `R"tag(…)tag"`.
    private mutating func scanRawString(into sink: inout some LiteralSink) {
        position += 2
        let tag = position
        while !isAtEnd, byte != Byte.leftParenthesis, byte != Byte.quote { position += 1 }
        let end = [Byte.rightParenthesis] + bytes[tag..<position] + [Byte.quote]
        position = min(position + 1, bytes.count)
        let text = position
        while !isAtEnd {
            if byte == Byte.rightParenthesis, bytes[position...].starts(with: end) {
                sink.copy(text..<position)
                position += end.count
                return
            }
            position += 1
        }
        sink.unterminated()
    }

    /// Reads an escape of C: `\n`, `\x41`, `\u0041`, `\101`, or an escaped line feed.
    ///
    /// C# has the same except for octal digits.
    mutating func scanEscape(isCSharp: Bool = false, into sink: inout some LiteralSink) {
        let start = position
        position = min(position + 2, bytes.count)
        guard position - start == 2 else { return sink.copy(start..<position) }
        let letter = bytes[start + 1]
        switch letter {
        case 0x78: sink.replace(start..<skipDigits(isCSharp ? 4 : .max), with: scalar(from: start + 2, radix: 16))
        case 0x75: sink.replace(start..<skipDigits(4), with: scalar(from: start + 2, radix: 16))
        case 0x55: sink.replace(start..<skipDigits(8), with: scalar(from: start + 2, radix: 16))
        case 0x30...0x37 where !isCSharp:
            while position - start < 4, (0x30...0x37).contains(byte) { position += 1 }
            sink.replace(start..<position, with: scalar(from: start + 1, radix: 8))
        case Byte.lineFeed: sink.replace(start..<position, with: nil)
        case Byte.carriageReturn:
            if byte == Byte.lineFeed { position += 1 }
            sink.replace(start..<position, with: nil)
        default: sink.replace(start..<position, with: Self.escapes(letter))
        }
    }

    private static func escapes(_ letter: UInt8) -> Unicode.Scalar {
        switch letter {
        case 0x30: "\0"
        case 0x61: "\u{7}"
        case 0x62: "\u{8}"
        case 0x65: "\u{1B}"
        case 0x66: "\u{C}"
        case 0x6E: "\n"
        case 0x72: "\r"
        case 0x74: "\t"
        case 0x76: "\u{B}"
        default: Unicode.Scalar(letter)
        }
    }

    /// Moves over hexadecimal digits up to a maximum number, and returns their end.
    private mutating func skipDigits(_ limit: Int) -> Int {
        var count = 0
        while count < limit, Byte.hexadecimal(byte) != nil {
            position += 1
            count += 1
        }
        return position
    }

    private func scalar(from start: Int, radix: UInt32) -> Unicode.Scalar {
        var value: UInt32 = 0
        for index in start..<position { value = value &* radix &+ (Byte.hexadecimal(bytes[index]) ?? 0) }
        return Unicode.Scalar(value) ?? "\u{FFFD}"
    }
}
