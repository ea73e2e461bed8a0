/// Light or dark.
///
/// Raw values are Apple's.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
    /// Not known.
    case unspecified = 0
    /// Light.
    case light = 1
    /// Dark.
    case dark = 2
}
