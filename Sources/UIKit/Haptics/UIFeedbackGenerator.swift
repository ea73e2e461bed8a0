import Foundation

/// Has the device be felt; nothing can be felt here, so that its methods do nothing.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
    /// A generator.
    public override init() { super.init() }
    /// Does nothing.
    open func prepare() {}
}
