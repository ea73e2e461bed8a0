import Foundation

/// The context of a size or trait transition.
///
/// Transitions in Plumb complete at once.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// A Boolean value that indicates whether the transition is animated.
    var isAnimated: Bool { get }
    /// A Boolean value that indicates whether the transition was cancelled.
    var isCancelled: Bool { get }
    /// The duration of the transition, in seconds.
    var transitionDuration: TimeInterval { get }
    /// The view in which the transition takes place.
    var containerView: UIView { get }
}

/// An object that runs closures alongside a size or trait transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs a closure with the new size or traits, and another closure at the end.
    ///
    /// Returns true.
    @discardableResult
    func animate(
        alongsideTransition animation: (((any UIViewControllerTransitionCoordinatorContext) -> Void))?,
        completion: (((any UIViewControllerTransitionCoordinatorContext) -> Void))?
    ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
    /// Runs a closure with the new size or traits.
    ///
    /// Returns true.
    @discardableResult
    public func animate(
        alongsideTransition animation: (((any UIViewControllerTransitionCoordinatorContext) -> Void))?
    ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// A transition without animation, which runs its closures after the change.
final class ImmediateTransition: NSObject, UIViewControllerTransitionCoordinator {
    typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void

    let containerView: UIView
    let isAnimated = false
    let isCancelled = false
    let transitionDuration: TimeInterval = 0
    private var steps: (alongside: [Step], after: [Step]) = ([], [])

    init(in view: UIView) { containerView = view }

    func animate(alongsideTransition animation: Step?, completion: Step?) -> Bool {
        if let animation { steps.alongside.append(animation) }
        if let completion { steps.after.append(completion) }
        return true
    }

    /// Runs the closures after the change.
    func finish() {
        for step in steps.alongside { step(self) }
        containerView.layoutIfNeeded()
        for step in steps.after { step(self) }
    }
}
