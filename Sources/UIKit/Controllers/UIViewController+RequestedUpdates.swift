extension UIViewController {
    /// Updates that a controller requests from the system.
    @_spi(Host) public struct RequestedUpdates: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: Int
        /// Creates a set from bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The style and visibility of the status bar.
        public static let statusBar = RequestedUpdates(rawValue: 1)
        /// The visibility of the home indicator.
        public static let homeIndicator = RequestedUpdates(rawValue: 2)
        /// The screen edges that defer system gestures.
        public static let screenEdges = RequestedUpdates(rawValue: 4)
        /// The supported interface orientations.
        public static let orientations = RequestedUpdates(rawValue: 8)
    }
}
