import Foundation

/// The positions at which an animation can end.
///
/// Raw values are Apple's.
public enum UIViewAnimatingPosition: Int, Hashable, Sendable {
    /// The end of the animation.
    case end = 0
    /// The start of the animation.
    case start = 1
    /// The current position.
    case current = 2
}

/// The states of an animation.
///
/// Raw values are Apple's.
public enum UIViewAnimatingState: Int, Hashable, Sendable {
    /// The animation has not begun, or it has finished.
    case inactive = 0
    /// The animation is running or paused.
    case active = 1
    /// The animation is stopped and not yet finished.
    case stopped = 2
}

/// An object that controls an animation.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
    /// The state of the animation.
    var state: UIViewAnimatingState { get }
    /// A Boolean value that indicates whether the animation is running.
    var isRunning: Bool { get }
    /// A Boolean value that indicates whether the animation is reversed.
    var isReversed: Bool { get set }
    /// The completed part of the animation, from 0 to 1.
    var fractionComplete: CGFloat { get set }
    /// Starts or continues the animation.
    func startAnimation()
    /// Starts the animation after a delay, in seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Pauses the animation.
    func pauseAnimation()
    /// Stops the animation at its current position.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Finishes a stopped animation at a position.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An object that animates the changes of closures.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds changes.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds changes with a delay.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds a completion handler.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Continues a paused animation with other timing.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

/// An animator that makes its changes at once when it is started or first paused, because Plumb does not animate.
///
/// The changes stay, regardless of the position at which the animation ends.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    /// The duration of the animation, in seconds.
    ///
    /// Plumb stores the value and does not use it.
    public let duration: TimeInterval
    /// The timing of the animation.
    ///
    /// Plumb stores the value and does not use it.
    public let timingParameters: (any UITimingCurveProvider)?

    /// Creates an animator with timing parameters.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        (self.duration, timingParameters) = (duration, parameters)
        super.init()
    }
    /// Creates an animator with a duration of 0.
    public convenience override init() {
        self.init(duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
    }
    /// Creates an animator with a built-in curve.
    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { self.animations.append(animations) }
    }
    /// Creates an animator with a cubic curve of two control points.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        let parameters = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
        self.init(duration: duration, timingParameters: parameters)
        if let animations { self.animations.append(animations) }
    }
    /// Creates an animator with a spring.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { self.animations.append(animations) }
    }

    /// Makes the changes at once, calls the completion handler and returns the animator.
    @discardableResult
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation()
        return animator
    }

    // MARK: Changes

    /// Adds changes; if the animator is paused, it makes them at once.
    open func addAnimations(_ animation: @escaping () -> Void) {
        if state == .active { animation() } else { animations.append(animation) }
    }
    /// Adds changes; Plumb ignores the delay.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { addAnimations(animation) }
    /// Adds a completion handler.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    private func change() {
        state = .active
        let changes = animations
        animations = []
        for change in changes { change() }
    }

    private func end(at position: UIViewAnimatingPosition) {
        let calls = completions
        (completions, state, fraction) = ([], .inactive, 0)
        for call in calls { call(position) }
    }

    // MARK: Progress

    /// The state of the animator: inactive before and after the animation, active while it is paused.
    open private(set) var state = UIViewAnimatingState.inactive
    /// A Boolean value that indicates whether the animation is running; always false, because changes take no time.
    open var isRunning: Bool { false }
    /// A Boolean value that indicates whether the animation is reversed; completion handlers then get the start position.
    open var isReversed = false
    /// The completed part of the animation, from 0 to 1; setting it makes the changes and pauses the animator.
    open var fractionComplete: CGFloat {
        get { fraction }
        set {
            pauseAnimation()
            fraction = newValue
        }
    }
    private var fraction: CGFloat = 0
    /// A Boolean value that indicates whether the animator pauses at its end.
    ///
    /// Plumb stores the value and does not use it.
    open var pausesOnCompletion = false
    /// A Boolean value that indicates whether animated views receive touches.
    ///
    /// Plumb stores the value and does not use it.
    open var isUserInteractionEnabled = true
    /// A Boolean value that indicates whether the animation can be interrupted.
    ///
    /// Plumb stores the value and does not use it.
    open var isInterruptible = true
    /// A Boolean value that indicates whether scrubbing is linear.
    ///
    /// Plumb stores the value and does not use it.
    open var scrubsLinearly = true

    /// Makes all changes and calls the completion handlers.
    open func startAnimation() {
        change()
        end(at: isReversed ? .start : .end)
    }
    /// Makes all changes at once and calls the completion handlers; Plumb ignores the delay.
    open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
    /// Makes all changes; the completion handlers wait until the animation continues.
    open func pauseAnimation() { change() }
    /// Makes all changes and calls the completion handlers; Plumb ignores the timing.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) { startAnimation() }
    /// Stops a paused animation; without finishing it discards the completion handlers, else they wait for the finish.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active else { return }
        state = withoutFinishing ? .inactive : .stopped
        if withoutFinishing { completions = [] }
    }
    /// Calls the completion handlers of a stopped animation.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        if state == .stopped { end(at: finalPosition) }
    }
}
