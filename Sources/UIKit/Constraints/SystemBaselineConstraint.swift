import Foundation
import Typography

/// The system's distance between vertical places.
///
/// Between edges it is 8 points. Between baselines it follows from the fonts at them, says Apple's documentation, and not how: here it
/// is that between lines of a text in these fonts, from the descender of the one above to the ascender of the one below. Below an edge
/// a baseline is as far as a line of its font is from the next, so that its text begins below the edge; above an edge it is 8 points.
/// The name is Apple's, as its logs print it.
final class _UISystemBaselineConstraint: NSLayoutConstraint {
    /// How many times the distance counts; nil where a stack view sets the distance itself.
    var spaceMultiplier: CGFloat?

    /// Takes over the distance that the fonts give now, unless somebody has set another.
    func refreshSpace() {
        guard let spaceMultiplier, spacingName != nil || holderLink == nil, let distance = fontDistance else { return }
        let wanted = distance * spaceMultiplier
        constantStorage = wanted
        guard let host = slot.host, let id = slot.id, host.engine.constraint(id).constant != Double(wanted) else {
            return
        }
        host.engine.setConstant(Double(wanted), of: id)
        host.isDirty = true
    }

    /// Whether the distance follows from a font.
    var followsFonts: Bool {
        spaceMultiplier != nil && (firstAttribute.isBaseline || secondAttribute.isBaseline)
    }

    private var fontDistance: CGFloat? {
        Self.distance(from: font(second, secondAttribute), to: font(first, firstAttribute))
    }

    /// The distance from a baseline, or an edge without a font, down to the next baseline; nil where no rule is known.
    static func distance(from above: UIFont?, to below: UIFont?) -> CGFloat? {
        guard let below else { return nil }
        guard let above else { return below.lineHeight + below.leadingOfStyle }
        return below.ascender - above.descender + max(above.leadingOfStyle, below.leadingOfStyle)
    }

    private func font(_ item: LayoutReference?, _ attribute: Attribute) -> UIFont? {
        guard attribute.isBaseline, let view = item?.view else { return nil }
        return view.baselineFont(isFirst: attribute == .firstBaseline)
    }
}

extension UIFont {
    /// The leading of the font; for the system's font that of a text style of its size, which gives 22 points between lines of 17.
    fileprivate var leadingOfStyle: CGFloat {
        if case .named = face.family { return leading }
        return max(leading, CGFloat(Typography.TextStyle.leading(atSize: Double(pointSize))))
    }
}

extension NSLayoutConstraint.Attribute {
    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}

extension UIView {
    /// The font of the text at a baseline, in this view or in the one that stands in for it; nil where there is none.
    func baselineFont(isFirst: Bool) -> UIFont? {
        if let lineFont { return lineFont }
        let vended = isFirst ? forFirstBaselineLayout : forLastBaselineLayout
        return vended !== self && vended.isDescendant(of: self) ? vended.baselineFont(isFirst: isFirst) : nil
    }
}
