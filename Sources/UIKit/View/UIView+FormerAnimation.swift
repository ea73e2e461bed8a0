import Foundation

/// Animations between two calls, as code from before iOS 4 has them: what is changed takes effect at once.
extension UIView {
    /// Begins an animation.
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {}
    /// Runs an animation: what was changed since it began is so already.
    public class func commitAnimations() {}
    /// Says how long the animation takes, in seconds.
    public class func setAnimationDuration(_ duration: TimeInterval) {}
    /// Says how long the animation waits, in seconds.
    public class func setAnimationDelay(_ delay: TimeInterval) {}
    /// Says how time runs in the animation.
    public class func setAnimationCurve(_ curve: AnimationCurve) {}
    /// Says how often the animation runs.
    public class func setAnimationRepeatCount(_ repeatCount: Float) {}
    /// Says whether the animation runs back after it ran.
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {}
    /// Says whether the animation begins where a running one is.
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
    /// Says how a view becomes another.
    public class func setAnimationTransition(_ transition: AnimationTransition, for view: UIView, cache: Bool) {}

    /// How a view becomes another.
    ///
    /// Raw values are Apple's.
    public enum AnimationTransition: Int, Hashable, Sendable {
        /// At once.
        case none = 0
        /// Turning around, from the left.
        case flipFromLeft = 1
        /// Turning around, from the right.
        case flipFromRight = 2
        /// Turned over, upwards.
        case curlUp = 3
        /// Turned over, downwards.
        case curlDown = 4
    }

    /// Draws the view and what is in it into the current context; whether it could: nothing is composed here.
    @discardableResult public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        if afterUpdates { layoutIfNeeded() }
        return false
    }
}
