import Foundation
import Typography

/// The size of a text in a font: the one place in which `UIKit` measures text.
struct TextLayout {
    /// The text.
    let text: String
    /// Its font.
    let font: UIFont
    /// How many lines it may have; 0 for any number.
    var numberOfLines = 0
    /// How many pixels there are to a point; sizes are rounded up to the pixel.
    let scale: CGFloat

    /// The size within a width, in points; without a width each paragraph is one line. An empty text has no size.
    func size(within width: CGFloat? = nil) -> CGSize {
        guard !text.isEmpty else { return .zero }
        let lines = ruler.lineWidths(of: text, within: width.map { Double($0) })
        let shown = numberOfLines > 0 ? min(numberOfLines, lines.count) : lines.count
        return CGSize(
            width: roundedUp(CGFloat(lines.max() ?? 0)), height: roundedUp(CGFloat(shown) * font.lineHeight))
    }

    /// The next pixel at or above a length; what floating point adds in vain is left out.
    func roundedUp(_ length: CGFloat) -> CGFloat { (length * scale - 1e-6).rounded(.up) / scale }

    private var ruler: TextRuler {
        TextRuler(
            pointSize: Double(font.pointSize), weight: Double(font.weight.rawValue), isMonospaced: font.isMonospaced)
    }
}
