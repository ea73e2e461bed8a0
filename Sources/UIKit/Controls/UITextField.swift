import Foundation
import LayoutEngine

/// One line of text that can be edited.
@preconcurrency @MainActor open class UITextField: UIControl, UITextInput {
    /// What is drawn around a text field.
    ///
    /// Raw values are Apple's.
    public enum BorderStyle: Int, Hashable, Sendable {
        /// Nothing.
        case none = 0
        /// A line.
        case line = 1
        /// A sunken border.
        case bezel = 2
        /// A line with round corners.
        case roundedRect = 3
    }

    var textInputTraits = TextInputTraits()
    /// The text; setting it drops the attributes of an attributed one.
    open var text: String? = "" {
        didSet {
            attributed.text = nil
            selected = nil
            if text != oldValue { invalidateIntrinsicContentSize() }
        }
    }
    /// What is shown while there is no text; setting it drops the attributes of an attributed one.
    open var placeholder: String? {
        didSet {
            attributed.placeholder = nil
            if placeholder != oldValue { invalidateIntrinsicContentSize() }
        }
    }
    /// The text with its attributes; without any that of the field's font and colour.
    open var attributedText: NSAttributedString? {
        get { attributed.text ?? text.map(plain) }
        set {
            text = newValue?.string
            attributed.text = newValue
            invalidateIntrinsicContentSize()
        }
    }
    /// What is shown while there is no text, with its attributes.
    open var attributedPlaceholder: NSAttributedString? {
        get { attributed.placeholder ?? placeholder.map(plain) }
        set {
            placeholder = newValue?.string
            attributed.placeholder = newValue
            invalidateIntrinsicContentSize()
        }
    }
    private var attributed: (text: NSAttributedString?, placeholder: NSAttributedString?) = (nil, nil)

    private func plain(_ text: String) -> NSAttributedString {
        NSAttributedString(string: text, attributes: font.map { [.font: $0] })
    }
    /// The font; the system's at 17 points until set.
    open var font: UIFont? = .systemFont(ofSize: 17) {
        didSet { if font != oldValue { invalidateIntrinsicContentSize() } }
    }
    /// The colour of the text.
    open var textColor: UIColor? = .label
    /// How the text lies.
    open var textAlignment: NSTextAlignment = .natural
    /// What is drawn around the text.
    open var borderStyle: BorderStyle = .none {
        didSet { if borderStyle != oldValue { invalidateIntrinsicContentSize() } }
    }
    /// Whether the text is hidden while it is typed.
    open var isSecureTextEntry = false
    /// Whether the font shrinks for the text to fit.
    open var adjustsFontSizeToFitWidth = false
    /// How small the font may become, in points.
    open var minimumFontSize: CGFloat = 0
    /// Whether the field is being edited: whether it takes the keys.
    open var isEditing: Bool { isFirstResponder }
    /// A text field can take the keys.
    open override var canBecomeFirstResponder: Bool { true }
    /// Whether the text is cleared when editing begins.
    open var clearsOnBeginEditing = false
    /// When there is a button to clear the text.
    open var clearButtonMode = ViewMode.never
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
    /// The picture behind a field without round corners; it has no part in the size.
    open var background: UIImage?
    /// The picture behind a field that is disabled.
    open var disabledBackground: UIImage?
    /// Whether the font follows the size of text that the user chooses.
    open var adjustsFontForContentSizeCategory = false
    /// Who decides about editing and hears of it.
    open weak var delegate: (any UITextFieldDelegate)?
    /// A view before the text.
    open var leftView: UIView? { didSet { replace(oldValue, by: leftView) } }
    /// A view after the text.
    open var rightView: UIView? { didSet { replace(oldValue, by: rightView) } }
    /// When there is a view before the text.
    open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
    /// When there is a view after the text.
    open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }

    /// When something is shown beside the text.
    ///
    /// Raw values are Apple's.
    public enum ViewMode: Int, Hashable, Sendable {
        /// Not at all.
        case never = 0
        /// While the text is edited.
        case whileEditing = 1
        /// Unless the text is edited.
        case unlessEditing = 2
        /// At all times.
        case always = 3
    }

    /// The size of the text or placeholder; with round corners 7 points beside it and 34 points high (iOS 13 and later),
    /// without a border the line and one pixel (measured).
    open override var intrinsicContentSize: CGSize {
        let shown = (text ?? "").isEmpty ? placeholder ?? "" : text ?? ""
        let font = self.font ?? .systemFont(ofSize: 17)
        let styled = (text ?? "").isEmpty ? attributed.placeholder : attributed.text
        let content = MeasuredText(
            text: shown, font: font, numberOfLines: 1, scale: textPixelsPerPoint,
            attributed: styled.map { AttributedText($0, font: font) }
        ).size()
        let line = MeasuredText.lineHeight(of: font, scale: textPixelsPerPoint)
        switch borderStyle {
        case .roundedRect: return CGSize(width: content.width + 14, height: max(34, line.rounded(.up) + 12))
        case .bezel: return CGSize(width: content.width + 14, height: line + 8)
        case .line: return CGSize(width: content.width + 4, height: line + 4)
        // What hides its text is a line high (measured).
        case .none: return CGSize(width: content.width, height: line.rounded(.up) + (isSecureTextEntry ? 0 : 1))
        }
    }

    /// The size of text and border.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    // MARK: Text

    /// What is edited.
    var edited: EditedText {
        get { EditedText(text: (text ?? "") as NSString, selection: selection) }
        set {
            text = newValue.text as String
            selection = newValue.selection
        }
    }
    /// Whether there is text.
    open var hasText: Bool { !(text ?? "").isEmpty }
    /// Puts text in the place of what is selected; those who wait for `editingChanged` hear of it.
    open func insertText(_ text: String) { edit { $0.replace($0.selection, with: text) } }
    /// Removes what is selected, or the character before it; those who wait for `editingChanged` hear of it.
    open func deleteBackward() { edit { $0.deleteBackward() } }
    /// The text of a part.
    open func text(in range: UITextRange) -> String? { edited.text.substring(with: edited.limited(range.range)) }
    /// Puts text in the place of a part.
    open func replace(_ range: UITextRange, withText text: String) { edit { $0.replace(range.range, with: text) } }
    /// What is selected.
    open var selectedTextRange: UITextRange? {
        get { UITextRange(edited.limited(selection)) }
        set { if let newValue { selection = edited.limited(newValue.range) } }
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
    open override func selectAll(_ sender: Any?) { selection = NSRange(location: 0, length: edited.text.length) }

    /// What is selected, in UTF-16 units; behind the text until somebody selects.
    private var selection: NSRange {
        get { selected ?? NSRange(location: ((text ?? "") as NSString).length, length: 0) }
        set { selected = newValue }
    }
    private var selected: NSRange?

    private func edit(_ change: (inout EditedText) -> Void) {
        var changed = edited
        change(&changed)
        edited = changed
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
    }

    private func caret(at offset: Int) -> CGRect {
        let before = edited.text(before: offset)
        let room = editingRect(forBounds: bounds)
        let font = self.font ?? .systemFont(ofSize: 17)
        let width = (before as NSString).size(withAttributes: [.font: font]).width
        return CGRect(x: room.minX + width, y: room.midY - font.lineHeight / 2, width: 2, height: font.lineHeight)
    }

    /// The attributes of all text; what of it the field has a property for is set.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get {
            var attributes = defaults
            if let font { attributes[.font] = font }
            if let textColor { attributes[.foregroundColor] = textColor }
            return attributes
        }
        set {
            defaults = newValue
            if let font = newValue[.font] as? UIFont { self.font = font }
            if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
        }
    }
    private var defaults: [NSAttributedString.Key: Any] = [:]
    /// The attributes of what would be typed; nil for those of all text.
    open var typingAttributes: [NSAttributedString.Key: Any]?
    /// Whether attributes can be changed by the user; kept.
    open var allowsEditingTextAttributes = false
    /// Whether typing replaces all text; kept.
    open var clearsOnInsertion = false
    /// Draws the text; nothing calls it, since fields are not drawn here.
    open func drawText(in rect: CGRect) {}
    /// Draws the placeholder; nothing calls it, since fields are not drawn here.
    open func drawPlaceholder(in rect: CGRect) {}

    // MARK: Rectangles

    /// Where the text stands: inside of border and views beside it.
    open func textRect(forBounds bounds: CGRect) -> CGRect { textBounds(in: bounds) }
    /// Where the text stands while it is edited.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textBounds(in: bounds) }
    /// Where the placeholder stands.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// Where the view before the text stands.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = sideSize(of: leftView)
        return CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }
    /// Where the view after the text stands.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = sideSize(of: rightView)
        return CGRect(
            x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// Where the border is: all of the bounds.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Where the button to clear the text stands, when there is one: 19 points wide and high, 5 from the edge.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
    }

    // MARK: Editing

    /// Asks the delegate, takes the keys, and tells the delegate and those who wait for `editingDidBegin`.
    @discardableResult open override func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        NotificationCenter.default.post(name: UITextField.textDidBeginEditingNotification, object: self)
        setNeedsLayout()
        return true
    }
    /// Asks the delegate, gives the keys up, and tells the delegate and those who wait for `editingDidEnd`.
    @discardableResult open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        delegate?.textFieldDidEndEditing(self)
        sendActions(for: .editingDidEnd)
        NotificationCenter.default.post(name: UITextField.textDidEndEditingNotification, object: self)
        setNeedsLayout()
        return true
    }

    /// Puts the views beside the text in their places.
    open override func layoutSubviews() {
        super.layoutSubviews()
        leftView?.isHidden = !isShown(leftViewMode)
        rightView?.isHidden = !isShown(rightViewMode)
        leftView?.frame = onItsSide(leftViewRect(forBounds: bounds))
        rightView?.frame = onItsSide(rightViewRect(forBounds: bounds))
    }

    // MARK: Baselines

    /// Whether lines are centred with a height of whole points, as before iOS 13.
    package var centersWholeLines = false

    override var lineFont: UIFont? { font }
    /// The line stands in the middle, on the pixel (measured).
    override var firstBaselinePosition: LayoutBaseline {
        let font = self.font ?? .systemFont(ofSize: 17)
        guard centersWholeLines else {
            return LayoutBaseline(below: .center, by: onPixel(font.ascender - font.lineHeight / 2))
        }
        return LayoutBaseline(below: .center, by: onPixel(font.ascender) - Double(font.lineHeight.rounded(.up) / 2))
    }

    private func onPixel(_ length: CGFloat) -> Double { Double((length * pixelsPerPoint).rounded() / pixelsPerPoint) }

    /// The line stands in the middle (measured).
    override var lastBaselinePosition: LayoutBaseline { firstBaselinePosition }
}
