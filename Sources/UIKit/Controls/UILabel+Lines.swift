import Foundation

extension UILabel {
    /// The lines of the text, broken at the label's width.
    ///
    /// A label with one line, or without a width, has one element.
    @_spi(Host) public var brokenLines: [String] {
        guard let text, !text.isEmpty else { return [] }
        guard numberOfLines != 1, bounds.width > 0 else { return [text] }
        return measuredText.lines(within: bounds.width)
    }
}

/// The vertical positions that a text keeps when its font shrinks.
///
/// The raw values equal Apple's.
public enum UIBaselineAdjustment: Int, Hashable, Sendable {
    /// The text keeps its baseline.
    case alignBaselines = 0
    /// The text keeps its center.
    case alignCenters = 1
    /// The text keeps its top left corner.
    case none = 2
}
