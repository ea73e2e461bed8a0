import Foundation

/// A controller that lets the user choose a color.
///
/// Plumb shows no color picker. A host sets ``selectedColor`` and calls the delegate.
@preconcurrency @MainActor open class UIColorPickerViewController: UIViewController {
    /// The delegate, which the controller holds weakly.
    ///
    /// Plumb does not call it; a host may.
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?
    /// The selected color.
    open var selectedColor = UIColor.black
    /// A Boolean value that indicates whether the user may choose a translucent color.
    ///
    /// Plumb stores the value and does not use it.
    open var supportsAlpha = true

    /// Creates a controller with black as the selected color.
    public init() { super.init(nibName: nil, bundle: nil) }
    /// Creates a controller from an archive.
    ///
    /// Plumb reads no properties from the archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A delegate of a color picker.
///
/// Plumb does not call these methods; a host may.
@preconcurrency @MainActor public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
    /// Notifies the delegate that the user has selected a color.
    ///
    /// - Parameter continuously: Whether the user is still changing the color.
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
