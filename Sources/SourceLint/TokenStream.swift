/// The tokens of a source text, and the comments that may contain directives.
struct TokenStream {
    let bytes: [UInt8]
    let language: Language
    var tokens: [Token] = []
    /// All comments, with their delimiters.
    var comments: [Range<Int>] = []

    init(_ bytes: [UInt8], language: Language) {
        self.bytes = bytes
        self.language = language
        // Real sources have a token about every five bytes.
        tokens.reserveCapacity(bytes.count / 5)
    }

    mutating func append(_ kind: Token.Kind, _ start: Int, _ end: Int) {
        tokens.append(Token(kind: kind, start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: end)))
    }

    /// Returns the byte of a punctuation token, or 0 for any other token and beyond the end.
    func punctuation(_ index: Int) -> UInt8 {
        guard index >= 0, index < tokens.count, tokens[index].kind == .punctuation else { return 0 }
        return bytes[Int(tokens[index].start)]
    }

    /// Returns the kind of a token, or nil beyond the end.
    func kind(_ index: Int) -> Token.Kind? {
        index >= 0 && index < tokens.count ? tokens[index].kind : nil
    }

    /// Returns the text of a token.
    func text(_ index: Int) -> String {
        String(decoding: bytes[tokens[index].range], as: UTF8.self)
    }

    /// Returns the byte range of tokens, or nil for none.
    func source(of tokens: Range<Int>) -> Range<Int>? {
        guard let first = tokens.first, let last = tokens.last else { return nil }
        return self.tokens[first].range.lowerBound..<self.tokens[last].range.upperBound
    }

    /// Returns whether a token is a given word.
    func isWord(_ index: Int, _ word: StaticString) -> Bool {
        guard kind(index) == .identifier else { return false }
        return isText(tokens[index].range, word)
    }

    /// Returns whether bytes are a given ASCII text.
    func isText(_ range: Range<Int>, _ text: StaticString) -> Bool {
        guard range.count == text.utf8CodeUnitCount else { return false }
        return text.withUTF8Buffer { expected in
            for (offset, byte) in expected.enumerated() where bytes[range.lowerBound + offset] != byte { return false }
            return true
        }
    }
}
