import UIKit

extension Canvas {
    /// The frame of a view as its superview counts it.
    func frame(of view: Item) -> CGRect { view.frame.counted(from: view.parent.flatMap(item)?.frame) }

    /// The alignment rectangle of a view, counted from the corner of its superview's.
    func place(of view: Item) -> CGRect { view.rectangle.counted(from: view.parent.flatMap(item)?.rectangle) }
}

extension Canvas.Layout {
    /// The alignment rectangle of a view, counted from the corner of its superview's; nil for one that was not laid out.
    func place(of view: Canvas.Item) -> CGRect? {
        rectangles[view.id]?.counted(from: view.parent.flatMap { parent in rectangles[parent] })
    }
}

extension Canvas.Item {
    /// The frame in the root's coordinate space, in points.
    var frame: CGRect { rectangle.outset(by: alignmentInsets) }
}

extension CGRect {
    /// The rectangle as one that contains it counts it, from its corner; without one it stays.
    ///
    /// Both lie in one coordinate space.
    func counted(from container: CGRect?) -> CGRect { carried(from: container?.origin ?? .zero, to: .zero) }

    /// The rectangle after its container's corner moved.
    func carried(from old: CGPoint, to new: CGPoint) -> CGRect { offsetBy(dx: new.x - old.x, dy: new.y - old.y) }
}
