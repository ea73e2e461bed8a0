import Foundation

/// Where an animation ended.
///
/// Raw values are Apple's.
public enum UIViewAnimatingPosition: Int, Hashable, Sendable {
    /// At its end.
    case end = 0
    /// Where it began.
    case start = 1
    /// Where it was stopped.
    case current = 2
}

/// What an animation does just now.
///
/// Raw values are Apple's.
public enum UIViewAnimatingState: Int, Hashable, Sendable {
    /// It has not begun, or is over.
    case inactive = 0
    /// It goes on, or waits.
    case active = 1
    /// It was stopped and is to be finished.
    case stopped = 2
}

/// Something that animates.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
    /// What the animation does just now.
    var state: UIViewAnimatingState { get }
    /// Whether the animation goes on.
    var isRunning: Bool { get }
    /// Whether the animation goes backwards.
    var isReversed: Bool { get set }
    /// How much of the animation is done, from 0 to 1.
    var fractionComplete: CGFloat { get set }
    /// Begins or goes on.
    func startAnimation()
    /// Begins later.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Has the animation wait.
    func pauseAnimation()
    /// Ends the animation where it is.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Says where an animation that was stopped ends.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// Something that animates what closures change.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds changes.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds changes that begin later.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds what is called afterwards.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Goes on with another speed.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

/// Changes of views that are made when the animator is started, or first has to wait: all at once, since nothing is animated here.
///
/// Once made they stay, wherever the animation ends.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    /// How long the animation would take, in seconds.
    public let duration: TimeInterval
    /// How its speed would change.
    public let timingParameters: (any UITimingCurveProvider)?

    /// An animator with a course of its speed.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        (self.duration, timingParameters) = (duration, parameters)
        super.init()
    }
    /// An animator that takes no time.
    public convenience override init() {
        self.init(duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
    }
    /// An animator with a curve.
    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { self.animations.append(animations) }
    }
    /// An animator whose curve has two control points.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        let parameters = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
        self.init(duration: duration, timingParameters: parameters)
        if let animations { self.animations.append(animations) }
    }
    /// An animator that swings.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { self.animations.append(animations) }
    }

    /// Makes changes and calls the completion at once.
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

    /// Adds changes; made at once where the animator waits.
    open func addAnimations(_ animation: @escaping () -> Void) {
        if state == .active { animation() } else { animations.append(animation) }
    }
    /// Adds changes that would begin later.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { addAnimations(animation) }
    /// Adds what is called afterwards.
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

    // MARK: Course

    /// Inactive before and afterwards, active while the animator waits.
    open private(set) var state = UIViewAnimatingState.inactive
    /// Whether the animation goes on; it never takes any time.
    open var isRunning: Bool { false }
    /// Whether the animation goes backwards; completions then hear that it ended at its start.
    open var isReversed = false
    /// How much of the animation is done, from 0 to 1; setting it makes the changes and has the animator wait.
    open var fractionComplete: CGFloat {
        get { fraction }
        set {
            pauseAnimation()
            fraction = newValue
        }
    }
    private var fraction: CGFloat = 0
    /// Whether the animator is over when it has come to an end; kept.
    open var pausesOnCompletion = false
    /// Whether the user can touch what is moving; kept.
    open var isUserInteractionEnabled = true
    /// Whether what moves can be stopped and moved on; kept.
    open var isInterruptible = true
    /// Whether scrubbing has the speed of the hand; kept.
    open var scrubsLinearly = true

    /// Makes all changes and calls the completions.
    open func startAnimation() {
        change()
        end(at: isReversed ? .start : .end)
    }
    /// Makes all changes and calls the completions.
    open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
    /// Makes all changes; the completions wait until the animation goes on.
    open func pauseAnimation() { change() }
    /// Calls the completions.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) { startAnimation() }
    /// Ends the animation: for good and without calling completions, or until it is finished.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active else { return }
        state = withoutFinishing ? .inactive : .stopped
        if withoutFinishing { completions = [] }
    }
    /// Calls the completions of an animation that was stopped.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        if state == .stopped { end(at: finalPosition) }
    }
}
