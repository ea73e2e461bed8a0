/// How bright what shines through a blur is.
///
/// Raw values are Apple's.
public enum UIVibrancyEffectStyle: Int, Hashable, Sendable {
    /// Text.
    case label = 0
    /// Less important text.
    case secondaryLabel = 1
    /// Even less important text.
    case tertiaryLabel = 2
    /// The least important text.
    case quaternaryLabel = 3
    /// Large areas.
    case fill = 4
    /// Smaller areas.
    case secondaryFill = 5
    /// The least areas.
    case tertiaryFill = 6
    /// Lines.
    case separator = 7
}
