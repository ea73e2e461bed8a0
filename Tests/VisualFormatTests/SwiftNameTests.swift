import Testing
import VisualFormat

@Suite struct SwiftNameTests {
    @Test(arguments: [
        ("alignAllTop", "alignAllTop"), (".alignAllTop", "alignAllTop"), ("AlignAllTop", "alignAllTop"),
        ("NSLayoutFormatAlignAllTop", "alignAllTop"), ("NSLayoutFormatOptions.AlignAllTop", "alignAllTop"),
        ("NSLayoutConstraint.FormatOptions.alignAllTop", "alignAllTop"), ("NSLayoutAttributeCenterX", "centerX"),
        ("NSLayoutAttribute.CenterX", "centerX"), ("NSLayoutRelationEqual", "equal"),
        ("NSLayoutRelation.GreaterThanOrEqual", "greaterThanOrEqual"), ("NSLayoutFormat", "nSLayoutFormat"),
        ("", ""), (".", ""), ("ÄB", "ÄB"), ("9", "9"),
    ])
    func namesAreThoseOfSwift(word: String, name: String) {
        #expect(SwiftName.current(for: word) == name)
    }

    /// The names in Apple's headers, with the bit that each one sets; none for defaults.
    static let bits: [(name: String, bits: [UInt])] = [
        ("AlignAllLeft", [1]), ("AlignAllRight", [2]), ("AlignAllTop", [3]), ("AlignAllBottom", [4]),
        ("AlignAllLeading", [5]), ("AlignAllTrailing", [6]), ("AlignAllCenterX", [9]), ("AlignAllCenterY", [10]),
        ("AlignAllBaseline", [11]), ("AlignAllLastBaseline", [11]), ("AlignAllFirstBaseline", [12]),
        ("DirectionLeadingToTrailing", []), ("DirectionLeftToRight", [16]), ("DirectionRightToLeft", [17]),
        ("SpacingEdgeToEdge", []), ("SpacingBaselineToBaseline", [19]),
    ]

    @Test(arguments: bits)
    func optionsHaveApplesBits(name: String, bits: [UInt]) {
        #expect(FormatOptions(name: "NSLayoutFormat" + name)?.rawValue == bits.reduce(0) { $0 | 1 << $1 })
        #expect(FormatOptions(name: name + "s") == nil)
    }

    @Test func eachNameIsAnOption() {
        #expect(FormatOptions.names == FormatOptions.names.sorted() && FormatOptions.names.count == 15)
        for name in FormatOptions.names { #expect(FormatOptions(name: name) != nil) }
    }
}
