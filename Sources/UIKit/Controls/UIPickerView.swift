import Foundation

/// Wheels of values to choose from.
@preconcurrency @MainActor open class UIPickerView: UIView {
    override func didInitialize() { setFixedSizePriorities() }

    /// Who says how many values there are; the picker holds it weakly.
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
    /// Who gives the titles of values and hears which is chosen; the picker holds it weakly.
    open weak var delegate: (any UIPickerViewDelegate)?
    /// Whether there is a bar over the chosen values; kept.
    open var showsSelectionIndicator = true
    private var chosen: [Int: Int] = [:]

    /// How many wheels there are.
    open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
    /// How many values a wheel has; none where there is no such wheel.
    open func numberOfRows(inComponent component: Int) -> Int {
        guard (0..<numberOfComponents).contains(component) else { return 0 }
        return dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    }
    /// Has all wheels show their values anew; what is chosen stays so where it is still there.
    open func reloadAllComponents() { for component in chosen.keys.sorted() { reloadComponent(component) } }
    /// Has a wheel show its values anew; what is chosen stays so where it is still there.
    open func reloadComponent(_ component: Int) {
        chosen[component] = chosen[component].map { max(0, min($0, numberOfRows(inComponent: component) - 1)) }
    }
    /// Chooses a value, the nearest there is; there is no animation, and the delegate is not told.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        chosen[component] = max(0, min(row, numberOfRows(inComponent: component) - 1))
    }
    /// The value that is chosen: the first where none was; -1 where there is none.
    open func selectedRow(inComponent component: Int) -> Int {
        numberOfRows(inComponent: component) == 0 ? -1 : chosen[component] ?? 0
    }

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
    /// A calendar; it is as large as the wheels here.
    case inline = 3
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
    /// How much time is chosen, in seconds, where time is counted down; kept.
    open var countDownDuration: TimeInterval = 0
    /// Whether other minutes are rounded to those that can be chosen; kept.
    open var roundsToMinuteInterval = true
    /// How it looks: as was wished, wheels where the system chooses.
    open var datePickerStyle: UIDatePickerStyle {
        preferredDatePickerStyle == .automatic ? .wheels : preferredDatePickerStyle
    }
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
        let lineHeight = MeasuredText.lineHeight(of: font, scale: textPixelsPerPoint)
        return CGSize(width: UIView.noIntrinsicMetric, height: lineHeight + 14)
    }
}
