import Foundation

/// A set of modifier keys.
///
/// The bits equal Apple's.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    /// The bits of the set, as in UIKit.
    public let rawValue: Int
    /// Creates a set of modifier keys from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The Caps Lock key.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// The Shift key.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// The Control key.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// The Option key.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// The Command key.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// A key on the numeric keypad.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
