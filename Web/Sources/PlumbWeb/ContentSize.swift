import LayoutEngine
import Typography

/// The intrinsic content size of a view, with its priorities and baselines.
///
/// The sizes are those of UIKit's controls. `Tests/parity.mjs` compares them with the ones of the command.
struct ContentSize {
    var width: Double?
    var height: Double?
    var hugging = (horizontal: 250.0, vertical: 250.0)
    var compression = (horizontal: 750.0, vertical: 750.0)
    /// The distance of the first baseline below the top edge, for views with text.
    var firstBaseline: Double?
    /// The distance of the last baseline above the bottom edge.
    var lastBaseline = 0.0
    var alignmentInsets = LayoutInsets()

    /// Measures a view.
    /// - Parameter width: The width in which text wraps; nil for a single line per paragraph.
    /// - Parameter textSize: The step of the user's text size, for fonts of a text style.
    init(of view: LiveDocument.View, width: Double? = nil, textSize: Int) {
        switch view.className {
        case "UIView": break
        case "UILabel": measureLabel(view, width: width, textSize)
        case "UIButton": measureButton(view, textSize)
        case "UITextField": measureTextField(view, textSize)
        case "UIImageView":
            (self.width, height) = (view.image?.width, view.image?.height)
            hugging = (251, 251)
        case "UISwitch":
            (self.width, height) = (49, 31)
            hugging = (750, 750)
            alignmentInsets.right = 2
        case "UISlider":
            height = 30
            alignmentInsets = LayoutInsets(left: 2, bottom: 1, right: 2)
        case "UIProgressView": height = 4
        case "UIActivityIndicatorView":
            (self.width, height) = (20, 20)
            hugging = (750, 750)
        case "UIStepper": (self.width, height) = (94, 32)
        case "UISegmentedControl": height = 32
        case "UIPageControl": height = 26
        case "UISearchBar": height = 56
        default: break
        }
        if let given = view.intrinsicSize.horizontal { self.width = given }
        if let given = view.intrinsicSize.vertical { height = given }
        if let given = view.hugging.horizontal { hugging.horizontal = given }
        if let given = view.hugging.vertical { hugging.vertical = given }
        if let given = view.compression.horizontal { compression.horizontal = given }
        if let given = view.compression.vertical { compression.vertical = given }
    }

    /// Returns whether the height of a view depends on its width.
    static func wraps(_ view: LiveDocument.View) -> Bool {
        view.className == "UILabel" && view.numberOfLines != 1 && view.intrinsicSize.vertical == nil
    }

    private mutating func measureLabel(_ view: LiveDocument.View, width: Double?, _ textSize: Int) {
        let font = Self.font(of: view, size: 17, at: textSize)
        hugging = (250, 250)
        let text = TextLayout(
            view.text ?? "", font: font, width: width ?? .infinity, maximumLines: view.numberOfLines)
        let size = text.size
        (self.width, height) = (Self.up(size.width), (view.text ?? "").isEmpty ? 0 : Self.up(size.height))
        setBaselines(of: text.metrics, above: 0)
    }

    private mutating func measureButton(_ view: LiveDocument.View, _ textSize: Int) {
        let font = Self.font(of: view, size: 15, at: textSize)
        let text = TextLayout(view.text ?? "", font: font)
        width = max(30, Self.up(text.size.width))
        height = Self.up(text.metrics.lineHeight) + 12
        setBaselines(of: text.metrics, above: 6)
    }

    private mutating func measureTextField(_ view: LiveDocument.View, _ textSize: Int) {
        let font = Self.font(of: view, size: 14, at: textSize)
        let shown = view.text ?? ""
        let text = TextLayout(shown.isEmpty ? view.placeholder ?? "" : shown, font: font)
        // Text has 9.5 points at both sides, and an empty field 7.
        let isEmpty = text.size.width == 0
        (width, height) = (Self.up(text.size.width) + (isEmpty ? 14 : 19), 34)
        let above = (34 - text.metrics.lineHeight) / 2 + 1
        setBaselines(of: text.metrics, above: above)
    }

    private mutating func setBaselines(of metrics: FontMetrics, above: Double) {
        firstBaseline = (above + metrics.ascender).rounded()
        lastBaseline = (above - metrics.descender).rounded(.down)
    }

    /// Returns the font of a view: of its size, of its text style at a step of the user's text size, or of a size of the class.
    static func font(of view: LiveDocument.View, size: Double, at textSize: Int) -> Font {
        if view.fontSize == nil, let style = view.textStyle {
            let size = style.pointSize(atStep: textSize)
            if let name = view.fontWeight { return Font(pointSize: size, weight: weight(name)) }
            return Font(pointSize: size, weight: style.weight, leading: TextStyle.leading(atSize: size))
        }
        return Font(pointSize: view.fontSize ?? size, weight: weight(view.fontWeight ?? "regular"))
    }

    /// Returns the weight with a name; the regular one for unknown names.
    private static func weight(_ name: String) -> FontWeight {
        let names = ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"]
        return names.firstIndex(of: name).map { place in FontWeight(cssValue: 100 * (place + 1)) } ?? .regular
    }

    /// A length rounded up to half a point, the pixel of a screen with two pixels per point.
    static func up(_ length: Double) -> Double { (length * 2 - 1e-6).rounded(.up) / 2 }
}
