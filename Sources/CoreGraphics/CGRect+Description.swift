import Foundation

extension CGPoint {
    /// `(x, y)`, as Apple's prints it.
    public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize {
    /// `(width, height)`, as Apple's prints it.
    public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect {
    /// `(x, y, width, height)`, as Apple's prints it.
    public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}
