/// What the insets of content are counted from.
///
/// Raw values are Apple's.
public enum UIContentInsetsReference: Int, Hashable, Sendable {
    /// As what is around has it; without anything around the safe area.
    case automatic = 0
    /// The edges.
    case none = 1
    /// The safe area.
    case safeArea = 2
    /// The layout margins.
    case layoutMargins = 3
    /// The readable width.
    case readableContent = 4
}
