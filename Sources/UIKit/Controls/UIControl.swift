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
        /// A finger went up inside.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A finger went up outside.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The value changed.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The main action was chosen.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// Text was changed.
        public static let editingChanged = Event(rawValue: 1 << 17)
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

    /// A control of no size at the origin.
    public convenience init() { self.init(frame: .zero) }
    /// A control at a place in its superview.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// A control from an archive; nothing but an empty one is read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Whether the control can be operated.
    open var isEnabled = true
    /// Whether the control is chosen.
    open var isSelected = false
    /// Whether the control is pressed.
    open var isHighlighted = false
    /// How the content lies horizontally.
    open var contentHorizontalAlignment: ContentHorizontalAlignment = .center
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
}
