import Foundation

/// A field for search words, with room around it.
@preconcurrency @MainActor open class UISearchBar: UIView {
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

    /// The search words.
    open var text: String?
    /// What stands in for them while there are none.
    open var placeholder: String?
    /// A line above the field.
    open var prompt: String?
    /// Whether there is a button to give up.
    open var showsCancelButton = false
    /// The colour of the bar.
    open var barTintColor: UIColor?

    /// 56 points high (measured on stored frames; 44 before iOS 11); no width.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 56) }
    /// The proposed width, and the height of the bar.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: intrinsicContentSize.height)
    }
}
