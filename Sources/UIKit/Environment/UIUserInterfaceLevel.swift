/// The levels of content: base content, or elevated content such as a sheet.
///
/// The raw values equal Apple's.
public enum UIUserInterfaceLevel: Int, Hashable, Sendable {
    /// An unspecified level.
    case unspecified = -1
    /// The level of the main content.
    case base = 0
    /// The level of content above other content.
    case elevated = 1
}
