import Foundation

/// Animations: every change takes effect at once and every completion is called before the call returns, because nothing is
/// shown between two layouts. What an animated layout ends with is therefore what is read after the call.
extension UIView {
    /// How an animation runs; nothing of it is visible here.
    ///
    /// Bits are Apple's.
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        /// Apple's bits.
        public let rawValue: UInt
        /// Options of Apple's bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Subviews are laid out within the animation.
        public static let layoutSubviews = AnimationOptions(rawValue: 1)
        /// Views take touches while they move.
        public static let allowUserInteraction = AnimationOptions(rawValue: 2)
        /// Begins where a running animation is.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
        /// Repeats for ever.
        public static let `repeat` = AnimationOptions(rawValue: 8)
        /// Runs back and forth.
        public static let autoreverse = AnimationOptions(rawValue: 16)
        /// Does not take the duration of the animation around it.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 32)
        /// Does not take the curve of the animation around it.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// Draws the content while it changes.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// Does not take the options of the animation around it.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
        /// Sixty pictures a second.
        public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
        /// Thirty pictures a second.
        public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
        /// What is due of properties and layout in the windows that were shown is done before and after the changes (iOS 26); the
        /// bit is a choice.
        public static let flushUpdates = AnimationOptions(rawValue: 1 << 28)
        /// Slow at both ends.
        public static let curveEaseInOut = AnimationOptions([])
        /// Slow at the beginning.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at the end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Of one speed.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        /// Both views stay, the one hidden and the other shown.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// Turning around, from the left.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// Turning around, from the right.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// Turned over, upwards.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// Turned over, downwards.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// Turning around, from the top.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// Turning around, from the bottom.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
        /// One view dissolves into the other.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    }

    /// How the speed of an animation changes.
    ///
    /// Raw values are Apple's.
    public enum AnimationCurve: Int, Hashable, Sendable {
        /// Slow at both ends.
        case easeInOut = 0
        /// Slow at the beginning.
        case easeIn = 1
        /// Slow at the end.
        case easeOut = 2
        /// Of one speed.
        case linear = 3
    }

    /// What key frames allow.
    ///
    /// Bits are Apple's.
    public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
        /// Apple's bits.
        public let rawValue: UInt
        /// Options of Apple's bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Lays out subviews with the change.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1)
        /// Lets the user act meanwhile.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 2)
        /// Begins where the views are.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 4)
        /// Repeats for ever.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 8)
        /// Runs back and forth.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 16)
        /// Does not take the duration of the animation around it.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 32)
        /// Does not take the options of the animation around it.
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
        /// In straight lines between key frames.
        public static let calculationModeLinear = KeyframeAnimationOptions([])
        /// From one key frame to the next without anything between.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// In straight lines of one speed.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// In curves through the key frames.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// In curves of one speed.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
    }

    /// Makes the changes at once.
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) { animations() }

    /// Makes the changes and calls the completion at once.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }

    /// Makes the changes and calls the completion at once.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        flushing(options, animations)
        completion?(true)
    }

    /// Makes the changes and calls the completion at once.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        flushing(options, animations)
        completion?(true)
    }

    /// Makes the changes and calls the completion at once.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        flushing(options, animations)
        completion?(true)
    }

    /// Makes changes that would be repeated, once.
    public class func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) { animations() }

    /// Makes the changes and calls the completion at once.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations?()
        completion?(true)
    }

    /// Puts one view in the place of another, or hides one and shows the other with `showHideTransitionViews`, at once.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        if options.contains(.showHideTransitionViews) {
            (fromView.isHidden, toView.isHidden) = (true, false)
        } else if let parent = fromView.superview {
            parent.insertSubview(toView, aboveSubview: fromView)
            fromView.removeFromSuperview()
        }
        completion?(true)
    }

    /// Makes the changes of key frames in their order and calls the completion at once.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }

    /// Makes the changes of a key frame at once.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) { animations() }

    /// Makes changes that no animation around may animate.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) { actionsWithoutAnimation() }

    /// Whether changes may be animated.
    public class var areAnimationsEnabled: Bool { false }
    /// Allows or forbids animations; there are none.
    public class func setAnimationsEnabled(_ enabled: Bool) {}
    /// How long the animation around takes.
    public class var inheritedAnimationDuration: TimeInterval { 0 }

    /// Makes changes, with what is due in the windows done before and after them where the options say so.
    private class func flushing(_ options: AnimationOptions, _ animations: () -> Void) {
        if options.contains(.flushUpdates) { UIApplication.shared.flushUpdates() }
        animations()
        if options.contains(.flushUpdates) { UIApplication.shared.flushUpdates() }
    }
}

extension UIApplication {
    /// Does what is due of properties and layout in the windows that were shown.
    func flushUpdates() { for window in windows { window.layoutIfNeeded() } }
}
