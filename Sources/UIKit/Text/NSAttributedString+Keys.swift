import Foundation

extension NSAttributedString.Key {
    /// The font, a `UIFont`.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// The text color, a `UIColor`.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// The background color of the text, a `UIColor`.
    ///
    /// Plumb stores the value and does not use it.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// The layout of lines and paragraphs, an `NSParagraphStyle`.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// The space that is added after every character, in points.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// The space that is added after every character, in points; ``kern`` takes precedence.
    public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
    /// The offset of the text above the baseline, in points.
    ///
    /// Plumb stores the value and does not use it.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    /// The underline style, a raw value of `NSUnderlineStyle`.
    ///
    /// Plumb stores the value and does not use it.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// The color of the underline.
    ///
    /// Plumb stores the value and does not use it.
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    /// The strikethrough style, a raw value of `NSUnderlineStyle`.
    ///
    /// Plumb stores the value and does not use it.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// The color of the strikethrough.
    ///
    /// Plumb stores the value and does not use it.
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    /// The color of outlines.
    ///
    /// Plumb stores the value and does not use it.
    public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
    /// The width of outlines.
    ///
    /// Plumb stores the value and does not use it.
    public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
    /// The ligatures of the text.
    ///
    /// Plumb stores the value and does not use it.
    public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
    /// The shadow, an `NSShadow`.
    ///
    /// Plumb stores the value and does not use it.
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
    /// The slant of the letters.
    ///
    /// Plumb stores the value and does not use it.
    public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
    /// The horizontal expansion of the letters.
    ///
    /// Plumb stores the value and does not use it.
    public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
    /// The writing directions of nested parts of the text.
    ///
    /// Plumb stores the value and does not use it.
    public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
    /// The destination of a link.
    ///
    /// Plumb stores the value and does not use it.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
}

extension NSAttributedString {
    /// Returns a copy with an attribute set for the whole text.
    func with(_ key: NSAttributedString.Key, _ value: Any) -> NSAttributedString {
        let changed = NSMutableAttributedString(attributedString: self)
        changed.addAttribute(key, value: value, range: NSRange(location: 0, length: length))
        return changed
    }
}

/// The styles of underlines and strikethroughs.
///
/// Bits are Apple's.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The bits of the style.
    public let rawValue: Int
    /// Creates a style from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A single line.
    public static let single = NSUnderlineStyle(rawValue: 1)
    /// A thick line.
    public static let thick = NSUnderlineStyle(rawValue: 2)
    /// A double line.
    public static let double = NSUnderlineStyle(rawValue: 9)
    /// A dotted line.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
    /// A dashed line.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
    /// A line below words only, not below spaces.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
