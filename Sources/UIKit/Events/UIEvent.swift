import Foundation

/// Something that the user did; nothing makes one here, hit testing takes it as nil.
@preconcurrency @MainActor open class UIEvent: NSObject {
    /// An event.
    public override init() { super.init() }
}
