/// A lexer for C#, including verbatim, raw and interpolated strings.
struct CSharpLexer: Lexer {
    var cursor: ByteCursor
    var stream: TokenStream

    init(_ bytes: [UInt8]) {
        cursor = ByteCursor(bytes)
        stream = TokenStream(bytes, language: .cSharp)
    }

    mutating func scanOther() {
        let start = cursor.position
        switch cursor.byte {
        case Byte.quote:
            scanString()
        case Byte.at, Byte.dollar:
            if cursor.cSharpPrefixEndsInQuote { scanString() } else { scanPunctuation() }
        case Byte.apostrophe:
            cursor.skipCharacter()
            append(.other, from: start)
        case Byte.slash where cursor.peek(1) == Byte.slash:
            scanLineComment()
        case Byte.slash where cursor.peek(1) == Byte.asterisk:
            scanBlockComment(nested: false)
        case Byte.hash:
            // The rest of a directive's line is not code: `#region Don't panic`.
            cursor.skipLine()
        default:
            scanPunctuation()
        }
    }

    private mutating func scanString() {
        let start = cursor.position
        var sink = NoSink()
        cursor.scanCSharpString(into: &sink)
        append(.string, from: start)
    }
}

/// The form of a C# string, read from its beginning.
private struct CSharpQuotation {
    /// `$`s before the quotes: the number of braces that open an interpolation; 0 for none.
    var dollars = 0
    var isVerbatim = false
    /// The quotes of a raw string; 0 for any other.
    var rawQuotes = 0

    var spansLines: Bool { isVerbatim || rawQuotes > 0 }
}

extension ByteCursor {
    /// A Boolean value that indicates whether the next `@`s and `$`s begin a string.
    var cSharpPrefixEndsInQuote: Bool {
        var distance = 0
        while peek(distance) == Byte.at || peek(distance) == Byte.dollar { distance += 1 }
        return peek(distance) == Byte.quote
    }

    /// Moves over the C# string literal at the cursor, and passes its pieces to the sink.
    mutating func scanCSharpString(into sink: inout some LiteralSink) {
        let quotation = openCSharpString()
        var copied = position
        while true {
            guard !isAtEnd, quotation.spansLines || !Byte.isNewline(byte) else {
                sink.copy(copied..<position)
                return sink.unterminated()
            }
            let start = position
            switch byte {
            case Byte.quote:
                if closeCSharpString(quotation) {
                    return sink.copy(copied..<endOfText(quotation, from: copied, to: start))
                }
                guard quotation.isVerbatim else { continue }
                sink.copy(copied..<start)
                sink.replace(start..<position, with: "\"")
            case Byte.backslash where !quotation.spansLines:
                sink.copy(copied..<start)
                scanEscape(isCSharp: true, into: &sink)
            case Byte.leftBrace where quotation.dollars > 0:
                sink.copy(copied..<start)
                scanCSharpBrace(quotation, into: &sink)
            case Byte.rightBrace where quotation.dollars > 0 && quotation.rawQuotes == 0 && peek(1) == Byte.rightBrace:
                sink.copy(copied..<start)
                position += 2
                sink.replace(start..<position, with: "}")
            default:
                position += 1
                continue
            }
            copied = position
        }
    }

    private mutating func openCSharpString() -> CSharpQuotation {
        var quotation = CSharpQuotation()
        while byte == Byte.at || byte == Byte.dollar {
            if byte == Byte.at { quotation.isVerbatim = true } else { quotation.dollars += 1 }
            position += 1
        }
        let quotes = run(of: Byte.quote)
        if quotes >= 3, !quotation.isVerbatim {
            quotation.rawQuotes = quotes
            position += quotes
            skipRawOpeningLine()
        } else {
            position += 1
        }
        return quotation
    }

    /// Skips the line feed after the opening quotes of a raw string.
    private mutating func skipRawOpeningLine() {
        let start = position
        skipBlanks()
        guard Byte.isNewline(byte) else {
            position = start
            return
        }
        skipNewline()
        skipBlanks()
    }

    /// Returns the end of the text of a raw string, without the line feed and spaces before the closing quotes.
    private func endOfText(_ quotation: CSharpQuotation, from start: Int, to quotes: Int) -> Int {
        var end = quotes
        while end > start, bytes[end - 1] == Byte.space || bytes[end - 1] == Byte.tab { end -= 1 }
        guard quotation.rawQuotes > 0, end > start, bytes[end - 1] == Byte.lineFeed else { return quotes }
        end -= 1
        return end > start && bytes[end - 1] == Byte.carriageReturn ? end - 1 : end
    }

    /// Consumes the next quotation marks.
    ///
    /// Returns whether they end the literal.
    private mutating func closeCSharpString(_ quotation: CSharpQuotation) -> Bool {
        let quotes = run(of: Byte.quote)
        if quotation.rawQuotes > 0 {
            position += quotes
            return quotes >= quotation.rawQuotes
        }
        let isDoubled = quotation.isVerbatim && quotes >= 2
        position += isDoubled ? 2 : 1
        return !isDoubled
    }

    /// Reads `{expression}`, or `{{` for a brace.
    private mutating func scanCSharpBrace(_ quotation: CSharpQuotation, into sink: inout some LiteralSink) {
        let start = position
        let braces = run(of: Byte.leftBrace)
        if quotation.rawQuotes == 0, braces >= 2 {
            position += 2
            return sink.replace(start..<position, with: "{")
        }
        guard braces >= quotation.dollars else {
            position += braces
            return sink.copy(start..<position)
        }
        position += braces
        skipCSharpExpression(quotation, braces: quotation.dollars)
        sink.hole(start..<position)
    }

    /// Skips to the end of an interpolated expression, over strings and brackets in it.
    private mutating func skipCSharpExpression(_ quotation: CSharpQuotation, braces: Int) {
        var depth = 0
        while !isAtEnd, quotation.spansLines || !Byte.isNewline(byte) {
            switch byte {
            case Byte.rightBrace where depth == 0:
                position += min(braces, run(of: Byte.rightBrace))
                return
            case Byte.leftBrace, Byte.leftParenthesis, Byte.leftBracket:
                depth += 1
                position += 1
            case Byte.rightBrace, Byte.rightParenthesis, Byte.rightBracket:
                depth = max(depth - 1, 0)
                position += 1
            case Byte.quote: skipNestedString()
            case Byte.apostrophe: skipCharacter()
            default: position += 1
            }
        }
    }

    /// Moves over a string inside an interpolated expression, ignoring the interpolations of that string.
    private mutating func skipNestedString() {
        position += 1
        while !isAtEnd, !Byte.isNewline(byte) {
            if byte == Byte.quote {
                position += 1
                return
            }
            position = min(position + (byte == Byte.backslash ? 2 : 1), bytes.count)
        }
    }
}
