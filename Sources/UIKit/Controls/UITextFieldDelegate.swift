import Foundation

/// Who decides about the editing of a field, and hears of it.
///
/// A field asks and tells when it takes the keys and gives them up. Nothing is typed here: what Apple's field asks while
/// typing is not declared, and methods of these names are never called. Methods that are left out have Apple's answers;
/// without run-time look-up a method counts where the class that states the conformance has it.
@preconcurrency @MainActor public protocol UITextFieldDelegate: AnyObject {
    /// Whether the field may take the keys.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// The field took the keys.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Whether the field may give the keys up.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// The field gave the keys up.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// The field gave the keys up for a reason; asked instead of the method without one.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
}

extension UITextFieldDelegate {
    /// Yes.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// Nothing.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// Yes.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    /// Nothing.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// The method without a reason.
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }
}

extension UITextField {
    /// Why a field gave the keys up.
    ///
    /// Raw values are Apple's.
    public enum DidEndEditingReason: Int, Hashable, Sendable {
        /// The text counts.
        case committed = 0
    }
}
