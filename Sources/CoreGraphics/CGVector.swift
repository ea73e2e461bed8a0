import Foundation

/// A displacement in the plane.
public struct CGVector: Hashable, Sendable {
    /// Along x.
    public var dx: CGFloat
    /// Along y.
    public var dy: CGFloat

    /// No displacement.
    public init() { self.init(dx: 0, dy: 0) }

    /// A displacement of two parts.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// A displacement of whole parts.
    public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

    /// No displacement.
    public static let zero = CGVector()
}
