import Foundation
import LayoutEngine

/// A title, an image or both, to be tapped.
@preconcurrency @MainActor open class UIButton: UIControl {
    /// The kinds of button.
    ///
    /// Raw values are Apple's.
    public enum ButtonType: Int, Hashable, Sendable {
        /// A button without looks of its own.
        case custom = 0
        /// A button in the system's looks.
        case system = 1
        /// A button with an arrow for details.
        case detailDisclosure = 2
        /// A button with a light i.
        case infoLight = 3
        /// A button with a dark i.
        case infoDark = 4
        /// A button with a plus.
        case contactAdd = 5
        /// A button in looks that the system draws around it.
        case plain = 6
        /// A button that closes.
        case close = 7

        /// The old name of `system`.
        public static var roundedRect: ButtonType { .system }
    }

    /// The kind of button.
    open private(set) var buttonType = ButtonType.custom

    /// A custom button of no size at the origin.
    public convenience init() { self.init(frame: .zero) }
    /// A custom button at a place in its superview.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// A button from an archive; nothing but an empty one is read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A button of a kind.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
        if buttonType == .system { titleFont = .systemFont(ofSize: 15) }
        label.font = titleFont
    }

    /// A button of a kind whose looks a configuration gives.
    public convenience init(configuration: Configuration) {
        self.init(type: .system)
        self.configuration = configuration
        label.font = titleFont
    }

    // MARK: Content

    private var titles: [UInt: String] = [:]
    private var images: [UInt: UIImage] = [:]
    private var titleColors: [UInt: UIColor] = [:]
    private var titleFont = UIFont.systemFont(ofSize: 18)
    private lazy var label = makeLabel()
    private lazy var picture = makePicture()

    private func makeLabel() -> UILabel {
        let label = UILabel(frame: .zero)
        label.font = titleFont
        addSubview(label)
        return label
    }

    private func makePicture() -> UIImageView {
        let picture = UIImageView(frame: .zero)
        addSubview(picture)
        return picture
    }

    /// The looks that a configuration gives; nil for those of the button's kind.
    open var configuration: Configuration? { didSet { textOrImageChanged() } }

    /// Sets the title for a state.
    open func setTitle(_ title: String?, for state: UIControl.State) {
        titles[state.rawValue] = title
        textOrImageChanged()
    }

    /// The title for a state, that of the normal state where it has none.
    open func title(for state: UIControl.State) -> String? { titles[state.rawValue] ?? titles[0] }

    /// The title that is shown.
    open var currentTitle: String? { configuration?.title ?? title(for: state) }

    /// Sets the image for a state.
    open func setImage(_ image: UIImage?, for state: UIControl.State) {
        images[state.rawValue] = image
        textOrImageChanged()
    }

    /// The image for a state, that of the normal state where it has none.
    open func image(for state: UIControl.State) -> UIImage? { images[state.rawValue] ?? images[0] }

    /// The image that is shown.
    open var currentImage: UIImage? { configuration?.image ?? image(for: state) }

    /// Sets the colour of the title for a state.
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) { titleColors[state.rawValue] = color }

    /// The colour of the title for a state, that of the normal state where it has none.
    open func titleColor(for state: UIControl.State) -> UIColor? { titleColors[state.rawValue] ?? titleColors[0] }

    /// The colour of the title that is shown.
    open var currentTitleColor: UIColor {
        titleColor(for: state) ?? (buttonType == .custom ? .white : .systemBlue)
    }

    /// The view of the title.
    open var titleLabel: UILabel? { label }
    /// The view of the image.
    open var imageView: UIImageView? { picture }

    /// Space around the content, in points.
    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { textOrImageChanged() } }
    /// Space around the title, in points; the size of the button does not follow it.
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    /// Space around the image, in points; the size of the button does not follow it.
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

    private func textOrImageChanged() {
        label.text = currentTitle
        if let image = currentImage { picture.image = image }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: Size

    /// The size of title and image with what the kind of button puts around them (measured; see `ButtonPadding`).
    open override var intrinsicContentSize: CGSize {
        let padding = self.padding
        let content = contentSize
        let line = label.lineHeight
        let height = max(content.height, currentTitle == nil && currentImage == nil ? line : 0)
        return CGSize(
            width: max(padding.leastWidth, content.width) + padding.insets.left + padding.insets.right,
            height: height + padding.insets.top + padding.insets.bottom)
    }

    /// The size that content and padding take.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    private var contentSize: CGSize {
        let title = (currentTitle ?? "").isEmpty ? CGSize.zero : label.intrinsicContentSize
        let image = currentImage?.size ?? .zero
        let gap = configuration.map { title.width > 0 && image.width > 0 ? $0.imagePadding : 0 } ?? 0
        return CGSize(width: title.width + image.width + gap, height: max(title.height, image.height))
    }

    private var padding: ButtonPadding {
        if let configuration {
            let insets = configuration.contentInsets
            return ButtonPadding(
                insets: UIEdgeInsets(
                    top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing),
                leastWidth: 0)
        }
        if contentEdgeInsets != .zero { return ButtonPadding(insets: contentEdgeInsets, leastWidth: 0) }
        guard buttonType == .system, currentTitle?.isEmpty == false, currentImage == nil else {
            return ButtonPadding(insets: .zero, leastWidth: 0)
        }
        return ButtonPadding(insets: UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0), leastWidth: 30)
    }

    // MARK: Layout

    /// Puts image and title side by side in the middle.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let title = (currentTitle ?? "").isEmpty ? CGSize.zero : label.intrinsicContentSize
        let image = currentImage?.size ?? .zero
        let room = bounds.width - contentEdgeInsets.left - contentEdgeInsets.right - image.width
        let width = min(title.width, max(0, room))
        let start = bounds.minX + contentEdgeInsets.left + max(0, (room - width) / 2)
        if image.width > 0 {
            picture.frame = CGRect(
                x: start, y: bounds.midY - image.height / 2, width: image.width, height: image.height)
        }
        label.frame = CGRect(
            x: start + image.width, y: bounds.midY - title.height / 2, width: width, height: title.height)
    }

    /// The baseline of the title, which stands in the middle (measured).
    override var firstBaselinePosition: LayoutBaseline {
        LayoutBaseline(below: .center, by: Double(label.roundedAscender - label.lineHeight / 2))
    }
    /// The baseline of the title, which stands in the middle (measured).
    override var lastBaselinePosition: LayoutBaseline { firstBaselinePosition }
}

/// What a kind of button puts around its content.
private struct ButtonPadding {
    let insets: UIEdgeInsets
    let leastWidth: CGFloat
}

extension UIButton {
    /// The looks of a button (iOS 15 and later).
    public struct Configuration: Sendable {
        /// The title.
        public var title: String?
        /// The image.
        public var image: UIImage?
        /// Space around the content, in points.
        public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        /// Space between image and title, in points.
        public var imagePadding: CGFloat = 0
        /// Whether the button has a background of its own.
        var isFilled = false

        /// A button without a background.
        public static func plain() -> Configuration { Configuration() }
        /// A button with a background in the tint colour.
        public static func filled() -> Configuration { Configuration(isFilled: true) }
        /// A button with a grey background.
        public static func gray() -> Configuration { Configuration(isFilled: true) }
        /// A button with a background in a lighter tint colour.
        public static func tinted() -> Configuration { Configuration(isFilled: true) }
    }
}
