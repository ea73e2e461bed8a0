import Foundation
import Typography

/// A text in a font, to be measured: the one place in which `UIKit` asks `Typography`.
struct MeasuredText {
    /// The text.
    let text: String
    /// Its font.
    let font: UIFont
    /// How many lines it may have; 0 for any number.
    var numberOfLines = 0
    /// What happens where a line is too long.
    var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// How many pixels there are to a point; sizes are rounded up to the pixel.
    let scale: CGFloat
    /// The text with its attributes, where it has any.
    var attributed: AttributedText?

    /// The size within a width, in points; without a width each paragraph is one line.
    ///
    /// An empty text has no size.
    func size(within width: CGFloat? = nil) -> CGSize {
        guard !text.isEmpty else { return .zero }
        let size =
            attributed?.size(within: width, numberOfLines: numberOfLines, lineBreakMode: lineBreakMode)
            ?? layout(within: width).size
        let grid = PixelGrid(scale: Double(scale))
        return CGSize(width: grid.roundedUp(size.width), height: grid.roundedUp(size.height))
    }

    /// The size within a width, in points, where the text goes around what a container leaves out.
    @MainActor func size(within width: CGFloat, around container: NSTextContainer) -> CGSize {
        let text = attributed ?? AttributedText(NSAttributedString(string: text), font: font)
        let size = text.usedSize(around: container, width: width, numberOfLines: numberOfLines)
        let grid = PixelGrid(scale: Double(scale))
        return CGSize(width: grid.roundedUp(size.width), height: grid.roundedUp(size.height))
    }

    private func layout(within width: CGFloat?) -> TextLayout {
        TextLayout(
            text, font: font.face, width: width.map { Double($0) } ?? .infinity, maximumLines: numberOfLines,
            mode: lineBreakMode.typographic)
    }

    /// The lines that a width breaks the text into.
    func lines(within width: CGFloat) -> [String] {
        let layout =
            attributed?.layout(within: width, numberOfLines: numberOfLines, lineBreakMode: lineBreakMode)
            ?? layout(within: width)
        return layout.lines.map { $0.text }
    }

    /// The height of one line in a font, rounded up to the pixel.
    static func lineHeight(of font: UIFont, scale: CGFloat) -> CGFloat {
        CGFloat(PixelGrid(scale: Double(scale)).roundedUp(Double(font.lineHeight)))
    }
}

extension NSLineBreakMode {
    /// The mode in the words of `Typography`.
    var typographic: TextLayout.LineBreakMode {
        switch self {
        case .byWordWrapping: return .wordWrapping
        case .byCharWrapping: return .characterWrapping
        case .byClipping: return .clipping
        case .byTruncatingHead: return .truncatingHead
        case .byTruncatingTail: return .truncatingTail
        case .byTruncatingMiddle: return .truncatingMiddle
        }
    }
}
