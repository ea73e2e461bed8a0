import Foundation

/// A bar that fills from its leading edge.
@preconcurrency @MainActor open class UIProgressView: UIView {
    /// The looks of the bar.
    ///
    /// Raw values are Apple's.
    public enum Style: Int, Hashable, Sendable {
        /// A bar of its own.
        case `default` = 0
        /// A bar inside a bar.
        case bar = 1
    }
    /// The look.
    open var progressViewStyle = Style.default { didSet { invalidateIntrinsicContentSize() } }
    /// How full the bar is, from 0 to 1.
    open var progress: Float = 0
    /// Fills the bar; there is no animation.
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
    /// A bar of no size at the origin.
    public convenience init() { self.init(frame: .zero) }
    /// A bar of a look.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
    }
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
    /// 4 points high, inside a bar 2.5 (Xcode 12 and later).
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: progressViewStyle == .bar ? 2.5 : 4)
    }
}
