/// The styles of vibrancy.
///
/// The raw values equal Apple's.
public enum UIVibrancyEffectStyle: Int, Hashable, Sendable {
    /// Labels.
    case label = 0
    /// Secondary labels.
    case secondaryLabel = 1
    /// Tertiary labels.
    case tertiaryLabel = 2
    /// Quaternary labels.
    case quaternaryLabel = 3
    /// Fills of large areas.
    case fill = 4
    /// Fills of smaller areas.
    case secondaryFill = 5
    /// Fills of the smallest areas.
    case tertiaryFill = 6
    /// Separator lines.
    case separator = 7
}
