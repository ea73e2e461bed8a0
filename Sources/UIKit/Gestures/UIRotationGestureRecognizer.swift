import Foundation

/// A recognizer of a rotation.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// The rotation of the gesture, in radians.
    ///
    /// Only a host sets it.
    open var rotation: CGFloat = 0
    /// The velocity of the rotation, in radians per second.
    ///
    /// The value is always 0 in Plumb.
    open var velocity: CGFloat { 0 }
}
