import Foundation

/// What an animation of a change between controllers knows.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view in which both are.
    var containerView: UIView { get }
    /// Whether the change was taken back.
    var transitionWasCancelled: Bool { get }
    /// The controller that comes or goes.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The view that comes or goes.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// Where a controller's view is before, in points.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Where a controller's view is after, in points.
    func finalFrame(for vc: UIViewController) -> CGRect
    /// Says that the change is done.
    func completeTransition(_ didComplete: Bool)
}
