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
