import Foundation

/// The selection of dates in a calendar view.
@preconcurrency @MainActor open class UICalendarSelection: NSObject {
    /// Asks the delegate again which dates are selectable, and deselects the others.
    open func updateSelectableDates() {}
}

/// A selection of at most one date.
@preconcurrency @MainActor open class UICalendarSelectionSingleDate: UICalendarSelection {
    /// The delegate of the selection.
    ///
    /// The selection holds it weakly.
    open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
    /// The selected date; nil for none.
    ///
    /// Setting it does not call the delegate.
    open var selectedDate: DateComponents?

    /// Creates an empty selection.
    public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) { self.delegate = delegate }

    /// Selects a date, without animation.
    open func setSelected(_ dateComponents: DateComponents?, animated: Bool) { selectedDate = dateComponents }
    /// Deselects the date if the delegate no longer allows it.
    open override func updateSelectableDates() {
        if let selectedDate, delegate?.dateSelection(self, canSelectDate: selectedDate) == false {
            self.selectedDate = nil
        }
    }
}

/// The methods that control the selection of one date.
@preconcurrency @MainActor public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
    /// Notifies the delegate that the user selected or deselected a date.
    ///
    /// Plumb does not call this method; a host may.
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
    /// Returns whether a date can be selected, or deselected if nil; true by default.
    func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?)
        -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
    /// Returns true by default.
    public func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool { true }
}

/// A selection of any number of dates.
@preconcurrency @MainActor open class UICalendarSelectionMultiDate: UICalendarSelection {
    /// The delegate of the selection.
    ///
    /// The selection holds it weakly.
    open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
    /// The selected dates.
    ///
    /// Setting them does not call the delegate.
    open var selectedDates: [DateComponents] = []

    /// Creates an empty selection.
    public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) { self.delegate = delegate }

    /// Selects dates, without animation.
    open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) { self.selectedDates = selectedDates }
    /// Deselects the dates that the delegate no longer allows.
    open override func updateSelectableDates() {
        // The delegate may read the dates during the calls.
        let kept = selectedDates.filter { delegate?.multiDateSelection(self, canSelectDate: $0) != false }
        selectedDates = kept
    }
}

/// The methods that control the selection of several dates.
@preconcurrency @MainActor public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
    /// Notifies the delegate that the user selected a date.
    ///
    /// Plumb does not call this method; a host may.
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
    /// Notifies the delegate that the user deselected a date.
    ///
    /// Plumb does not call this method; a host may.
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
    /// Returns whether a date can be selected; true by default.
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents)
        -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
    /// Returns true by default.
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
    ) -> Bool { true }
}
