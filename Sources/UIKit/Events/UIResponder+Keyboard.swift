import Foundation

extension UIResponder {
    /// A notification that the keyboard is about to appear.
    ///
    /// Plumb does not post it; a host may.
    nonisolated public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    /// A notification that the keyboard has appeared.
    ///
    /// Plumb does not post it; a host may.
    nonisolated public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    /// A notification that the keyboard is about to disappear.
    ///
    /// Plumb does not post it; a host may.
    nonisolated public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    /// A notification that the keyboard has disappeared.
    ///
    /// Plumb does not post it; a host may.
    nonisolated public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    /// A notification that the frame of the keyboard is about to change.
    ///
    /// Plumb does not post it; a host may.
    nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification")
    /// A notification that the frame of the keyboard has changed.
    ///
    /// Plumb does not post it; a host may.
    nonisolated public static let keyboardDidChangeFrameNotification = Notification.Name(
        "UIKeyboardDidChangeFrameNotification")
    /// The key for the frame before the change, in screen coordinates.
    nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The key for the frame after the change, in screen coordinates.
    nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The key for the duration of the animation, in seconds.
    nonisolated public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// The key for the curve of the animation, a raw value of `UIView.AnimationCurve`.
    nonisolated public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}
