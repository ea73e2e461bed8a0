import Foundation
import Typography

extension UIContentSizeCategory {
    /// The place in the order of sizes, from extra small; the default where it is not known.
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
    /// The font of a text style at the size of text of some traits.
    public class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        style.font.adapted(to: traitCollection?.preferredContentSizeCategory ?? .application)
    }
}

/// How fonts and lengths grow with the size of text that the user has chosen, by the sizes of a text style.
@preconcurrency @MainActor open class UIFontMetrics: NSObject {
    /// The measures of body text.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    private let style: UIFont.TextStyle

    /// The measures of a text style.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
        super.init()
    }

    /// A length at the size of text of some traits, of the application where none are given.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection? = nil) -> CGFloat {
        FontGrowth(style: style, size: value).size(at: category(of: traitCollection))
    }

    /// A font at the size of text of some traits, of the application where none are given.
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection? = nil) -> UIFont {
        let growth = FontGrowth(style: style, size: font.pointSize)
        return UIFont(font.face, growth: growth).adapted(to: category(of: traitCollection))
    }

    /// A font at the size of text of some traits, no larger than a size.
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
