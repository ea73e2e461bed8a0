/// The transition style of a presented view controller; Plumb does not animate presentations.
///
/// The raw values equal Apple's.
public enum UIModalTransitionStyle: Int, Hashable, Sendable {
    /// The view slides up from the bottom.
    case coverVertical = 0
    /// The view flips around its vertical axis.
    case flipHorizontal = 1
    /// The view fades in.
    case crossDissolve = 2
    /// A corner of the view curls up like a page.
    case partialCurl = 3
}
