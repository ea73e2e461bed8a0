import Foundation

/// Who takes single characters.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is text.
    var hasText: Bool { get }
    /// Puts text in the place of what is selected.
    func insertText(_ text: String)
    /// Removes what is selected, or the character before it.
    func deleteBackward()
}
