/// The names of UIKit's constants as Objective-C, C# and each version of Swift write them.
public enum SwiftName {
    /// The name that Swift has for a constant today: `alignAllTop` for `NSLayoutFormatAlignAllTop`,
    /// `NSLayoutFormatOptions.AlignAllTop`, `NSLayoutConstraint.FormatOptions.alignAllTop`, `.alignAllTop` and `AlignAllTop`.
    ///
    /// Any other text is returned without the types before it. Linear in the length.
    public static func current(for word: String) -> String {
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
    /// The option of that name, in any spelling that ``SwiftName`` knows; nil for another word.
    public init?(name: String) {
        let current = SwiftName.current(for: name)
        guard let option = FormatOptions.named.first(where: { entry in entry.name == current }) else { return nil }
        self = option.option
    }

    /// The names of all options in Swift, sorted, with those that stand for what holds anyway.
    public static let names = named.map { entry in entry.name }.filter { name in name != "alignAllBaseline" }.sorted()

    private static let named: [(name: String, option: FormatOptions)] = [
        ("alignAllLeft", .align(.left)), ("alignAllRight", .align(.right)), ("alignAllTop", .align(.top)),
        ("alignAllBottom", .align(.bottom)), ("alignAllLeading", .align(.leading)),
        ("alignAllTrailing", .align(.trailing)), ("alignAllCenterX", .align(.centerX)),
        ("alignAllCenterY", .align(.centerY)), ("alignAllLastBaseline", .align(.lastBaseline)),
        ("alignAllFirstBaseline", .align(.firstBaseline)),
        // The name of `alignAllLastBaseline` before iOS 8.
        ("alignAllBaseline", .align(.lastBaseline)),
        ("directionLeadingToTrailing", []), ("directionLeftToRight", .directionLeftToRight),
        ("directionRightToLeft", .directionRightToLeft), ("spacingEdgeToEdge", []),
        ("spacingBaselineToBaseline", .spacingBaselineToBaseline),
    ]
}
