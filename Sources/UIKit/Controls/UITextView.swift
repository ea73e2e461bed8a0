import Foundation

/// Many lines of text that can be edited and scrolled.
@preconcurrency @MainActor open class UITextView: UIScrollView {
    /// A text view of no size at the origin.
    public convenience init() { self.init(frame: .zero) }
    /// A text view at a place in its superview.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// A text view from an archive; nothing but an empty one is read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The text.
    open var text: String! = "" { didSet { if text != oldValue { textOrImageChanged() } } }
    /// The font; the system's at 12 points until set.
    open var font: UIFont? = .systemFont(ofSize: 12) { didSet { if font != oldValue { textOrImageChanged() } } }
    /// The colour of the text.
    open var textColor: UIColor? = .label
    /// How the lines lie.
    open var textAlignment: NSTextAlignment = .natural
    /// Whether the text can be edited.
    open var isEditable = true
    /// Whether the text can be selected.
    open var isSelectable = true
    /// Space around the text, in points.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { textOrImageChanged() } }
    /// A text view that does not scroll is as large as its text.
    open override var isScrollEnabled: Bool { didSet { if isScrollEnabled != oldValue { textOrImageChanged() } } }

    /// What the container of the text puts beside it on both sides, in points.
    private static let lineFragmentPadding: CGFloat = 5

    private func textOrImageChanged() {
        invalidateIntrinsicContentSize()
    }

    /// Whether the height depends on the width, so that layout takes a second pass for it.
    override var contentHeightFollowsWidth: Bool { !isScrollEnabled }

    /// The size of the text broken at the width that layout gave.
    override func contentSize(fittingWidth width: CGFloat) -> CGSize { measure(within: width) }

    /// The size of the text where it does not scroll; none where it does.
    open override var intrinsicContentSize: CGSize {
        guard !isScrollEnabled else { return super.intrinsicContentSize }
        return measure(within: nil)
    }

    /// The size of the text within a width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { measure(within: size.width > 0 ? size.width : nil) }

    private func measure(within width: CGFloat?) -> CGSize {
        let beside = textContainerInset.left + textContainerInset.right + 2 * Self.lineFragmentPadding
        let above = textContainerInset.top + textContainerInset.bottom
        let shown = (text ?? "").isEmpty ? "x" : text ?? ""
        let layout = MeasuredText(text: shown, font: font ?? .systemFont(ofSize: 12), scale: pixelsPerPoint)
        let size = layout.size(within: width.map { $0 - beside })
        return CGSize(width: size.width + beside, height: size.height + above)
    }
}
