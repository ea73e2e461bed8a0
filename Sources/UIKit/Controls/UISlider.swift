import Foundation

/// A knob on a track.
@preconcurrency @MainActor open class UISlider: UIControl {
    /// Where the knob is.
    open var value: Float = 0
    /// The value at the start of the track.
    open var minimumValue: Float = 0
    /// The value at the end of the track.
    open var maximumValue: Float = 1
    /// A slider of no size at the origin.
    public convenience init() { self.init(frame: .zero) }
    /// A slider at a place in its superview.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setFixedHeightPriority()
    }
    /// A slider from an archive; nothing but an empty one is read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setFixedHeightPriority()
    }
    /// 30 points high.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 30) }
    /// The frame reaches 2 points further at both sides and 1 point further down.
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2) }
}
