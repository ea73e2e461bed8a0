import Foundation

/// What animates the change from one controller to another; nothing is animated here.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// How long it takes, in seconds.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    /// Makes the change, and says when it is done.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
}
