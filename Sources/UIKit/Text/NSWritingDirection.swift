/// The direction in which a text is read.
///
/// Raw values are Apple's.
public enum NSWritingDirection: Int, Hashable, Sendable {
    /// As the language has it.
    case natural = -1
    /// From left to right.
    case leftToRight = 0
    /// From right to left.
    case rightToLeft = 1
}
