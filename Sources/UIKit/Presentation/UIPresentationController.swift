import Foundation

/// How one controller is shown over another, in the window of that one; kept where there is no window.
@preconcurrency @MainActor open class UIPresentationController: NSObject, UIContentContainer, TraitHandlerKeeping {
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
    /// The view in which the controller is shown, as large as the window; nil while it is not.
    open var containerView: UIView? { container }
    final var container: PresentationContainer?
    /// The view that is shown.
    open var presentedView: UIView? { presentedViewController.view }
    /// Where the view is shown, in the view in which it is: all of it, unless overridden.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
    /// How the controller was asked to be shown: a style that it is given while it is shown counts the next time.
    open var presentationStyle: UIModalPresentationStyle {
        container?.style ?? presentedViewController.modalPresentationStyle
    }
    /// How the controller is shown instead where there is little room; it is not.
    open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
    /// Whether the controller covers all of the window.
    open var shouldPresentInFullscreen: Bool { true }
    /// What the presentation adapts to, whatever is around; kept.
    open var overrideTraitCollection: UITraitCollection?
    /// Whether what is below is taken away.
    open var shouldRemovePresentersView: Bool { false }

    // MARK: Traits

    /// What the presented controller adapts to, whatever is around.
    open var traitOverrides = UITraitOverrides() { didSet { container?.traitOverrides = traitOverrides } }
    /// The traits of the presentation: those of the window with the overrides, while it is shown.
    open var traitCollection: UITraitCollection {
        if let container { return container.traitCollection }
        var settings = TraitSettings()
        settings.overrides = traitOverrides
        return settings.applied(to: presentingViewController.traitCollection)
    }
    /// Called when the traits have changed while it is shown.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    final var traitHandlers: [TraitChangeHandler] = []

    // MARK: Content

    /// The size that the controller would like to have, in points.
    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
    /// The size of a child in a view of a size, in points: all of it unless overridden.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
    /// Called when the controller would like to have another size: its place is found anew.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        containerView?.setNeedsLayout()
    }
    /// Called when the size that the constraints of a child give has changed; nothing calls it, since nothing asks for it.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// Called before the window takes another size; the controller is told too.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        let own = self.size(forChildContentContainer: presentedViewController, withParentContainerSize: size)
        presentedViewController.viewWillTransition(to: own, with: coordinator)
    }
    /// Called before the traits change; the controller is told too.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) { presentedViewController.willTransition(to: newCollection, with: coordinator) }

    // MARK: Coming and going

    /// Called before the controller comes into a window.
    open func presentationTransitionWillBegin() {}
    /// Called after the controller has come into a window.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// Called before the controller goes from a window.
    open func dismissalTransitionWillBegin() {}
    /// Called after the controller has gone from a window.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    /// Called before the view in which the controller is shown is laid out.
    open func containerViewWillLayoutSubviews() {}
    /// Called after the view in which the controller is shown is laid out.
    open func containerViewDidLayoutSubviews() {}
}

/// Who decides how a controller is shown where there is little room.
///
/// What follows from touches is not declared, since there are none.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {}
