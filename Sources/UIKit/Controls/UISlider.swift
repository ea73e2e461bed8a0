import Foundation

/// A knob on a track.
@preconcurrency @MainActor open class UISlider: UIControl {
    /// Where the knob is.
    open var value: Float = 0 { didSet { limit() } }
    /// The value at the start of the track.
    open var minimumValue: Float = 0 { didSet { limit() } }
    /// The value at the end of the track.
    open var maximumValue: Float = 1 { didSet { limit() } }

    /// The value stays between the ends, as Apple documents it.
    private func limit() {
        let limited = max(minimumValue, min(value, maximumValue))
        if limited != value { value = limited }
    }
    /// Whether the value changes while the knob moves, and not only at the end.
    open var isContinuous = true
    /// The colour of the track before the knob; nil for the system's.
    open var minimumTrackTintColor: UIColor?
    /// The colour of the track after the knob; nil for the system's.
    open var maximumTrackTintColor: UIColor?
    /// The colour of the knob; nil for the system's.
    open var thumbTintColor: UIColor?
    /// A picture before the track; kept, the track does not give way.
    open var minimumValueImage: UIImage?
    /// A picture after the track; kept, the track does not give way.
    open var maximumValueImage: UIImage?
    /// Moves the knob; there is no animation.
    open func setValue(_ value: Float, animated: Bool) { self.value = value }
    override func didInitialize() { setFixedHeightPriority() }
    /// 30 points high.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 30) }
    /// The frame reaches 2 points further at both sides and 1 point further down.
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2) }
}
