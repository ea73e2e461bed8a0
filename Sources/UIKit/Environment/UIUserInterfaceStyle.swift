/// The light and dark styles.
///
/// The raw values equal Apple's.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
    /// An unspecified style.
    case unspecified = 0
    /// The light style.
    case light = 1
    /// The dark style.
    case dark = 2
}
