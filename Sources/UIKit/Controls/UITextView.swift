import Foundation
import LayoutEngine

/// A scroll view with several lines of text that the user can edit.
@preconcurrency @MainActor open class UITextView: UIScrollView, UITextInput {
    /// Creates a text view of zero size at the origin.
    public convenience init() { self.init(frame: .zero) }
    /// Creates a text view with a frame, in its superview's coordinates.
    public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
    /// Creates a text view with a text container, or with a new container for `nil`.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        self.textContainer = textContainer ?? NSTextContainer()
        super.init(frame: frame)
        self.textContainer.owner = self
        if let storage = textContainer?.layoutManager?.textStorage { adopt(storage) }
    }
    /// Creates a text view.
    ///
    /// Plumb ignores the argument: both values create a layout manager.
    public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }
    /// Creates a text view from an archive.
    ///
    /// Plumb reads no properties from the archive.
    public required init?(coder: NSCoder) {
        textContainer = NSTextContainer()
        super.init(coder: coder)
        textContainer.owner = self
    }

    var textInputTraits = TextInputTraits()
    /// The container that the text fills.
    public let textContainer: NSTextContainer
    /// The layout manager of the text.
    ///
    /// The view creates it with the text storage at the first access.
    open var layoutManager: NSLayoutManager {
        _ = textStorage
        return manager ?? NSLayoutManager()
    }
    private var manager: NSLayoutManager?
    /// The text storage, whose text can be changed in place.
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

    /// A Boolean value that indicates whether the view is writing its own change to the storage.
    private var isTelling = false

    /// Shows the text of an existing storage.
    func adopt(_ storage: NSTextStorage) {
        guard storage !== self.storage || storage.revision != shownRevision else { return }
        (self.storage, manager) = (storage, textContainer.layoutManager)
        takeOver()
    }
    /// Shows a text that was changed in its storage.
    ///
    /// The selection keeps its place between the same characters.
    ///
    /// - Parameters:
    ///   - range: The range after the change, in UTF-16 units.
    ///   - delta: The change of its length, in UTF-16 units.
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
    /// A Boolean value that indicates whether the storage has changed since the view last read it.
    ///
    /// The view reads it at the next access.
    private var isStale = false
    /// The revision of the storage that the view shows.
    private var shownRevision = -1
    private func readStorage() {
        guard isStale else { return }
        isStale = false
        guard let storage else { return }
        shownRevision = storage.revision
        shown = (storage.string, isPlain(storage) ? nil : NSAttributedString(attributedString: storage))
    }
    /// Returns whether a text has no attributes except the view's font.
    private func isPlain(_ text: NSAttributedString) -> Bool {
        guard text.length > 0 else { return true }
        var run = NSRange()
        let attributes = text.attributes(at: 0, effectiveRange: &run)
        guard run.length == text.length, attributes.count <= 1 else { return false }
        return attributes.isEmpty || (font != nil && attributes[.font] as? UIFont == font)
    }
    /// Writes a change to the storage, and reads the storage again if an observer changed it in turn.
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

    /// The text.
    ///
    /// Setting it removes the attributes of an attributed text.
    open var text: String! {
        get { plainText }
        set { show(newValue ?? "", nil) }
    }
    private var plainText: String {
        readStorage()
        return shown.text
    }
    private var shown: (text: String, attributed: NSAttributedString?) = ("", nil)
    /// The text with its attributes, or the plain text with the view's font.
    open var attributedText: NSAttributedString! {
        get { attributedStorage ?? NSAttributedString(string: plainText, attributes: font.map { [.font: $0] }) }
        set { show(newValue?.string ?? "", newValue.map { NSAttributedString(attributedString: $0) }) }
    }
    private var attributedStorage: NSAttributedString? {
        readStorage()
        return shown.attributed
    }
    /// The leading between the lines of a plain text, in points.
    var leadingOfPlainText: CGFloat { attributedStorage == nil ? font?.leading ?? 0 : 0 }
    /// The font, by default the system font of 12 points.
    ///
    /// Setting it also sets the font of the whole attributed text.
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
    /// The border style.
    ///
    /// Plumb stores the value and does not use it.
    open var borderStyle = BorderStyle.none
    /// The border styles of a text view.
    ///
    /// The raw values equal Apple's.
    public enum BorderStyle: Int, Hashable, Sendable {
        /// No border.
        case none = 0
        /// A rounded rectangle.
        case roundedRect = 1
    }
    /// The color of the text.
    open var textColor: UIColor? = .label
    /// The alignment of the text.
    open var textAlignment: NSTextAlignment = .natural
    /// The delegate, which the view holds weakly.
    ///
    /// It is also the delegate of the scroll view.
    open weak var delegate: (any UITextViewDelegate)? { didSet { scrollDelegate = delegate } }
    /// A Boolean value that indicates whether the font follows the user's preferred text size.
    open var adjustsFontForContentSizeCategory = false
    /// The attributes of links.
    ///
    /// Plumb stores the value and does not use it.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
    /// The attributes of typed text.
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    /// The selected range, in UTF-16 units.
    open var selectedRange = NSRange(location: 0, length: 0)
    /// The view that replaces the keyboard, or `nil` for the keyboard.
    ///
    /// Plumb stores the value and does not use it.
    open override var inputView: UIView? {
        get { inputViews.input }
        set { inputViews.input = newValue }
    }
    /// The view above the keyboard.
    ///
    /// Plumb stores the value and does not use it.
    open override var inputAccessoryView: UIView? {
        get { inputViews.accessory }
        set { inputViews.accessory = newValue }
    }
    private var inputViews: (input: UIView?, accessory: UIView?) = (nil, nil)
    /// A Boolean value that indicates whether the view can become the first responder.
    ///
    /// The value is ``isEditable``.
    open override var canBecomeFirstResponder: Bool { isEditable }
    /// Makes the view the first responder if the delegate allows it, and notifies the delegate.
    @discardableResult open override func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        guard delegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
        delegate?.textViewDidBeginEditing(self)
        NotificationCenter.default.post(name: UITextView.textDidBeginEditingNotification, object: self)
        return true
    }
    /// Resigns the first responder status if the delegate allows it, and notifies the delegate.
    @discardableResult open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard delegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        didResign()
        return true
    }
    override func didResign() {
        delegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: UITextView.textDidEndEditingNotification, object: self)
    }
    // MARK: Editing

    /// The text and the selection that an edit changes.
    var edited: EditedText {
        get { EditedText(text: (text ?? "") as NSString, selection: selectedRange) }
        set {
            if let change = newValue.change { put(change.replacement, in: change.range) }
            selectedRange = newValue.selection
        }
    }
    /// A Boolean value that indicates whether the view has text.
    open var hasText: Bool { !(text ?? "").isEmpty }
    /// Replaces the selection with text, and notifies the delegate.
    open func insertText(_ text: String) { edit { $0.replace($0.selection, with: text) } }
    /// Deletes the selection or the character before it, and notifies the delegate.
    open func deleteBackward() { edit { $0.deleteBackward() } }
    /// Returns the text of a range.
    open func text(in range: UITextRange) -> String? { edited.text.substring(with: edited.limited(range.range)) }
    /// Replaces the text of a range.
    open func replace(_ range: UITextRange, withText text: String) { edit { $0.replace(range.range, with: text) } }
    /// The selected range.
    open var selectedTextRange: UITextRange? {
        get { UITextRange(edited.limited(selectedRange)) }
        set { if let newValue { selectedRange = edited.limited(newValue.range) } }
    }
    /// The range of provisional text.
    ///
    /// The value is always `nil` in Plumb.
    open var markedTextRange: UITextRange? { nil }
    /// The position at the beginning of the text.
    open var beginningOfDocument: UITextPosition { UITextPosition(0) }
    /// The position at the end of the text.
    open var endOfDocument: UITextPosition { UITextPosition(edited.text.length) }
    /// Returns the range between two positions.
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        UITextRange(edited.range(from: fromPosition, to: toPosition))
    }
    /// Returns the position at an offset from another one, in UTF-16 units, or `nil` outside the text.
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        edited.position(from: position, offset: offset).map(UITextPosition.init)
    }
    /// Returns the number of UTF-16 units between two positions.
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }
    /// Compares two positions.
    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        position.order(to: other)
    }
    /// Returns the rectangle of the caret at a position, in points.
    ///
    /// The calculation ignores automatic line breaks.
    open func caretRect(for position: UITextPosition) -> CGRect { caret(at: position.offset) }
    /// Returns the rectangle of the first line of a range, in points.
    open func firstRect(for range: UITextRange) -> CGRect { range.firstRect(caret) }
    /// Returns the selection rectangles of a range, one for each line, in points.
    ///
    /// The calculation ignores automatic line breaks.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        let font = self.font ?? .systemFont(ofSize: 12)
        return edited.rectangles(of: range, caret: caret) { ($0 as NSString).size(withAttributes: [.font: font]).width }
    }
    /// Returns the position nearest to a point.
    ///
    /// The calculation ignores automatic line breaks.
    open func closestPosition(to point: CGPoint) -> UITextPosition? {
        UITextPosition(edited.offset(nearestTo: point) { caret(at: $0) })
    }
    /// Selects the whole text.
    open override func selectAll(_ sender: Any?) { selectedRange = NSRange(location: 0, length: edited.text.length) }

    /// Replaces a range with typed text.
    ///
    /// The new text has the typing attributes, or the attributes at its position.
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

    /// Scrolls until the end of a range is visible.
    ///
    /// The calculation ignores automatic line breaks.
    open func scrollRangeToVisible(_ range: NSRange) {
        scrollRectToVisible(caret(at: range.location + range.length), animated: false)
    }
    /// The types of data that the view detects in the text.
    ///
    /// Plumb stores the value and does not use it.
    open var dataDetectorTypes: UIDataDetectorTypes = []
    /// A Boolean value that indicates whether the user can change the attributes of the text.
    ///
    /// Plumb stores the value and does not use it.
    open var allowsEditingTextAttributes = false
    /// A Boolean value that indicates whether typing replaces the whole text.
    ///
    /// Plumb stores the value and does not use it.
    open var clearsOnInsertion = false
    /// A Boolean value that indicates whether the view scales the text for the platform.
    ///
    /// Plumb stores the value and does not use it.
    open var usesStandardTextScaling = false
    /// A Boolean value that indicates whether the view offers a find bar.
    ///
    /// Plumb stores the value and does not use it.
    open var isFindInteractionEnabled = false
    /// A Boolean value that indicates whether the user can edit the text.
    open var isEditable = true
    /// A Boolean value that indicates whether the user can select the text.
    ///
    /// Plumb stores the value and does not use it.
    open var isSelectable = true
    /// The space around the text, in points.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { textOrImageChanged() } }
    /// A Boolean value that indicates whether the view scrolls.
    ///
    /// A view that does not scroll has the size of its text.
    open override var isScrollEnabled: Bool { didSet { if isScrollEnabled != oldValue { textOrImageChanged() } } }

    func textOrImageChanged() {
        measuredContent = nil
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// The size of the content and the width for which it was measured.
    private var measuredContent: (width: CGFloat, size: CGSize)?

    /// A Boolean value that indicates whether the content size must be measured again.
    private var isContentStale = false

    /// The size of the text, broken at the width of the view, in points.
    ///
    /// The view measures the text in a layout pass. Outside a window, the view measures at the first access, because
    /// the measurement of a long text takes time.
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

    /// Sets the content size to the size of the text in the view's width.
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

    /// A Boolean value that indicates whether the height depends on the width, so that layout needs a second pass.
    override var contentHeightFollowsWidth: Bool { !isScrollEnabled }

    /// Returns the size of the text, broken at the width that layout gave.
    override func contentSize(fittingWidth width: CGFloat) -> CGSize { measure(within: width) }

    // MARK: Baselines

    override var lineFont: UIFont? { font }
    /// The first baseline of a view that does not scroll, as in a label below the inset (Apple's documentation of
    /// `forFirstBaselineLayout`).
    ///
    /// For a view that scrolls, the bottom edge.
    override var firstBaselinePosition: LayoutBaseline {
        guard !isScrollEnabled else { return LayoutBaseline() }
        return LayoutBaseline(below: .top, by: Double(textContainerInset.top + onPixel(fontOfEnds.first.ascender)))
    }
    /// The last baseline of a view that does not scroll, as in a label above the inset.
    ///
    /// For a view that scrolls, the bottom edge.
    override var lastBaselinePosition: LayoutBaseline {
        guard !isScrollEnabled else { return LayoutBaseline() }
        let font = fontOfEnds.last
        let line = MeasuredText.lineHeight(of: font, scale: textPixelsPerPoint)
        return LayoutBaseline(below: .bottom, by: Double(onPixel(font.ascender) - line - textContainerInset.bottom))
    }

    /// The fonts of the first and the last character.
    private var fontOfEnds: (first: UIFont, last: UIFont) {
        let own = font ?? .systemFont(ofSize: 12)
        guard let text = attributedStorage, text.length > 0 else { return (own, own) }
        func fontOfText(at place: Int) -> UIFont {
            text.attribute(.font, at: place, effectiveRange: nil) as? UIFont ?? own
        }
        return (fontOfText(at: 0), fontOfText(at: text.length - 1))
    }

    private func onPixel(_ length: CGFloat) -> CGFloat { (length * pixelsPerPoint).rounded() / pixelsPerPoint }

    /// The size of the text for a view that does not scroll.
    ///
    /// A view that scrolls has no intrinsic size.
    open override var intrinsicContentSize: CGSize {
        guard !isScrollEnabled else { return super.intrinsicContentSize }
        return measure(within: nil)
    }

    /// Returns the size of the text in a width, in points.
    ///
    /// A width of 0 or less means no limit.
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
