import Foundation

extension UIWindow {
    /// The level of a window in the z-order.
    public struct Level: RawRepresentable, Hashable, Sendable {
        /// The number of the level; a window with a greater number is in front.
        public let rawValue: CGFloat
        /// Creates a level from a number.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Creates a level from a number.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        /// The default level.
        public static let normal = Level(0)
        /// The level of the status bar.
        public static let statusBar = Level(1000)
        /// The level of alerts.
        public static let alert = Level(2000)
    }
}
