/// A token: its kind and range.
///
/// Blanks and comments are not tokens. Punctuation is one byte per token, since no longer operators are needed.
struct Token: Equatable {
    enum Kind: UInt8 {
        case identifier
        case number
        /// A string literal of any form with its delimiters, even without an end.
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
