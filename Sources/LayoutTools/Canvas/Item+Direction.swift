import UIKit

extension Canvas.Item {
    /// Returns whether a side is the one where coordinates begin: top or left, where left is trailing in right-to-left layout.
    func isLow(_ side: Side) -> Bool { side.attribute == low(of: side.axis) }

    /// Returns the edge where the coordinates of the content begin.
    func low(of axis: NSLayoutConstraint.Axis) -> NSLayoutConstraint.Attribute {
        isMirrored(along: axis) ? .end(of: axis) : .start(of: axis)
    }

    /// Returns whether the layout direction is opposite to the coordinates along an axis.
    func isMirrored(along axis: NSLayoutConstraint.Axis) -> Bool { isRightToLeft && axis == .horizontal }
}
