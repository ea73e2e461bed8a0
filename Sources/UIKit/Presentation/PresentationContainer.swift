import Foundation

/// The view in which a controller is shown over others, as large as the window.
final class PresentationContainer: UIView {
    private weak var presentation: UIPresentationController?
    /// Whether its controller is being taken away.
    var isLeaving = false
    /// Whether its controller is coming.
    var isComing = true
    /// Whether the controller below heard that it is not seen.
    var covers = false
    /// The style in which its controller came.
    private(set) var style = UIModalPresentationStyle.automatic

    convenience init(in window: UIWindow, of presentation: UIPresentationController) {
        self.init(frame: window.bounds)
        self.presentation = presentation
        style = presentation.presentedViewController.modalPresentationStyle
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if !presentation.traitOverrides.isEmpty { traitOverrides = presentation.traitOverrides }
    }

    /// The presentation has the traits of its container.
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard let previousTraitCollection, let presentation, presentation.container === self else { return }
        presentation.tellTraitChange(from: previousTraitCollection, to: traitCollection)
    }

    /// Places what the system presents; presentations of one's own place theirs when they are told.
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
