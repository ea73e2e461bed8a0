import Foundation
import LayoutEngine

/// A view that shows one or more lines of text that the user cannot edit.
@preconcurrency @MainActor open class UILabel: UIView {
    /// The text.
    ///
    /// Setting it removes the attributes of an attributed text.
    open var text: String? {
        didSet {
            let hadAttributes = attributedStorage != nil
            attributedStorage = nil
            if text != oldValue || hadAttributes { textOrImageChanged() }
        }
    }
    /// The font, by default the system font of 17 points.
    ///
    /// An attributed text sets it to the font of its first character.
    ///
    /// Setting `nil` restores the default, the system font of 17 points.
    open var font: UIFont! = UIFont.systemFont(ofSize: 17) {
        didSet {
            if font == nil { font = .systemFont(ofSize: 17) }
            guard font != oldValue else { return }
            if let attributed = attributedStorage, let font { attributedStorage = attributed.with(.font, font) }
            textOrImageChanged()
        }
    }
    /// The text with its attributes, or the plain text with the label's font and color.
    ///
    /// Its size depends on its fonts, its kerning and its first paragraph style. Setting it also sets the font, the color, the
    /// alignment and the line break mode of the label to those of the first character.
    open var attributedText: NSAttributedString? {
        get { attributedStorage ?? plainAttributedText }
        set {
            text = newValue?.string
            guard let newValue, newValue.length > 0 else { return }
            takeStyle(of: newValue)
            attributedStorage =
                newValue is NSMutableAttributedString ? newValue.copy() as? NSAttributedString : newValue
            textOrImageChanged()
        }
    }
    private(set) var attributedStorage: NSAttributedString?

    /// Sets the properties of the label to the attributes of the first character.
    private func takeStyle(of text: NSAttributedString) {
        let first = text.attributes(at: 0, effectiveRange: nil)
        if let font = first[.font] as? UIFont { self.font = font }
        if let color = first[.foregroundColor] as? UIColor { textColor = color }
        guard let style = first[.paragraphStyle] as? NSParagraphStyle else { return }
        (textAlignment, lineBreakMode) = (style.alignment, style.lineBreakMode)
    }

    private var plainAttributedText: NSAttributedString? {
        guard let text, let font, let textColor else { return nil }
        return NSAttributedString(string: text, attributes: [.font: font, .foregroundColor: textColor])
    }
    /// The color of the text.
    ///
    /// Setting `nil` restores the default, the label color.
    open var textColor: UIColor! = .label {
        didSet {
            if textColor == nil { textColor = .label }
            if let attributed = attributedStorage, let textColor {
                attributedStorage = attributed.with(.foregroundColor, textColor)
            }
            setNeedsDisplay()
        }
    }
    /// The alignment of the text.
    open var textAlignment: NSTextAlignment = .natural { didSet { setNeedsDisplay() } }
    /// The line break mode of the text.
    open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
        didSet { if lineBreakMode != oldValue { textOrImageChanged() } }
    }
    /// The maximum number of lines, or 0 for no maximum.
    open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { lineBreaksChanged() } } }
    /// The maximum width of a line, in points.
    ///
    /// A value of 0 means the width that Auto Layout gives (iOS 8 and later).
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { lineBreaksChanged() } }
    }
    /// The strategy for line breaks.
    ///
    /// Plumb stores the value and does not use it.
    open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard
    /// A Boolean value that indicates whether a pointer shows the whole text of a truncated label.
    ///
    /// Plumb stores the value and does not use it.
    open var showsExpansionTextWhenTruncated = false
    /// A Boolean value that indicates whether the font shrinks to fit the width.
    ///
    /// Plumb stores the value and does not use it.
    open var adjustsFontSizeToFitWidth = false
    /// The minimum scale of the font, relative to its size.
    ///
    /// Plumb stores the value and does not use it.
    open var minimumScaleFactor: CGFloat = 0
    /// A Boolean value that indicates whether the label may reduce the spacing of letters before it truncates the text.
    ///
    /// Plumb stores the value and does not use it.
    open var allowsDefaultTighteningForTruncation = false
    /// A Boolean value that indicates whether the font follows the user's preferred text size.
    open var adjustsFontForContentSizeCategory = false
    /// A Boolean value that indicates whether the label is enabled.
    ///
    /// Plumb stores the value and does not use it.
    open var isEnabled = true
    /// A Boolean value that indicates whether the label is highlighted.
    ///
    /// Plumb stores the value and does not use it.
    open var isHighlighted = false
    /// The text color of a highlighted label.
    ///
    /// Plumb stores the value and does not use it.
    open var highlightedTextColor: UIColor?
    /// The color of the text's shadow, or `nil` for none.
    ///
    /// Plumb stores the value and does not use it.
    open var shadowColor: UIColor?
    /// The offset of the text's shadow, in points.
    ///
    /// Plumb stores the value and does not use it.
    open var shadowOffset = CGSize(width: 0, height: -1)
    /// The vertical position that the text keeps when its font shrinks.
    ///
    /// Plumb stores the value and does not use it.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines

    private func textOrImageChanged() {
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    private func lineBreaksChanged() {
        textOrImageChanged()
        superviewStorage?.subviewContentFlexibilityDidChange(self)
    }

    override func didInitialize() {
        super.didInitialize()
        isUserInteractionEnabled = false
    }

    // MARK: Size

    /// A Boolean value that indicates whether the height depends on the width, so that layout needs a second pass.
    override var contentHeightFollowsWidth: Bool {
        numberOfLines != 1 && preferredMaxLayoutWidth == 0 && !(text ?? "").isEmpty
    }

    override var contentNarrowsToLines: Bool { true }

    /// Returns the size of the text, broken at the width that layout gave.
    override func contentSize(fittingWidth width: CGFloat) -> CGSize { textSize(within: width) }

    /// The size of the text, rounded up to pixels.
    ///
    /// The text has one line or breaks at ``preferredMaxLayoutWidth``. Layout measures it again for the width that it
    /// gave. An empty label has a size of zero.
    open override var intrinsicContentSize: CGSize {
        textSize(within: numberOfLines != 1 && preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil)
    }

    /// Returns the size of the text in a width, in points.
    ///
    /// A width of 0 or less means no limit.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        textSize(within: numberOfLines == 1 || size.width <= 0 ? nil : size.width)
    }

    /// Returns the rectangle of the text in the bounds, with a maximum number of lines.
    ///
    /// A maximum of 0 means no limit. Every size of the label comes from this method, so that an override can add space
    /// around the text.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let isLimited = bounds.width < Self.unlimited
        var measured = measuredText
        measured.numberOfLines = numberOfLines
        let size = measured.size(within: isLimited && numberOfLines != 1 ? bounds.width : nil)
        return CGRect(x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width), height: size.height)
    }

    /// Draws the text in a rectangle.
    ///
    /// Plumb stores the rectangle; its renderers draw the text.
    open func drawText(in rect: CGRect) { drawnTextRect = rect }

    /// Draws the text in the bounds.
    open override func draw(_ rect: CGRect) { drawText(in: bounds) }

    /// The rectangle in which the text was drawn last, in the label's coordinates.
    private(set) var drawnTextRect: CGRect?

    private static let unlimited = CGFloat.greatestFiniteMagnitude / 2

    private func textSize(within width: CGFloat?) -> CGSize {
        let room = CGSize(width: width ?? .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        return textRect(
            forBounds: CGRect(origin: .zero, size: room), limitedToNumberOfLines: numberOfLines
        ).size
    }

    /// The text with all values that affect its size.
    var measuredText: MeasuredText {
        let font = self.font ?? .systemFont(ofSize: 17)
        let attributed = attributedStorage.map { AttributedText($0, font: font) }
        let style = attributed.flatMap { $0.hasStyle ? $0.style : nil }
        return MeasuredText(
            text: text ?? "", font: font, numberOfLines: numberOfLines,
            lineBreakMode: style?.lineBreakMode ?? lineBreakMode, scale: textPixelsPerPoint, attributed: attributed)
    }

    override var descriptionText: String? { text }

    // MARK: Baselines

    override var lineFont: UIFont? { font }
    /// The first baseline, one ascender below the top edge (measured).
    ///
    /// Extra height does not move it.
    override var firstBaselinePosition: LayoutBaseline {
        LayoutBaseline(below: .top, by: Double(roundedAscender))
    }
    /// The last baseline, one descender above the bottom edge.
    override var lastBaselinePosition: LayoutBaseline {
        LayoutBaseline(below: .bottom, by: Double(roundedAscender - lineHeight))
    }

    /// The height of one line, rounded up to pixels, in points.
    var lineHeight: CGFloat { MeasuredText.lineHeight(of: font ?? .systemFont(ofSize: 17), scale: textPixelsPerPoint) }

    /// The distance of the baseline from the top of a line, rounded to pixels, in points.
    var roundedAscender: CGFloat {
        ((font ?? .systemFont(ofSize: 17)).ascender * pixelsPerPoint).rounded() / pixelsPerPoint
    }
}
