import Foundation

/// The buttons beside the suggestions above a keyboard; kept, there is no keyboard.
@preconcurrency @MainActor open class UITextInputAssistantItem: NSObject {
    /// The buttons before the suggestions.
    open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
    /// The buttons after the suggestions.
    open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
    /// Whether the buttons may be hidden.
    open var allowsHidingShortcuts = true
    /// No buttons.
    public override init() { super.init() }
}

extension UITextInputAssistantItem {
    /// The place that stands for the item of a responder.
    static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
}
