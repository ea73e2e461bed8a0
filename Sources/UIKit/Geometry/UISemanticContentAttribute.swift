/// The semantics of a view's content, which determine whether a right-to-left language mirrors it.
///
/// The raw values equal Apple's.
public enum UISemanticContentAttribute: Int, Hashable, Sendable {
    /// The content follows the language.
    case unspecified = 0
    /// Playback controls, which are never mirrored.
    case playback = 1
    /// Controls of spatial directions, which are never mirrored.
    case spatial = 2
    /// The content is always laid out from left to right.
    case forceLeftToRight = 3
    /// The content is always laid out from right to left.
    case forceRightToLeft = 4

    /// Returns the layout direction of the content for the direction of a language.
    package func direction(in language: UIUserInterfaceLayoutDirection) -> UIUserInterfaceLayoutDirection {
        switch self {
        case .unspecified: language
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }
}

/// The layout directions of a user interface.
///
/// The raw values equal Apple's.
public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
    /// From left to right.
    case leftToRight = 0
    /// From right to left.
    case rightToLeft = 1
}
