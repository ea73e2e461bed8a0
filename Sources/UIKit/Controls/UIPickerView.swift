import Foundation

/// Wheels of values to choose from.
@preconcurrency @MainActor open class UIPickerView: UIView {
    override func didInitialize() { setFixedSizePriorities() }
    /// 320 × 216 points (measured on stored frames).
    open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
    /// 320 × 216 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// How a date picker looks.
///
/// Raw values are Apple's.
public enum UIDatePickerStyle: Int, Hashable, Sendable {
    /// What the system chooses; here wheels, whose size is known.
    case automatic = 0
    /// Wheels.
    case wheels = 1
    /// A field that opens a calendar.
    case compact = 2
}

/// Wheels or a field for a date.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
    /// What is chosen.
    ///
    /// Raw values are Apple's.
    public enum Mode: Int, Hashable, Sendable {
        /// A time of day.
        case time = 0
        /// A day.
        case date = 1
        /// A day and a time.
        case dateAndTime = 2
        /// A duration.
        case countDownTimer = 3
    }

    override func didInitialize() { setFixedSizePriorities() }

    /// The date.
    open var date = Date()
    /// The earliest date to choose.
    open var minimumDate: Date?
    /// The latest date to choose.
    open var maximumDate: Date?
    /// The language of names; nil for that of the user.
    open var locale: Locale?
    /// The calendar; nil for that of the user.
    open var calendar: Calendar! = .current
    /// The time zone; nil for that of the calendar.
    open var timeZone: TimeZone?
    /// How many minutes lie between two choices.
    open var minuteInterval = 1
    /// Chooses a date; there is no animation.
    open func setDate(_ date: Date, animated: Bool) { self.date = date }
    /// What is chosen.
    open var datePickerMode = Mode.dateAndTime { didSet { invalidateIntrinsicContentSize() } }
    /// The look that is wished for.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { invalidateIntrinsicContentSize() } }

    /// Wheels take 320 × 216 points.
    ///
    /// A compact field is as high as a line of text with 7 points above and below; its width
    /// differs between sources, so it has none.
    open override var intrinsicContentSize: CGSize {
        guard preferredDatePickerStyle == .compact else { return CGSize(width: 320, height: 216) }
        let font = UIFont.systemFont(ofSize: 17)
        let lineHeight = MeasuredText.lineHeight(of: font, scale: pixelsPerPoint)
        return CGSize(width: UIView.noIntrinsicMetric, height: lineHeight + 14)
    }
}
