/// The reference of content insets.
///
/// The raw values equal Apple's.
public enum UIContentInsetsReference: Int, Hashable, Sendable {
    /// The reference of the layout, or the safe area for the layout itself.
    case automatic = 0
    /// The edges of the view.
    case none = 1
    /// The safe area.
    case safeArea = 2
    /// The layout margins.
    case layoutMargins = 3
    /// The readable content guide.
    case readableContent = 4
}
