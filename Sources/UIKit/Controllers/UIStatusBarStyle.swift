/// The style of the status bar's content.
///
/// The raw values equal Apple's.
public enum UIStatusBarStyle: Int, Hashable, Sendable {
    /// The style that fits the user interface style.
    case `default` = 0
    /// Light content for dark backgrounds.
    case lightContent = 1
    /// Dark content for light backgrounds.
    case darkContent = 3
}

/// The animation of the status bar when it hides or appears.
///
/// Plumb has no status bar. The raw values equal Apple's.
public enum UIStatusBarAnimation: Int, Hashable, Sendable {
    /// No animation.
    case none = 0
    /// The status bar fades.
    case fade = 1
    /// The status bar slides.
    case slide = 2
}
