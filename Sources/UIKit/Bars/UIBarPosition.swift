/// The position of a bar.
///
/// The raw values equal Apple's.
public enum UIBarPosition: Int, Hashable, Sendable {
    /// No specific position.
    case any = 0
    /// The bottom of its container.
    case bottom = 1
    /// The top of its container.
    case top = 2
    /// The top of the screen; the background extends to the screen edge.
    case topAttached = 3
}
