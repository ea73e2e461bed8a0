import Foundation

/// A finger on the screen; hosts and tests make one, the system does not.
@preconcurrency @MainActor open class UITouch: NSObject {
    /// How far a touch has come.
    ///
    /// Raw values are Apple's.
    public enum Phase: Int, Hashable, Sendable {
        /// The finger came down.
        case began = 0
        /// It moved.
        case moved = 1
        /// It rests.
        case stationary = 2
        /// It was lifted.
        case ended = 3
        /// The system took the touch away.
        case cancelled = 4
    }

    /// What touches.
    ///
    /// Raw values are Apple's.
    public enum TouchType: Int, Hashable, Sendable {
        /// A finger.
        case direct = 0
        /// A finger beside the screen.
        case indirect = 1
        /// A pencil.
        case pencil = 2
        /// A pointer.
        case indirectPointer = 3
    }

    /// The view that was touched.
    open private(set) weak var view: UIView?
    /// How far the touch has come.
    open private(set) var phase = Phase.began
    /// What touches.
    open private(set) var type = TouchType.direct
    /// How often the finger came down on the place.
    open private(set) var tapCount = 1
    /// When that was, in seconds.
    open private(set) var timestamp: TimeInterval = 0
    private var places = (now: CGPoint.zero, before: CGPoint.zero)

    /// A touch of no view.
    public override init() { super.init() }

    /// A finger that comes down on a view at a place in it, in points; Apple's come from the screen, here a host makes them.
    public convenience init(on view: UIView, at location: CGPoint, type: TouchType = .direct) {
        self.init()
        (self.view, self.type) = (view, type)
        places = (location, location)
    }

    /// Moves the finger to a place in its view, in points; Apple's follow the screen, here a host moves them.
    public func move(to location: CGPoint, phase: Phase = .moved, timestamp: TimeInterval = 0) {
        places = (location, places.now)
        (self.phase, self.timestamp) = (phase, timestamp)
    }

    /// The window of the view that was touched.
    open var window: UIWindow? { view?.window }
    /// Where the finger is in a view; nil stands for the window.
    open func location(in view: UIView?) -> CGPoint { place(places.now, in: view) }
    /// Where the finger was before it moved, in a view; nil stands for the window.
    open func previousLocation(in view: UIView?) -> CGPoint { place(places.before, in: view) }

    private func place(_ point: CGPoint, in other: UIView?) -> CGPoint { view?.convert(point, to: other) ?? point }
}
