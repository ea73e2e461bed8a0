import Foundation

/// A control for the selection of a value on a track.
@preconcurrency @MainActor open class UISlider: UIControl {
    /// The value, limited to the range of the slider.
    open var value: Float = 0 { didSet { limit() } }
    /// The minimum value.
    ///
    /// A value above ``maximumValue`` also becomes the maximum value.
    open var minimumValue: Float = 0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            limit()
        }
    }
    /// The maximum value.
    ///
    /// A value below ``minimumValue`` also becomes the minimum value.
    open var maximumValue: Float = 1 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            limit()
        }
    }

    /// Limits the value to the range of the slider, as Apple documents.
    private func limit() {
        let limited = max(minimumValue, min(value, maximumValue))
        if limited != value { value = limited }
    }
    /// A Boolean value that indicates whether the slider sends its actions while the thumb moves.
    ///
    /// Plumb stores the value and does not use it.
    open var isContinuous = true
    /// The color of the track before the thumb, or `nil` for the default.
    ///
    /// Plumb stores the value and does not use it.
    open var minimumTrackTintColor: UIColor?
    /// The color of the track after the thumb, or `nil` for the default.
    ///
    /// Plumb stores the value and does not use it.
    open var maximumTrackTintColor: UIColor?
    /// The color of the thumb, or `nil` for the default.
    ///
    /// Plumb stores the value and does not use it.
    open var thumbTintColor: UIColor?
    /// The image at the minimum end.
    ///
    /// The track keeps its length.
    open var minimumValueImage: UIImage?
    /// The image at the maximum end.
    ///
    /// The track keeps its length.
    open var maximumValueImage: UIImage?
    /// Sets the value.
    ///
    /// Plumb does not animate.
    open func setValue(_ value: Float, animated: Bool) { self.value = value }
    override func didInitialize() { setFixedHeightPriority() }

    // MARK: Images

    private var images = (thumb: StateImages(), minimum: StateImages(), maximum: StateImages())
    /// Sets the thumb image for a state, or removes it for `nil`.
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) { images.thumb[state] = image }
    /// Returns the thumb image that was set for a state.
    open func thumbImage(for state: UIControl.State) -> UIImage? { images.thumb.own(state) }
    /// The thumb image for the current state.
    open var currentThumbImage: UIImage? { images.thumb[state] }
    /// Sets the image of the track before the thumb for a state, or removes it for `nil`.
    ///
    /// Plumb stores the value and does not use it.
    open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) { images.minimum[state] = image }
    /// Returns the image of the track before the thumb that was set for a state.
    open func minimumTrackImage(for state: UIControl.State) -> UIImage? { images.minimum.own(state) }
    /// Sets the image of the track after the thumb for a state, or removes it for `nil`.
    ///
    /// Plumb stores the value and does not use it.
    open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) { images.maximum[state] = image }
    /// Returns the image of the track after the thumb that was set for a state.
    open func maximumTrackImage(for state: UIControl.State) -> UIImage? { images.maximum.own(state) }

    // MARK: Rectangles

    /// Returns the rectangle of the track: 4 points high, vertically centered, 2 points from both ends of the bounds.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: bounds.minX + 2, y: bounds.midY - 2, width: max(0, bounds.width - 4), height: 4)
    }
    /// Returns the rectangle of the thumb for a value.
    ///
    /// Without an image, the thumb is 31 × 30 points.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let size = currentThumbImage?.size ?? CGSize(width: 31, height: 30)
        let span = maximumValue - minimumValue
        let part = span > 0 ? CGFloat((max(minimumValue, min(value, maximumValue)) - minimumValue) / span) : 0
        return CGRect(
            x: rect.minX - 2 + part * (rect.width + 4 - size.width), y: rect.midY - size.height / 2, width: size.width,
            height: size.height)
    }
    /// Returns the rectangle of the minimum image, at the left edge and in the image's size.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        let size = minimumValueImage?.size ?? .zero
        return CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }
    /// Returns the rectangle of the maximum image, at the right edge and in the image's size.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        let size = maximumValueImage?.size ?? .zero
        return CGRect(
            x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }
    /// The size of the slider: 30 points high.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 30) }
    /// The alignment insets: the frame extends 2 points beyond both sides and 1 point below the alignment rectangle.
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2) }
}
