import Foundation

extension CGPoint {
    /// The point as `(x, y)`, as in Core Graphics.
    public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize {
    /// The size as `(width, height)`, as in Core Graphics.
    public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect {
    /// The rectangle as `(x, y, width, height)`, as in Core Graphics.
    public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}
