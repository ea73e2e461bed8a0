import Foundation

/// An input mode of the keyboard.
///
/// Plumb has no keyboard and provides no modes.
@preconcurrency @MainActor open class UITextInputMode: NSObject {
    /// The active input modes; always empty.
    open class var activeInputModes: [UITextInputMode] { [] }
    /// The language of the mode, as a BCP 47 tag; always nil.
    open var primaryLanguage: String? { nil }
    /// The notification of a change of the input mode.
    ///
    /// Plumb does not post it.
    nonisolated public static let currentInputModeDidChangeNotification = Notification.Name(
        "UITextInputCurrentInputModeDidChangeNotification")
}
