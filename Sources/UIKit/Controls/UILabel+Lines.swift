import Foundation

extension UILabel {
    /// The lines in which the text is shown: broken at the label's width, or whole where it may have one line only.
    public var brokenLines: [String] {
        guard let text, !text.isEmpty else { return [] }
        guard numberOfLines != 1, bounds.width > 0 else { return [text] }
        return MeasuredText(
            text: text, font: font ?? .systemFont(ofSize: 17), numberOfLines: numberOfLines,
            lineBreakMode: lineBreakMode, scale: pixelsPerPoint
        ).lines(within: bounds.width)
    }
}
