import Foundation

/// A view that shows the progress of a task.
@preconcurrency @MainActor open class UIProgressView: UIView {
    /// The styles of a progress view.
    ///
    /// The raw values equal Apple's.
    public enum Style: Int, Hashable, Sendable {
        /// The standard style.
        case `default` = 0
        /// The style for a toolbar.
        case bar = 1
    }
    /// The style, which determines the height.
    open var progressViewStyle = Style.default { didSet { invalidateIntrinsicContentSize() } }
    /// The progress, limited to the range from 0 to 1.
    open var progress: Float = 0 { didSet { progress = max(0, min(progress, 1)) } }
    /// The color of the completed part, or `nil` for the tint color.
    ///
    /// Plumb stores the value and does not use it.
    open var progressTintColor: UIColor?
    /// The color of the remaining part, or `nil` for the default.
    ///
    /// Plumb stores the value and does not use it.
    open var trackTintColor: UIColor?
    /// The image of the completed part.
    ///
    /// Plumb stores the value and does not use it.
    open var progressImage: UIImage?
    /// The image of the track.
    ///
    /// Plumb stores the value and does not use it.
    open var trackImage: UIImage?
    /// Sets the progress.
    ///
    /// Plumb does not animate.
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
    /// Creates a progress view of a style.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
    }
    override func didInitialize() { setFixedHeightPriority() }
    /// The size of the bar: 4 points high, or 2.5 points in the bar style (Xcode 12 and later).
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: progressViewStyle == .bar ? 2.5 : 4)
    }
    /// Returns the intrinsic height and the current width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicFrameSize }
}
