import Foundation

/// An anchor for a size: width or height.
@preconcurrency @MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// Returns a constraint that makes this size equal to a constant, in points.
    open consuming func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { makeConstraint(.equal, c) }

    /// Returns a constraint that makes this size greater than or equal to a constant, in points.
    open consuming func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        makeConstraint(.greaterThanOrEqual, c)
    }

    /// Returns a constraint that makes this size less than or equal to a constant, in points.
    open consuming func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        makeConstraint(.lessThanOrEqual, c)
    }

    /// Returns a constraint that makes this size equal to another times a multiplier.
    open consuming func constraint(
        equalTo anchor: consuming NSLayoutDimension, multiplier m: CGFloat
    ) -> NSLayoutConstraint {
        makeConstraint(.equal, anchor, m, 0)
    }

    /// Returns a constraint that makes this size greater than or equal to another times a multiplier.
    open consuming func constraint(
        greaterThanOrEqualTo anchor: consuming NSLayoutDimension, multiplier m: CGFloat
    ) -> NSLayoutConstraint {
        makeConstraint(.greaterThanOrEqual, anchor, m, 0)
    }

    /// Returns a constraint that makes this size less than or equal to another times a multiplier.
    open consuming func constraint(
        lessThanOrEqualTo anchor: consuming NSLayoutDimension, multiplier m: CGFloat
    ) -> NSLayoutConstraint {
        makeConstraint(.lessThanOrEqual, anchor, m, 0)
    }

    /// Returns a constraint that makes this size equal to another times a multiplier plus a constant, in points.
    open consuming func constraint(
        equalTo anchor: consuming NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        makeConstraint(.equal, anchor, m, c)
    }

    /// Returns a constraint that makes this size greater than or equal to another times a multiplier plus a constant, in points.
    open consuming func constraint(
        greaterThanOrEqualTo anchor: consuming NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        makeConstraint(.greaterThanOrEqual, anchor, m, c)
    }

    /// Returns a constraint that makes this size less than or equal to another times a multiplier plus a constant, in points.
    open consuming func constraint(
        lessThanOrEqualTo anchor: consuming NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        makeConstraint(.lessThanOrEqual, anchor, m, c)
    }

    override consuming func giveBack() { Self.pool.giveBack(self) }
}
