/// Whether content lies above other content, as that of a sheet does.
///
/// Raw values are Apple's.
public enum UIUserInterfaceLevel: Int, Hashable, Sendable {
    /// Not known.
    case unspecified = -1
    /// Not above other content.
    case base = 0
    /// Above other content.
    case elevated = 1
}
