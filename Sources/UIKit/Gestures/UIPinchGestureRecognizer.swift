import Foundation

/// Finds two fingers that move apart or together.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// How far apart the fingers are, as a part of how far they were; nothing but a host sets it here.
    open var scale: CGFloat = 1
    /// How fast the scale changes, a second; without fingers not at all.
    open var velocity: CGFloat { 0 }
}
