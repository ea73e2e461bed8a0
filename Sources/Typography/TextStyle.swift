/// The text styles of dynamic type with the sizes that Apple publishes for its content sizes.
public enum TextStyle: String, Hashable, Sendable, CaseIterable {
    /// The largest title.
    case largeTitle
    /// First level of headings.
    case title1
    /// Second level of headings.
    case title2
    /// Third level of headings.
    case title3
    /// A heading in running text, semibold.
    case headline
    /// Below a headline.
    case subheadline
    /// Running text.
    case body
    /// A call-out.
    case callout
    /// A footnote.
    case footnote
    /// A caption.
    case caption1
    /// An alternate caption.
    case caption2

    /// How heavy the style is at every size.
    public var weight: FontWeight { self == .headline ? .semibold : .regular }

    /// The size of the style at a content size.
    ///
    /// `step` counts from "extra small" (0); "large" is the default (3), "extra extra extra large" is 6 and the five
    /// sizes of accessibility follow. What is outside is clamped.
    public func pointSize(atStep step: Int) -> Double {
        let sizes = self.sizes
        return sizes[min(max(step, 0), sizes.count - 1)]
    }

    private var sizes: [Double] {
        switch self {
        case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
        case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
        case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
        case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
        case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
        case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
        case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
        case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
        case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
        case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
        }
    }
}
