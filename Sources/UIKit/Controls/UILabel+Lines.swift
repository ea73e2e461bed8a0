import Foundation

extension UILabel {
    /// The lines in which the text is shown: broken at the label's width, or whole where it may have one line only.
    public var brokenLines: [String] {
        guard let text, !text.isEmpty else { return [] }
        guard numberOfLines != 1, bounds.width > 0 else { return [text] }
        return measuredText.lines(within: bounds.width)
    }
}

/// What stays where it is when a font shrinks.
///
/// Raw values are Apple's.
public enum UIBaselineAdjustment: Int, Hashable, Sendable {
    /// The baseline.
    case alignBaselines = 0
    /// The middle.
    case alignCenters = 1
    /// Nothing.
    case none = 2
}
