/// The colours of a status bar.
///
/// Raw values are Apple's.
public enum UIStatusBarStyle: Int, Hashable, Sendable {
    /// As the style of the interface has it.
    case `default` = 0
    /// Light, on dark ground.
    case lightContent = 1
    /// Dark, on light ground.
    case darkContent = 3
}

/// How the status bar comes and goes; there is none here.
///
/// Raw values are Apple's.
public enum UIStatusBarAnimation: Int, Hashable, Sendable {
    /// At once.
    case none = 0
    /// It fades.
    case fade = 1
    /// It moves.
    case slide = 2
}
