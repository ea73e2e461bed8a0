/// A word of source text: what it is and which bytes it takes.
///
/// Blanks and comments are no tokens. Punctuation is one byte a token; the finder of calls needs no longer operators.
struct Token: Equatable {
    enum Kind: UInt8 {
        case identifier
        case number
        /// A string literal of any form with its delimiters, also one that is not closed.
        case string
        /// One byte of punctuation.
        case punctuation
        /// A character literal or a regular expression, whose content is not read.
        case other
    }

    var kind: Kind
    var start: Int32
    var end: Int32

    var range: Range<Int> { Int(start)..<Int(end) }
}
