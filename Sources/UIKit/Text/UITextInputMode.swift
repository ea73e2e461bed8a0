import Foundation

/// A language in which a keyboard writes; there are no keyboards here, so that a program finds none.
@preconcurrency @MainActor open class UITextInputMode: NSObject {
    /// The modes that the user has chosen: none.
    open class var activeInputModes: [UITextInputMode] { [] }
    /// The language of the mode, as BCP 47 has it.
    open var primaryLanguage: String? { nil }
    /// Another mode is in use; nothing posts it by itself.
    nonisolated public static let currentInputModeDidChangeNotification = Notification.Name(
        "UITextInputCurrentInputModeDidChangeNotification")
}
