import Foundation

/// The layout attributes of lines and paragraphs.
///
/// This class does not inherit from `NSObject`, for the same reason as ``UIFont``.
open class NSParagraphStyle: NSCopying, NSMutableCopying, Hashable, @unchecked Sendable {
    // Invariant: only the mutable subclass changes the values. A mutable style belongs to one thread.
    /// The values of the style; only the mutable subclass changes them.
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

    /// Additional rules for line breaks.
    ///
    /// Plumb stores the value and does not use it.
    ///
    /// Bits are Apple's.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        /// The bits of the strategy.
        public let rawValue: UInt
        /// Creates a strategy from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Avoids a single word on the last line.
        public static let pushOut = LineBreakStrategy(rawValue: 1)
        /// Does not break Korean words.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
        /// The strategy of the system's labels.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }

    var values = Values()

    /// The default paragraph style.
    public static let `default` = NSParagraphStyle()

    /// Creates the default style.
    public init() {}

    /// The alignment of the text.
    open var alignment: NSTextAlignment { values.alignment }
    /// The line break mode.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// The space between lines, in points.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// The space after a paragraph, in points.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// The space before a paragraph, in points.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    /// The minimum height of a line, in points.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// The maximum height of a line, in points; 0 for no maximum.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// The multiple of the line height; 0 for no change.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }

    /// The indent of the first line of a paragraph, in points.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// The indent of the other lines, in points.
    open var headIndent: CGFloat { values.headIndent }
    /// The end of lines, in points: from the leading edge, or from the trailing edge if the value is 0 or negative.
    open var tailIndent: CGFloat { values.tailIndent }
    /// The threshold of hyphenation.
    ///
    /// Plumb stores the value and does not use it.
    open var hyphenationFactor: Float { values.hyphenationFactor }
    /// The writing direction.
    ///
    /// Plumb stores the value and does not use it.
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    /// Additional rules for line breaks.
    ///
    /// Plumb stores the value and does not use it.
    open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }

    /// The tab stops, every 28 points by default.
    ///
    /// Plumb stores the value and does not use it.
    open var tabStops: [NSTextTab]! { values.tabStops }
    /// The distance of tab stops after the last one, in points.
    ///
    /// Plumb stores the value and does not use it.
    open var defaultTabInterval: CGFloat { values.defaultTabInterval }

    /// Returns an immutable copy of the style.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSParagraphStyle()
        copy.values = values
        return copy
    }
    /// Returns a mutable copy of the style.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = NSMutableParagraphStyle()
        copy.values = values
        return copy
    }
    /// Returns whether two styles have equal values.
    public static func == (left: NSParagraphStyle, right: NSParagraphStyle) -> Bool { left.values == right.values }
    /// Adds the values of the style to a hasher.
    open func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    // Invariant: see `NSParagraphStyle`.
    /// The alignment of the text.
    open override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }
    /// The line break mode.
    open override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }
    /// The space between lines, in points.
    open override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = newValue }
    }
    /// The space after a paragraph, in points.
    open override var paragraphSpacing: CGFloat {
        get { values.paragraphSpacing }
        set { values.paragraphSpacing = newValue }
    }
    /// The space before a paragraph, in points.
    open override var paragraphSpacingBefore: CGFloat {
        get { values.paragraphSpacingBefore }
        set { values.paragraphSpacingBefore = newValue }
    }
    /// The minimum height of a line, in points.
    open override var minimumLineHeight: CGFloat {
        get { values.minimumLineHeight }
        set { values.minimumLineHeight = newValue }
    }
    /// The maximum height of a line, in points; 0 for no maximum.
    open override var maximumLineHeight: CGFloat {
        get { values.maximumLineHeight }
        set { values.maximumLineHeight = newValue }
    }
    /// The multiple of the line height; 0 for no change.
    open override var lineHeightMultiple: CGFloat {
        get { values.lineHeightMultiple }
        set { values.lineHeightMultiple = newValue }
    }
    /// The indent of the first line of a paragraph, in points.
    open override var firstLineHeadIndent: CGFloat {
        get { values.firstLineHeadIndent }
        set { values.firstLineHeadIndent = newValue }
    }
    /// The indent of the other lines, in points.
    open override var headIndent: CGFloat {
        get { values.headIndent }
        set { values.headIndent = newValue }
    }
    /// The end of lines, in points: from the leading edge, or from the trailing edge if the value is 0 or negative.
    open override var tailIndent: CGFloat {
        get { values.tailIndent }
        set { values.tailIndent = newValue }
    }
    /// The threshold of hyphenation.
    ///
    /// Plumb stores the value and does not use it.
    open override var hyphenationFactor: Float {
        get { values.hyphenationFactor }
        set { values.hyphenationFactor = newValue }
    }
    /// The writing direction.
    ///
    /// Plumb stores the value and does not use it.
    open override var baseWritingDirection: NSWritingDirection {
        get { values.baseWritingDirection }
        set { values.baseWritingDirection = newValue }
    }
    /// Additional rules for line breaks.
    ///
    /// Plumb stores the value and does not use it.
    open override var lineBreakStrategy: LineBreakStrategy {
        get { values.lineBreakStrategy }
        set { values.lineBreakStrategy = newValue }
    }
    /// Copies the values of another style.
    open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
    /// The tab stops, every 28 points by default.
    ///
    /// Plumb stores the value and does not use it.
    open override var tabStops: [NSTextTab]! {
        get { values.tabStops }
        set { values.tabStops = newValue ?? [] }
    }
    /// The distance of tab stops after the last one, in points.
    ///
    /// Plumb stores the value and does not use it.
    open override var defaultTabInterval: CGFloat {
        get { values.defaultTabInterval }
        set { values.defaultTabInterval = newValue }
    }
    /// Adds a tab stop.
    open func addTabStop(_ anObject: NSTextTab) {
        values.tabStops.append(anObject)
        values.tabStops.sort { $0.location < $1.location }
    }
    /// Removes a tab stop.
    open func removeTabStop(_ anObject: NSTextTab) { values.tabStops.removeAll { $0 == anObject } }
}
