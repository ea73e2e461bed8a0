import Foundation
import LayoutEngine
import Typography

/// A text with a font for measurement; this is the only file in which `UIKit` measures with `Typography`.
struct MeasuredText {
    /// The text.
    let text: String
    /// The font of the text.
    let font: UIFont
    /// The maximum number of lines; 0 for no limit.
    var numberOfLines = 0
    /// The line break mode.
    var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The number of pixels per point; sizes are rounded up to whole pixels.
    let scale: CGFloat
    /// The text with its attributes; nil for plain text.
    var attributed: AttributedText?

    /// Returns the size of the text within a width, in points; without a width each paragraph is one line.
    ///
    /// The size of an empty text is zero.
    func size(within width: CGFloat? = nil) -> CGSize {
        guard !text.isEmpty else { return .zero }
        let size =
            attributed?.size(within: width, numberOfLines: numberOfLines, lineBreakMode: lineBreakMode)
            ?? layout(within: width).size
        let grid = PixelGrid(scale: Double(scale))
        return CGSize(width: grid.roundedUp(size.width), height: grid.roundedUp(size.height))
    }

    /// Returns the size of the text within a width, in points, with the exclusion paths of a container.
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

    /// Returns the lines of the text within a width, in points.
    func lines(within width: CGFloat) -> [String] {
        let layout =
            attributed?.layout(within: width, numberOfLines: numberOfLines, lineBreakMode: lineBreakMode)
            ?? layout(within: width)
        return layout.lines.map { $0.text }
    }

    /// Returns the height of one line of a font, in points and rounded up to whole pixels.
    static func lineHeight(of font: UIFont, scale: CGFloat) -> CGFloat {
        CGFloat(PixelGrid(scale: Double(scale)).roundedUp(Double(font.lineHeight)))
    }
}

extension NSLineBreakMode {
    /// The equivalent mode in `Typography`.
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
