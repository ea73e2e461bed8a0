import Foundation

/// Who gives what shows and takes away a controller.
///
/// Only the presentation is asked for here, since nothing is animated.
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
    /// How the controller is shown; nil for as its style says.
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
    /// What animates the coming; nil for the system's. Nothing asks for it here.
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// What animates the going; nil for the system's. Nothing asks for it here.
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UIViewControllerTransitioningDelegate {
    /// As its style says.
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { nil }
    /// The system's.
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// The system's.
    public func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

/// What animates the change from one controller to another; nothing is animated here.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// How long it takes, in seconds.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    /// Makes the change, and says when it is done.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
}

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

/// Which controller of a change.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// A key of Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The one that goes.
    public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
    /// The one that comes.
    public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// Which view of a change.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// A key of Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The one that goes.
    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
    /// The one that comes.
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}
