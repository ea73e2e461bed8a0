import Foundation

/// A touch on the screen.
///
/// Plumb creates no touches; a host or a test does.
@preconcurrency @MainActor open class UITouch: NSObject {
    /// The phases of a touch.
    ///
    /// The raw values equal Apple's.
    public enum Phase: Int, Hashable, Sendable {
        /// The touch has begun.
        case began = 0
        /// The touch has moved.
        case moved = 1
        /// The touch has not moved.
        case stationary = 2
        /// The touch has ended.
        case ended = 3
        /// The system has cancelled the touch.
        case cancelled = 4
    }

    /// The types of touches.
    ///
    /// The raw values equal Apple's.
    public enum TouchType: Int, Hashable, Sendable {
        /// A touch on the screen.
        case direct = 0
        /// A touch on a device apart from the screen.
        case indirect = 1
        /// A touch of a pencil.
        case pencil = 2
        /// A touch of a pointer.
        case indirectPointer = 3
    }

    /// The view in which the touch began.
    open private(set) weak var view: UIView?
    /// The phase of the touch.
    open private(set) var phase = Phase.began
    /// The type of the touch.
    open private(set) var type = TouchType.direct
    /// The number of taps.
    ///
    /// The value is always 1 in Plumb.
    open private(set) var tapCount = 1
    /// The time of the last change, in seconds.
    open private(set) var timestamp: TimeInterval = 0
    private var places = (now: CGPoint.zero, before: CGPoint.zero)

    /// Creates a touch without a view.
    public override init() { super.init() }

    /// Creates a touch in a view, at a location in its coordinates, in points.
    ///
    /// In UIKit the system creates touches; in Plumb a host does.
    @_spi(Host) public convenience init(on view: UIView, at location: CGPoint, type: TouchType = .direct) {
        self.init()
        (self.view, self.type) = (view, type)
        places = (location, location)
    }

    /// Moves the touch to a location in its view's coordinates, in points.
    ///
    /// In UIKit the system moves touches; in Plumb a host does.
    @_spi(Host) public func move(to location: CGPoint, phase: Phase = .moved, timestamp: TimeInterval = 0) {
        places = (location, places.now)
        (self.phase, self.timestamp) = (phase, timestamp)
    }

    /// The window of the view in which the touch began.
    open var window: UIWindow? { view?.window }
    /// Returns the location of the touch in a view's coordinates, in points.
    ///
    /// `nil` means the window.
    open func location(in view: UIView?) -> CGPoint { place(places.now, in: view) }
    /// Returns the previous location of the touch in a view's coordinates, in points.
    ///
    /// `nil` means the window.
    open func previousLocation(in view: UIView?) -> CGPoint { place(places.before, in: view) }

    private func place(_ point: CGPoint, in other: UIView?) -> CGPoint { view?.convert(point, to: other) ?? point }
}
