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

/// Changes of views that are made when the animator is started: all at once, since nothing is animated here.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject {
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    /// How long the animation would take, in seconds.
    public let duration: TimeInterval

    /// An animator with a curve.
    public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.duration = duration
        super.init()
        if let animations { self.animations.append(animations) }
    }
    /// An animator that swings.
    public init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.duration = duration
        super.init()
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

    /// Adds changes.
    open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
    /// Adds changes that would begin later.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { animations.append(animation) }
    /// Adds what is called afterwards.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    /// Makes all changes and calls the completions.
    open func startAnimation() {
        let (changes, calls) = (animations, completions)
        (animations, completions) = ([], [])
        for change in changes { change() }
        for call in calls { call(.end) }
    }
    /// Makes all changes and calls the completions.
    open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
}
