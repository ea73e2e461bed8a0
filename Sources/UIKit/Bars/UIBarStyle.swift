/// The style of a bar.
///
/// The raw values equal Apple's.
public enum UIBarStyle: Int, Hashable, Sendable {
    /// The light style.
    case `default` = 0
    /// The dark style.
    case black = 1
}
