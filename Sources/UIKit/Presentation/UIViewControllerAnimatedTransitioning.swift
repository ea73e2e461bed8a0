import Foundation

/// An animator of a transition between controllers.
///
/// Plumb does not call these methods; a host may.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// Returns the duration of the transition, in seconds.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    /// Performs the transition, and notifies the context of its completion.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
}
