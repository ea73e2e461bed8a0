/// The writing directions of text.
///
/// Raw values are Apple's.
public enum NSWritingDirection: Int, Hashable, Sendable {
    /// The direction of the language.
    case natural = -1
    /// Left to right.
    case leftToRight = 0
    /// Right to left.
    case rightToLeft = 1
}
