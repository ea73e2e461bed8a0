import VisualFormat

/// A call with a format string, and its arguments in the source.
struct FormatCall {
    /// The possible texts of the format: two for a condition, none if it is unknown.
    var formats: [StringLiteral]
    /// The options, if the call names them.
    var options: OptionsArgument?
    /// The names of the views, or nil if the dictionary is unknown.
    var views: NameTable?
    /// The names of the metrics, or nil if the dictionary is unknown.
    var metrics: NameTable?
    /// A Boolean value that indicates whether the call uses Apple's method, not a wrapper that may add views and metrics.
    var isApple: Bool
    /// The range of the call from its name to its last argument, in bytes.
    var source: Range<Int>
}

/// The options of a call, as bits of `NSLayoutFormatOptions`, and their range.
struct OptionsArgument: Equatable {
    var rawValue: UInt
    var source: Range<Int>
}

extension OptionsArgument {
    /// Creates options from the tokens of an argument, or returns nil if they are not all literal.
    init?(_ tokens: Range<Int>, of stream: TokenStream) {
        guard let source = stream.source(of: tokens) else { return nil }
        var rawValue: UInt = 0
        for index in tokens {
            switch stream.kind(index) {
            case .identifier:
                guard let bits = OptionsArgument.bits(named: stream.text(index)) else { return nil }
                rawValue |= bits
            case .number:
                guard let bits = UInt(stream.text(index)) else { return nil }
                rawValue |= bits
            case .punctuation:
                // Operators such as `~`, `&` and `?` compute a value.
                guard Array(".[](),|:".utf8).contains(stream.punctuation(index)) else { return nil }
            default: return nil
            }
        }
        self.init(rawValue: rawValue, source: source)
    }

    /// Returns the bits of a name in any of the three languages, 0 for a qualifier, or nil for another word.
    private static func bits(named word: String) -> UInt? {
        let glue = [
            "NSLayoutConstraint", "FormatOptions", "NSLayoutFormatOptions", "UIKit", "AppKit", "rawValue", "init",
            "nil",
            "kNilOptions", "NSLayoutFormatOption",
        ]
        if glue.contains(word) { return 0 }
        return FormatOptions(name: word)?.rawValue
    }
}
