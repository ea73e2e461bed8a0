import Foundation

/// What those who hear the interface are told and have chosen; nobody listens here.
@MainActor public enum UIAccessibility {
    /// What somebody who hears the interface is told.
    ///
    /// Raw values are Apple's.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// Apple's number.
        public let rawValue: UInt32
        /// A notification of Apple's number.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Other things are shown.
        public static let screenChanged = Notification(rawValue: 1000)
        /// Something came or went.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// A text to be read.
        public static let announcement = Notification(rawValue: 1008)
        /// Something scrolled.
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    /// Tells nobody.
    public static func post(notification: Notification, argument: Any?) {}
    /// Whether somebody hears the interface: nobody.
    public static var isVoiceOverRunning: Bool { false }
    /// Whether movement is to be avoided; nothing moves here.
    public static var isReduceMotionEnabled: Bool { false }
    /// Whether transparency is to be avoided.
    public static var isReduceTransparencyEnabled: Bool { false }
    /// Whether text is bold everywhere.
    public static var isBoldTextEnabled: Bool { false }
}
