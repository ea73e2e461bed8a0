/// The weights of text for legibility.
///
/// The raw values equal Apple's.
public enum UILegibilityWeight: Int, Hashable, Sendable {
    /// An unspecified weight.
    case unspecified = -1
    /// The regular weight.
    case regular = 0
    /// The bold weight.
    case bold = 1
}
