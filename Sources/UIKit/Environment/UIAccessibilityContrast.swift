/// How strongly colours differ.
///
/// Raw values are Apple's.
public enum UIAccessibilityContrast: Int, Hashable, Sendable {
    /// Not known.
    case unspecified = -1
    /// As they do.
    case normal = 0
    /// More, for who needs it.
    case high = 1
}
