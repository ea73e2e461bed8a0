import Foundation

/// What places are counted in: a view or the screen.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
    /// Its rectangle in its own coordinates, in points.
    var bounds: CGRect { get }
    /// A point of this space in another one.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// A point of another space in this one.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// A rectangle of this space in another one.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    /// A rectangle of another space in this one.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UICoordinateSpace {
    /// A point of this space in another one.
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        SpacePlace(self).converted(point, to: SpacePlace(coordinateSpace))
    }
    /// A point of another space in this one.
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        SpacePlace(coordinateSpace).converted(point, to: SpacePlace(self))
    }
    /// A rectangle of this space in another one.
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        SpacePlace(self).converted(rect, to: SpacePlace(coordinateSpace))
    }
    /// A rectangle of another space in this one.
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        SpacePlace(coordinateSpace).converted(rect, to: SpacePlace(self))
    }
}

extension UIView: UICoordinateSpace {}

extension UIScreen: UICoordinateSpace {
    /// The space of the screen, which turns with the interface.
    public var coordinateSpace: any UICoordinateSpace { self }
    /// The space of the screen, which stays with the device; the same here, since no device turns.
    public var fixedCoordinateSpace: any UICoordinateSpace { self }
}

/// Where a space is: a view in its window, or nowhere but on the screen, where spaces of other classes are taken to be.
@MainActor private struct SpacePlace {
    let view: UIView?
    /// What lies between the space and the screen: the window, or without one the highest view.
    private var root: UIView? { view.map { $0.window ?? sequence(first: $0, next: \.superview).reduce($0) { $1 } } }
    /// Where the corner of the root is on the screen; a view without a window is taken to stand at the screen's corner.
    private var origin: CGPoint { (root as? UIWindow)?.frame.origin ?? .zero }

    init(_ space: any UICoordinateSpace) { view = space as? UIView }

    func converted(_ point: CGPoint, to other: SpacePlace) -> CGPoint {
        if let root, root === other.root { return converted(point, in: view, to: other.view) }
        let here = converted(point, in: view, to: root)
        let there = CGPoint(x: here.x + origin.x - other.origin.x, y: here.y + origin.y - other.origin.y)
        return converted(there, in: other.root, to: other.view)
    }

    func converted(_ rect: CGRect, to other: SpacePlace) -> CGRect {
        rect.aroundCorners { converted($0, to: other) }
    }

    private func converted(_ point: CGPoint, in source: UIView?, to target: UIView?) -> CGPoint {
        source.map { $0.converted(point, from: source, to: target) } ?? point
    }
}
