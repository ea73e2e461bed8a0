/// The interactions of the user with a link or an attachment in text.
///
/// Raw values are Apple's.
public enum UITextItemInteraction: Int, Hashable, Sendable {
    /// Follows the link or opens the attachment.
    case invokeDefaultAction = 0
    /// Shows a menu of actions.
    case presentActions = 1
    /// Shows a preview.
    case preview = 2
}
