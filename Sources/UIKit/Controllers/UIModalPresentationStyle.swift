/// The presentation style of a view controller.
///
/// The raw values equal Apple's.
public enum UIModalPresentationStyle: Int, Hashable, Sendable {
    /// The style that the system chooses.
    case automatic = -2
    /// No style.
    case none = -1
    /// A presentation that covers the screen and removes the views below.
    case fullScreen = 0
    /// A sheet that covers most of the screen.
    case pageSheet = 1
    /// A centered sheet.
    case formSheet = 2
    /// A presentation that replaces the content of the controller that defines the context.
    case currentContext = 3
    /// A style that the transitioning delegate provides.
    case custom = 4
    /// A presentation that covers the screen and keeps the views below.
    case overFullScreen = 5
    /// A presentation over the content of the controller that defines the context.
    case overCurrentContext = 6
    /// A popover.
    case popover = 7
}
