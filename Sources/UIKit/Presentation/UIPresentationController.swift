import Foundation

/// How one controller is shown over another; kept, since nothing is shown over other controllers here.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
    private weak var presented: UIViewController?
    private weak var presenting: UIViewController?
    /// Who decides about it.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    /// A presentation of a controller over another.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        (presented, presenting) = (presentedViewController, presentingViewController)
    }

    /// The controller that is shown, which holds its presentation; a new one after it is gone.
    open var presentedViewController: UIViewController { presented ?? UIViewController() }
    /// The controller over which it is shown; a new one where there is none.
    open var presentingViewController: UIViewController {
        presenting ?? presented?.presentingViewController ?? UIViewController()
    }
    /// The view in which both are; nil, since nothing is shown.
    open var containerView: UIView? { nil }
    /// The view that is shown.
    open var presentedView: UIView? { presentedViewController.view }
    /// Where the view is shown, in the view in which both are; nowhere, unless overridden.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
    /// Whether what is below is taken away.
    open var shouldRemovePresentersView: Bool { false }

    /// Called before the controller comes; nothing calls it here.
    open func presentationTransitionWillBegin() {}
    /// Called after the controller has come; nothing calls it here.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// Called before the controller goes; nothing calls it here.
    open func dismissalTransitionWillBegin() {}
    /// Called after the controller has gone; nothing calls it here.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    /// Called before the view in which both are is laid out; nothing calls it here.
    open func containerViewWillLayoutSubviews() {}
    /// Called after the view in which both are is laid out; nothing calls it here.
    open func containerViewDidLayoutSubviews() {}
}

/// Who decides how a controller is shown where there is little room.
///
/// What follows from touches is not declared, since there are none.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {}
