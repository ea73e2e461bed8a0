import Foundation

/// An offset on both axes, in points.
public struct UIOffset: Hashable, Sendable {
    /// The horizontal offset; positive values point to the right.
    public var horizontal: CGFloat
    /// The vertical offset; positive values point down.
    public var vertical: CGFloat

    /// Creates an offset of zero.
    public init() { self.init(horizontal: 0, vertical: 0) }

    /// Creates an offset.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// An offset of zero.
    public static let zero = UIOffset()
}
