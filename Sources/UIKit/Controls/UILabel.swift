import Foundation
import LayoutEngine

/// Text that cannot be edited, on one line or several.
@preconcurrency @MainActor open class UILabel: UIView {
    /// A label of no size at the origin.
    public convenience init() { self.init(frame: .zero) }
    /// A label at a place in its superview.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// A label from an archive; nothing but an empty label is read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The text.
    open var text: String? { didSet { if text != oldValue { textOrImageChanged() } } }
    /// The font; the system's at 17 points until set.
    open var font: UIFont! = UIFont.systemFont(ofSize: 17) { didSet { if font != oldValue { textOrImageChanged() } } }
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

    private func textOrImageChanged() {
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    // MARK: Size

    /// Whether the height depends on the width, so that layout takes a second pass for it.
    override var contentHeightFollowsWidth: Bool {
        numberOfLines != 1 && preferredMaxLayoutWidth == 0 && !(text ?? "").isEmpty
    }

    /// The size of the text broken at the width that layout gave.
    override func contentSize(fittingWidth width: CGFloat) -> CGSize { measure(within: width) }

    /// The size of the text, rounded up to the pixel: one line, or broken at `preferredMaxLayoutWidth`; layout asks again for
    /// the width that it gave.
    ///
    /// An empty label has no size.
    open override var intrinsicContentSize: CGSize {
        let breaks = numberOfLines != 1 && preferredMaxLayoutWidth > 0
        return measure(within: breaks ? preferredMaxLayoutWidth : nil)
    }

    /// The size of the text within a width; 0 and less is no limit.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        measure(within: numberOfLines == 1 || size.width <= 0 ? nil : size.width)
    }

    private func measure(within width: CGFloat?) -> CGSize {
        let layout = MeasuredText(
            text: text ?? "", font: font ?? .systemFont(ofSize: 17), numberOfLines: numberOfLines,
            lineBreakMode: lineBreakMode, scale: pixelsPerPoint)
        return layout.size(within: width)
    }

    // MARK: Baselines

    /// The first baseline lies below the top edge by what the font reaches upwards, whatever room is left over (measured).
    override var firstBaselinePosition: LayoutBaseline {
        LayoutBaseline(below: .top, by: Double(roundedAscender))
    }
    /// The last baseline lies above the bottom edge by what the font reaches downwards.
    override var lastBaselinePosition: LayoutBaseline {
        LayoutBaseline(below: .bottom, by: Double(roundedAscender - lineHeight))
    }

    /// The height of one line, rounded up to the pixel.
    var lineHeight: CGFloat { MeasuredText.lineHeight(of: font ?? .systemFont(ofSize: 17), scale: pixelsPerPoint) }

    /// Where the baseline of a line lies, on the pixel.
    var roundedAscender: CGFloat {
        ((font ?? .systemFont(ofSize: 17)).ascender * pixelsPerPoint).rounded() / pixelsPerPoint
    }
}
