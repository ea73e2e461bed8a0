import UIKit

extension Canvas {
    /// Returns the frame of a view relative to its superview.
    func frame(of view: Item) -> CGRect { view.frame.counted(from: view.parent.flatMap(item)?.frame) }

    /// Returns the alignment rectangle of a view, relative to the corner of its superview's alignment rectangle.
    func place(of view: Item) -> CGRect { view.rectangle.counted(from: view.parent.flatMap(item)?.rectangle) }
}

extension Canvas.Layout {
    /// Returns the alignment rectangle of a view, relative to the corner of its superview's, or nil without layout.
    func place(of view: Canvas.Item) -> CGRect? {
        rectangles[view.id]?.counted(from: view.parent.flatMap { parent in rectangles[parent] })
    }
}

extension Canvas.Item {
    /// The frame in the root's coordinate space, in points.
    var frame: CGRect { rectangle.outset(by: alignmentInsets) }
}

extension CGRect {
    /// Returns the rectangle relative to the corner of its container, or unchanged without a container.
    ///
    /// Both are in one coordinate space.
    func counted(from container: CGRect?) -> CGRect { carried(from: container?.origin ?? .zero, to: .zero) }

    /// Returns the rectangle after its container's corner has moved.
    func carried(from old: CGPoint, to new: CGPoint) -> CGRect { offsetBy(dx: new.x - old.x, dy: new.y - old.y) }
}
