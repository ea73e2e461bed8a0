import Foundation

extension NSAttributedString.Key {
    /// The font, a `UIFont`.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// The colour of the text, a `UIColor`.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// The colour behind the text, a `UIColor`.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// How lines and paragraphs lie, an `NSParagraphStyle`.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// What is added after every character, in points.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// What is added after every character, in points.
    public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
    /// How far the text is raised, in points; layout does not see it.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    /// The line below the text, a raw value of `NSUnderlineStyle`.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// The colour of the line below the text.
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    /// The line through the text, a raw value of `NSUnderlineStyle`.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// The colour of the line through the text.
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    /// The colour of outlines.
    public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
    /// The width of outlines.
    public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
    /// Which ligatures are used.
    public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
    /// The shadow, an `NSShadow`; nothing draws it.
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
    /// How slanted the letters are; layout does not see it.
    public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
    /// How much the letters are stretched; layout does not see it.
    public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
    /// The directions of reading of parts inside of others; layout does not see them.
    public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
    /// Where the text leads.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
}

extension NSAttributedString {
    /// The same text with an attribute set from beginning to end.
    func with(_ key: NSAttributedString.Key, _ value: Any) -> NSAttributedString {
        let changed = NSMutableAttributedString(attributedString: self)
        changed.addAttribute(key, value: value, range: NSRange(location: 0, length: length))
        return changed
    }
}

/// The lines below and through text.
///
/// Bits are Apple's.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// Apple's bits.
    public let rawValue: Int
    /// A style of Apple's bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// One line.
    public static let single = NSUnderlineStyle(rawValue: 1)
    /// A thick line.
    public static let thick = NSUnderlineStyle(rawValue: 2)
    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 9)
    /// Made of dots.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
    /// Made of dashes.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
    /// Not below spaces.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
