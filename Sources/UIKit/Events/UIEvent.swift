import Foundation

/// Something that the user did; nothing makes one here, hit testing takes it as nil.
@preconcurrency @MainActor open class UIEvent: NSObject {
    /// An event.
    public override init() { super.init() }

    /// What an event is about.
    ///
    /// Raw values are Apple's.
    public enum EventType: Int, Hashable, Sendable {
        /// Fingers.
        case touches = 0
        /// How the device is moved.
        case motion = 1
        /// Buttons of earphones.
        case remoteControl = 2
        /// Buttons.
        case presses = 3
        /// A wheel or two fingers on a pad.
        case scroll = 10
        /// A pointer.
        case hover = 11
        /// Turning or pinching on a pad.
        case transform = 14
    }

    /// What kind of movement or button.
    ///
    /// Raw values are Apple's.
    public enum EventSubtype: Int, Hashable, Sendable {
        /// None.
        case none = 0
        /// Shaking.
        case motionShake = 1
        /// Playing.
        case remoteControlPlay = 100
        /// A pause.
        case remoteControlPause = 101
        /// The end.
        case remoteControlStop = 102
        /// Playing or a pause.
        case remoteControlTogglePlayPause = 103
        /// The next piece.
        case remoteControlNextTrack = 104
        /// The piece before.
        case remoteControlPreviousTrack = 105
        /// Going back begins.
        case remoteControlBeginSeekingBackward = 106
        /// Going back ends.
        case remoteControlEndSeekingBackward = 107
        /// Going on faster begins.
        case remoteControlBeginSeekingForward = 108
        /// Going on faster ends.
        case remoteControlEndSeekingForward = 109
    }

    /// What the event is about.
    open var type: EventType { .touches }
    /// What kind of movement or button.
    open var subtype: EventSubtype { .none }
    /// When it happened, in seconds since the system started.
    open var timestamp: TimeInterval { 0 }
    /// The fingers; nil, since nothing makes an event.
    open var allTouches: Set<UITouch>? { nil }
    /// The fingers on a view.
    open func touches(for view: UIView) -> Set<UITouch>? { nil }
    /// The fingers between the last event and this one.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { nil }
    /// Where fingers are likely to go.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? { nil }
}
