import Foundation

extension UIWindow {
    /// Who is in front among windows.
    public struct Level: RawRepresentable, Hashable, Sendable {
        /// The greater, the further in front.
        public let rawValue: CGFloat
        /// A level of a number.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// A level of a number.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        /// As most windows.
        public static let normal = Level(0)
        /// Over the status bar.
        public static let statusBar = Level(1000)
        /// As messages.
        public static let alert = Level(2000)
    }
}
