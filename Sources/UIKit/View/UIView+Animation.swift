import Foundation

/// Animation methods without animation.
///
/// Each change takes effect at once, and each completion handler runs before the call returns, because Plumb shows nothing between
/// two layouts. After the call the properties have their final values.
extension UIView {
    /// The options of an animation.
    ///
    /// Plumb uses only ``flushUpdates`` and ``showHideTransitionViews``.
    ///
    /// Bits are Apple's.
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        /// The bits of the options.
        public let rawValue: UInt
        /// Creates options from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Lays out subviews together with the animation.
        public static let layoutSubviews = AnimationOptions(rawValue: 1)
        /// Allows user interaction during the animation.
        public static let allowUserInteraction = AnimationOptions(rawValue: 2)
        /// Starts from the current state of a running animation.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
        /// Repeats the animation without end.
        public static let `repeat` = AnimationOptions(rawValue: 8)
        /// Runs the animation forwards and backwards.
        public static let autoreverse = AnimationOptions(rawValue: 16)
        /// Ignores the duration of the enclosing animation.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 32)
        /// Ignores the curve of the enclosing animation.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// Redraws the content during the animation.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// Ignores the options of the enclosing animation.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
        /// Sixty frames per second.
        public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
        /// Thirty frames per second.
        public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
        /// Updates properties and layout of the windows that were shown before and after the changes (iOS 26).
        ///
        /// The bit is Plumb's choice.
        public static let flushUpdates = AnimationOptions(rawValue: 1 << 28)
        /// Slow at both ends.
        public static let curveEaseInOut = AnimationOptions([])
        /// Slow at the beginning.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at the end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Constant speed.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        /// Hides one view and shows the other instead of adding and removing them.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// A flip around the vertical axis from the left.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// A flip around the vertical axis from the right.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// A curl up.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// A curl down.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// A flip around the horizontal axis from the top.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// A flip around the horizontal axis from the bottom.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
        /// A cross-dissolve.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    }

    /// The curves of an animation.
    ///
    /// Raw values are Apple's.
    public enum AnimationCurve: Int, Hashable, Sendable {
        /// Slow at both ends.
        case easeInOut = 0
        /// Slow at the beginning.
        case easeIn = 1
        /// Slow at the end.
        case easeOut = 2
        /// Constant speed.
        case linear = 3
    }

    /// The options of a keyframe animation.
    ///
    /// Plumb does not use them.
    ///
    /// Bits are Apple's.
    public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
        /// The bits of the options.
        public let rawValue: UInt
        /// Creates options from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Lays out subviews together with the animation.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1)
        /// Allows user interaction during the animation.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 2)
        /// Starts from the current state of a running animation.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 4)
        /// Repeats the animation without end.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 8)
        /// Runs the animation forwards and backwards.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 16)
        /// Ignores the duration of the enclosing animation.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 32)
        /// Ignores the options of the enclosing animation.
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
        /// Linear interpolation between keyframes.
        public static let calculationModeLinear = KeyframeAnimationOptions([])
        /// No interpolation between keyframes.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// Linear interpolation with constant speed.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// Smooth interpolation through the keyframes.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// Smooth interpolation with constant speed.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
    }

    /// Makes the changes at once.
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) { animations() }

    /// Makes the changes at once and calls the completion handler with true.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }

    /// Makes the changes at once and calls the completion handler with true.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        flushing(options, animations)
        completion?(true)
    }

    /// Makes the changes at once and calls the completion handler with true.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        flushing(options, animations)
        completion?(true)
    }

    /// Makes the changes at once and calls the completion handler with true.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        flushing(options, animations)
        completion?(true)
    }

    /// Makes the changes once, without repetition.
    public class func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) { animations() }

    /// Makes the changes at once and calls the completion handler with true.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations?()
        completion?(true)
    }

    /// Replaces one view by another at once and calls the completion handler with true.
    ///
    /// With `showHideTransitionViews` it hides the first view and shows the second one instead.
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

    /// Makes the changes of all keyframes in their order and calls the completion handler with true.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }

    /// Makes the changes of a keyframe at once.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) { animations() }

    /// Makes the changes without animation.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let outer = animationsAreEnabled
        animationsAreEnabled = false
        actionsWithoutAnimation()
        animationsAreEnabled = outer
    }

    /// A Boolean value that indicates whether animations are enabled; true by default.
    ///
    /// Plumb makes changes at once with both values.
    public class var areAnimationsEnabled: Bool { animationsAreEnabled }
    private static var animationsAreEnabled = true
    /// Enables or disables animations; changes the value of ``areAnimationsEnabled``.
    public class func setAnimationsEnabled(_ enabled: Bool) { animationsAreEnabled = enabled }
    /// The duration of the enclosing animation, in seconds; always 0.
    public class var inheritedAnimationDuration: TimeInterval { 0 }

    /// Makes changes and, if the options contain `flushUpdates`, updates the windows before and after them.
    private class func flushing(_ options: AnimationOptions, _ animations: () -> Void) {
        if options.contains(.flushUpdates) { UIApplication.shared.flushUpdates() }
        animations()
        if options.contains(.flushUpdates) { UIApplication.shared.flushUpdates() }
    }
}

extension UIApplication {
    /// Updates the properties and the layout of the windows that were shown.
    func flushUpdates() { for window in windows { window.layoutIfNeeded() } }
}
