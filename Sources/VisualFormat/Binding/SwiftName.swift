/// Translates names of UIKit constants from Objective-C, C# and older versions of Swift.
public enum SwiftName {
    /// Returns the current Swift name of a constant: `alignAllTop` for `NSLayoutFormatAlignAllTop`,
    /// `NSLayoutFormatOptions.AlignAllTop`, `NSLayoutConstraint.FormatOptions.alignAllTop`, `.alignAllTop` and
    /// `AlignAllTop`.
    ///
    /// Other texts are returned without leading type names.
    ///
    /// - Complexity: Linear in the length of the text.
    public static func current(for word: String) -> String {
        // Most names are current: they begin with a small letter, and have no types before them.
        if let first = word.utf8.first, UInt8(ascii: "a")...UInt8(ascii: "z") ~= first,
            !word.utf8.contains(UInt8(ascii: "."))
        {
            return word
        }
        var name = word[...]
        if let point = name.lastIndex(of: ".") { name = name[name.index(after: point)...] }
        let prefix = prefixes.first { prefix in name.hasPrefix(prefix) && name.utf8.count > prefix.utf8.count }
        if let prefix { name = name.dropFirst(prefix.utf8.count) }
        guard let first = name.unicodeScalars.first, ("A"..."Z").contains(first),
            let small = Unicode.Scalar(first.value + 32)
        else { return String(name) }
        return String(Character(small)) + String(name.dropFirst())
    }

    private static let prefixes = ["NSLayoutFormat", "NSLayoutAttribute", "NSLayoutRelation"]
}

extension FormatOptions {
    /// Creates the option with a name, in any spelling that ``SwiftName`` knows.
    ///
    /// Returns nil for other words.
    public init?(name: String) {
        func known(_ name: String) -> FormatOptions? { Self.named.first { known in known.name == name }?.option }
        guard let option = known(name) ?? known(SwiftName.current(for: name)) else { return nil }
        self = option
    }

    /// The Swift names of all options, sorted, including those for the default behavior.
    public static let names = named.map { known in known.name }.filter { name in name != "alignAllBaseline" }

    /// The options by name, in this order.
    private static let named: [(name: String, option: FormatOptions)] = [
        // The name of `alignAllLastBaseline` before iOS 8.
        ("alignAllBaseline", .align(.lastBaseline)),
        ("alignAllBottom", .align(.bottom)), ("alignAllCenterX", .align(.centerX)),
        ("alignAllCenterY", .align(.centerY)), ("alignAllFirstBaseline", .align(.firstBaseline)),
        ("alignAllLastBaseline", .align(.lastBaseline)), ("alignAllLeading", .align(.leading)),
        ("alignAllLeft", .align(.left)), ("alignAllRight", .align(.right)), ("alignAllTop", .align(.top)),
        ("alignAllTrailing", .align(.trailing)), ("directionLeadingToTrailing", []),
        ("directionLeftToRight", .directionLeftToRight), ("directionRightToLeft", .directionRightToLeft),
        ("spacingBaselineToBaseline", .spacingBaselineToBaseline), ("spacingEdgeToEdge", []),
    ]
}
