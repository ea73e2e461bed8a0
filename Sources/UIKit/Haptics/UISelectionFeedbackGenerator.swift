import Foundation

/// A generator of selection feedback.
///
/// Plumb generates no feedback.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Generates selection feedback.
    ///
    /// This method has no effect in Plumb.
    open func selectionChanged() {}
}
