import Foundation
import LayoutEngine

/// Many lines of text that can be edited and scrolled.
@preconcurrency @MainActor open class UITextView: UIScrollView, UITextInput {
    /// A text view of no size at the origin.
    public convenience init() { self.init(frame: .zero) }
    /// A text view at a place in its superview.
    public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
    /// A text view whose text fills a container; without one it makes its own.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        self.textContainer = textContainer ?? NSTextContainer()
        super.init(frame: frame)
        self.textContainer.owner = self
        if let storage = textContainer?.layoutManager?.textStorage { adopt(storage) }
    }
    /// A text view that makes a layout manager, whichever of Apple's two engines is asked for.
    public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }
    /// A text view from an archive; nothing but an empty one is read.
    public required init?(coder: NSCoder) {
        textContainer = NSTextContainer()
        super.init(coder: coder)
        textContainer.owner = self
    }

    var textInputTraits = TextInputTraits()
    /// What the text fills.
    public let textContainer: NSTextContainer
    /// What says where lines and letters lie; made with the storage when either is asked for.
    open var layoutManager: NSLayoutManager {
        _ = textStorage
        return manager ?? NSLayoutManager()
    }
    private var manager: NSLayoutManager?
    /// The text that is shown, to be changed in place.
    open var textStorage: NSTextStorage {
        if let storage { return storage }
        let made = NSTextStorage(attributedString: attributedText)
        let manager = textContainer.layoutManager ?? NSLayoutManager()
        (storage, self.manager, shownRevision) = (made, manager, made.revision)
        if textContainer.layoutManager == nil { manager.addTextContainer(textContainer) }
        made.addLayoutManager(manager)
        return made
    }
    private var storage: NSTextStorage?

    /// Whether the storage is being told what is shown here.
    private var isTelling = false

    /// Shows the text of a storage that others made.
    func adopt(_ storage: NSTextStorage) {
        guard storage !== self.storage || storage.revision != shownRevision else { return }
        (self.storage, manager) = (storage, textContainer.layoutManager)
        takeOver()
    }
    /// Takes a text over that was changed in its storage, where a range is now that was shorter by so much; what is selected stays beside
    /// the letters it was beside.
    func storageDidChange(_ range: NSRange, changeInLength delta: Int) {
        guard storage != nil, !isTelling else { return }
        let (start, end) = (
            moved(selectedRange.location, by: range, delta), moved(NSMaxRange(selectedRange), by: range, delta)
        )
        selectedRange = NSRange(location: start, length: max(0, end - start))
        takeOver()
    }
    private func moved(_ place: Int, by range: NSRange, _ delta: Int) -> Int {
        if place >= NSMaxRange(range) - delta { return place + delta }
        return min(place, NSMaxRange(range))
    }
    private func takeOver() {
        isStale = true
        textOrImageChanged()
    }
    /// Whether the storage has another text than what was read from it; it is read when somebody asks.
    private var isStale = false
    /// The state of the storage that is shown.
    private var shownRevision = -1
    private func readStorage() {
        guard isStale else { return }
        isStale = false
        guard let storage else { return }
        shownRevision = storage.revision
        shown = (storage.string, isPlain(storage) ? nil : NSAttributedString(attributedString: storage))
    }
    /// Whether a text has no attributes but the font of the view.
    private func isPlain(_ text: NSAttributedString) -> Bool {
        guard text.length > 0 else { return true }
        var run = NSRange()
        let attributes = text.attributes(at: 0, effectiveRange: &run)
        guard run.length == text.length, attributes.count <= 1 else { return false }
        return attributes.isEmpty || (font != nil && attributes[.font] as? UIFont == font)
    }
    /// Tells the storage what is shown, and shows what whoever hears of its changes makes of that.
    private func tellStorage(_ change: (NSTextStorage) -> Void) {
        guard let storage else { return }
        let (former, answers) = (isTelling, storage.answerCount)
        isTelling = true
        change(storage)
        isTelling = former
        shownRevision = storage.revision
        if storage.answerCount != answers || type(of: storage) != NSTextStorage.self { isStale = true }
    }
    private func show(_ text: String, _ attributed: NSAttributedString?) {
        (shown, isStale) = ((text, attributed), false)
        tellStorage { $0.setAttributedString(attributedText) }
        textOrImageChanged()
    }

    /// The text; setting it drops the attributes of an attributed one.
    open var text: String! {
        get { plainText }
        set { show(newValue ?? "", nil) }
    }
    private var plainText: String {
        readStorage()
        return shown.text
    }
    private var shown: (text: String, attributed: NSAttributedString?) = ("", nil)
    /// The text with its attributes; without any that of the view's font.
    open var attributedText: NSAttributedString! {
        get { attributedStorage ?? NSAttributedString(string: plainText, attributes: font.map { [.font: $0] }) }
        set { show(newValue?.string ?? "", newValue.map { NSAttributedString(attributedString: $0) }) }
    }
    private var attributedStorage: NSAttributedString? {
        readStorage()
        return shown.attributed
    }
    /// What stands between lines of a text without attributes, in points.
    var leadingOfPlainText: CGFloat { attributedStorage == nil ? font?.leading ?? 0 : 0 }
    /// The font; the system's at 12 points until set.
    ///
    /// Setting it gives it to all of a text with attributes.
    open var font: UIFont? = .systemFont(ofSize: 12) {
        didSet {
            guard font != oldValue else { return }
            if let font, let attributedStorage {
                let text = NSMutableAttributedString(attributedString: attributedStorage)
                text.addAttribute(.font, value: font, range: NSRange(location: 0, length: text.length))
                shown.attributed = text
            }
            tellStorage { $0.setAttributedString(attributedText) }
            textOrImageChanged()
        }
    }
    /// What is drawn around the text; kept, and the insets stay as they are.
    open var borderStyle = BorderStyle.none
    /// What is drawn around a text.
    ///
    /// Raw values are Apple's.
    public enum BorderStyle: Int, Hashable, Sendable {
        /// Nothing.
        case none = 0
        /// A rectangle with round corners.
        case roundedRect = 1
    }
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
        NotificationCenter.default.post(name: UITextView.textDidBeginEditingNotification, object: self)
        return true
    }
    /// Asks the delegate, gives the keys up, and tells the delegate.
    @discardableResult open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard delegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        delegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: UITextView.textDidEndEditingNotification, object: self)
        return true
    }
    // MARK: Editing

    /// What is edited.
    var edited: EditedText {
        get { EditedText(text: (text ?? "") as NSString, selection: selectedRange) }
        set {
            if let change = newValue.change { put(change.replacement, in: change.range) }
            selectedRange = newValue.selection
        }
    }
    /// Whether there is text.
    open var hasText: Bool { !(text ?? "").isEmpty }
    /// Puts text in the place of what is selected; the delegate hears of it.
    open func insertText(_ text: String) { edit { $0.replace($0.selection, with: text) } }
    /// Removes what is selected, or the character before it; the delegate hears of it.
    open func deleteBackward() { edit { $0.deleteBackward() } }
    /// The text of a part.
    open func text(in range: UITextRange) -> String? { edited.text.substring(with: edited.limited(range.range)) }
    /// Puts text in the place of a part.
    open func replace(_ range: UITextRange, withText text: String) { edit { $0.replace(range.range, with: text) } }
    /// What is selected.
    open var selectedTextRange: UITextRange? {
        get { UITextRange(edited.limited(selectedRange)) }
        set { if let newValue { selectedRange = edited.limited(newValue.range) } }
    }
    /// What is not typed to its end; nothing is typed here.
    open var markedTextRange: UITextRange? { nil }
    /// Where the text begins.
    open var beginningOfDocument: UITextPosition { UITextPosition(0) }
    /// Where the text ends.
    open var endOfDocument: UITextPosition { UITextPosition(edited.text.length) }
    /// The part between two places.
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        UITextRange(edited.range(from: fromPosition, to: toPosition))
    }
    /// A place so many UTF-16 units on; nil outside of the text.
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        edited.position(from: position, offset: offset).map(UITextPosition.init)
    }
    /// How many UTF-16 units lie between two places.
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }
    /// Which of two places comes first.
    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        position.order(to: other)
    }
    /// Where the cursor stands at a place, in points: beside what is before it in its line, as if the text did not break.
    open func caretRect(for position: UITextPosition) -> CGRect { caret(at: position.offset) }
    /// Where the first line of a part stands, in points.
    open func firstRect(for range: UITextRange) -> CGRect { range.firstRect(caret) }
    /// Where the lines of a part stand; nothing is drawn selected here.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
    /// The place nearest to a point; none, since nobody points here.
    open func closestPosition(to point: CGPoint) -> UITextPosition? { nil }
    /// Selects all.
    open override func selectAll(_ sender: Any?) { selectedRange = NSRange(location: 0, length: edited.text.length) }

    /// Puts typed text in the place of a part; it has the attributes of what is typed, or of what stands there.
    private func put(_ replacement: String, in range: NSRange) {
        func change(_ text: NSMutableAttributedString) {
            guard !typingAttributes.isEmpty || text.length == 0 else {
                return text.replaceCharacters(in: range, with: replacement)
            }
            let attributes = typingAttributes.isEmpty ? font.map { [.font: $0] } : typingAttributes
            text.replaceCharacters(in: range, with: NSAttributedString(string: replacement, attributes: attributes))
        }
        if attributedStorage != nil || !typingAttributes.isEmpty {
            let text = NSMutableAttributedString(attributedString: attributedText)
            change(text)
            shown.attributed = text
        }
        shown.text = (plainText as NSString).replacingCharacters(in: range, with: replacement)
        tellStorage(change)
        textOrImageChanged()
    }

    private func edit(_ change: (inout EditedText) -> Void) {
        var changed = edited
        change(&changed)
        edited = changed
        delegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
    }

    private func caret(at offset: Int) -> CGRect {
        let before = edited.text(before: offset)
        let font = self.font ?? .systemFont(ofSize: 12)
        let lines = before.components(separatedBy: "\n")
        let width = (lines[lines.count - 1] as NSString).size(withAttributes: [.font: font]).width
        return CGRect(
            x: textContainerInset.left + textContainer.lineFragmentPadding + width,
            y: textContainerInset.top + CGFloat(lines.count - 1) * font.lineHeight, width: 2, height: font.lineHeight)
    }

    /// Scrolls until a part of the text is seen, by the lines that were broken by hand.
    open func scrollRangeToVisible(_ range: NSRange) {
        scrollRectToVisible(caret(at: range.location + range.length), animated: false)
    }
    /// What is found in the text and can be tapped; kept.
    open var dataDetectorTypes: UIDataDetectorTypes = []
    /// Whether attributes can be changed by the user; kept.
    open var allowsEditingTextAttributes = false
    /// Whether typing replaces all text; kept.
    open var clearsOnInsertion = false
    /// Whether text is shown larger by the system's setting; kept.
    open var usesStandardTextScaling = false
    /// Whether there is a bar to search the text; kept.
    open var isFindInteractionEnabled = false
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

    override var descriptionText: String? { text }

    /// Whether the height depends on the width, so that layout takes a second pass for it.
    override var contentHeightFollowsWidth: Bool { !isScrollEnabled }

    /// The size of the text broken at the width that layout gave.
    override func contentSize(fittingWidth width: CGFloat) -> CGSize { measure(within: width) }

    // MARK: Baselines

    override var lineFont: UIFont? { font }
    /// That of the first line where the text does not scroll (Apple's documentation of `forFirstBaselineLayout`), below the inset as in
    /// a label; where it does, the bottom edge.
    override var firstBaselinePosition: LayoutBaseline {
        guard !isScrollEnabled else { return LayoutBaseline() }
        return LayoutBaseline(below: .top, by: Double(textContainerInset.top + onPixel(fontOfEnds.first.ascender)))
    }
    /// That of the last line where the text does not scroll, above the inset as in a label; where it does, the bottom edge.
    override var lastBaselinePosition: LayoutBaseline {
        guard !isScrollEnabled else { return LayoutBaseline() }
        let font = fontOfEnds.last
        let line = MeasuredText.lineHeight(of: font, scale: textPixelsPerPoint)
        return LayoutBaseline(below: .bottom, by: Double(onPixel(font.ascender) - line - textContainerInset.bottom))
    }

    /// The fonts in which the text begins and ends.
    private var fontOfEnds: (first: UIFont, last: UIFont) {
        let own = font ?? .systemFont(ofSize: 12)
        guard let text = attributedStorage, text.length > 0 else { return (own, own) }
        func fontOfText(at place: Int) -> UIFont {
            text.attribute(.font, at: place, effectiveRange: nil) as? UIFont ?? own
        }
        return (fontOfText(at: 0), fontOfText(at: text.length - 1))
    }

    private func onPixel(_ length: CGFloat) -> CGFloat { (length * pixelsPerPoint).rounded() / pixelsPerPoint }

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
            lineBreakMode: textContainer.lineBreakMode, scale: textPixelsPerPoint,
            attributed: isEmpty ? nil : attributedStorage.map { AttributedText($0, font: font) })
        let size =
            if let width, !textContainer.isSimpleRectangular {
                layout.size(within: width - beside, around: textContainer)
            } else {
                layout.size(within: width.map { $0 - beside })
            }
        return CGSize(width: size.width + beside, height: size.height + above)
    }
}
