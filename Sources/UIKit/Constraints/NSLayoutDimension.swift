import Foundation

/// An anchor for a size: width or height.
@preconcurrency @MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// This size == a constant.
    open consuming func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { makeConstraint(.equal, c) }

    /// This size >= a constant.
    open consuming func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        makeConstraint(.greaterThanOrEqual, c)
    }

    /// This size <= a constant.
    open consuming func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        makeConstraint(.lessThanOrEqual, c)
    }

    /// This size == the other × multiplier.
    open consuming func constraint(
        equalTo anchor: consuming NSLayoutDimension, multiplier m: CGFloat
    ) -> NSLayoutConstraint {
        makeConstraint(.equal, anchor, m, 0)
    }

    /// This size >= the other × multiplier.
    open consuming func constraint(
        greaterThanOrEqualTo anchor: consuming NSLayoutDimension, multiplier m: CGFloat
    ) -> NSLayoutConstraint {
        makeConstraint(.greaterThanOrEqual, anchor, m, 0)
    }

    /// This size <= the other × multiplier.
    open consuming func constraint(
        lessThanOrEqualTo anchor: consuming NSLayoutDimension, multiplier m: CGFloat
    ) -> NSLayoutConstraint {
        makeConstraint(.lessThanOrEqual, anchor, m, 0)
    }

    /// This size == the other × multiplier + constant.
    open consuming func constraint(
        equalTo anchor: consuming NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        makeConstraint(.equal, anchor, m, c)
    }

    /// This size >= the other × multiplier + constant.
    open consuming func constraint(
        greaterThanOrEqualTo anchor: consuming NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        makeConstraint(.greaterThanOrEqual, anchor, m, c)
    }

    /// This size <= the other × multiplier + constant.
    open consuming func constraint(
        lessThanOrEqualTo anchor: consuming NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        makeConstraint(.lessThanOrEqual, anchor, m, c)
    }

    override consuming func giveBack() { Self.pool.giveBack(self) }
}
