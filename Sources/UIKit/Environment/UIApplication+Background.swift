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
    /// Plumb never calls the handler.
    public func beginBackgroundTask(
        expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { beginBackgroundTask(withName: nil, expirationHandler: handler) }
    /// Begins a background task with a name.
    ///
    /// Plumb never calls the handler.
    public func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        beganTasks += 1
        let identifier = UIBackgroundTaskIdentifier(rawValue: beganTasks)
        backgroundTasks.insert(identifier)
        return identifier
    }
    /// Ends a background task.
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) { backgroundTasks.remove(identifier) }
    /// The remaining background time, in seconds.
    ///
    /// Plumb sets no limit.
    public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
}
