import Foundation

/// A view of a calendar month with selectable and decorated dates.
///
/// Plumb has no views for the dates; a host may draw them. The height is that of an inline date picker. Neither height is measured. Any
/// width is possible.
@preconcurrency @MainActor open class UICalendarView: UIView {
    override func didInitialize() { setFixedHeightPriority() }

    /// The calendar; by default, that of the user.
    open var calendar = Calendar.current
    /// The locale of names.
    ///
    /// Plumb stores the value and does not use it.
    open var locale = Locale.current
    /// The time zone; nil for that of the calendar.
    ///
    /// Plumb stores the value and does not use it.
    open var timeZone: TimeZone?
    /// The design of the font.
    ///
    /// Plumb stores the value and does not use it.
    open var fontDesign = UIFontDescriptor.SystemDesign.default
    /// The range of visible dates.
    ///
    /// Plumb stores the value and does not use it.
    open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture)
    /// The delegate that provides decorations.
    ///
    /// The view holds it weakly.
    open weak var delegate: (any UICalendarViewDelegate)? { didSet { decorations = [:] } }
    /// The selection of dates; nil for none.
    ///
    /// Plumb stores the value and does not use it; a host that draws the dates may.
    open var selectionBehavior: UICalendarSelection?
    /// A Boolean value that indicates whether dates have room for decorations.
    ///
    /// Plumb stores the value and does not use it.
    open var wantsDateDecorations = true

    /// The visible month; by default, the current month.
    open var visibleDateComponents: DateComponents {
        get { shownMonth ?? calendar.dateComponents([.calendar, .era, .year, .month], from: Date()) }
        set { setVisibleDateComponents(newValue, animated: false) }
    }
    private var shownMonth: DateComponents?
    /// Shows a month, without animation.
    ///
    /// The delegate receives a call if the month changes.
    open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
        let former = visibleDateComponents
        shownMonth = dateComponents
        guard (former.year, former.month) != (dateComponents.year, dateComponents.month) else { return }
        delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: former)
    }

    private var decorations: [DateComponents: Decoration] = [:]
    /// Requests the decorations of dates from the delegate.
    open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
        for date in dates { decorations[date] = delegate?.calendarView(self, decorationFor: date) }
    }
    /// Returns the last requested decoration of a date, for hosts that draw the dates.
    public func decoration(for dateComponents: DateComponents) -> Decoration? { decorations[dateComponents] }

    /// The intrinsic size: 320 × 352 points, which are seven rows of 44 and a header of 44.
    ///
    /// It is Plumb's choice, without a sample.
    open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 352) }
    /// Returns the intrinsic size, in points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// The methods that provide decorations and follow the visible month.
///
/// The view and a host may call them.
@preconcurrency @MainActor public protocol UICalendarViewDelegate: NSObjectProtocol {
    /// Returns the decoration of a date; nil for none.
    func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration?
    /// Notifies the delegate that the visible month changed.
    func calendarView(
        _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
    /// Returns nil by default.
    public func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? { nil }
    /// Does nothing by default.
    public func calendarView(
        _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) {}
}
