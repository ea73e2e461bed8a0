import Foundation

/// What lets the user choose a colour; its view is empty here, and a host chooses by setting the colour and telling the delegate.
@preconcurrency @MainActor open class UIColorPickerViewController: UIViewController {
    /// Who hears of the choice.
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?
    /// The colour.
    open var selectedColor = UIColor.black
    /// Whether the colour may be see-through.
    open var supportsAlpha = true

    /// A choice of black.
    public init() { super.init(nibName: nil, bundle: nil) }
    /// A choice from an archive; nothing but a plain one is read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Who hears which colour is chosen; a host calls it.
@preconcurrency @MainActor public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
    /// A colour was chosen, perhaps while the finger moves on.
    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
    /// The user is done.
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
    /// Nothing.
    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {}
    /// Nothing.
    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
