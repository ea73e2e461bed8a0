/// The types of timing curves.
///
/// Raw values are Apple's.
public enum UITimingCurveType: Int, Hashable, Sendable {
    /// A built-in curve.
    case builtin = 0
    /// A cubic curve with two control points.
    case cubic = 1
    /// A spring.
    case spring = 2
    /// A combination of a cubic curve and a spring.
    case composed = 3
}
