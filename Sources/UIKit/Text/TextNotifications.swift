import Foundation

extension UITextField {
    /// The field takes the keys; posted by it.
    nonisolated public static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    /// The field has given the keys up; posted by it.
    nonisolated public static let textDidEndEditingNotification = Notification.Name(
        "UITextFieldTextDidEndEditingNotification")
    /// The text was edited; posted by the field, not where a program sets the text.
    nonisolated public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
}

extension UITextView {
    /// The view takes the keys; posted by it.
    nonisolated public static let textDidBeginEditingNotification = Notification.Name(
        "UITextViewTextDidBeginEditingNotification")
    /// The view has given the keys up; posted by it.
    nonisolated public static let textDidEndEditingNotification = Notification.Name(
        "UITextViewTextDidEndEditingNotification")
    /// The text was edited; posted by the view, not where a program sets the text.
    nonisolated public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
}

/// What is found in a text and can be tapped.
///
/// Bits are Apple's.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
    /// Apple's bits.
    public let rawValue: UInt
    /// Kinds of Apple's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Telephone numbers.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    /// Addresses of the web.
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    /// Postal addresses.
    public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
    /// Dates.
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
    /// Numbers of parcels.
    public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
    /// Numbers of flights.
    public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
    /// What is to be looked up.
    public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
    /// All of them.
    public static let all = UIDataDetectorTypes(rawValue: .max)
}
