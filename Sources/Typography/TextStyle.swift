/// The text styles of Dynamic Type, with the sizes that Apple publishes.
public enum TextStyle: String, Hashable, Sendable, CaseIterable {
    /// The largest title.
    case largeTitle
    /// The first level of headings.
    case title1
    /// The second level of headings.
    case title2
    /// The third level of headings.
    case title3
    /// A heading in body text, in semibold.
    case headline
    /// A subheading.
    case subheadline
    /// Body text.
    case body
    /// A callout.
    case callout
    /// A footnote.
    case footnote
    /// A caption.
    case caption1
    /// An alternate caption.
    case caption2

    /// The weight of the style.
    public var weight: FontWeight { self == .headline ? .semibold : .regular }

    /// Returns the point size of the style for a content size.
    ///
    /// `step` is 0 for "extra small", 3 for "large" (the default) and 6 for "extra extra extra large", followed by the
    /// five accessibility sizes. Other values are clamped.
    public func pointSize(atStep step: Int) -> Double {
        let sizes = self.sizes
        return sizes[min(max(step, 0), sizes.count - 1)]
    }

    private var sizes: [Double] { Self.table[Self.allCases.firstIndex(of: self) ?? 6] }

    /// The sizes of each style, in the order of the cases.
    ///
    /// It is a table, because Swift 6.3 returns the arrays of a switch in reverse order in Embedded Swift for WebAssembly.
    private static let table: [[Double]] = [
        [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
        [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
        [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
        [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
        [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
        [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
        [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
        [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
        [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
    ]
}
