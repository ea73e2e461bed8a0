import Foundation

/// A view that the user operates.
@preconcurrency @MainActor open class UIControl: UIView {
    /// What a control is in.
    ///
    /// Bits are Apple's.
    public struct State: OptionSet, Hashable, Sendable {
        /// Apple's bits.
        public let rawValue: UInt
        /// A state of Apple's bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// None of the others.
        public static let normal = State([])
        /// Pressed.
        public static let highlighted = State(rawValue: 1)
        /// Not to be operated.
        public static let disabled = State(rawValue: 2)
        /// Chosen.
        public static let selected = State(rawValue: 4)
        /// Having the focus.
        public static let focused = State(rawValue: 8)
    }

    /// What the user does.
    ///
    /// Bits are Apple's.
    public struct Event: OptionSet, Hashable, Sendable {
        /// Apple's bits.
        public let rawValue: UInt
        /// Events of Apple's bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A finger went down.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A finger went down again.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// A finger moved inside.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// A finger moved outside.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// A finger came in.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// A finger went out.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// A finger went up inside.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A finger went up outside.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The system took the touches away.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The value changed.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The main action was chosen.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// Editing began.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// Text was changed.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing ended.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Editing ended by the return key.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// Everything that fingers do.
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        /// Everything about editing.
        public static let allEditingEvents = Event(rawValue: 0xF_0000)
        /// Everything.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// How the content lies horizontally.
    ///
    /// Raw values are Apple's.
    public enum ContentHorizontalAlignment: Int, Hashable, Sendable {
        /// In the middle.
        case center = 0
        /// At the left.
        case left = 1
        /// At the right.
        case right = 2
        /// From edge to edge.
        case fill = 3
        /// Where reading begins.
        case leading = 4
        /// Where reading ends.
        case trailing = 5
    }

    /// How the content lies vertically.
    ///
    /// Raw values are Apple's.
    public enum ContentVerticalAlignment: Int, Hashable, Sendable {
        /// In the middle.
        case center = 0
        /// At the top.
        case top = 1
        /// At the bottom.
        case bottom = 2
        /// From edge to edge.
        case fill = 3
    }

    /// Whether the control can be operated.
    open var isEnabled = true
    /// Whether the control is chosen.
    open var isSelected = false
    /// Whether the control is pressed.
    open var isHighlighted = false
    /// How the content lies horizontally.
    open var contentHorizontalAlignment: ContentHorizontalAlignment = .center
    /// The same from left to right, as the view is read.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return switch contentHorizontalAlignment {
        case .leading: isMirrored ? .right : .left
        case .trailing: isMirrored ? .left : .right
        case .center, .left, .right, .fill: contentHorizontalAlignment
        }
    }
    /// Whether a finger is on the control; none is.
    open var isTouchInside: Bool { false }
    /// Whether touching the control shows its menu at once; kept.
    open var showsMenuAsPrimaryAction = false
    /// Whether pressing the control for long shows a menu; kept.
    open var isContextMenuInteractionEnabled = false
    /// How the content lies vertically.
    open var contentVerticalAlignment: ContentVerticalAlignment = .center

    /// What the control is in.
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    // MARK: Tracking

    /// Whether a touch is followed.
    open private(set) var isTracking = false

    /// Whether a touch that comes down is followed; yes unless overridden.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Whether a touch that has moved is followed further; yes unless overridden.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Says that a touch that was followed was lifted.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// Says that a touch that was followed was taken away.
    open func cancelTracking(with event: UIEvent?) {}

    /// Follows a touch where the control wants to.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, let touch = touches.first else { return }
        isTracking = true
        isTracking = beginTracking(touch, with: event)
        isHighlighted = isTracking
    }
    /// Follows a touch further, or no longer.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = touches.first else { return }
        isTracking = continueTracking(touch, with: event)
        isHighlighted = isTracking
    }
    /// Ends the following of a touch.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking else { return }
        (isTracking, isHighlighted) = (false, false)
        endTracking(touches.first, with: event)
    }
    /// Gives the following of a touch up.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking else { return }
        (isTracking, isHighlighted) = (false, false)
        cancelTracking(with: event)
    }

    // MARK: Actions

    /// What is sent for which events, in the order in which it was added.
    var messages: [ControlMessage] = []

    /// A control that runs an action for its main event.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// Runs an action for events; one of the same identifier is replaced.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        remove(controlEvents) { $0.isAction(action.identifier) }
        messages.append(ControlMessage(.action(action), events: controlEvents))
    }
    /// Stops running an action for events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }
    /// Stops running the action of an identifier for events.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        remove(controlEvents) { $0.isAction(actionIdentifier) }
    }
    /// Sends a message to a target for events; without a target to the first ``ActionTarget`` among the responders.
    ///
    /// The target is not retained. One that is no ``ActionTarget`` is not reached, and the log says so.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        let object = target.map { $0 as AnyObject }
        UnreachableTarget.report(object, action)
        add(ControlMessage(.selector(action), target: object, events: controlEvents)) {
            $0.isSelector(action, to: object) && $0.hasTarget == (object != nil)
        }
    }
    /// Stops sending a message to a target for events; nil stands for any target, any message.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        let object = target.map { $0 as AnyObject }
        remove(controlEvents) { $0.isSelector(action, to: object) }
    }
    /// Who is sent messages.
    open var allTargets: Set<AnyHashable> { Set(messages.compactMap { $0.target as? NSObject }) }
    /// The events for which something is sent.
    open var allControlEvents: Event { messages.reduce(into: []) { $0.formUnion($1.events) } }
    /// The names of the messages that a target is sent for an event; nil for none.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let object = target.map { $0 as AnyObject }
        let names = messages.compactMap { message -> String? in
            guard message.isSelector(nil, to: object), message.events.contains(controlEvent),
                case .selector(let selector) = message.content
            else { return nil }
            return selector.description
        }
        return names.isEmpty ? nil : names
    }
    /// The size of what the control shows; on an axis where it has none that of the control.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicFrameSize }
    /// Sends what was added for events, as a finger would.
    open func sendActions(for controlEvents: Event) { send(controlEvents) }
    /// Runs an action with the control as its sender.
    open func sendAction(_ action: UIAction) { action.run(from: self) }
    /// Sends a message to a target that is an ``ActionTarget``; other targets are not reached.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        receiver(of: target)?.perform(action, from: self)
    }
}
