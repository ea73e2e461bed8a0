import Foundation

/// A generator of haptic feedback.
///
/// Plumb generates no feedback.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
    /// Creates a generator.
    public override init() { super.init() }
    /// Prepares the generator.
    ///
    /// This method has no effect in Plumb.
    open func prepare() {}
}
