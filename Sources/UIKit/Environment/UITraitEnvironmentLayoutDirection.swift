/// The layout directions as trait values.
///
/// The raw values equal Apple's.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
    /// An unspecified direction.
    case unspecified = -1
    /// From left to right.
    case leftToRight = 0
    /// From right to left.
    case rightToLeft = 1
}
