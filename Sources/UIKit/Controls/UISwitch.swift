import Foundation

/// A control whose size the system gives.
///
/// Sizes are those of alignment rectangles, in points (measured on stored frames).
@preconcurrency @MainActor open class UISwitch: UIControl {
    /// Whether it is on.
    open var isOn = false
    /// The colour while it is on; nil for the system's.
    open var onTintColor: UIColor?
    /// The colour of the knob; nil for the system's.
    open var thumbTintColor: UIColor?
    /// The picture of a switch that is on; kept.
    open var onImage: UIImage?
    /// The picture of a switch that is off; kept.
    open var offImage: UIImage?
    /// What stands beside a switch that looks like a box; kept.
    open var title: String?
    /// Switches it; there is no animation.
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }
    /// A switch of its own size at the origin.
    public convenience init() { self.init(frame: .zero) }
    /// A switch of its own size at a place in its superview.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: 51, height: 31)))
        setFixedSizePriorities()
    }
    /// A switch from an archive; nothing but an empty one is read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setFixedSizePriorities()
    }
    /// 49 × 31 points.
    open override var intrinsicContentSize: CGSize { CGSize(width: 49, height: 31) }
    /// The frame reaches 2 points further at the right.
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }
}

extension UIView {
    /// A control of a fixed size hugs it at 750 on both axes.
    func setFixedSizePriorities() {
        setContentHuggingPriority(.defaultHigh, for: .horizontal)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
    }

    /// A control of a fixed height hugs it at 750.
    func setFixedHeightPriority() { setContentHuggingPriority(.defaultHigh, for: .vertical) }
}
