/// What the user does with a link or a picture in text.
///
/// Raw values are Apple's.
public enum UITextItemInteraction: Int, Hashable, Sendable {
    /// Follows it.
    case invokeDefaultAction = 0
    /// Asks what can be done with it.
    case presentActions = 1
    /// Looks at it.
    case preview = 2
}
