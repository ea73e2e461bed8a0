import Foundation

/// A view with one or more wheels of values.
@preconcurrency @MainActor open class UIPickerView: UIView {
    override func didInitialize() {
        setFixedSizePriorities()
        if boundsStorage.size == .zero { frame.size = intrinsicContentSize }
    }

    /// The data source, which the picker holds weakly.
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
    /// The delegate, which the picker holds weakly.
    ///
    /// Plumb does not call it.
    open weak var delegate: (any UIPickerViewDelegate)?
    /// A Boolean value that indicates whether the picker shows a selection indicator.
    ///
    /// Plumb stores the value and does not use it.
    open var showsSelectionIndicator = true
    private var chosen: [Int: Int] = [:]

    /// The number of components.
    open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
    /// Returns the number of rows of a component, or 0 for a component that does not exist.
    open func numberOfRows(inComponent component: Int) -> Int {
        guard (0..<numberOfComponents).contains(component) else { return 0 }
        return dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    }
    /// Reloads all components.
    ///
    /// Each selection stays within the new number of rows.
    open func reloadAllComponents() { for component in chosen.keys.sorted() { reloadComponent(component) } }
    /// Reloads a component.
    ///
    /// The selection stays within the new number of rows.
    open func reloadComponent(_ component: Int) {
        chosen[component] = chosen[component].map { max(0, min($0, numberOfRows(inComponent: component) - 1)) }
    }
    /// Selects a row, limited to the existing rows.
    ///
    /// Plumb does not animate and does not notify the delegate.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        chosen[component] = max(0, min(row, numberOfRows(inComponent: component) - 1))
    }
    /// Returns the selected row: 0 if none was selected, -1 if the component has no rows.
    open func selectedRow(inComponent component: Int) -> Int {
        numberOfRows(inComponent: component) == 0 ? -1 : chosen[component] ?? 0
    }

    /// The size of the picker: 320 × 216 points (measured on stored frames).
    open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
    /// Returns 320 × 216 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// The styles of a date picker.
///
/// The raw values equal Apple's.
public enum UIDatePickerStyle: Int, Hashable, Sendable {
    /// The style that the system chooses.
    ///
    /// Plumb chooses wheels, whose size is known.
    case automatic = 0
    /// Wheels.
    case wheels = 1
    /// A field that opens a calendar.
    case compact = 2
    /// A calendar.
    ///
    /// Plumb gives it the size of the wheels.
    case inline = 3
}

/// A control for the selection of a date, a time or a duration.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
    /// The modes of a date picker.
    ///
    /// The raw values equal Apple's.
    public enum Mode: Int, Hashable, Sendable {
        /// A time of day.
        case time = 0
        /// A date.
        case date = 1
        /// A date and a time.
        case dateAndTime = 2
        /// A duration.
        case countDownTimer = 3
    }

    override func didInitialize() {
        setFixedSizePriorities()
        if boundsStorage.size == .zero { frame.size = intrinsicContentSize }
    }

    /// The selected date, limited to the range of the picker.
    open var date = Date() { didSet { limit() } }
    /// The earliest date that the user may select.
    ///
    /// A range that is empty has no effect, and no range has an effect in the mode of a countdown.
    open var minimumDate: Date? { didSet { limit() } }
    /// The latest date that the user may select.
    ///
    /// A range that is empty has no effect, and no range has an effect in the mode of a countdown.
    open var maximumDate: Date? { didSet { limit() } }

    private func limit() {
        guard datePickerMode != .countDownTimer else { return }
        if let minimumDate, let maximumDate, minimumDate > maximumDate { return }
        let limited = max(minimumDate ?? date, min(date, maximumDate ?? date))
        if limited != date { date = limited }
    }
    /// The locale.
    ///
    /// The default is the locale of the calendar or of the user. Plumb stores the value and does not use it.
    open var locale: Locale? {
        get { chosenLocale ?? calendar.locale ?? .current }
        set { chosenLocale = newValue }
    }
    private var chosenLocale: Locale?
    /// The calendar.
    ///
    /// Setting `nil` restores the default, the user's calendar. Plumb stores the value and does not use it.
    open var calendar: Calendar! = .current { didSet { if calendar == nil { calendar = .current } } }
    /// The time zone, or `nil` for the calendar's time zone.
    ///
    /// Plumb stores the value and does not use it.
    open var timeZone: TimeZone?
    /// The interval between two minutes that the user may select, from 1 to 30.
    ///
    /// An interval that does not divide 60 becomes 1.
    open var minuteInterval = 1 {
        didSet { if !(1...30).contains(minuteInterval) || 60 % minuteInterval != 0 { minuteInterval = 1 } }
    }
    /// The duration of a countdown, in seconds, at most 23 hours and 59 minutes.
    open var countDownDuration: TimeInterval = 0 {
        didSet { countDownDuration = max(0, min(countDownDuration, 86_340)) }
    }
    /// A Boolean value that indicates whether the picker rounds the date to the minute interval.
    ///
    /// Plumb stores the value and does not use it.
    open var roundsToMinuteInterval = true
    /// The style in use.
    ///
    /// The automatic style resolves to wheels.
    open var datePickerStyle: UIDatePickerStyle {
        preferredDatePickerStyle == .automatic ? .wheels : preferredDatePickerStyle
    }
    /// Sets the date.
    ///
    /// Plumb does not animate.
    open func setDate(_ date: Date, animated: Bool) { self.date = date }
    /// The mode.
    ///
    /// The size does not depend on it.
    open var datePickerMode = Mode.dateAndTime {
        didSet {
            limit()
            invalidateIntrinsicContentSize()
        }
    }
    /// The preferred style.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { invalidateIntrinsicContentSize() } }

    /// The size of the picker: 320 × 216 points for wheels.
    ///
    /// A compact field has the height of a line of text and 7 points above and below. Its width differs between
    /// sources, so that it has no intrinsic width.
    open override var intrinsicContentSize: CGSize {
        guard preferredDatePickerStyle == .compact else { return CGSize(width: 320, height: 216) }
        let font = UIFont.systemFont(ofSize: 17)
        let lineHeight = MeasuredText.lineHeight(of: font, scale: textPixelsPerPoint)
        return CGSize(width: UIView.noIntrinsicMetric, height: lineHeight + 14)
    }
}
