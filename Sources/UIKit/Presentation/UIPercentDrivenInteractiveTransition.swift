import Foundation

/// An interactive transition with a percentage.
///
/// Plumb stores its values and animates nothing.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition:
    NSObject, UIViewControllerInteractiveTransitioning
{
    /// Creates a transition that has not started.
    public override init() { super.init() }

    /// The duration of the transition, in seconds.
    ///
    /// The value is always 0 in Plumb.
    open var duration: CGFloat { 0 }
    /// The completed part of the transition, from 0 to 1.
    open private(set) var percentComplete: CGFloat = 0
    /// The speed of the remaining transition, relative to the speed of the animation.
    ///
    /// Plumb stores the value and does not use it.
    open var completionSpeed: CGFloat = 1
    /// The curve of the remaining transition.
    ///
    /// Plumb stores the value and does not use it.
    open var completionCurve = UIView.AnimationCurve.easeInOut
    /// A Boolean value that indicates whether the transition starts interactively.
    ///
    /// Plumb stores the value and does not use it.
    open var wantsInteractiveStart = true

    /// Starts the transition.
    ///
    /// Plumb does not call this method; a host may.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {}
    /// Sets the completed part of the transition, limited to the range from 0 to 1.
    open func update(_ percentComplete: CGFloat) { self.percentComplete = min(max(percentComplete, 0), 1) }
    /// Cancels the transition, and sets the completed part to 0.
    open func cancel() { percentComplete = 0 }
    /// Finishes the transition, and sets the completed part to 1.
    open func finish() { percentComplete = 1 }
}
