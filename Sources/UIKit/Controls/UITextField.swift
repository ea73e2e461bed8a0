import Foundation
import LayoutEngine

/// One line of text that can be edited.
@preconcurrency @MainActor open class UITextField: UIControl {
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

    /// A text field of no size at the origin.
    public convenience init() { self.init(frame: .zero) }
    /// A text field at a place in its superview.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// A text field from an archive; nothing but an empty one is read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The text.
    open var text: String? = "" { didSet { if text != oldValue { invalidateIntrinsicContentSize() } } }
    /// What is shown while there is no text.
    open var placeholder: String? { didSet { if placeholder != oldValue { invalidateIntrinsicContentSize() } } }
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
    /// A view before the text.
    open var leftView: UIView?
    /// A view after the text.
    open var rightView: UIView?

    /// The size of the text or placeholder; with round corners 7 points beside it and 34 points high (iOS 13 and later),
    /// without a border the line and one pixel (measured).
    open override var intrinsicContentSize: CGSize {
        let shown = (text ?? "").isEmpty ? placeholder ?? "" : text ?? ""
        let font = self.font ?? .systemFont(ofSize: 17)
        let content = MeasuredText(text: shown, font: font, numberOfLines: 1, scale: pixelsPerPoint).size()
        let line = MeasuredText.lineHeight(of: font, scale: pixelsPerPoint)
        switch borderStyle {
        case .roundedRect: return CGSize(width: content.width + 14, height: max(34, line + 14))
        case .bezel: return CGSize(width: content.width + 14, height: line + 8)
        case .line: return CGSize(width: content.width + 4, height: line + 4)
        case .none: return CGSize(width: content.width, height: line.rounded(.up) + 1)
        }
    }

    /// The size of text and border.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// The line stands in the middle (measured).
    override var firstBaselinePosition: LayoutBaseline {
        let font = self.font ?? .systemFont(ofSize: 17)
        return LayoutBaseline(below: .center, by: Double(font.ascender - font.lineHeight / 2))
    }
    /// The line stands in the middle (measured).
    override var lastBaselinePosition: LayoutBaseline { firstBaselinePosition }
}
