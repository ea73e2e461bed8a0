import Foundation

/// The container view of a presentation, as large as the window.
final class PresentationContainer: UIView {
    private weak var presentation: UIPresentationController?
    /// A Boolean value that indicates whether the presented controller is being dismissed.
    var isLeaving = false
    /// A Boolean value that indicates whether the presented controller is being presented.
    var isComing = true
    /// A Boolean value that indicates whether the controller below was notified of its disappearance.
    var covers = false
    /// The modal presentation style at the time of the presentation.
    private(set) var style = UIModalPresentationStyle.automatic

    convenience init(in window: UIWindow, of presentation: UIPresentationController) {
        self.init(frame: window.bounds)
        self.presentation = presentation
        style = presentation.presentedViewController.modalPresentationStyle
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if !presentation.traitOverrides.isEmpty { traitOverrides = presentation.traitOverrides }
    }

    /// Forwards trait changes to the presentation, which has the traits of its container.
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard let previousTraitCollection, let presentation, presentation.container === self else { return }
        presentation.tellTraitChange(from: previousTraitCollection, to: traitCollection)
    }

    /// Sets the frame of the presented view for the system's styles.
    ///
    /// A custom presentation sets the frame in its own methods.
    override func layoutSubviews() {
        guard let presentation else { return super.layoutSubviews() }
        ObservedPass.containerWillLayout.track(
            self, presentation.containerViewWillLayoutSubviews, { [weak self] in self?.setNeedsLayout() })
        super.layoutSubviews()
        if presentation.placesItsView { presentation.placeView() }
        ObservedPass.containerDidLayout.track(
            self, presentation.containerViewDidLayoutSubviews, { [weak self] in self?.setNeedsLayout() })
    }
}
