import Foundation

extension UIPresentationController {
    /// A Boolean value that indicates whether the presentation sets the frame of its view, as the system's styles do.
    var placesItsView: Bool { presentationStyle != .custom }

    func placeView() {
        guard let presentedView else { return }
        let frame = frameOfPresentedViewInContainerView
        if presentedView.frame != frame { presentedView.frame = frame }
    }

    /// Presents the controller in a window.
    func show(in window: UIWindow) {
        let made = PresentationContainer(in: window, of: self)
        container = made
        window.addSubview(made)
        presentationTransitionWillBegin()
        placeView()
        presentedView.map(made.addSubview)
        made.isComing = false
        presentationTransitionDidEnd(true)
    }

    /// Dismisses the controller from its window.
    func leave() {
        guard let container, !container.isLeaving else { return }
        container.isLeaving = true
        dismissalTransitionWillBegin()
        presentedView?.removeFromSuperview()
        container.removeFromSuperview()
        dismissalTransitionDidEnd(true)
        self.container = nil
        // A controller with another style since the presentation gets a new presentation controller next time.
        let presented = presentedViewController
        if container.style != presented.modalPresentationStyle { presented.presentation = nil }
    }
}
