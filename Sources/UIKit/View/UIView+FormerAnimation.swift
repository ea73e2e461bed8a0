import Foundation

/// The animation methods from before iOS 4.
extension UIView {
    /// Begins an animation.
    @available(*, unavailable, message: "Use UIView.animate(withDuration:animations:).")
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {}
    /// Sets the duration of the animation, in seconds.
    @available(*, unavailable, message: "Use UIView.animate(withDuration:animations:).")
    public class func setAnimationDuration(_ duration: TimeInterval) {}
    /// Runs an animation.
    @available(*, unavailable, message: "Use UIView.animate(withDuration:animations:).")
    public class func commitAnimations() {}

    /// Returns false, because Plumb does not composite views; lays out the view first if requested.
    @discardableResult public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        if afterUpdates { layoutIfNeeded() }
        return false
    }
}
