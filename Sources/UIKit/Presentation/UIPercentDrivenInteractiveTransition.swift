import Foundation

/// A change between controllers that follows a number; kept, since nothing is animated.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition:
    NSObject, UIViewControllerInteractiveTransitioning
{
    /// A change that has not begun.
    public override init() { super.init() }

    /// How long the whole takes, in seconds.
    open var duration: CGFloat { 0 }
    /// How far the change is, from 0 to 1.
    open private(set) var percentComplete: CGFloat = 0
    /// How fast the rest goes, against the speed of the animation.
    open var completionSpeed: CGFloat = 1
    /// How the speed of the rest changes.
    open var completionCurve = UIView.AnimationCurve.easeInOut
    /// Whether the user begins the change.
    open var wantsInteractiveStart = true

    /// Begins the change.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {}
    /// Says how far the change is.
    open func update(_ percentComplete: CGFloat) { self.percentComplete = min(max(percentComplete, 0), 1) }
    /// Goes back to where the change began.
    open func cancel() { percentComplete = 0 }
    /// Ends the change.
    open func finish() { percentComplete = 1 }
}
