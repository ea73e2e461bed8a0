import Foundation

/// Two buttons, minus and plus.
@preconcurrency @MainActor open class UIStepper: UIControl {
    /// The value.
    open var value: Double = 0
    /// The least value.
    open var minimumValue: Double = 0
    /// The greatest value.
    open var maximumValue: Double = 100
    /// How much a tap changes.
    open var stepValue: Double = 1
    /// Whether the value changes while a button is held, and not only at the end.
    open var isContinuous = true
    /// Whether a button that is held goes on changing.
    open var autorepeat = true
    /// Whether the greatest value is followed by the least.
    open var wraps = false
    private var images = (more: StateImages(), less: StateImages(), background: StateImages())
    /// Sets the picture of the side that adds in a state; kept.
    open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) { images.more[state] = image }
    /// The picture of the side that adds in a state.
    open func incrementImage(for state: UIControl.State) -> UIImage? { images.more.own(state) }
    /// Sets the picture of the side that takes away in a state; kept.
    open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) { images.less[state] = image }
    /// The picture of the side that takes away in a state.
    open func decrementImage(for state: UIControl.State) -> UIImage? { images.less.own(state) }
    /// Sets the picture behind both sides in a state; kept.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) { images.background[state] = image }
    /// The picture behind both sides in a state.
    open func backgroundImage(for state: UIControl.State) -> UIImage? { images.background.own(state) }
    /// Sets the picture between the sides; nothing draws it.
    open func setDividerImage(
        _ image: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State
    ) {}
    /// A stepper of its own size at the origin.
    public convenience init() { self.init(frame: .zero) }
    /// A stepper of its own size at a place in its superview.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: 94, height: 32)))
        setFixedSizePriorities()
    }
    /// A stepper from an archive; nothing but an empty one is read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setFixedSizePriorities()
    }
    /// 94 × 32 points (iOS 13 and later).
    open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }
}
