import VisualFormat

/// A call with a format string, and its arguments in the source.
struct FormatCall {
    /// The texts that the format may be: two for a condition, none if it is not written down.
    var formats: [StringLiteral]
    /// The options, if they are named at the call.
    var options: OptionsArgument?
    /// The names of the views; nil if the dictionary is not written down.
    var views: NameTable?
    /// The names of the metrics; nil if the dictionary is not written down.
    var metrics: NameTable?
    /// A Boolean value that indicates whether it is Apple's own method and not a wrapper, which may add views and
    /// metrics of its own.
    var isApple: Bool
    /// The bytes of the call from its name to its last argument.
    var source: Range<Int>
}

/// The options of a call, as bits of `NSLayoutFormatOptions`, and their range.
struct OptionsArgument: Equatable {
    var rawValue: UInt
    var source: Range<Int>
}

extension OptionsArgument {
    /// Reads the options from the tokens of an argument; nil if they are not all written down.
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
                // `~`, `&`, `?` and the like compute something.
                guard Array(".[](),|:".utf8).contains(stream.punctuation(index)) else { return nil }
            default: return nil
            }
        }
        self.init(rawValue: rawValue, source: source)
    }

    /// The bits of a name of any of the three languages; 0 for a word that only leads to one; nil for another word.
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
