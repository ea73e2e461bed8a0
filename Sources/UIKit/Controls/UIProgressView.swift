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
    /// The colour of what is filled; nil for the tint colour.
    open var progressTintColor: UIColor?
    /// The colour of what is not filled; nil for the system's.
    open var trackTintColor: UIColor?
    /// The picture of what is done; kept.
    open var progressImage: UIImage?
    /// The picture of all; kept.
    open var trackImage: UIImage?
    /// Fills the bar; there is no animation.
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
    /// A bar of a look.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
    }
    override func didInitialize() { setFixedHeightPriority() }
    /// 4 points high, inside a bar 2.5 (Xcode 12 and later).
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: progressViewStyle == .bar ? 2.5 : 4)
    }
    /// The height of the bar, and the width that it has.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicFrameSize }
}
