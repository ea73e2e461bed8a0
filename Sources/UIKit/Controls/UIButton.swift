import Foundation
import LayoutEngine

/// A control with a title, an image or both.
@preconcurrency @MainActor open class UIButton: UIControl {
    /// A Boolean value that indicates whether the image becomes lighter while the button is highlighted.
    ///
    /// Plumb stores the value and does not use it.
    open var adjustsImageWhenHighlighted = true
    /// A Boolean value that indicates whether the image becomes darker while the button is disabled.
    ///
    /// Plumb stores the value and does not use it.
    open var adjustsImageWhenDisabled = true
    /// A Boolean value that indicates whether the button glows while it is touched.
    ///
    /// Plumb stores the value and does not use it.
    open var showsTouchWhenHighlighted = false
    /// A Boolean value that indicates whether the title's shadow is reversed while the button is highlighted.
    ///
    /// Plumb stores the value and does not use it.
    open var reversesTitleShadowWhenHighlighted = false
    /// A Boolean value that indicates whether a tap changes the selection of the button or of its menu.
    ///
    /// Plumb stores the value and does not use it.
    open var changesSelectionAsPrimaryAction = false
    /// A Boolean value that indicates whether the button responds to a pointer.
    ///
    /// Plumb stores the value and does not use it.
    open var isPointerInteractionEnabled = false
    /// The role of the button.
    ///
    /// Plumb stores the value and does not use it.
    open var role = Role.normal
    private var titleShadows: [UInt: UIColor] = [:]
    /// Sets the color of the title's shadow for a state.
    ///
    /// Plumb stores the value and does not use it.
    open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
        titleShadows[state.rawValue] = color
    }
    /// Returns the color of the title's shadow that was set for a state.
    open func titleShadowColor(for state: UIControl.State) -> UIColor? { titleShadows[state.rawValue] }
    /// The roles of a button.
    ///
    /// The raw values equal Apple's.
    public enum Role: Int, Hashable, Sendable {
        /// No special role.
        case normal = 0
        /// The default action.
        case primary = 1
        /// An action that cancels and changes nothing.
        case cancel = 2
        /// An action that deletes data.
        case destructive = 3
    }
    /// Creates a system button with an image, and a target and action for the primary action event.
    public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
        let made = UIButton(type: .system)
        made.setImage(image, for: .normal)
        if let action { made.addTarget(target, action: action, for: .primaryActionTriggered) }
        return made
    }

    /// The types of button.
    ///
    /// The raw values equal Apple's.
    public enum ButtonType: Int, Hashable, Sendable {
        /// A button without a style of its own.
        case custom = 0
        /// A button in the system style.
        case system = 1
        /// A button that shows details.
        case detailDisclosure = 2
        /// An information button in a light style.
        case infoLight = 3
        /// An information button in a dark style.
        case infoDark = 4
        /// A button that adds a contact, with a plus sign.
        case contactAdd = 5
        /// A button in the plain system style.
        case plain = 6
        /// A button that closes.
        case close = 7

        /// The old name of ``system``.
        public static var roundedRect: ButtonType { .system }
    }

    /// The type of the button.
    open private(set) var buttonType = ButtonType.custom

    /// Creates a button of a type.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
        if buttonType == .system { titleFont = .systemFont(ofSize: 15) }
        label.font = titleFont
    }

    /// Creates a system button with a configuration and an optional primary action.
    ///
    /// The action supplies a missing title and a missing image.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        self.configuration = configuration
        take(primaryAction)
    }

    /// Creates a button of a type with an optional primary action.
    ///
    /// The action supplies the title and the image.
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
    /// The label of the subtitle, or `nil` until a configuration has had a subtitle.
    open private(set) var subtitleLabel: UILabel?
    /// The view of the background image, or `nil` until the button has had one.
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

    /// The menu of the button.
    ///
    /// Plumb stores the value and does not use it.
    open var menu: UIMenu?

    /// The configuration, or `nil` for the appearance of the button's type.
    ///
    /// The property reads and sets the whole value, so that the right-hand side of `button.configuration?.title = …`
    /// may also read the configuration. The title has 17 points, whatever font the title label had (stored frames of
    /// Interface Builder since Xcode 14).
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

    /// Returns the title for a state, or the title for the normal state if the state has none.
    open func title(for state: UIControl.State) -> String? { titles[state.rawValue] ?? titles[0] }

    /// Sets the attributed title for a state.
    ///
    /// It takes precedence over a plain title.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        attributedTitles[state.rawValue] = title
        textOrImageChanged()
    }

    /// Returns the attributed title for a state, or the one for the normal state if the state has none.
    open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
        attributedTitles[state.rawValue] ?? attributedTitles[0]
    }

    /// The attributed title for the current state, or `nil` if the button has a configuration.
    open var currentAttributedTitle: NSAttributedString? { configuration == nil ? attributedTitle(for: state) : nil }

    /// The title for the current state.
    open var currentTitle: String? { configuration?.title ?? title(for: state) }

    /// Sets the image for a state.
    open func setImage(_ image: UIImage?, for state: UIControl.State) {
        images[state.rawValue] = image
        textOrImageChanged()
    }

    /// Returns the image for a state, or the image for the normal state if the state has none.
    open func image(for state: UIControl.State) -> UIImage? { images[state.rawValue] ?? images[0] }

    /// The image for the current state.
    open var currentImage: UIImage? {
        if let image = configuration?.image {
            return image.shown(with: configuration?.preferredSymbolConfigurationForImage)
        }
        let image = self.image(for: state)
        return image?.shown(with: symbolConfigurations[state.rawValue] ?? symbolConfigurations[0])
    }

    /// Sets the symbol configuration of the image for a state.
    ///
    /// The image's own configuration takes precedence.
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
    ) {
        symbolConfigurations[state.rawValue] = configuration
        textOrImageChanged()
    }
    private var symbolConfigurations: [UInt: UIImage.SymbolConfiguration] = [:]

    /// The closure that updates the configuration for the button's state.
    ///
    /// The button calls it when it is set and whenever the state changes.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    /// A closure that updates the configuration of a button.
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void
    /// Runs the update handler.
    ///
    /// An override calls `super` first.
    open func updateConfiguration() { configurationUpdateHandler?(self) }

    /// A Boolean value that indicates whether the button is enabled.
    open override var isEnabled: Bool { didSet { if isEnabled != oldValue { setNeedsUpdateConfiguration() } } }
    /// A Boolean value that indicates whether the button is selected.
    open override var isSelected: Bool { didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } } }
    /// A Boolean value that indicates whether the button is highlighted.
    open override var isHighlighted: Bool { didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } } }

    /// Sets the background image for a state.
    ///
    /// The button is at least as large as that image.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        backgroundImages[state.rawValue] = image
        textOrImageChanged()
    }

    /// Returns the background image for a state, or the one for the normal state if the state has none.
    open func backgroundImage(for state: UIControl.State) -> UIImage? {
        backgroundImages[state.rawValue] ?? backgroundImages[0]
    }

    /// The background image for the current state, or `nil` if the button has a configuration.
    open var currentBackgroundImage: UIImage? { configuration == nil ? backgroundImage(for: state) : nil }

    /// Sets the title color for a state.
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) { titleColors[state.rawValue] = color }

    /// Returns the title color for a state, or the one for the normal state if the state has none.
    open func titleColor(for state: UIControl.State) -> UIColor? { titleColors[state.rawValue] ?? titleColors[0] }

    /// The title color for the current state.
    open var currentTitleColor: UIColor {
        titleColor(for: state) ?? (buttonType == .custom ? .white : .systemBlue)
    }

    /// The label of the title.
    open var titleLabel: UILabel? { label }
    /// The view of the image.
    open var imageView: UIImageView? { picture }

    /// The space around the content, in points.
    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { textOrImageChanged() } }
    /// The space around the title, in points; a button with a configuration ignores it.
    ///
    /// The size of the button does not depend on it.
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    /// The space around the image, in points; a button with a configuration ignores it.
    ///
    /// The size of the button does not depend on it.
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

    /// Updates the configuration for the button's state at once.
    open func setNeedsUpdateConfiguration() {
        isConfigurationStale = false
        ObservedPass.configuration.track(
            self, updateConfiguration, { [weak self] in self?.configurationIsStale() })
        textOrImageChanged()
    }
    /// A Boolean value that indicates whether an observed value has changed since the last configuration update.
    private var isConfigurationStale = false
    private func configurationIsStale() {
        isConfigurationStale = true
        setNeedsUpdateProperties()
    }
    override func runPropertyUpdate() {
        if isConfigurationStale { setNeedsUpdateConfiguration() }
        super.runPropertyUpdate()
    }
    /// A Boolean value that indicates whether the configuration follows the button's state without a handler.
    ///
    /// Plumb stores the value and does not use it.
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

    /// Updates the button's size after its title label has changed its size.
    override func subviewDidInvalidateIntrinsicContentSize(_ subview: UIView) {
        guard subview === label else { return }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: Size

    /// The size of the content with its insets, and at least the size of the background image (measured).
    ///
    /// `ButtonArrangement` computes it.
    open override var intrinsicContentSize: CGSize { arrangement.size }

    /// The alignment insets of the background image.
    open override var alignmentRectInsets: UIEdgeInsets { currentBackgroundImage?.alignmentRectInsets ?? .zero }

    /// Returns the intrinsic content size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    // MARK: Layout

    /// Returns the frame of the background image: the bounds.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Returns the content rectangle: the bounds without the insets.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: arrangement.insets) }
    /// Returns the frame of the title in the content rectangle.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        arrangement.places(in: contentRect.inset(by: configuration == nil ? titleEdgeInsets : .zero)).title
    }
    /// Returns the frame of the image in the content rectangle.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        arrangement.places(in: contentRect.inset(by: configuration == nil ? imageEdgeInsets : .zero)).image
    }

    /// Sets the frames of the background, the image, the title and the subtitle.
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
    /// The baseline of the title, which is vertically centered (measured).
    override var firstBaselinePosition: LayoutBaseline {
        LayoutBaseline(below: .center, by: Double(label.roundedAscender - label.lineHeight / 2))
    }
    /// The baseline of the title, which is vertically centered (measured).
    override var lastBaselinePosition: LayoutBaseline { firstBaselinePosition }
}
