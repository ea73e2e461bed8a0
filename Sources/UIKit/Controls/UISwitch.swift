import Foundation

/// A control that is on or off.
///
/// Its sizes are sizes of alignment rectangles, in points (measured on stored frames).
@preconcurrency @MainActor open class UISwitch: UIControl {
    /// A Boolean value that indicates whether the switch is on.
    open var isOn = false
    /// The color of a switch that is on, or `nil` for the default.
    ///
    /// Plumb stores the value and does not use it.
    open var onTintColor: UIColor?
    /// The color of the thumb, or `nil` for the default.
    ///
    /// Plumb stores the value and does not use it.
    open var thumbTintColor: UIColor?
    /// The image of a switch that is on.
    ///
    /// Plumb stores the value and does not use it.
    open var onImage: UIImage?
    /// The image of a switch that is off.
    ///
    /// Plumb stores the value and does not use it.
    open var offImage: UIImage?
    /// The title of a switch in checkbox style.
    ///
    /// Plumb stores the value and does not use it.
    open var title: String?
    /// Turns the switch on or off.
    ///
    /// Plumb does not animate.
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }
    /// Creates a switch at the origin.
    public convenience init() { self.init(frame: .zero) }
    /// Creates a switch with the origin of a frame.
    ///
    /// The size is fixed.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: 51, height: 31)))
        setFixedSizePriorities()
    }
    /// Creates a switch from an archive.
    ///
    /// Plumb reads no properties from the archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setFixedSizePriorities()
    }
    /// The size of the switch: 49 × 31 points.
    open override var intrinsicContentSize: CGSize { CGSize(width: 49, height: 31) }
    /// The alignment insets: the frame extends 2 points to the right of the alignment rectangle.
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }
}

extension UIView {
    /// Sets the hugging priority of a control of fixed size to 750 on both axes.
    func setFixedSizePriorities() {
        setContentHuggingPriority(.defaultHigh, for: .horizontal)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
    }

    /// Sets the vertical hugging priority of a control of fixed height to 750.
    func setFixedHeightPriority() { setContentHuggingPriority(.defaultHigh, for: .vertical) }
}
