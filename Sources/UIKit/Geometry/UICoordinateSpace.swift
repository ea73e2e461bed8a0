import Foundation

/// A coordinate space: a view or a screen.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
    /// The bounds of the space in its own coordinates, in points.
    var bounds: CGRect { get }
    /// Converts a point from this space to another one.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// Converts a point from another space to this one.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// Converts a rectangle from this space to another one.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    /// Converts a rectangle from another space to this one.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UICoordinateSpace {
    /// Converts a point from this space to another one.
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        SpacePlace(self).converted(point, to: SpacePlace(coordinateSpace))
    }
    /// Converts a point from another space to this one.
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        SpacePlace(coordinateSpace).converted(point, to: SpacePlace(self))
    }
    /// Converts a rectangle from this space to another one.
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        SpacePlace(self).converted(rect, to: SpacePlace(coordinateSpace))
    }
    /// Converts a rectangle from another space to this one.
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        SpacePlace(coordinateSpace).converted(rect, to: SpacePlace(self))
    }
}

extension UIView: UICoordinateSpace {}

extension UIScreen: UICoordinateSpace {
    /// The coordinate space of the screen, which follows the interface orientation.
    public var coordinateSpace: any UICoordinateSpace { self }
    /// The coordinate space of the screen in portrait.
    ///
    /// In Plumb it equals ``coordinateSpace``, because no device rotates.
    public var fixedCoordinateSpace: any UICoordinateSpace { self }
}

/// The position of a coordinate space: a view in its window, or the screen.
///
/// Spaces of other classes count as the screen.
@MainActor private struct SpacePlace {
    let view: UIView?
    /// The view between the space and the screen: the window or, without a window, the topmost view.
    private var root: UIView? { view.map { $0.window ?? sequence(first: $0, next: \.superview).reduce($0) { $1 } } }
    /// The origin of the root view on the screen.
    ///
    /// A root view without a window has an origin of zero.
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
