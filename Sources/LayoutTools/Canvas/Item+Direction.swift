import UIKit

extension Canvas.Item {
    /// Returns whether a side is, for what lies in the item, the one at which coordinates begin: the upper one, and the
    /// left one, which is the trailing one where the item reads from the right.
    func isLow(_ side: Side) -> Bool { side.attribute == low(of: side.axis) }

    /// The edge at which coordinates begin for what lies in the item.
    func low(of axis: NSLayoutConstraint.Axis) -> NSLayoutConstraint.Attribute {
        isMirrored(along: axis) ? .end(of: axis) : .start(of: axis)
    }

    /// Returns whether what lies in the item begins, along an axis, where coordinates end.
    func isMirrored(along axis: NSLayoutConstraint.Axis) -> Bool { isRightToLeft && axis == .horizontal }
}
