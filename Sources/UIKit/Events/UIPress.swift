import Foundation

/// A button that is pressed; nothing makes one here, overrides of the responder's methods name it.
@preconcurrency @MainActor open class UIPress: NSObject {
    /// A press.
    public override init() { super.init() }
}

/// Buttons that were pressed; nothing makes one here.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {}
