/// The size classes of an axis.
///
/// The raw values equal Apple's.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
    /// An unspecified size class.
    case unspecified = 0
    /// The compact size class.
    case compact = 1
    /// The regular size class.
    case regular = 2
}
