import Foundation

/// The identifier of a background task.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    /// The number of the task, as in UIKit.
    public let rawValue: Int
    /// Creates an identifier from its number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The identifier that means no task, with UIKit's number.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIApplication {
    /// Begins a background task.
    ///
    /// Plumb never ends the task and never calls the handler.
    public func beginBackgroundTask(
        expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { beginBackgroundTask(withName: nil, expirationHandler: handler) }
    /// Begins a background task with a name.
    ///
    /// Plumb never ends the task and never calls the handler.
    public func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        backgroundTasks += 1
        return UIBackgroundTaskIdentifier(rawValue: backgroundTasks)
    }
    /// Ends a background task.
    ///
    /// This method has no effect in Plumb.
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
    /// The remaining background time, in seconds.
    ///
    /// Plumb sets no limit.
    public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

    /// Registers for remote notifications.
    ///
    /// This method has no effect in Plumb.
    public func registerForRemoteNotifications() {}
    /// Unregisters from remote notifications.
    ///
    /// This method has no effect in Plumb.
    public func unregisterForRemoteNotifications() {}
    /// A Boolean value that indicates whether the application is registered for remote notifications.
    ///
    /// The value is always `false` in Plumb.
    public var isRegisteredForRemoteNotifications: Bool { false }

    /// Starts the delivery of remote control events.
    ///
    /// This method has no effect in Plumb.
    public func beginReceivingRemoteControlEvents() {}
    /// Ends the delivery of remote control events.
    ///
    /// This method has no effect in Plumb.
    public func endReceivingRemoteControlEvents() {}

    /// A Boolean value that indicates whether the application can change its icon.
    ///
    /// The value is always `false` in Plumb.
    public var supportsAlternateIcons: Bool { false }
    /// The name of the alternate icon.
    ///
    /// The value is always `nil` in Plumb.
    public var alternateIconName: String? { nil }
}
