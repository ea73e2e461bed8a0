/// The direction of reading as a trait.
///
/// Raw values are Apple's.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
    /// Not known.
    case unspecified = -1
    /// From left to right.
    case leftToRight = 0
    /// From right to left.
    case rightToLeft = 1
}
