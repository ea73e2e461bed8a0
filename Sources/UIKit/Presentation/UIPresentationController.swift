import Foundation

/// A controller of the presentation of one view controller over another, in the window of the presenting one.
///
/// Without a window, the presentation adds no views.
@preconcurrency @MainActor open class UIPresentationController: NSObject, UIContentContainer, TraitHandlerKeeping {
    private weak var presented: UIViewController?
    private weak var presenting: UIViewController?
    /// The delegate, which the controller holds weakly.
    ///
    /// Plumb does not call it.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    /// Creates a presentation of a controller over another.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        (presented, presenting) = (presentedViewController, presentingViewController)
    }

    /// The presented controller, which owns the presentation.
    ///
    /// After its deallocation, the value is a new controller.
    open var presentedViewController: UIViewController { presented ?? UIViewController() }
    /// The presenting controller, or a new controller if there is none.
    open var presentingViewController: UIViewController {
        presenting ?? presented?.presentingViewController ?? UIViewController()
    }
    /// The container view, as large as the window, or `nil` while the controller is not presented.
    open var containerView: UIView? { container }
    final var container: PresentationContainer?
    /// The view of the presented controller.
    open var presentedView: UIView? { presentedViewController.view }
    /// The frame of the presented view, in the container view's coordinates.
    ///
    /// The default is the bounds of the container view.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
    /// The presentation style.
    ///
    /// A style that is set during the presentation takes effect at the next one.
    open var presentationStyle: UIModalPresentationStyle {
        container?.style ?? presentedViewController.modalPresentationStyle
    }
    /// The presentation style in a compact environment.
    ///
    /// The value is always ``UIModalPresentationStyle/none`` in Plumb.
    open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
    /// A Boolean value that indicates whether the presentation covers the whole window.
    ///
    /// Plumb does not use the value. The default is true.
    open var shouldPresentInFullscreen: Bool { true }
    /// The traits that the presentation overrides.
    ///
    /// Plumb stores the value and does not use it.
    open var overrideTraitCollection: UITraitCollection?
    /// A Boolean value that indicates whether the presentation removes the presenting view.
    ///
    /// Plumb does not use the value. The default is false.
    open var shouldRemovePresentersView: Bool { false }

    // MARK: Traits

    /// The traits that the presentation overrides for the presented controller.
    open var traitOverrides = UITraitOverrides() { didSet { container?.traitOverrides = traitOverrides } }
    /// The traits of the presentation.
    ///
    /// They are the traits of the container view, or else those of the presenting controller with the overrides.
    open var traitCollection: UITraitCollection {
        if let container { return container.traitCollection }
        var settings = TraitSettings()
        settings.overrides = traitOverrides
        return settings.applied(to: presentingViewController.traitCollection)
    }
    /// Notifies the controller that the traits have changed during the presentation.
    ///
    /// The default does nothing.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    final var traitHandlers: [TraitChangeHandler] = []

    // MARK: Content

    /// The preferred content size of the presented controller, in points.
    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
    /// Returns the size of a child in a parent of a size, in points.
    ///
    /// The default is the parent's size.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
    /// Notifies the controller of another preferred content size of a child.
    ///
    /// The container view updates its layout.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        containerView?.setNeedsLayout()
    }
    /// Notifies the controller of another fitting size of a child.
    ///
    /// Plumb does not call this method; a host may.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// Notifies the controller that the window's size is about to change.
    ///
    /// The method forwards the call to the presented controller.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        let own = self.size(forChildContentContainer: presentedViewController, withParentContainerSize: size)
        presentedViewController.viewWillTransition(to: own, with: coordinator)
    }
    /// Notifies the controller that the traits are about to change.
    ///
    /// The method forwards the call to the presented controller. Plumb does not call this method; a host may.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) { presentedViewController.willTransition(to: newCollection, with: coordinator) }

    // MARK: Presentation and dismissal

    /// Notifies the controller that the presentation is about to begin.
    ///
    /// The default does nothing.
    open func presentationTransitionWillBegin() {}
    /// Notifies the controller that the presentation has ended.
    ///
    /// The default does nothing.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// Notifies the controller that the dismissal is about to begin.
    ///
    /// The default does nothing.
    open func dismissalTransitionWillBegin() {}
    /// Notifies the controller that the dismissal has ended.
    ///
    /// The default does nothing.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    /// Notifies the controller that the container view is about to lay out its subviews.
    ///
    /// The default does nothing.
    open func containerViewWillLayoutSubviews() {}
    /// Notifies the controller that the container view has laid out its subviews.
    ///
    /// The default does nothing.
    open func containerViewDidLayoutSubviews() {}
}

/// A delegate of an adaptive presentation.
///
/// Plumb does not declare the methods that depend on touches.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {}
