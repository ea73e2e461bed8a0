import Foundation

/// How lines and paragraphs of attributed text lie.
///
/// Not an `NSObject`, for the reason that ``UIFont`` is none.
open class NSParagraphStyle: NSCopying, NSMutableCopying, Hashable, @unchecked Sendable {
    /// The values, which only the mutable subclass changes.
    struct Values: Hashable {
        var alignment: NSTextAlignment = .natural
        var lineBreakMode: NSLineBreakMode = .byWordWrapping
        var lineSpacing: CGFloat = 0
        var paragraphSpacing: CGFloat = 0
        var paragraphSpacingBefore: CGFloat = 0
        var minimumLineHeight: CGFloat = 0
        var maximumLineHeight: CGFloat = 0
        var lineHeightMultiple: CGFloat = 0
        var firstLineHeadIndent: CGFloat = 0
        var headIndent: CGFloat = 0
        var tailIndent: CGFloat = 0
        var hyphenationFactor: Float = 0
        var baseWritingDirection = NSWritingDirection.natural
        var lineBreakStrategy = LineBreakStrategy()
        var tabStops = (1...12).map { NSTextTab(textAlignment: .natural, location: CGFloat($0) * 28) }
        var defaultTabInterval: CGFloat = 0
    }

    /// By which rules lines are broken besides; kept, and the measuring does not follow them.
    ///
    /// Bits are Apple's.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        /// Apple's bits.
        public let rawValue: UInt
        /// A strategy of Apple's bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The last line is not left with a single word.
        public static let pushOut = LineBreakStrategy(rawValue: 1)
        /// Korean words stay whole.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
        /// As in the system's own labels.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }

    var values = Values()

    /// The style of text that says nothing else.
    public static let `default` = NSParagraphStyle()

    /// The default style.
    public init() {}

    /// How the lines lie.
    open var alignment: NSTextAlignment { values.alignment }
    /// What happens where a line is too long.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// What is added between lines, in points.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// What is added after a paragraph, in points.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// What is added before a paragraph, in points.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    /// The least height of a line, in points.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// The greatest height of a line, in points; 0 for none.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// What the height of a line is multiplied by; 0 for nothing.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }

    /// How far the first line of a paragraph is indented, in points.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// How far the other lines are indented, in points.
    open var headIndent: CGFloat { values.headIndent }
    /// Where lines end: from the beginning, or if negative from the end, in points.
    open var tailIndent: CGFloat { values.tailIndent }
    /// How full a line must be not to be hyphenated; kept: nothing is hyphenated.
    open var hyphenationFactor: Float { values.hyphenationFactor }
    /// The direction of reading; kept.
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    /// By which rules lines are broken besides; kept.
    open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }

    /// The places to which text goes after tabs, every 28 points until set; kept, and the measuring does not follow them.
    open var tabStops: [NSTextTab]! { values.tabStops }
    /// How far places are apart after the last of them, in points; kept.
    open var defaultTabInterval: CGFloat { values.defaultTabInterval }

    /// The style itself, which does not change.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSParagraphStyle()
        copy.values = values
        return copy
    }
    /// A style like this one that can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = NSMutableParagraphStyle()
        copy.values = values
        return copy
    }
    /// Two styles are equal when their values are.
    public static func == (left: NSParagraphStyle, right: NSParagraphStyle) -> Bool { left.values == right.values }
    /// Adds what equal styles share.
    open func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    /// How the lines lie.
    open override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }
    /// What happens where a line is too long.
    open override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }
    /// What is added between lines, in points.
    open override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = newValue }
    }
    /// What is added after a paragraph, in points.
    open override var paragraphSpacing: CGFloat {
        get { values.paragraphSpacing }
        set { values.paragraphSpacing = newValue }
    }
    /// What is added before a paragraph, in points.
    open override var paragraphSpacingBefore: CGFloat {
        get { values.paragraphSpacingBefore }
        set { values.paragraphSpacingBefore = newValue }
    }
    /// The least height of a line, in points.
    open override var minimumLineHeight: CGFloat {
        get { values.minimumLineHeight }
        set { values.minimumLineHeight = newValue }
    }
    /// The greatest height of a line, in points; 0 for none.
    open override var maximumLineHeight: CGFloat {
        get { values.maximumLineHeight }
        set { values.maximumLineHeight = newValue }
    }
    /// What the height of a line is multiplied by; 0 for nothing.
    open override var lineHeightMultiple: CGFloat {
        get { values.lineHeightMultiple }
        set { values.lineHeightMultiple = newValue }
    }
    /// How far the first line of a paragraph is indented, in points.
    open override var firstLineHeadIndent: CGFloat {
        get { values.firstLineHeadIndent }
        set { values.firstLineHeadIndent = newValue }
    }
    /// How far the other lines are indented, in points.
    open override var headIndent: CGFloat {
        get { values.headIndent }
        set { values.headIndent = newValue }
    }
    /// Where lines end: from the beginning, or if negative from the end, in points.
    open override var tailIndent: CGFloat {
        get { values.tailIndent }
        set { values.tailIndent = newValue }
    }
    /// How full a line must be not to be hyphenated; kept: nothing is hyphenated.
    open override var hyphenationFactor: Float {
        get { values.hyphenationFactor }
        set { values.hyphenationFactor = newValue }
    }
    /// The direction of reading; kept.
    open override var baseWritingDirection: NSWritingDirection {
        get { values.baseWritingDirection }
        set { values.baseWritingDirection = newValue }
    }
    /// By which rules lines are broken besides; kept.
    open override var lineBreakStrategy: LineBreakStrategy {
        get { values.lineBreakStrategy }
        set { values.lineBreakStrategy = newValue }
    }
    /// Takes the values of another style.
    open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
    /// The places to which text goes after tabs; kept.
    open override var tabStops: [NSTextTab]! {
        get { values.tabStops }
        set { values.tabStops = newValue ?? [] }
    }
    /// How far places are apart after the last of them, in points; kept.
    open override var defaultTabInterval: CGFloat {
        get { values.defaultTabInterval }
        set { values.defaultTabInterval = newValue }
    }
    /// Adds a place to which text goes after a tab.
    open func addTabStop(_ anObject: NSTextTab) {
        values.tabStops.append(anObject)
        values.tabStops.sort { $0.location < $1.location }
    }
    /// Removes a place to which text goes after a tab.
    open func removeTabStop(_ anObject: NSTextTab) { values.tabStops.removeAll { $0 == anObject } }
}
