/// How much room there is along an axis.
///
/// Raw values are Apple's.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
    /// Not known.
    case unspecified = 0
    /// Little.
    case compact = 1
    /// Enough.
    case regular = 2
}
