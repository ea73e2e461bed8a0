import Foundation

extension UIPresentationController {
    /// Whether the place follows the window, as that of the system's styles does.
    var placesItsView: Bool { presentationStyle != .custom }

    func placeView() {
        guard let presentedView else { return }
        let frame = frameOfPresentedViewInContainerView
        if presentedView.frame != frame { presentedView.frame = frame }
    }

    /// Shows the controller in a window.
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

    /// Takes the controller from its window.
    func leave() {
        guard let container, !container.isLeaving else { return }
        container.isLeaving = true
        dismissalTransitionWillBegin()
        presentedView?.removeFromSuperview()
        container.removeFromSuperview()
        dismissalTransitionDidEnd(true)
        self.container = nil
        // One that was given another style meanwhile comes in that one next time.
        let presented = presentedViewController
        if container.style != presented.modalPresentationStyle { presented.presentation = nil }
    }
}
