import Foundation

/// The animation methods from before iOS 4.
///
/// Changes between the calls take effect at once.
extension UIView {
    /// Begins an animation.
    ///
    /// This method has no effect in Plumb.
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {}
    /// Runs an animation.
    ///
    /// This method has no effect in Plumb; the changes have already taken effect.
    public class func commitAnimations() {}
    /// Sets the duration of the animation, in seconds.
    ///
    /// This method has no effect in Plumb.
    public class func setAnimationDuration(_ duration: TimeInterval) {}
    /// Sets the delay of the animation, in seconds.
    ///
    /// This method has no effect in Plumb.
    public class func setAnimationDelay(_ delay: TimeInterval) {}
    /// Sets the curve of the animation.
    ///
    /// This method has no effect in Plumb.
    public class func setAnimationCurve(_ curve: AnimationCurve) {}
    /// Sets the repeat count of the animation.
    ///
    /// This method has no effect in Plumb.
    public class func setAnimationRepeatCount(_ repeatCount: Float) {}
    /// Sets whether the animation also runs backwards.
    ///
    /// This method has no effect in Plumb.
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {}
    /// Sets whether the animation starts from the current state.
    ///
    /// This method has no effect in Plumb.
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
    /// Sets the transition of a view.
    ///
    /// This method has no effect in Plumb.
    public class func setAnimationTransition(_ transition: AnimationTransition, for view: UIView, cache: Bool) {}

    /// The transitions of a view.
    ///
    /// Raw values are Apple's.
    public enum AnimationTransition: Int, Hashable, Sendable {
        /// No transition.
        case none = 0
        /// A flip around the vertical axis from the left.
        case flipFromLeft = 1
        /// A flip around the vertical axis from the right.
        case flipFromRight = 2
        /// A curl up.
        case curlUp = 3
        /// A curl down.
        case curlDown = 4
    }

    /// Returns false, because Plumb does not composite views; lays out the view first if requested.
    @discardableResult public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        if afterUpdates { layoutIfNeeded() }
        return false
    }
}
