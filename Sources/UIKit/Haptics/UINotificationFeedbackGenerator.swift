import Foundation

/// A generator of notification feedback.
///
/// Plumb generates no feedback.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The types of notifications.
    ///
    /// The raw values equal Apple's.
    public enum FeedbackType: Int, Hashable, Sendable {
        /// A success.
        case success = 0
        /// A warning.
        case warning = 1
        /// An error.
        case error = 2
    }

    /// Generates notification feedback.
    ///
    /// This method has no effect in Plumb.
    open func notificationOccurred(_ notificationType: FeedbackType) {}
}
