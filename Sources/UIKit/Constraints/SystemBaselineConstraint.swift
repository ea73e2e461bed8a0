import Foundation
import Typography

/// A constraint with the system spacing between vertical positions.
///
/// Between edges, the spacing is 8 points. Between baselines, Apple's documentation says that it depends on the fonts, but not how. Plumb
/// uses the line spacing of a text in these fonts, from the upper descender to the lower ascender. A baseline below an edge is at the
/// distance of one line of its font, so that its text begins below the edge. A baseline above an edge is at 8 points. The class name is
/// Apple's, as it appears in Apple's logs.
final class _UISystemBaselineConstraint: NSLayoutConstraint {
    /// The multiplier of the spacing; nil if a stack view sets the spacing itself.
    var spaceMultiplier: CGFloat?

    /// Applies the spacing of the current fonts, unless another constant was set.
    func refreshSpace() {
        guard let spaceMultiplier, spacingName != nil || holderLink == nil else { return }
        let wanted = fontDistance * spaceMultiplier
        constantStorage = wanted
        guard let host = slot.host, let id = slot.id, host.engine.constraint(id).constant != Double(wanted) else {
            return
        }
        host.engine.setConstant(Double(wanted), of: id)
        host.isDirty = true
    }

    /// A Boolean value that indicates whether the spacing depends on a font.
    var followsFonts: Bool {
        spaceMultiplier != nil && (firstAttribute.isBaseline || secondAttribute.isBaseline)
    }

    private var fontDistance: CGFloat {
        Self.distance(from: font(second, secondAttribute), to: font(first, firstAttribute))
    }

    /// Returns the distance from a baseline down to the next one; an edge without a font is 8 points from it.
    static func distance(from above: UIFont?, to below: UIFont?) -> CGFloat {
        guard let below else { return 8 }
        guard let above else { return below.lineHeight + below.leadingOfStyle }
        return below.ascender - above.descender + max(above.leadingOfStyle, below.leadingOfStyle)
    }

    private func font(_ item: LayoutReference?, _ attribute: Attribute) -> UIFont? {
        guard attribute.isBaseline, let view = item?.view else { return nil }
        return view.baselineFont(isFirst: attribute == .firstBaseline)
    }
}

extension UIFont {
    /// The leading of the font.
    ///
    /// The system font has the leading of a text style of its size, such as 22 points between lines of size 17.
    fileprivate var leadingOfStyle: CGFloat {
        if case .named = face.family { return leading }
        return max(leading, CGFloat(Typography.TextStyle.leading(atSize: Double(pointSize))))
    }
}

extension NSLayoutConstraint.Attribute {
    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}

extension UIView {
    /// Returns the font of the text at a baseline of this view, or of the view that provides the baseline; nil for none.
    func baselineFont(isFirst: Bool) -> UIFont? {
        if let lineFont { return lineFont }
        let vended = isFirst ? forFirstBaselineLayout : forLastBaselineLayout
        return vended !== self && vended.isDescendant(of: self) ? vended.baselineFont(isFirst: isFirst) : nil
    }
}
