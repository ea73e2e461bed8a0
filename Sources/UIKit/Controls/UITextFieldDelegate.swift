import Foundation

/// A delegate of a text field.
///
/// A field calls its delegate when editing begins and ends. Plumb does not declare the methods that UIKit calls while
/// the user types, and never calls methods of those names. A method that a delegate does not implement has UIKit's
/// default result. A method counts only if the class that declares the conformance implements it, because this platform
/// has no run-time lookup.
@preconcurrency @MainActor public protocol UITextFieldDelegate: AnyObject {
    /// Returns whether editing may begin.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Notifies the delegate that editing has begun.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Returns whether editing may end.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Notifies the delegate that editing has ended.
    ///
    /// The field calls it only if the delegate does not implement the method with a reason.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Notifies the delegate that editing has ended, with the reason.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
}

extension UITextFieldDelegate {
    /// Returns `true`.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// Returns `true`.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// Calls the method without a reason.
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }
}

extension UITextField {
    /// The reasons for the end of editing.
    ///
    /// The raw values equal Apple's.
    public enum DidEndEditingReason: Int, Hashable, Sendable {
        /// The user committed the text.
        case committed = 0
    }
}
