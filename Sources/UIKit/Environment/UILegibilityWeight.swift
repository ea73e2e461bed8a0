/// Whether letters are drawn bolder for who reads them with pain.
///
/// Raw values are Apple's.
public enum UILegibilityWeight: Int, Hashable, Sendable {
    /// Not known.
    case unspecified = -1
    /// As they are.
    case regular = 0
    /// Bolder.
    case bold = 1
}
