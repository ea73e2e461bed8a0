/// Whether a view's layout is mirrored where the language runs from right to left.
///
/// Raw values are Apple's.
public enum UISemanticContentAttribute: Int, Hashable, Sendable {
    /// Mirrored with the language.
    case unspecified = 0
    /// Controls of playback: never mirrored.
    case playback = 1
    /// Controls that speak of directions in space: never mirrored.
    case spatial = 2
    /// Always from left to right.
    case forceLeftToRight = 3
    /// Always from right to left.
    case forceRightToLeft = 4

    /// The direction that it has within another.
    package func direction(in language: UIUserInterfaceLayoutDirection) -> UIUserInterfaceLayoutDirection {
        switch self {
        case .unspecified: language
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }
}

/// The direction in which a user interface runs.
///
/// Raw values are Apple's.
public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
    /// From left to right.
    case leftToRight = 0
    /// From right to left.
    case rightToLeft = 1
}
