import Foundation

/// What is known of a change that a coordinator goes along with; here it is over at once.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// Whether the change is animated.
    var isAnimated: Bool { get }
    /// Whether the change was given up.
    var isCancelled: Bool { get }
    /// How long the change takes, in seconds.
    var transitionDuration: TimeInterval { get }
    /// The view in which it happens.
    var containerView: UIView { get }
}

/// Runs closures along with a change of size or traits.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs a closure when the new size or the new traits are there, and another one at the end; true always.
    @discardableResult
    func animate(
        alongsideTransition animation: (((any UIViewControllerTransitionCoordinatorContext) -> Void))?,
        completion: (((any UIViewControllerTransitionCoordinatorContext) -> Void))?
    ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
    /// Runs a closure when the new size or the new traits are there; true always.
    @discardableResult
    public func animate(
        alongsideTransition animation: (((any UIViewControllerTransitionCoordinatorContext) -> Void))?
    ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// A change that is not animated: closures wait until it is made, and run then.
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

    /// Runs what waits, now that the change is made.
    func finish() {
        for step in steps.alongside { step(self) }
        containerView.layoutIfNeeded()
        for step in steps.after { step(self) }
    }
}
