import Foundation

/// A controller that lets the user choose a colour.
///
/// Plumb shows no colour picker. A host sets ``selectedColor`` and calls the delegate.
@preconcurrency @MainActor open class UIColorPickerViewController: UIViewController {
    /// The delegate, which the controller holds weakly.
    ///
    /// Plumb does not call it; a host may.
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?
    /// The selected colour.
    open var selectedColor = UIColor.black
    /// A Boolean value that indicates whether the user may choose a translucent colour.
    ///
    /// Plumb stores the value and does not use it.
    open var supportsAlpha = true

    /// Creates a controller with black as the selected colour.
    public init() { super.init(nibName: nil, bundle: nil) }
    /// Creates a controller from an archive.
    ///
    /// Plumb reads nothing from the archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A delegate of a colour picker.
///
/// Plumb does not call these methods; a host may.
@preconcurrency @MainActor public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
    /// Notifies the delegate that the user has selected a colour.
    ///
    /// - Parameter continuously: Whether the user is still changing the colour.
    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
    /// Notifies the delegate that the user has finished.
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
    /// Does nothing.
    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {}
    /// Does nothing.
    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
