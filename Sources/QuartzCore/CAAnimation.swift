import Foundation

/// An animation of a layer.
///
/// Animations do not run: the animation is stored, and ends immediately.
open class CAAnimation: NSObject, CAMediaTiming, NSCopying {
    /// Creates an animation.
    public required override init() { super.init() }

    /// The begin time relative to the parent, in seconds.
    open var beginTime: TimeInterval = 0
    /// The duration in seconds; 0 for the duration of the transaction.
    open var duration: TimeInterval = 0
    /// The speed.
    open var speed: Float = 1
    /// The offset of the local time, in seconds.
    open var timeOffset: TimeInterval = 0
    /// The number of repetitions; 0 for none.
    open var repeatCount: Float = 0
    /// The duration of the repetitions, in seconds.
    open var repeatDuration: TimeInterval = 0
    /// A Boolean value that indicates whether the animation plays in reverse after it ends.
    open var autoreverses = false
    /// The behavior before and after the animation.
    open var fillMode = CAMediaTimingFillMode.removed
    /// The timing function; nil for linear.
    open var timingFunction: CAMediaTimingFunction?
    /// A Boolean value that indicates whether the layer removes the animation when it ends.
    open var isRemovedOnCompletion = true
    /// The delegate, which is retained, as in Core Animation.
    open var delegate: (any CAAnimationDelegate)?

    /// A Boolean value that indicates whether the animation runs until it is removed.
    ///
    /// The largest number means no end too.
    var isEndless: Bool {
        repeatCount >= .greatestFiniteMagnitude || max(repeatDuration, duration) >= .greatestFiniteMagnitude
    }

    /// Returns a copy of the animation.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        take(over: copy)
        return copy
    }

    /// Copies the properties of this animation to a copy.
    func take(over copy: CAAnimation) {
        (copy.beginTime, copy.duration, copy.speed) = (beginTime, duration, speed)
        (copy.timeOffset, copy.repeatCount, copy.repeatDuration) = (timeOffset, repeatCount, repeatDuration)
        (copy.autoreverses, copy.fillMode, copy.timingFunction) = (autoreverses, fillMode, timingFunction)
        (copy.isRemovedOnCompletion, copy.delegate) = (isRemovedOnCompletion, delegate)
    }
}

/// The delegate of an animation.
public protocol CAAnimationDelegate: NSObjectProtocol {
    /// Notifies the delegate that the animation has begun.
    func animationDidStart(_ anim: CAAnimation)
    /// Notifies the delegate that the animation has ended, and whether it finished or was removed before.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Does nothing.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// Does nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
