import Foundation

/// A month of days that can be chosen and marked.
///
/// Days are not views here. The size is that of a date picker as a calendar, whose size is not known either; the width can be any.
@preconcurrency @MainActor open class UICalendarView: UIView {
    override func didInitialize() { setFixedHeightPriority() }

    /// The calendar; that of the user until set.
    open var calendar = Calendar.current
    /// The language of names.
    open var locale = Locale.current
    /// The time zone; nil for that of the calendar.
    open var timeZone: TimeZone?
    /// The look of letters; kept.
    open var fontDesign = UIFontDescriptor.SystemDesign.default
    /// The days that can be seen.
    open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture)
    /// Who marks days; held weakly.
    open weak var delegate: (any UICalendarViewDelegate)? { didSet { decorations = [:] } }
    /// How days are chosen; nil for not at all.
    open var selectionBehavior: UICalendarSelection?
    /// Whether there is room for marks.
    open var wantsDateDecorations = true

    /// The month that is seen: that of today until set.
    open var visibleDateComponents: DateComponents {
        get { shownMonth ?? calendar.dateComponents([.calendar, .era, .year, .month], from: Date()) }
        set { setVisibleDateComponents(newValue, animated: false) }
    }
    private var shownMonth: DateComponents?
    /// Shows another month, and tells the delegate where it is another; there is no animation.
    open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
        let former = visibleDateComponents
        shownMonth = dateComponents
        guard (former.year, former.month) != (dateComponents.year, dateComponents.month) else { return }
        delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: former)
    }

    private var decorations: [DateComponents: Decoration] = [:]
    /// Asks the delegate for the marks of days.
    open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
        for date in dates { decorations[date] = delegate?.calendarView(self, decorationFor: date) }
    }
    /// The mark of a day that was asked for last; for hosts that show days.
    public func decoration(for dateComponents: DateComponents) -> Decoration? { decorations[dateComponents] }

    /// 320 × 352 points: seven rows of 44 and a head of the same height, a choice; there is no sample.
    open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 352) }
    /// The size that it always asks for.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// Who marks days; a host that shows days, and the view itself, ask.
@preconcurrency @MainActor public protocol UICalendarViewDelegate: NSObjectProtocol {
    /// The mark of a day; nil for none.
    func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration?
    /// Another month is seen than before.
    func calendarView(
        _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
    /// No mark.
    public func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? { nil }
    /// Nothing.
    public func calendarView(
        _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) {}
}
