import Foundation

extension UIViewController {
    /// Shows the content-unavailable configuration over the view, and removes the former one.
    ///
    /// An existing content view that supports the new configuration stays and gets it.
    final func showUnavailableContent() {
        guard let view = viewIfLoaded else { return }
        if let configuration = contentUnavailableConfiguration, let shown = unavailableContent,
            shown.supports(configuration)
        {
            return shown.configuration = configuration
        }
        unavailableContent?.removeFromSuperview()
        unavailableContent = contentUnavailableConfiguration?.makeContentView()
        guard let content = unavailableContent else { return }
        content.frame = view.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content)
    }
}
