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

/// Something whose content takes the size that its container gives it.
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
    /// The size that the content would like to have, in points.
    var preferredContentSize: CGSize { get }
    /// The size of a child in a parent of a size, in points.
    func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize)
        -> CGSize
    /// Called before the view takes another size.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    /// Called before the traits change.
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController: UIContentContainer {}

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
