import Foundation

/// The name of work that goes on while the program is behind.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    /// Apple's number.
    public let rawValue: Int
    /// An identifier of Apple's number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The name of no work; Apple's number.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIApplication {
    /// Says that work goes on while the program is behind; nothing stops it here.
    public func beginBackgroundTask(
        expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { beginBackgroundTask(withName: nil, expirationHandler: handler) }
    /// Says that work of a name goes on while the program is behind; nothing stops it here.
    public func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        backgroundTasks += 1
        return UIBackgroundTaskIdentifier(rawValue: backgroundTasks)
    }
    /// Says that work is done.
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
    /// How long the program may go on behind, in seconds: as long as it likes.
    public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

    /// Asks for messages from afar; none come, and the delegate is not told.
    public func registerForRemoteNotifications() {}
    /// Wants messages from afar no longer.
    public func unregisterForRemoteNotifications() {}
    /// Whether messages from afar come; no.
    public var isRegisteredForRemoteNotifications: Bool { false }

    /// Asks for what the user does from afar, as with headphones; nothing comes.
    public func beginReceivingRemoteControlEvents() {}
    /// Wants what the user does from afar no longer.
    public func endReceivingRemoteControlEvents() {}

    /// Whether the program can have other pictures; no.
    public var supportsAlternateIcons: Bool { false }
    /// The name of the picture that the program has; nil for its own.
    public var alternateIconName: String? { nil }
}
