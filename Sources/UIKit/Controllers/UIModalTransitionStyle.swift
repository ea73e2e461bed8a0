/// How a controller comes and goes over another; nothing is animated here.
///
/// Raw values are Apple's.
public enum UIModalTransitionStyle: Int, Hashable, Sendable {
    /// From below.
    case coverVertical = 0
    /// Turning around.
    case flipHorizontal = 1
    /// Fading.
    case crossDissolve = 2
    /// Turning a page.
    case partialCurl = 3
}
