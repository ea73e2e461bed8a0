/// The metrics of a bar.
///
/// The raw values equal Apple's.
public enum UIBarMetrics: Int, Hashable, Sendable {
    /// The default height.
    case `default` = 0
    /// The compact height, as in landscape.
    case compact = 1
    /// The default height with a prompt.
    case defaultPrompt = 101
    /// The compact height with a prompt.
    case compactPrompt = 102
}
