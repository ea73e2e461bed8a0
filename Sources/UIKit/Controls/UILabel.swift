import Foundation
import LayoutEngine

/// Text that cannot be edited, on one line or several.
@preconcurrency @MainActor open class UILabel: UIView {
    /// The text; setting it drops the attributes of an attributed one.
    open var text: String? {
        didSet {
            let hadAttributes = attributedStorage != nil
            attributedStorage = nil
            if text != oldValue || hadAttributes { textOrImageChanged() }
        }
    }
    /// The font; the system's at 17 points until set, and with attributed text the font in which that begins.
    open var font: UIFont! = UIFont.systemFont(ofSize: 17) {
        didSet {
            guard font != oldValue else { return }
            if let attributed = attributedStorage, let font { attributedStorage = attributed.with(.font, font) }
            textOrImageChanged()
        }
    }
    /// The text with its attributes; without any those of the label.
    ///
    /// Measured by its fonts, kerning and the paragraph style of its beginning.
    open var attributedText: NSAttributedString? {
        get { attributedStorage ?? plainAttributedText }
        set {
            text = newValue?.string
            guard let newValue, newValue.length > 0 else { return }
            if let first = newValue.attribute(.font, at: 0, effectiveRange: nil) as? UIFont { font = first }
            attributedStorage =
                newValue is NSMutableAttributedString ? newValue.copy() as? NSAttributedString : newValue
            textOrImageChanged()
        }
    }
    private(set) var attributedStorage: NSAttributedString?

    private var plainAttributedText: NSAttributedString? {
        guard let text, let font, let textColor else { return nil }
        return NSAttributedString(string: text, attributes: [.font: font, .foregroundColor: textColor])
    }
    /// The colour of the text.
    open var textColor: UIColor! = .label { didSet { setNeedsDisplay() } }
    /// How the lines lie.
    open var textAlignment: NSTextAlignment = .natural { didSet { setNeedsDisplay() } }
    /// What happens where a line is too long.
    open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
        didSet { if lineBreakMode != oldValue { textOrImageChanged() } }
    }
    /// How many lines the text may have; 0 for any number.
    open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { textOrImageChanged() } } }
    /// The width at which the text breaks, in points; 0 for the width that layout gives (iOS 8 and later).
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { textOrImageChanged() } }
    }
    /// By which rules lines are broken besides; the measuring does not follow them.
    open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy()
    /// Whether all of a text that is cut is shown to a pointer.
    open var showsExpansionTextWhenTruncated = false
    /// Whether the font shrinks for the text to fit; layout does not see it.
    open var adjustsFontSizeToFitWidth = false
    /// How small the font may become, as a share of its size.
    open var minimumScaleFactor: CGFloat = 0
    /// Whether neighbouring letters may be drawn closer for the text to fit.
    open var allowsDefaultTighteningForTruncation = false
    /// Whether the font follows the size of text that the user chooses.
    open var adjustsFontForContentSizeCategory = false
    /// Whether the label looks enabled.
    open var isEnabled = true
    /// Whether the label looks highlighted.
    open var isHighlighted = false
    /// The colour of the text while the label looks highlighted.
    open var highlightedTextColor: UIColor?
    /// The colour of the text's shadow; nil for none.
    open var shadowColor: UIColor?
    /// How far the text's shadow is moved, in points.
    open var shadowOffset = CGSize(width: 0, height: -1)
    /// What stays where it is when the font shrinks for the text to fit.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines

    private func textOrImageChanged() {
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    // MARK: Size

    /// Whether the height depends on the width, so that layout takes a second pass for it.
    override var contentHeightFollowsWidth: Bool {
        numberOfLines != 1 && preferredMaxLayoutWidth == 0 && !(text ?? "").isEmpty
    }

    override var contentNarrowsToLines: Bool { true }

    /// The size of the text broken at the width that layout gave.
    override func contentSize(fittingWidth width: CGFloat) -> CGSize { textSize(within: width) }

    /// The size of the text, rounded up to the pixel: one line, or broken at `preferredMaxLayoutWidth`; layout asks again for
    /// the width that it gave.
    ///
    /// An empty label has no size.
    open override var intrinsicContentSize: CGSize {
        textSize(within: numberOfLines != 1 && preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil)
    }

    /// The size of the text within a width; 0 and less is no limit.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        textSize(within: numberOfLines == 1 || size.width <= 0 ? nil : size.width)
    }

    /// The rectangle that the text takes in bounds, with at most so many lines; 0 for any number.
    ///
    /// All sizes of the label are asked here, so that an override can add room around the text.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let isLimited = bounds.width < Self.unlimited
        var measured = measuredText
        measured.numberOfLines = numberOfLines
        let size = measured.size(within: isLimited && numberOfLines != 1 ? bounds.width : nil)
        return CGRect(x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width), height: size.height)
    }

    /// Draws the text in a rectangle: remembers it, since renderers write the text.
    open func drawText(in rect: CGRect) { drawnTextRect = rect }

    /// Draws the text in the bounds.
    open override func draw(_ rect: CGRect) { drawText(in: bounds) }

    /// Where the text was drawn last, in the label's own coordinates.
    private(set) var drawnTextRect: CGRect?

    private static let unlimited = CGFloat.greatestFiniteMagnitude / 2

    private func textSize(within width: CGFloat?) -> CGSize {
        let room = CGSize(width: width ?? .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        return textRect(
            forBounds: CGRect(origin: .zero, size: room), limitedToNumberOfLines: numberOfLines
        ).size
    }

    /// The text with all that its size depends on.
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
    /// The first baseline lies below the top edge by what the font reaches upwards, whatever room is left over (measured).
    override var firstBaselinePosition: LayoutBaseline {
        LayoutBaseline(below: .top, by: Double(roundedAscender))
    }
    /// The last baseline lies above the bottom edge by what the font reaches downwards.
    override var lastBaselinePosition: LayoutBaseline {
        LayoutBaseline(below: .bottom, by: Double(roundedAscender - lineHeight))
    }

    /// The height of one line, rounded up to the pixel.
    var lineHeight: CGFloat { MeasuredText.lineHeight(of: font ?? .systemFont(ofSize: 17), scale: textPixelsPerPoint) }

    /// Where the baseline of a line lies, on the pixel.
    var roundedAscender: CGFloat {
        ((font ?? .systemFont(ofSize: 17)).ascender * pixelsPerPoint).rounded() / pixelsPerPoint
    }
}
