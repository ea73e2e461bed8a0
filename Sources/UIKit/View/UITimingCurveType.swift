/// Of which kind the course of an animation is.
///
/// Raw values are Apple's.
public enum UITimingCurveType: Int, Hashable, Sendable {
    /// One of the usual curves.
    case builtin = 0
    /// A curve of two control points.
    case cubic = 1
    /// A spring.
    case spring = 2
    /// A curve and a spring.
    case composed = 3
}
