import Scene
@_spi(Host) import UIKit

/// The appearance of a Mac document's view in a picture.
extension AppKitMetrics {
    /// The kind of control that renderers draw.
    ///
    /// A read-only text field is a label.
    var sceneKind: Scene.View.Kind { isLabel ? .label : view.kind.scene }

    /// Returns the text in its cell, or nil for a view without text.
    @MainActor func sceneText(width: CGFloat) -> Scene.Text? {
        guard let string = [text, placeholder].compactMap({ text in text }).first(where: { text in !text.isEmpty })
        else {
            return nil
        }
        return Scene.Text(
            string: string, fontSize: fontSize, fontWeight: isBold ? 700 : 400, alignment: alignment,
            lines: isLabel && wraps ? lines(of: string, width: width) : nil,
            isPlaceholder: text?.isEmpty ?? true)
    }

    private var alignment: Scene.Text.Alignment {
        switch cellValue("alignment") {
        case "center": .center
        case "right": .right
        case "justified": .justified
        default: view.tag == "button" ? .center : .left
        }
    }

    /// A Boolean value that indicates whether a text wraps to the next line.
    ///
    /// A text that is truncated at its end has a line break mode for that.
    private var wraps: Bool { cellValue("lineBreakMode").map { mode in mode.hasSuffix("Wrapping") } ?? true }

    /// Returns the lines in UIKit's system font, for the picture only.
    @MainActor private func lines(of string: String, width: CGFloat) -> [String]? {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 0))
        label.font = .systemFont(ofSize: CGFloat(fontSize), weight: isBold ? .bold : .regular)
        label.numberOfLines = 0
        label.text = string
        return label.brokenLines
    }
}
