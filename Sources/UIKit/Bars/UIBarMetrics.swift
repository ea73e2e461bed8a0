/// Which of the heights of a bar something is for.
///
/// Raw values are Apple's.
public enum UIBarMetrics: Int, Hashable, Sendable {
    /// High.
    case `default` = 0
    /// Low, as on its side.
    case compact = 1
    /// High, with a line above the title.
    case defaultPrompt = 101
    /// Low, with a line above the title.
    case compactPrompt = 102
}
