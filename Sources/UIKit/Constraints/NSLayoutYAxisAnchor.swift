import Foundation

/// An anchor for a vertical position: top, bottom, centerY, firstBaseline or lastBaseline.
@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// Returns the distance from this anchor down to another as a dimension.
    ///
    /// The distance is negative if the other anchor is above this one.
    open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        LayoutDistance.dimension(
            from: (reference, attribute),
            to: (otherAnchor.reference, otherAnchor.attribute),
            edges: (.top, .bottom), size: .height)
    }
    /// Returns a constraint that places this anchor below another, at a multiple of the system spacing.
    open consuming func constraint(
        equalToSystemSpacingBelow anchor: consuming NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        systemSpacing(.equal, anchor, multiplier)
    }
    /// Returns a constraint that places this anchor below another, at a multiple of the system spacing or more.
    open consuming func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: consuming NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        systemSpacing(.greaterThanOrEqual, anchor, multiplier)
    }
    /// Returns a constraint that places this anchor below another, at a multiple of the system spacing or less.
    open consuming func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: consuming NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        systemSpacing(.lessThanOrEqual, anchor, multiplier)
    }

    override consuming func giveBack() { Self.pool.giveBack(self) }
}
