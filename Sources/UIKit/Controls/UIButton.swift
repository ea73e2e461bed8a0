import Foundation
import LayoutEngine

/// A title, an image or both, to be tapped.
@preconcurrency @MainActor open class UIButton: UIControl {
    /// Whether a picture is lighter while the button is touched; kept.
    open var adjustsImageWhenHighlighted = true
    /// Whether a picture is darker while the button cannot be tapped; kept.
    open var adjustsImageWhenDisabled = true
    /// Whether the button shines while it is touched; kept.
    open var showsTouchWhenHighlighted = false
    /// Whether shadows of titles turn while the button is touched; kept.
    open var reversesTitleShadowWhenHighlighted = false
    /// Whether a tap chooses the button or a part of its menu; kept.
    open var changesSelectionAsPrimaryAction = false
    /// Whether a pointer makes the button another one; kept.
    open var isPointerInteractionEnabled = false
    /// What the button is for; kept.
    open var role = Role.normal
    private var titleShadows: [UInt: UIColor] = [:]
    /// Sets the colour of the title's shadow in a state; kept.
    open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
        titleShadows[state.rawValue] = color
    }
    /// The colour of the title's shadow in a state.
    open func titleShadowColor(for state: UIControl.State) -> UIColor? { titleShadows[state.rawValue] }
    /// What a button is for.
    ///
    /// Raw values are Apple's.
    public enum Role: Int, Hashable, Sendable {
        /// Anything.
        case normal = 0
        /// What is most likely.
        case primary = 1
        /// To leave things as they are.
        case cancel = 2
        /// To throw something away.
        case destructive = 3
    }
    /// A button of the system's with a picture that would send a message.
    public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
        let made = UIButton(type: .system)
        made.setImage(image, for: .normal)
        if let action { made.addTarget(target, action: action, for: .primaryActionTriggered) }
        return made
    }

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

    /// A button of a kind.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
        if buttonType == .system { titleFont = .systemFont(ofSize: 15) }
        label.font = titleFont
    }

    /// A button of a kind whose looks a configuration gives, with an action that it runs and is named by.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        self.configuration = configuration
        take(primaryAction)
    }

    /// A button of a kind with an action that it runs and is named by.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        take(primaryAction)
    }

    private func take(_ action: UIAction?) {
        guard let action else { return }
        if configuration == nil {
            setTitle(action.title.isEmpty ? nil : action.title, for: .normal)
            setImage(action.image, for: .normal)
        } else {
            let (title, image) = (configuration?.title, configuration?.image)
            if title == nil { configuration?.title = action.title }
            if image == nil { configuration?.image = action.image }
        }
        addAction(action, for: .primaryActionTriggered)
    }

    // MARK: Content

    private var titles: [UInt: String] = [:]
    private var attributedTitles: [UInt: NSAttributedString] = [:]
    private var images: [UInt: UIImage] = [:]
    private var backgroundImages: [UInt: UIImage] = [:]
    private var titleColors: [UInt: UIColor] = [:]
    private var titleFont = UIFont.systemFont(ofSize: 18)
    private(set) lazy var label = makeLabel()
    private(set) lazy var picture = makePicture()
    /// The second line of a configuration; nil until there was one.
    open private(set) var subtitleLabel: UILabel?
    /// The background of a state; nil until there was one.
    private(set) var background: UIImageView?

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

    /// What the button offers when it is touched or pressed for long; kept.
    open var menu: UIMenu?

    /// The looks that a configuration gives; nil for those of the button's kind.
    ///
    /// It is read and set as a whole, so that `button.configuration?.title = …` may ask the configuration on the right as well.
    /// Its title is 17 points whatever the title label had (stored frames of Interface Builder since Xcode 14).
    open var configuration: Configuration? {
        get { keptConfiguration }
        set {
            keptConfiguration = newValue
            label.font = newValue == nil ? titleFont : .systemFont(ofSize: 17)
            textOrImageChanged()
        }
    }
    private var keptConfiguration: Configuration?

    /// Sets the title for a state.
    open func setTitle(_ title: String?, for state: UIControl.State) {
        titles[state.rawValue] = title
        textOrImageChanged()
    }

    /// The title for a state, that of the normal state where it has none.
    open func title(for state: UIControl.State) -> String? { titles[state.rawValue] ?? titles[0] }

    /// Sets the title for a state with its attributes; it goes before one without.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        attributedTitles[state.rawValue] = title
        textOrImageChanged()
    }

    /// The title for a state with its attributes, that of the normal state where it has none.
    open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
        attributedTitles[state.rawValue] ?? attributedTitles[0]
    }

    /// The title that is shown, where it has attributes.
    open var currentAttributedTitle: NSAttributedString? { configuration == nil ? attributedTitle(for: state) : nil }

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
    open var currentImage: UIImage? {
        if let image = configuration?.image {
            return image.shown(with: configuration?.preferredSymbolConfigurationForImage)
        }
        let image = self.image(for: state)
        return image?.shown(with: symbolConfigurations[state.rawValue] ?? symbolConfigurations[0])
    }

    /// Sets how a symbol is drawn in a state as far as it does not say so itself.
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
    ) {
        symbolConfigurations[state.rawValue] = configuration
        textOrImageChanged()
    }
    private var symbolConfigurations: [UInt: UIImage.SymbolConfiguration] = [:]

    /// Changes the configuration with the state of the button: called at once when it is set, and whenever the state changes.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    /// What changes the configuration of a button.
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void
    /// Runs the handler; an override calls super first.
    open func updateConfiguration() { configurationUpdateHandler?(self) }

    /// Whether the button can be operated.
    open override var isEnabled: Bool { didSet { if isEnabled != oldValue { setNeedsUpdateConfiguration() } } }
    /// Whether the button is chosen.
    open override var isSelected: Bool { didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } } }
    /// Whether the button is pressed.
    open override var isHighlighted: Bool { didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } } }

    /// Sets the image behind the content for a state; the button is at least as large.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        backgroundImages[state.rawValue] = image
        textOrImageChanged()
    }

    /// The image behind the content for a state, that of the normal state where it has none.
    open func backgroundImage(for state: UIControl.State) -> UIImage? {
        backgroundImages[state.rawValue] ?? backgroundImages[0]
    }

    /// The image behind the content that is shown.
    open var currentBackgroundImage: UIImage? { configuration == nil ? backgroundImage(for: state) : nil }

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

    /// Has the configuration follow the state of the button, at once.
    open func setNeedsUpdateConfiguration() {
        isConfigurationStale = false
        ObservedPass.configuration.track(
            self, updateConfiguration, { [weak self] in self?.configurationIsStale() })
        textOrImageChanged()
    }
    /// Whether something has changed that was read then.
    private var isConfigurationStale = false
    private func configurationIsStale() {
        isConfigurationStale = true
        setNeedsUpdateProperties()
    }
    override func runPropertyUpdate() {
        if isConfigurationStale { setNeedsUpdateConfiguration() }
        super.runPropertyUpdate()
    }
    /// Whether the configuration follows the state of the button by itself, without a handler; kept.
    open var automaticallyUpdatesConfiguration = true

    private func textOrImageChanged() {
        label.text = currentTitle
        if let title = currentAttributedTitle ?? shownConfigurationTitle { label.attributedText = title }
        if let image = currentImage { picture.image = image }
        showSubtitle()
        if let image = currentBackgroundImage {
            let shown = background ?? UIImageView(frame: .zero)
            if background == nil { insertSubview(shown, at: 0) }
            shown.image = image
            background = shown
        }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private var shownConfigurationTitle: NSAttributedString? {
        configuration?.attributedTitle?.shown(
            in: label.font, changedBy: configuration?.titleTextAttributesTransformer)
    }

    private func showSubtitle() {
        guard let subtitle = configuration?.subtitle else {
            subtitleLabel?.text = nil
            return
        }
        let shown = subtitleLabel ?? UILabel(frame: .zero)
        if subtitleLabel == nil { addSubview(shown) }
        shown.font = .preferredFont(forTextStyle: .caption1)
        shown.text = subtitle
        if let text = configuration?.attributedSubtitle?.shown(
            in: shown.font, changedBy: configuration?.subtitleTextAttributesTransformer)
        {
            shown.attributedText = text
        }
        subtitleLabel = shown
    }

    /// A title label of another font makes a button of another size.
    override func subviewDidInvalidateIntrinsicContentSize(_ subview: UIView) {
        guard subview === label else { return }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: Size

    /// The size of title and image with what the kind of button puts around them, and at least that of the image behind
    /// them (measured; see `ButtonPadding`).
    open override var intrinsicContentSize: CGSize { arrangement.size }

    /// The insets of the image behind the content: Auto Layout aligns what it shows.
    open override var alignmentRectInsets: UIEdgeInsets { currentBackgroundImage?.alignmentRectInsets ?? .zero }

    /// The size that content and padding take.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    // MARK: Layout

    /// Where the image behind the content lies.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Where the content lies: inside of the insets.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: arrangement.insets) }
    /// Where the title lies in the content.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { arrangement.places(in: contentRect).title }
    /// Where the image lies in the content.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { arrangement.places(in: contentRect).image }

    /// Puts image and title side by side, in the middle unless the control has its content lie elsewhere.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let content = contentRect(forBounds: bounds)
        background?.frame = backgroundRect(forBounds: bounds)
        if currentImage != nil { picture.frame = imageRect(forContentRect: content) }
        label.frame = titleRect(forContentRect: content)
        subtitleLabel?.frame = arrangement.places(in: content).subtitle
    }

    override var descriptionText: String? { currentTitle }

    override var lineFont: UIFont? { label.font }
    /// The baseline of the title, which stands in the middle (measured).
    override var firstBaselinePosition: LayoutBaseline {
        LayoutBaseline(below: .center, by: Double(label.roundedAscender - label.lineHeight / 2))
    }
    /// The baseline of the title, which stands in the middle (measured).
    override var lastBaselinePosition: LayoutBaseline { firstBaselinePosition }
}
