import Foundation

/// Many lines of text that can be edited and scrolled.
@preconcurrency @MainActor open class UITextView: UIScrollView {
    /// A text view of no size at the origin.
    public convenience init() { self.init(frame: .zero) }
    /// A text view at a place in its superview.
    public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
    /// A text view whose text fills a container; without one it makes its own.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        self.textContainer = textContainer ?? NSTextContainer()
        super.init(frame: frame)
        self.textContainer.owner = self
    }
    /// A text view from an archive; nothing but an empty one is read.
    public required init?(coder: NSCoder) {
        textContainer = NSTextContainer()
        super.init(coder: coder)
        textContainer.owner = self
    }

    var textInputTraits = TextInputTraits()
    /// What the text fills.
    public let textContainer: NSTextContainer

    /// The text; setting it drops the attributes of an attributed one.
    open var text: String! = "" {
        didSet {
            attributedStorage = nil
            textOrImageChanged()
        }
    }
    /// The text with its attributes; without any that of the view's font.
    open var attributedText: NSAttributedString! {
        get {
            attributedStorage ?? NSAttributedString(string: text ?? "", attributes: font.map { [.font: $0] })
        }
        set {
            text = newValue?.string
            attributedStorage = newValue
            textOrImageChanged()
        }
    }
    private var attributedStorage: NSAttributedString?
    /// The font; the system's at 12 points until set.
    open var font: UIFont? = .systemFont(ofSize: 12) { didSet { if font != oldValue { textOrImageChanged() } } }
    /// The colour of the text.
    open var textColor: UIColor? = .label
    /// How the lines lie.
    open var textAlignment: NSTextAlignment = .natural
    /// Who decides about editing and hears of it and of scrolling.
    open weak var delegate: (any UITextViewDelegate)? { didSet { scrollDelegate = delegate } }
    /// Whether the font follows the size of text that the user chooses.
    open var adjustsFontForContentSizeCategory = false
    /// The attributes of links.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
    /// The attributes of what would be typed.
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    /// The part of the text that is selected, in UTF-16 units.
    open var selectedRange = NSRange(location: 0, length: 0)
    /// What takes the place of the keyboard; nil for the keyboard.
    open override var inputView: UIView? {
        get { inputViews.input }
        set { inputViews.input = newValue }
    }
    /// What stands above the keyboard.
    open override var inputAccessoryView: UIView? {
        get { inputViews.accessory }
        set { inputViews.accessory = newValue }
    }
    private var inputViews: (input: UIView?, accessory: UIView?) = (nil, nil)
    /// A text view that can be edited can take the keys.
    open override var canBecomeFirstResponder: Bool { isEditable }
    /// Asks the delegate, takes the keys, and tells the delegate.
    @discardableResult open override func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        guard delegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
        delegate?.textViewDidBeginEditing(self)
        return true
    }
    /// Asks the delegate, gives the keys up, and tells the delegate.
    @discardableResult open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard delegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        delegate?.textViewDidEndEditing(self)
        return true
    }
    /// Whether the text can be edited.
    open var isEditable = true
    /// Whether the text can be selected.
    open var isSelectable = true
    /// Space around the text, in points.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { textOrImageChanged() } }
    /// A text view that does not scroll is as large as its text.
    open override var isScrollEnabled: Bool { didSet { if isScrollEnabled != oldValue { textOrImageChanged() } } }

    func textOrImageChanged() {
        measuredContent = nil
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// The width for which the content was measured, and its size.
    private var measuredContent: (width: CGFloat, size: CGSize)?

    /// Whether the text may be of another size than the content has.
    private var isContentStale = false

    /// The size of the text broken at the width of the view, in points, once that has been laid out.
    ///
    /// In no window it is measured when somebody asks, for long texts take a while.
    open override var contentSize: CGSize {
        get {
            if isContentStale { updateContentSize() }
            return super.contentSize
        }
        set {
            isContentStale = false
            super.contentSize = newValue
        }
    }

    /// Takes the size of the text broken at the width of the view as that of the content.
    open override func layoutSubviews() {
        super.layoutSubviews()
        guard !hasContentGuide else { return }
        isContentStale = true
        if window != nil || !observations.isEmpty { updateContentSize() }
    }

    private func updateContentSize() {
        isContentStale = false
        let width = bounds.width
        let size = measuredContent.flatMap { $0.width == width ? $0.size : nil } ?? measure(within: width)
        measuredContent = (width, size)
        super.contentSize = CGSize(width: width, height: size.height)
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
        let beside = textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
        let above = textContainerInset.top + textContainerInset.bottom
        let isEmpty = (text ?? "").isEmpty
        let font = self.font ?? .systemFont(ofSize: 12)
        let layout = MeasuredText(
            text: isEmpty ? "x" : text ?? "", font: font, numberOfLines: textContainer.maximumNumberOfLines,
            lineBreakMode: textContainer.lineBreakMode, scale: pixelsPerPoint,
            attributed: isEmpty ? nil : attributedStorage.map { AttributedText($0, font: font) })
        let size = layout.size(within: width.map { $0 - beside })
        return CGSize(width: size.width + beside, height: size.height + above)
    }
}
