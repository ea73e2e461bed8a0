import Foundation
import Typography

extension UIContentSizeCategory {
    /// The index of the category from extra small upwards; an unknown category has the index of the default one.
    var step: Int {
        let order: [UIContentSizeCategory] = [
            .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
            .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
            .accessibilityExtraExtraExtraLarge,
        ]
        return order.firstIndex(of: self) ?? 3
    }
}

extension UIFont {
    /// Returns the font of a text style at the content size category of traits.
    ///
    /// Without traits it uses the application's category.
    public class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        style.font.adapted(to: traitCollection?.preferredContentSizeCategory ?? .application)
    }
}

/// An object that scales fonts and lengths with the content size category, by the sizes of a text style.
@preconcurrency @MainActor open class UIFontMetrics: NSObject {
    /// The metrics of the body text style.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    private let style: UIFont.TextStyle

    /// Creates the metrics of a text style.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
        super.init()
    }

    /// Returns a length, in points, scaled for the content size category of traits.
    ///
    /// Without traits it uses the application's category.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection? = nil) -> CGFloat {
        FontGrowth(style: style, size: value).size(at: category(of: traitCollection))
    }

    /// Returns a font scaled for the content size category of traits.
    ///
    /// Without traits it uses the application's category.
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection? = nil) -> UIFont {
        let growth = FontGrowth(style: style, size: font.pointSize)
        return UIFont(font.face, growth: growth).adapted(to: category(of: traitCollection))
    }

    /// Returns a font scaled for the content size category of traits, up to a maximum size in points.
    open func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection? = nil
    ) -> UIFont {
        let growth = FontGrowth(style: style, size: font.pointSize, greatest: maximumPointSize)
        return UIFont(font.face, growth: growth).adapted(to: category(of: traitCollection))
    }

    private func category(of traits: UITraitCollection?) -> UIContentSizeCategory {
        traits?.preferredContentSizeCategory ?? .application
    }
}
