import Foundation

/// A recognizer of a drag.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The minimum number of fingers.
    ///
    /// Plumb stores the value and does not use it.
    open var minimumNumberOfTouches = 1
    /// The maximum number of fingers.
    ///
    /// Plumb stores the value and does not use it.
    open var maximumNumberOfTouches = Int.max
    /// The translation of the gesture, in points.
    ///
    /// Only a host sets it.
    private var distance = CGPoint.zero

    /// Returns the translation that was set, in points.
    ///
    /// The result does not depend on the view.
    open func translation(in view: UIView?) -> CGPoint { distance }
    /// Sets the translation, in points.
    ///
    /// Plumb ignores the view.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) { distance = translation }
    /// Returns the velocity of the gesture, in points per second.
    ///
    /// The result does not depend on the view.
    open func velocity(in view: UIView?) -> CGPoint { hostVelocity }
    /// The velocity of the gesture, in points per second, which a host sets.
    @_spi(Host) public final var hostVelocity = CGPoint.zero
}
