import Foundation

/// An anchor for a horizontal place: left, right, leading, trailing, centerX.
@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// The distance from this anchor to the other, as a dimension; negative where the other lies before it.
    open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        let isDirectional = attribute.family == .directional || otherAnchor.attribute.family == .directional
        return LayoutDistance.dimension(
            from: (reference, attribute),
            to: (otherAnchor.reference, otherAnchor.attribute),
            edges: isDirectional ? (.leading, .trailing) : (.left, .right), size: .width)
    }
    /// This anchor == the other + the system's spacing × multiplier, in reading direction.
    open consuming func constraint(
        equalToSystemSpacingAfter anchor: consuming NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        systemSpacing(.equal, anchor, multiplier)
    }
    /// This anchor >= the other + the system's spacing × multiplier, in reading direction.
    open consuming func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: consuming NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        systemSpacing(.greaterThanOrEqual, anchor, multiplier)
    }
    /// This anchor <= the other + the system's spacing × multiplier, in reading direction.
    open consuming func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: consuming NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        systemSpacing(.lessThanOrEqual, anchor, multiplier)
    }

    override consuming func giveBack() { Self.pool.giveBack(self) }
}
