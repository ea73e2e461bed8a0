import Foundation

/// Finds two fingers that turn.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// How far the fingers have turned, in radians; nothing but a host sets it here.
    open var rotation: CGFloat = 0
    /// How fast they turn, in radians a second; without fingers not at all.
    open var velocity: CGFloat { 0 }
}
