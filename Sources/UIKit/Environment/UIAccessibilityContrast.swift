/// The contrast levels between foreground and background colors.
///
/// The raw values equal Apple's.
public enum UIAccessibilityContrast: Int, Hashable, Sendable {
    /// An unspecified contrast.
    case unspecified = -1
    /// The normal contrast.
    case normal = 0
    /// The high contrast.
    case high = 1
}
