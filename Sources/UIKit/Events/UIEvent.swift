import Foundation

/// Something that the user did; nothing makes one here, hit testing takes it as nil.
@preconcurrency @MainActor open class UIEvent: NSObject {
    /// An event.
    public override init() { super.init() }
}

/// A finger on the screen; nothing makes one here, overrides of the responder's methods name it.
@preconcurrency @MainActor open class UITouch: NSObject {
    /// A touch.
    public override init() { super.init() }
}
