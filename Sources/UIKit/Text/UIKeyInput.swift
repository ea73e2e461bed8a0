import Foundation

/// The methods for simple text entry.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
    /// A Boolean value that indicates whether the object has text.
    var hasText: Bool { get }
    /// Replaces the selection with text.
    func insertText(_ text: String)
    /// Deletes the selection, or the character before the cursor if nothing is selected.
    func deleteBackward()
}
