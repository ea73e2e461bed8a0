import Foundation

/// What a view is to somebody who hears it; kept, and read aloud by nobody here.
///
/// Bits are Apple's.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    /// Apple's bits.
    public let rawValue: UInt64
    /// Traits of Apple's bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// None.
    public static let none = UIAccessibilityTraits([])
    /// A button.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// A link.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// A picture.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// Chosen.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// Something that plays its own sound.
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    /// A key of a keyboard.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    /// Text that does not change.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// A summary, read when the application starts.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    /// Not to be operated.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// Something that changes often.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// A search field.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// Something that starts media.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    /// Something with a value to move up and down.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// Something to be touched directly.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    /// Something that turns the page.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    /// A bar of tabs.
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    /// A heading.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}
