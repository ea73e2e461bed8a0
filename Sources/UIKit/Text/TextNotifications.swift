import Foundation

extension UITextField {
    /// A notification that a text field posts when editing begins.
    nonisolated public static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    /// A notification that a text field posts when editing ends.
    nonisolated public static let textDidEndEditingNotification = Notification.Name(
        "UITextFieldTextDidEndEditingNotification")
    /// A notification that a text field posts when an edit changes its text; setting `text` does not post it.
    nonisolated public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
}

extension UITextView {
    /// A notification that a text view posts when editing begins.
    nonisolated public static let textDidBeginEditingNotification = Notification.Name(
        "UITextViewTextDidBeginEditingNotification")
    /// A notification that a text view posts when editing ends.
    nonisolated public static let textDidEndEditingNotification = Notification.Name(
        "UITextViewTextDidEndEditingNotification")
    /// A notification that a text view posts when an edit changes its text; setting `text` does not post it.
    nonisolated public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
}

/// The kinds of data that a text view detects.
///
/// Plumb does not detect any.
///
/// Bits are Apple's.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
    /// The bits of the types.
    public let rawValue: UInt
    /// Creates types from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Phone numbers.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    /// Web addresses.
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    /// Postal addresses.
    public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
    /// Dates.
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
    /// Tracking numbers of parcels.
    public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
    /// Flight numbers.
    public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
    /// Terms for a look-up.
    public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
    /// All types of data.
    public static let all = UIDataDetectorTypes(rawValue: .max)
}
