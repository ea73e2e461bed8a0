/// The parts of a lexer that depend on the language.
protocol Lexer {
    init(_ bytes: [UInt8])
    var cursor: ByteCursor { get set }
    var stream: TokenStream { get set }

    /// Reads one token, comment or punctuation that does not begin with a space, letter or digit.
    mutating func scanOther()
}

extension Lexer {
    /// Returns the tokens and comments of a source text.
    ///
    /// The time is linear in its length.
    static func tokens(of bytes: [UInt8]) -> TokenStream {
        var lexer = Self(bytes)
        // A byte order mark is skipped.
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { lexer.cursor.position = 3 }
        lexer.scan()
        return lexer.stream
    }

    private mutating func scan() {
        while !cursor.isAtEnd {
            let byte = cursor.byte
            if byte <= Byte.space {
                cursor.position += 1
            } else if Byte.isLetter(byte) {
                let start = cursor.position
                cursor.skipWord()
                stream.append(.identifier, start, cursor.position)
            } else if Byte.isDigit(byte) {
                let start = cursor.position
                cursor.skipNumber()
                stream.append(.number, start, cursor.position)
            } else {
                scanOther()
            }
        }
    }

    /// Reads a `//` comment.
    mutating func scanLineComment(continued: Bool = false) {
        let start = cursor.position
        if continued { cursor.skipContinuedLine() } else { cursor.skipLine() }
        stream.comments.append(start..<cursor.position)
    }

    /// Reads a `/* */` comment.
    mutating func scanBlockComment(nested: Bool) {
        let start = cursor.position
        cursor.skipBlockComment(nested: nested)
        stream.comments.append(start..<cursor.position)
    }

    /// Reads one byte of punctuation.
    mutating func scanPunctuation() {
        stream.append(.punctuation, cursor.position, cursor.position + 1)
        cursor.position += 1
    }

    /// Adds the token from an offset to the cursor.
    mutating func append(_ kind: Token.Kind, from start: Int) {
        stream.append(kind, start, cursor.position)
    }
}

extension Language {
    /// Returns the tokens and comments of a source text in this language.
    func tokens(of bytes: [UInt8]) -> TokenStream {
        switch self {
        case .swift: SwiftLexer.tokens(of: bytes)
        case .objectiveC: ObjectiveCLexer.tokens(of: bytes)
        case .cSharp: CSharpLexer.tokens(of: bytes)
        }
    }

    /// Returns the text of the string literal that begins at an offset.
    func literal(at start: Int, of bytes: [UInt8]) -> StringLiteral {
        var cursor = ByteCursor(bytes, at: start)
        var recorder = LiteralRecorder(bytes)
        switch self {
        case .swift: cursor.scanSwiftString(into: &recorder)
        case .objectiveC: cursor.scanObjectiveCString(into: &recorder)
        case .cSharp: cursor.scanCSharpString(into: &recorder)
        }
        return recorder.literal
    }
}
