import Foundation

/// An anchor for a horizontal position: left, right, leading, trailing or centerX.
@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// Returns the distance from this anchor to another as a dimension.
    ///
    /// The distance is negative if the other anchor precedes this one.
    open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        let isDirectional = attribute.family == .directional || otherAnchor.attribute.family == .directional
        return LayoutDistance.dimension(
            from: (reference, attribute),
            to: (otherAnchor.reference, otherAnchor.attribute),
            edges: isDirectional ? (.leading, .trailing) : (.left, .right), size: .width)
    }
    /// Returns a constraint that places this anchor after another, at a multiple of the system spacing.
    ///
    /// The spacing follows the layout direction.
    open consuming func constraint(
        equalToSystemSpacingAfter anchor: consuming NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        systemSpacing(.equal, anchor, multiplier)
    }
    /// Returns a constraint that places this anchor after another, at a multiple of the system spacing or more.
    ///
    /// The spacing follows the layout direction.
    open consuming func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: consuming NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        systemSpacing(.greaterThanOrEqual, anchor, multiplier)
    }
    /// Returns a constraint that places this anchor after another, at a multiple of the system spacing or less.
    ///
    /// The spacing follows the layout direction.
    open consuming func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: consuming NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        systemSpacing(.lessThanOrEqual, anchor, multiplier)
    }

    override consuming func giveBack() { Self.pool.giveBack(self) }
}
