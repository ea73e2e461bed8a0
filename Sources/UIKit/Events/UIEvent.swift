import Foundation

/// A user event.
///
/// Plumb creates no events, and hit testing passes `nil`.
@preconcurrency @MainActor open class UIEvent: NSObject {
    /// Creates an event.
    public override init() { super.init() }

    /// The types of events.
    ///
    /// The raw values equal Apple's.
    public enum EventType: Int, Hashable, Sendable {
        /// Touches.
        case touches = 0
        /// Motion of the device.
        case motion = 1
        /// Commands of a remote control, such as headphones.
        case remoteControl = 2
        /// Presses of a physical button.
        case presses = 3
        /// Scrolling with a wheel or a trackpad.
        case scroll = 10
        /// Movement of a pointer.
        case hover = 11
        /// A rotation or a pinch on a trackpad.
        case transform = 14
    }

    /// The subtypes of events.
    ///
    /// The raw values equal Apple's.
    public enum EventSubtype: Int, Hashable, Sendable {
        /// No subtype.
        case none = 0
        /// A shake of the device.
        case motionShake = 1
        /// The command to play.
        case remoteControlPlay = 100
        /// The command to pause.
        case remoteControlPause = 101
        /// The command to stop.
        case remoteControlStop = 102
        /// The command to switch between playing and pausing.
        case remoteControlTogglePlayPause = 103
        /// The command to skip to the next track.
        case remoteControlNextTrack = 104
        /// The command to skip to the previous track.
        case remoteControlPreviousTrack = 105
        /// The command to start seeking backward.
        case remoteControlBeginSeekingBackward = 106
        /// The command to end seeking backward.
        case remoteControlEndSeekingBackward = 107
        /// The command to start seeking forward.
        case remoteControlBeginSeekingForward = 108
        /// The command to end seeking forward.
        case remoteControlEndSeekingForward = 109
    }

    /// The type of the event.
    ///
    /// The value is always ``EventType/touches`` in Plumb.
    open var type: EventType { .touches }
    /// The subtype of the event.
    ///
    /// The value is always ``EventSubtype/none`` in Plumb.
    open var subtype: EventSubtype { .none }
    /// The time of the event, in seconds since the system started.
    ///
    /// The value is always 0 in Plumb.
    open var timestamp: TimeInterval { 0 }
    /// The touches of the event, or `nil` for an event without touches.
    open var allTouches: Set<UITouch>? { hostTouches }
    /// The touches of the event, which a host sets.
    @_spi(Host) public final var hostTouches: Set<UITouch>?
    /// Returns the touches in a view, or `nil` if the view has none.
    open func touches(for view: UIView) -> Set<UITouch>? {
        let touches: Set<UITouch> = hostTouches?.filter { $0.view === view } ?? []
        return touches.isEmpty ? nil : touches
    }
    /// Returns the touches since the last event: the touch itself, or `nil` if it is not part of the event.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
        hostTouches?.contains(touch) == true ? [touch] : nil
    }
}
