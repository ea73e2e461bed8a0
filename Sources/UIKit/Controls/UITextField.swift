import Foundation
import LayoutEngine

/// A control with one line of text that the user can edit.
@preconcurrency @MainActor open class UITextField: UIControl, UITextInput {
    /// The border styles of a text field.
    ///
    /// The raw values equal Apple's.
    public enum BorderStyle: Int, Hashable, Sendable {
        /// No border.
        case none = 0
        /// A line.
        case line = 1
        /// A bezel.
        case bezel = 2
        /// A rounded rectangle.
        case roundedRect = 3
    }

    var textInputTraits = TextInputTraits()
    /// The text, which is empty after the property was set to `nil`.
    ///
    /// Setting it removes the attributes of an attributed text.
    open var text: String? = "" {
        didSet {
            if text == nil { text = "" }
            attributed.text = nil
            selected = nil
            if text != oldValue { invalidateIntrinsicContentSize() }
        }
    }
    /// The text that the field shows while it is empty.
    ///
    /// Setting it removes the attributes of an attributed placeholder.
    open var placeholder: String? {
        didSet {
            attributed.placeholder = nil
            if placeholder != oldValue { invalidateIntrinsicContentSize() }
        }
    }
    /// The text with its attributes, or the plain text with the field's font.
    open var attributedText: NSAttributedString? {
        get { attributed.text ?? text.map(plain) }
        set {
            text = newValue?.string
            attributed.text = newValue
            invalidateIntrinsicContentSize()
        }
    }
    /// The placeholder with its attributes.
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
    /// The font, by default the system font of 17 points.
    open var font: UIFont? = .systemFont(ofSize: 17) {
        didSet { if font != oldValue { invalidateIntrinsicContentSize() } }
    }
    /// The color of the text.
    open var textColor: UIColor? = .label
    /// The alignment of the text.
    open var textAlignment: NSTextAlignment = .natural
    /// The border style.
    open var borderStyle: BorderStyle = .none {
        didSet { if borderStyle != oldValue { invalidateIntrinsicContentSize() } }
    }
    /// A Boolean value that indicates whether the field hides its text.
    ///
    /// In Plumb it affects only the height of a field without a border.
    open var isSecureTextEntry = false
    /// A Boolean value that indicates whether the font shrinks to fit the width.
    ///
    /// Plumb stores the value and does not use it.
    open var adjustsFontSizeToFitWidth = false
    /// The minimum size of the font, in points.
    ///
    /// Plumb stores the value and does not use it.
    open var minimumFontSize: CGFloat = 0
    /// A Boolean value that indicates whether the field is the first responder.
    open var isEditing: Bool { isFirstResponder }
    /// A Boolean value that indicates whether the field can become the first responder.
    ///
    /// The value is always `true`.
    open override var canBecomeFirstResponder: Bool { true }
    /// A Boolean value that indicates whether the field removes its text when editing begins.
    ///
    /// Plumb stores the value and does not use it.
    open var clearsOnBeginEditing = false
    /// The times at which the clear button appears.
    ///
    /// Plumb stores the value and does not use it.
    open var clearButtonMode = ViewMode.never
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
    /// The background image of a field without a rounded border.
    ///
    /// Plumb stores the value and does not use it.
    open var background: UIImage?
    /// The background image of a disabled field.
    ///
    /// Plumb stores the value and does not use it.
    open var disabledBackground: UIImage?
    /// A Boolean value that indicates whether the font follows the user's preferred text size.
    open var adjustsFontForContentSizeCategory = false
    /// The delegate, which the field holds weakly.
    open weak var delegate: (any UITextFieldDelegate)?
    /// The view at the leading side of the text.
    open var leftView: UIView? { didSet { replace(oldValue, by: leftView) } }
    /// The view at the trailing side of the text.
    open var rightView: UIView? { didSet { replace(oldValue, by: rightView) } }
    /// The times at which the leading view appears.
    open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
    /// The times at which the trailing view appears.
    open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }

    /// The times at which a view beside the text appears.
    ///
    /// The raw values equal Apple's.
    public enum ViewMode: Int, Hashable, Sendable {
        /// The view never appears.
        case never = 0
        /// The view appears during editing.
        case whileEditing = 1
        /// The view appears unless the text is edited.
        case unlessEditing = 2
        /// The view always appears.
        case always = 3
    }

    /// The size of the text or the placeholder, with the space of the border.
    ///
    /// A rounded border adds 14 points to the width and makes the field at least 34 points high (iOS 13 and later). A
    /// field without a border has the height of a line and one point more (measured).
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
        // A secure field has the height of a line (measured).
        case .none: return CGSize(width: content.width, height: line.rounded(.up) + (isSecureTextEntry ? 0 : 1))
        }
    }

    /// Returns the intrinsic content size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    // MARK: Text

    /// The text and the selection that an edit changes.
    var edited: EditedText {
        get { EditedText(text: (text ?? "") as NSString, selection: selection) }
        set {
            text = newValue.text as String
            selection = newValue.selection
        }
    }
    /// A Boolean value that indicates whether the field has text.
    open var hasText: Bool { !(text ?? "").isEmpty }
    /// Replaces the selection with text, and sends the `editingChanged` event.
    open func insertText(_ text: String) { edit { $0.replace($0.selection, with: text) } }
    /// Deletes the selection or the character before it, and sends the `editingChanged` event.
    open func deleteBackward() { edit { $0.deleteBackward() } }
    /// Returns the text of a range.
    open func text(in range: UITextRange) -> String? { edited.text.substring(with: edited.limited(range.range)) }
    /// Replaces the text of a range.
    open func replace(_ range: UITextRange, withText text: String) { edit { $0.replace(range.range, with: text) } }
    /// The selected range.
    open var selectedTextRange: UITextRange? {
        get { UITextRange(edited.limited(selection)) }
        set { if let newValue { selection = edited.limited(newValue.range) } }
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
        let font = self.font ?? .systemFont(ofSize: 17)
        return edited.rectangles(of: range, caret: caret) { ($0 as NSString).size(withAttributes: [.font: font]).width }
    }
    /// Returns the position nearest to a point.
    ///
    /// The calculation ignores automatic line breaks.
    open func closestPosition(to point: CGPoint) -> UITextPosition? {
        UITextPosition(edited.offset(nearestTo: point) { caret(at: $0) })
    }
    /// Selects the whole text.
    open override func selectAll(_ sender: Any?) { selection = NSRange(location: 0, length: edited.text.length) }

    /// The selection, in UTF-16 units.
    ///
    /// The default is the end of the text.
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

    /// The default attributes of the text.
    ///
    /// Setting it also sets ``font`` and ``textColor``.
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
    /// The attributes of typed text.
    ///
    /// Plumb stores the value and does not use it.
    open var typingAttributes: [NSAttributedString.Key: Any]?
    /// A Boolean value that indicates whether the user can change the attributes of the text.
    ///
    /// Plumb stores the value and does not use it.
    open var allowsEditingTextAttributes = false
    /// A Boolean value that indicates whether typing replaces the whole text.
    ///
    /// Plumb stores the value and does not use it.
    open var clearsOnInsertion = false
    /// Draws the text.
    ///
    /// Plumb does not call this method; a host may.
    open func drawText(in rect: CGRect) {}
    /// Draws the placeholder.
    ///
    /// Plumb does not call this method; a host may.
    open func drawPlaceholder(in rect: CGRect) {}

    // MARK: Rectangles

    /// Returns the rectangle of the text: the bounds without the border and the side views.
    open func textRect(forBounds bounds: CGRect) -> CGRect { textBounds(in: bounds) }
    /// Returns the rectangle of the text during editing.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textBounds(in: bounds) }
    /// Returns the rectangle of the placeholder.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// Returns the rectangle of the left view.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = sideSize(of: leftView)
        return CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }
    /// Returns the rectangle of the right view.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = sideSize(of: rightView)
        return CGRect(
            x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// Returns the rectangle of the border: the bounds.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Returns the rectangle of the clear button: 19 × 19 points, 5 points from the right edge.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
    }

    // MARK: Editing

    /// Makes the field the first responder if the delegate allows it, notifies the delegate, and sends
    /// `editingDidBegin`.
    @discardableResult open override func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        NotificationCenter.default.post(name: UITextField.textDidBeginEditingNotification, object: self)
        setNeedsLayout()
        return true
    }
    /// Resigns the first responder status if the delegate allows it, notifies the delegate, and sends `editingDidEnd`.
    @discardableResult open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        didResign()
        return true
    }
    override func didResign() {
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        sendActions(for: .editingDidEnd)
        NotificationCenter.default.post(name: UITextField.textDidEndEditingNotification, object: self)
        setNeedsLayout()
    }

    /// Shows or hides the side views and sets their frames.
    open override func layoutSubviews() {
        super.layoutSubviews()
        leftView?.isHidden = !isShown(leftViewMode)
        rightView?.isHidden = !isShown(rightViewMode)
        leftView?.frame = onItsSide(leftViewRect(forBounds: bounds))
        rightView?.frame = onItsSide(rightViewRect(forBounds: bounds))
    }

    // MARK: Baselines

    /// A Boolean value that indicates whether the field centers a line with a height of whole points, as before iOS 13.
    package var centersWholeLines = false

    override var lineFont: UIFont? { font }
    /// The baseline of a vertically centered line, rounded to pixels (measured).
    override var firstBaselinePosition: LayoutBaseline {
        let font = self.font ?? .systemFont(ofSize: 17)
        guard centersWholeLines else {
            return LayoutBaseline(below: .center, by: onPixel(font.ascender - font.lineHeight / 2))
        }
        return LayoutBaseline(below: .center, by: onPixel(font.ascender) - Double(font.lineHeight.rounded(.up) / 2))
    }

    private func onPixel(_ length: CGFloat) -> Double { Double((length * pixelsPerPoint).rounded() / pixelsPerPoint) }

    /// The baseline of a vertically centered line (measured).
    override var lastBaselinePosition: LayoutBaseline { firstBaselinePosition }
}
