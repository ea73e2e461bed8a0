import Foundation

/// A driver of an interactive transition.
///
/// Plumb does not call these methods; a host may.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Starts the transition.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}
