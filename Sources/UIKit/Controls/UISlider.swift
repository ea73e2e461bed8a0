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

    // MARK: Pictures

    private var images = (thumb: StateImages(), minimum: StateImages(), maximum: StateImages())
    /// Sets the picture of the knob in a state; nil for the system's.
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) { images.thumb[state] = image }
    /// The picture of the knob in a state.
    open func thumbImage(for state: UIControl.State) -> UIImage? { images.thumb.own(state) }
    /// The picture of the knob as it is.
    open var currentThumbImage: UIImage? { images.thumb[state] }
    /// Sets the picture of the track before the knob in a state; nil for the system's.
    open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) { images.minimum[state] = image }
    /// The picture of the track before the knob in a state.
    open func minimumTrackImage(for state: UIControl.State) -> UIImage? { images.minimum.own(state) }
    /// Sets the picture of the track after the knob in a state; nil for the system's.
    open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) { images.maximum[state] = image }
    /// The picture of the track after the knob in a state.
    open func maximumTrackImage(for state: UIControl.State) -> UIImage? { images.maximum.own(state) }

    // MARK: Rectangles

    /// Where the track is: 2 points inside of the frame, in the middle, 4 points high.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: bounds.minX + 2, y: bounds.midY - 2, width: max(0, bounds.width - 4), height: 4)
    }
    /// Where the knob is for a value: its picture, without one 31 points wide and 30 high.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let size = currentThumbImage?.size ?? CGSize(width: 31, height: 30)
        let span = maximumValue - minimumValue
        let part = span > 0 ? CGFloat((max(minimumValue, min(value, maximumValue)) - minimumValue) / span) : 0
        return CGRect(
            x: rect.minX - 2 + part * (rect.width + 4 - size.width), y: rect.midY - size.height / 2, width: size.width,
            height: size.height)
    }
    /// Where the picture before the track is: at the edge, as large as it is.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        let size = minimumValueImage?.size ?? .zero
        return CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }
    /// Where the picture after the track is: at the edge, as large as it is.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        let size = maximumValueImage?.size ?? .zero
        return CGRect(
            x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }
    /// 30 points high.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 30) }
    /// The frame reaches 2 points further at both sides and 1 point further down.
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2) }
}
