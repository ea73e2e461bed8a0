import Foundation

/// An object whose content adapts to the size that its container gives it.
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
    /// The preferred size of the content, in points.
    var preferredContentSize: CGSize { get }
    /// Returns the size of a child for a size of its parent, in points.
    func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize)
        -> CGSize
    /// Notifies the container that its view is about to change size, in points.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    /// Notifies the container that its traits are about to change.
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
    /// Notifies the container that the preferred content size of a child changed.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// Notifies the container that the Auto Layout fitting size of a child changed.
    ///
    /// Plumb does not call this method; a host may.
    func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
}

extension UIViewController: UIContentContainer {}
