/// Where a bar stands.
///
/// Raw values are Apple's.
public enum UIBarPosition: Int, Hashable, Sendable {
    /// Anywhere.
    case any = 0
    /// Below.
    case bottom = 1
    /// Above.
    case top = 2
    /// Above, and up to the edge of the screen.
    case topAttached = 3
}
