import Foundation

/// The context of a transition between controllers.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view that contains both views.
    var containerView: UIView { get }
    /// A Boolean value that indicates whether the transition was cancelled.
    var transitionWasCancelled: Bool { get }
    /// Returns a controller of the transition.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Returns a view of the transition.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// Returns the frame of a controller's view before the transition, in points.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Returns the frame of a controller's view after the transition, in points.
    func finalFrame(for vc: UIViewController) -> CGRect
    /// Notifies the context that the transition has ended.
    func completeTransition(_ didComplete: Bool)
}
