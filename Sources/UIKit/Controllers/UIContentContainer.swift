import Foundation

/// Something whose content takes the size that its container gives it.
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
    /// The size that the content would like to have, in points.
    var preferredContentSize: CGSize { get }
    /// The size of a child in a parent of a size, in points.
    func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize)
        -> CGSize
    /// Called before the view takes another size.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    /// Called before the traits change.
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
    /// Called when a child would like to have another size.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// Called when the size that the constraints of a child give has changed.
    func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
}

extension UIViewController: UIContentContainer {}
