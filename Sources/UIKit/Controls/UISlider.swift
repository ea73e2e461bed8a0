import Foundation

/// A knob on a track.
@preconcurrency @MainActor open class UISlider: UIControl {
    /// Where the knob is.
    open var value: Float = 0
    /// The value at the start of the track.
    open var minimumValue: Float = 0
    /// The value at the end of the track.
    open var maximumValue: Float = 1
    /// Moves the knob; there is no animation.
    open func setValue(_ value: Float, animated: Bool) { self.value = value }
    override func didInitialize() { setFixedHeightPriority() }
    /// 30 points high.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 30) }
    /// The frame reaches 2 points further at both sides and 1 point further down.
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2) }
}
