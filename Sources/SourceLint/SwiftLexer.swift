/// A lexer for Swift, with nested comments, raw and multi-line strings, interpolation, and regular expressions.
struct SwiftLexer: Lexer {
    var cursor: ByteCursor
    var stream: TokenStream

    init(_ bytes: [UInt8]) {
        cursor = ByteCursor(bytes)
        stream = TokenStream(bytes, language: .swift)
    }

    mutating func scanOther() {
        let start = cursor.position
        switch cursor.byte {
        case Byte.quote:
            scanString()
        case Byte.slash where cursor.peek(1) == Byte.slash:
            scanLineComment()
        case Byte.slash where cursor.peek(1) == Byte.asterisk:
            scanBlockComment(nested: true)
        case Byte.slash where regularExpressionEnd != nil:
            cursor.position = regularExpressionEnd ?? cursor.position
            append(.other, from: start)
        case Byte.hash:
            let hashes = cursor.run(of: Byte.hash)
            switch cursor.peek(hashes) {
            case Byte.quote: scanString()
            case Byte.slash: scanExtendedRegularExpression(hashes: hashes)
            default: scanPunctuation()
            }
        case Byte.backtick:
            cursor.position += 1
            cursor.skipWord()
            if cursor.position > start + 1 { stream.append(.identifier, start + 1, cursor.position) }
            if cursor.byte == Byte.backtick { cursor.position += 1 }
        default:
            scanPunctuation()
        }
    }

    private mutating func scanString() {
        let start = cursor.position
        var sink = NoSink()
        cursor.scanSwiftString(into: &sink)
        append(.string, from: start)
    }

    /// The end of a `/…/` regular expression at this position, or nil.
    ///
    /// It must be in the position of an operand, not before a space, and closed on its line. Otherwise the slash is an operator.
    private var regularExpressionEnd: Int? {
        guard mayBeginOperand, cursor.peek(1) > Byte.space else { return nil }
        var index = cursor.position + 1
        while index < cursor.bytes.count, !Byte.isNewline(cursor.bytes[index]) {
            switch cursor.bytes[index] {
            case Byte.backslash: index += 2
            case Byte.slash: return cursor.bytes[index - 1] > Byte.space ? index + 1 : nil
            default: index += 1
            }
        }
        return nil
    }

    private var mayBeginOperand: Bool {
        guard let last = stream.tokens.last else { return true }
        guard last.kind == .punctuation else { return stream.isText(last.range, "return") }
        switch cursor.bytes[Int(last.start)] {
        case Byte.rightParenthesis, Byte.rightBracket, Byte.rightBrace, Byte.point, Byte.questionMark, 0x21:
            return false
        default: return true
        }
    }

    private mutating func scanExtendedRegularExpression(hashes: Int) {
        let start = cursor.position
        cursor.position += hashes + 1
        let spansLines = Byte.isNewline(cursor.byte)
        while !cursor.isAtEnd, spansLines || !Byte.isNewline(cursor.byte) {
            if cursor.byte == Byte.slash, cursor.run(of: Byte.hash, at: 1) >= hashes {
                cursor.position += hashes + 1
                break
            }
            cursor.position += cursor.byte == Byte.backslash ? 2 : 1
        }
        cursor.position = min(cursor.position, cursor.bytes.count)
        append(.other, from: start)
    }
}
