import Foundation

/// A view that responds to user interaction with actions.
@preconcurrency @MainActor open class UIControl: UIView {
    /// The states of a control.
    ///
    /// The bits equal Apple's.
    public struct State: OptionSet, Hashable, Sendable {
        /// The bits of the state, as in UIKit.
        public let rawValue: UInt
        /// Creates a state from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The normal state.
        public static let normal = State([])
        /// The highlighted state.
        public static let highlighted = State(rawValue: 1)
        /// The disabled state.
        public static let disabled = State(rawValue: 2)
        /// The selected state.
        public static let selected = State(rawValue: 4)
        /// The focused state.
        public static let focused = State(rawValue: 8)
    }

    /// The events of a control.
    ///
    /// The bits equal Apple's.
    public struct Event: OptionSet, Hashable, Sendable {
        /// The bits of the events, as in UIKit.
        public let rawValue: UInt
        /// Creates events from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A touch begins in the control.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A repeated touch begins in the control.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// A touch moves inside the control.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// A touch moves just outside the control.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// A touch moves into the control.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// A touch moves out of the control.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// A touch ends inside the control.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A touch ends outside the control.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The system cancels the touches.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The value changes.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The primary action is triggered.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// Editing begins.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The text changes during editing.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing ends.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Editing ends because of the return key.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All touch events.
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        /// All editing events.
        public static let allEditingEvents = Event(rawValue: 0xF_0000)
        /// All events.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// The horizontal alignments of a control's content.
    ///
    /// The raw values equal Apple's.
    public enum ContentHorizontalAlignment: Int, Hashable, Sendable {
        /// The content is centered.
        case center = 0
        /// The content is aligned at the left edge.
        case left = 1
        /// The content is aligned at the right edge.
        case right = 2
        /// The content fills the width.
        case fill = 3
        /// The content is aligned at the leading edge.
        case leading = 4
        /// The content is aligned at the trailing edge.
        case trailing = 5
    }

    /// The vertical alignments of a control's content.
    ///
    /// The raw values equal Apple's.
    public enum ContentVerticalAlignment: Int, Hashable, Sendable {
        /// The content is centered.
        case center = 0
        /// The content is aligned at the top edge.
        case top = 1
        /// The content is aligned at the bottom edge.
        case bottom = 2
        /// The content fills the height.
        case fill = 3
    }

    /// A Boolean value that indicates whether the control is enabled.
    open var isEnabled = true
    /// A Boolean value that indicates whether the control is selected.
    open var isSelected = false
    /// A Boolean value that indicates whether the control is highlighted.
    open var isHighlighted = false
    /// The horizontal alignment of the content.
    open var contentHorizontalAlignment: ContentHorizontalAlignment = .center
    /// The horizontal alignment with leading and trailing resolved to left and right by the layout direction.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return switch contentHorizontalAlignment {
        case .leading: isMirrored ? .right : .left
        case .trailing: isMirrored ? .left : .right
        case .center, .left, .right, .fill: contentHorizontalAlignment
        }
    }
    /// A Boolean value that indicates whether a touch is inside the control.
    ///
    /// The value is always `false` in Plumb.
    open var isTouchInside: Bool { false }
    /// A Boolean value that indicates whether a touch shows the control's menu.
    ///
    /// Plumb stores the value and does not use it.
    open var showsMenuAsPrimaryAction = false
    /// A Boolean value that indicates whether the control shows a context menu.
    ///
    /// Plumb stores the value and does not use it.
    open var isContextMenuInteractionEnabled = false
    /// The vertical alignment of the content.
    open var contentVerticalAlignment: ContentVerticalAlignment = .center

    /// The current state.
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    // MARK: Tracking

    /// A Boolean value that indicates whether the control tracks a touch.
    open private(set) var isTracking = false

    /// Returns whether the control tracks a touch that begins.
    ///
    /// The default is `true`.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Returns whether the control continues to track a touch that has moved.
    ///
    /// The default is `true`.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Notifies the control that the tracked touch has ended.
    ///
    /// The default does nothing.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// Notifies the control that the tracked touch was cancelled.
    ///
    /// The default does nothing.
    open func cancelTracking(with event: UIEvent?) {}

    /// Begins tracking a touch if the control is enabled and ``beginTracking(_:with:)`` returns `true`.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, let touch = touches.first else { return }
        isTracking = true
        isTracking = beginTracking(touch, with: event)
        isHighlighted = isTracking
    }
    /// Continues tracking a touch, or stops if ``continueTracking(_:with:)`` returns `false`.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = touches.first else { return }
        isTracking = continueTracking(touch, with: event)
        isHighlighted = isTracking
    }
    /// Ends the tracking of a touch.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking else { return }
        (isTracking, isHighlighted) = (false, false)
        endTracking(touches.first, with: event)
    }
    /// Cancels the tracking of a touch.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking else { return }
        (isTracking, isHighlighted) = (false, false)
        cancelTracking(with: event)
    }

    // MARK: Actions

    /// The messages and their events, in the order in which they were added.
    var messages: [ControlMessage] = []

    /// Creates a control with an action for the primary action event.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// Adds an action for events.
    ///
    /// It replaces an action with the same identifier.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        remove(controlEvents) { $0.isAction(action.identifier) }
        messages.append(ControlMessage(.action(action), events: controlEvents))
    }
    /// Removes an action for events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }
    /// Removes the action with an identifier for events.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        remove(controlEvents) { $0.isAction(actionIdentifier) }
    }
    /// Adds a target and a selector for events.
    ///
    /// Without a target, the first ``ActionTarget`` in the responder chain receives the message. The control does not
    /// retain the target. Plumb does not reach a target that is no ``ActionTarget``, and logs that.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        let object = target.map { $0 as AnyObject }
        UnreachableTarget.report(object, action)
        add(ControlMessage(.selector(action), target: object, events: controlEvents)) {
            $0.isSelector(action, to: object) && $0.hasTarget == (object != nil)
        }
    }
    /// Removes a target and a selector for events.
    ///
    /// `nil` matches any target or any selector.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        let object = target.map { $0 as AnyObject }
        remove(controlEvents) { $0.isSelector(action, to: object) }
    }
    /// The targets that are `NSObject` instances.
    open var allTargets: Set<AnyHashable> { Set(messages.compactMap { $0.target as? NSObject }) }
    /// The events for which the control has an action or a target.
    open var allControlEvents: Event { messages.reduce(into: []) { $0.formUnion($1.events) } }
    /// Returns the names of the selectors that a target receives for an event, or `nil` for none.
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
    /// Returns the intrinsic size as a frame size.
    ///
    /// An axis without an intrinsic size keeps the control's current size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicFrameSize }
    /// Sends the actions that are registered for events.
    open func sendActions(for controlEvents: Event) { send(controlEvents) }
    /// Runs an action with the control as its sender.
    open func sendAction(_ action: UIAction) { action.run(from: self) }
    /// Sends a selector to a target that is an ``ActionTarget``.
    ///
    /// Plumb does not reach other targets.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        receiver(of: target)?.perform(action, from: self)
    }
}
