import Foundation

/// How days of a calendar are chosen.
@preconcurrency @MainActor open class UICalendarSelection: NSObject {
    /// Asks again which days can be chosen; what is chosen and no longer can be is given up.
    open func updateSelectableDates() {}
}

/// One day at most is chosen.
@preconcurrency @MainActor open class UICalendarSelectionSingleDate: UICalendarSelection {
    /// Who decides and hears; held weakly.
    open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
    /// The day; nil for none.
    ///
    /// The delegate is not told of what the program chooses.
    open var selectedDate: DateComponents?

    /// Nothing is chosen yet.
    public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) { self.delegate = delegate }

    /// Chooses a day; there is no animation.
    open func setSelected(_ dateComponents: DateComponents?, animated: Bool) { selectedDate = dateComponents }
    /// Gives the day up where the delegate no longer wants it.
    open override func updateSelectableDates() {
        if let selectedDate, delegate?.dateSelection(self, canSelectDate: selectedDate) == false {
            self.selectedDate = nil
        }
    }
}

/// Who decides which day can be chosen, and hears of the choice; a host that shows days calls it.
@preconcurrency @MainActor public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
    /// The user chose a day, or gave it up.
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
    /// Whether a day can be chosen, nil for giving it up; yes unless there is a method.
    func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?)
        -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
    /// Every day can be chosen.
    public func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool { true }
}

/// Any number of days is chosen.
@preconcurrency @MainActor open class UICalendarSelectionMultiDate: UICalendarSelection {
    /// Who decides and hears; held weakly.
    open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
    /// The days.
    ///
    /// The delegate is not told of what the program chooses.
    open var selectedDates: [DateComponents] = []

    /// Nothing is chosen yet.
    public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) { self.delegate = delegate }

    /// Chooses days; there is no animation.
    open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) { self.selectedDates = selectedDates }
    /// Gives those days up that the delegate no longer wants.
    open override func updateSelectableDates() {
        // The delegate may ask for the days meanwhile.
        let kept = selectedDates.filter { delegate?.multiDateSelection(self, canSelectDate: $0) != false }
        selectedDates = kept
    }
}

/// Who decides which days can be chosen, and hears of the choice; a host that shows days calls it.
@preconcurrency @MainActor public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
    /// The user chose a day.
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
    /// The user gave a day up.
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
    /// Whether a day can be chosen; yes unless there is a method.
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents)
        -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
    /// Every day can be chosen.
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
    ) -> Bool { true }
}
