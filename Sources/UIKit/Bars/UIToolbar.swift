import Foundation

/// A row of buttons at an edge of the screen.
@preconcurrency @MainActor open class UIToolbar: UIView {
    /// A bar of no size at the origin.
    public convenience init() { self.init(frame: .zero) }
    /// A bar at a place in its superview.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setFixedHeightPriority()
    }
    /// A bar from an archive; nothing but an empty one is read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setFixedHeightPriority()
    }

    /// What the bar shows.
    open var items: [UIBarButtonItem]?
    /// Shows other items; there is no animation.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
    /// Whether what is behind shines through.
    open var isTranslucent = true
    /// The colour of the bar.
    open var barTintColor: UIColor?

    /// 44 points high (measured on stored frames).
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }
    /// The proposed width, and the height of the bar.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: intrinsicContentSize.height)
    }
}
