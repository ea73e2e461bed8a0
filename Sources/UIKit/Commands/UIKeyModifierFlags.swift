import Foundation

/// Keys that are held down while another is pressed.
///
/// Bits are Apple's.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    /// Apple's bits.
    public let rawValue: Int
    /// Keys of Apple's bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The key for capital letters, which stays.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// Shift.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// Control.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// Option.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// Command.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// A key beside the others, as of numbers.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
