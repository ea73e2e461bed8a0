import Foundation

/// A distance on both axes, in points.
public struct UIOffset: Hashable, Sendable {
    /// Rightwards.
    public var horizontal: CGFloat
    /// Downwards.
    public var vertical: CGFloat

    /// No distance.
    public init() { self.init(horizontal: 0, vertical: 0) }

    /// A distance on both axes.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// No distance.
    public static let zero = UIOffset()
}
