import Foundation

/// A change of a layer over time; here it is kept, and ends as soon as it was added.
open class CAAnimation: NSObject, CAMediaTiming, NSCopying {
    /// An animation of nothing.
    public required override init() { super.init() }

    /// When it begins, in seconds of what is around it.
    open var beginTime: TimeInterval = 0
    /// How long it takes, in seconds; 0 for as long as the transaction says.
    open var duration: TimeInterval = 0
    /// How fast it runs.
    open var speed: Float = 1
    /// Where in its time it begins, in seconds.
    open var timeOffset: TimeInterval = 0
    /// How often it runs; 0 for once.
    open var repeatCount: Float = 0
    /// How long it is repeated, in seconds.
    open var repeatDuration: TimeInterval = 0
    /// Whether it runs back after it ran.
    open var autoreverses = false
    /// What holds before and after.
    open var fillMode = CAMediaTimingFillMode.removed
    /// How time runs in it; nil for evenly.
    open var timingFunction: CAMediaTimingFunction?
    /// Whether the layer forgets it when it has ended.
    open var isRemovedOnCompletion = true
    /// Who hears of begin and end; retained, as Apple's is.
    open var delegate: (any CAAnimationDelegate)?

    /// Whether it goes on until it is removed; the largest number stands for no end too.
    var isEndless: Bool {
        repeatCount >= .greatestFiniteMagnitude || max(repeatDuration, duration) >= .greatestFiniteMagnitude
    }

    /// The same animation, to be changed apart.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        take(over: copy)
        return copy
    }

    /// Gives a copy what this animation has.
    func take(over copy: CAAnimation) {
        (copy.beginTime, copy.duration, copy.speed) = (beginTime, duration, speed)
        (copy.timeOffset, copy.repeatCount, copy.repeatDuration) = (timeOffset, repeatCount, repeatDuration)
        (copy.autoreverses, copy.fillMode, copy.timingFunction) = (autoreverses, fillMode, timingFunction)
        (copy.isRemovedOnCompletion, copy.delegate) = (isRemovedOnCompletion, delegate)
    }
}

/// Who hears of begin and end of an animation.
public protocol CAAnimationDelegate: NSObjectProtocol {
    /// It has begun.
    func animationDidStart(_ anim: CAAnimation)
    /// It has ended by itself, or was removed before.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Nothing.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// Nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
