/// How a controller is shown over another.
///
/// Raw values are Apple's.
public enum UIModalPresentationStyle: Int, Hashable, Sendable {
    /// As the system has it.
    case automatic = -2
    /// Not at all.
    case none = -1
    /// Over all, in place of what was there.
    case fullScreen = 0
    /// Over most.
    case pageSheet = 1
    /// In the middle.
    case formSheet = 2
    /// Over the controller that gives the context, in its place.
    case currentContext = 3
    /// As the controller has it.
    case custom = 4
    /// Over all.
    case overFullScreen = 5
    /// Over the controller that gives the context.
    case overCurrentContext = 6
    /// In a bubble.
    case popover = 7
}
