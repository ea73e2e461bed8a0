import Foundation

/// The buttons beside the suggestions of a keyboard.
///
/// Plumb has no keyboard and does not show them.
@preconcurrency @MainActor open class UITextInputAssistantItem: NSObject {
    /// The buttons before the suggestions.
    ///
    /// Plumb stores the value and does not use it.
    open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
    /// The buttons after the suggestions.
    ///
    /// Plumb stores the value and does not use it.
    open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
    /// A Boolean value that indicates whether the buttons may be hidden.
    ///
    /// Plumb stores the value and does not use it.
    open var allowsHidingShortcuts = true
    /// Creates an item without buttons.
    public override init() { super.init() }
}

extension UITextInputAssistantItem {
    // Invariant: the address is a key, and never dereferenced. Test: `TextInputTests`.
    /// The key under which a responder stores its item.
    static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
}
