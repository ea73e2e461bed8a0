import Foundation

/// The view in which a controller is shown over others, as large as the window.
final class PresentationContainer: UIView {
    private weak var presentation: UIPresentationController?
    /// Whether its controller is being taken away.
    var isLeaving = false
    /// Whether the controller below heard that it is not seen.
    var covers = false
    /// The style in which its controller came.
    private(set) var style = UIModalPresentationStyle.automatic

    convenience init(in window: UIWindow, of presentation: UIPresentationController) {
        self.init(frame: window.bounds)
        self.presentation = presentation
        style = presentation.presentedViewController.modalPresentationStyle
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    /// Places what the system presents; presentations of one's own place theirs when they are told.
    override func layoutSubviews() {
        presentation?.containerViewWillLayoutSubviews()
        super.layoutSubviews()
        if let presentation, presentation.placesItsView { presentation.placeView() }
        presentation?.containerViewDidLayoutSubviews()
    }
}

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
