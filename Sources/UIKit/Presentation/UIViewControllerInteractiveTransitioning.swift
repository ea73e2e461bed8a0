import Foundation

/// What lets the user drive the change from one controller to another; there are no touches that would.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Begins the change.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}
