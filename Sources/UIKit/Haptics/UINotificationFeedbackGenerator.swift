import Foundation

/// What success and failure feel like; nothing can be felt here.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// What is felt.
    ///
    /// Raw values are Apple's.
    public enum FeedbackType: Int, Hashable, Sendable {
        /// It went well.
        case success = 0
        /// Take care.
        case warning = 1
        /// It went wrong.
        case error = 2
    }

    /// Does nothing.
    open func notificationOccurred(_ notificationType: FeedbackType) {}
}
