import Foundation

/// A control with two buttons, minus and plus, that change a value.
@preconcurrency @MainActor open class UIStepper: UIControl {
    /// The value, limited to the range of the stepper.
    open var value: Double = 0 { didSet { limit() } }
    /// The minimum value.
    ///
    /// A value above ``maximumValue`` also becomes the maximum value.
    open var minimumValue: Double = 0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            limit()
        }
    }
    /// The maximum value.
    ///
    /// A value below ``minimumValue`` also becomes the minimum value.
    open var maximumValue: Double = 100 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            limit()
        }
    }

    private func limit() {
        let limited = max(minimumValue, min(value, maximumValue))
        if limited != value { value = limited }
    }
    /// The change of the value for one tap.
    ///
    /// A value of 0 or less is misuse. Plumb stores the value and does not use it.
    open var stepValue: Double = 1 {
        didSet {
            guard !(stepValue > 0) else { return }
            stepValue = oldValue
            LayoutMisuse(.invalidArgument, "stepValue must be greater than 0").report()
        }
    }
    /// A Boolean value that indicates whether the stepper sends its actions while a button is held.
    ///
    /// Plumb stores the value and does not use it.
    open var isContinuous = true
    /// A Boolean value that indicates whether a held button changes the value repeatedly.
    ///
    /// Plumb stores the value and does not use it.
    open var autorepeat = true
    /// A Boolean value that indicates whether the minimum value follows the maximum value.
    ///
    /// Plumb stores the value and does not use it.
    open var wraps = false
    private var images = (more: StateImages(), less: StateImages(), background: StateImages())
    /// Sets the image of the plus button for a state.
    ///
    /// Plumb stores the value and does not use it.
    open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) { images.more[state] = image }
    /// Returns the image of the plus button that was set for a state.
    open func incrementImage(for state: UIControl.State) -> UIImage? { images.more.own(state) }
    /// Sets the image of the minus button for a state.
    ///
    /// Plumb stores the value and does not use it.
    open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) { images.less[state] = image }
    /// Returns the image of the minus button that was set for a state.
    open func decrementImage(for state: UIControl.State) -> UIImage? { images.less.own(state) }
    /// Sets the background image for a state.
    ///
    /// Plumb stores the value and does not use it.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) { images.background[state] = image }
    /// Returns the background image that was set for a state.
    open func backgroundImage(for state: UIControl.State) -> UIImage? { images.background.own(state) }
    /// Sets the image between the two buttons for their states.
    ///
    /// Plumb stores the value and does not use it.
    open func setDividerImage(
        _ image: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State
    ) { images.background[leftState, rightState] = image }
    /// Returns the image between the two buttons for their states.
    open func dividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
    ) -> UIImage? { images.background[leftState, rightState] }
    /// Creates a stepper at the origin.
    public convenience init() { self.init(frame: .zero) }
    /// Creates a stepper with the origin of a frame.
    ///
    /// The size is fixed.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: 94, height: 32)))
        setFixedSizePriorities()
    }
    /// Creates a stepper from an archive.
    ///
    /// Plumb reads no properties from the archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setFixedSizePriorities()
    }
    /// The size of the stepper: 94 × 32 points (iOS 13 and later).
    open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }
}
