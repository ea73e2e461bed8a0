/// The receiver of a decoded string literal.
///
/// The lexer needs only the end of a literal, and the check of a format needs its text. One scanner serves both.
protocol LiteralSink {
    /// Adds source bytes unchanged.
    mutating func copy(_ source: Range<Int>)
    /// Adds an escape sequence with its character, or nothing.
    mutating func replace(_ source: Range<Int>, with scalar: Unicode.Scalar?)
    /// Adds source bytes that are an expression.
    mutating func hole(_ source: Range<Int>)
    /// Records that the literal has no end.
    mutating func unterminated()
}

/// The sink of the lexer, which ignores everything.
struct NoSink: LiteralSink {
    @inline(__always) mutating func copy(_ source: Range<Int>) {}
    @inline(__always) mutating func replace(_ source: Range<Int>, with scalar: Unicode.Scalar?) {}
    @inline(__always) mutating func hole(_ source: Range<Int>) {}
    @inline(__always) mutating func unterminated() {}
}

/// The sink that decodes a literal.
struct LiteralRecorder: LiteralSink {
    let source: [UInt8]
    var literal = StringLiteral()

    init(_ source: [UInt8]) { self.source = source }

    mutating func copy(_ range: Range<Int>) { literal.append(source[range], from: range) }

    mutating func replace(_ range: Range<Int>, with scalar: Unicode.Scalar?) {
        literal.append(scalar.map { scalar in Array(String(Character(scalar)).utf8) } ?? [], from: range)
    }

    mutating func hole(_ range: Range<Int>) { literal.appendHole(from: range) }

    mutating func unterminated() { literal.isUnterminated = true }
}
