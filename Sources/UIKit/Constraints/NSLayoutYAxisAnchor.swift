import Foundation

/// An anchor for a vertical place: top, bottom, centerY, firstBaseline, lastBaseline.
@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// The distance from this anchor down to the other, as a dimension; negative where the other lies above.
    open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        LayoutDistance.dimension(
            from: (reference, attribute),
            to: (otherAnchor.reference, otherAnchor.attribute),
            edges: (.top, .bottom), size: .height)
    }
    /// This anchor == the other + the system's spacing × multiplier.
    open consuming func constraint(
        equalToSystemSpacingBelow anchor: consuming NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        systemSpacing(.equal, anchor, multiplier)
    }
    /// This anchor >= the other + the system's spacing × multiplier.
    open consuming func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: consuming NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        systemSpacing(.greaterThanOrEqual, anchor, multiplier)
    }
    /// This anchor <= the other + the system's spacing × multiplier.
    open consuming func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: consuming NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        systemSpacing(.lessThanOrEqual, anchor, multiplier)
    }

    override consuming func giveBack() { Self.pool.giveBack(self) }
}
