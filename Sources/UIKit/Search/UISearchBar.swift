import Foundation

/// A field for search words, with room around it.
@preconcurrency @MainActor open class UISearchBar: UIView {
    override func didInitialize() { setFixedHeightPriority() }

    var textInputTraits = TextInputTraits()
    /// The search words.
    open var text: String? {
        get { field.map(\.text) ?? texts.text }
        set {
            texts.text = newValue
            field?.text = newValue
        }
    }
    /// What stands in for them while there are none.
    open var placeholder: String? {
        get { field.map(\.placeholder) ?? texts.placeholder }
        set {
            texts.placeholder = newValue
            field?.placeholder = newValue
        }
    }
    private var texts: (text: String?, placeholder: String?) = (nil, nil)
    private var field: UISearchTextField?

    /// The field; made when it is asked for.
    open var searchTextField: UISearchTextField {
        if let field { return field }
        let made = UISearchTextField(frame: .zero)
        (made.text, made.placeholder) = texts
        made.borderStyle = .roundedRect
        addSubview(made)
        field = made
        return made
    }
    /// Puts the field 8 points from the sides and 10 from above and below.
    open override func layoutSubviews() {
        super.layoutSubviews()
        field?.frame = bounds.inset(by: UIEdgeInsets(top: 10, left: 8, bottom: 10, right: 8))
    }

    /// Who hears of the bar.
    open weak var delegate: (any UISearchBarDelegate)?
    /// A line above the field.
    open var prompt: String?
    /// Whether there is a button to give up.
    open var showsCancelButton = false
    /// Shows or hides the button to give up; there is no animation.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }
    /// Whether the scopes are shown; kept.
    open var showsScopeBar = false
    /// The names of the scopes.
    open var scopeButtonTitles: [String]?
    /// Which scope is chosen.
    open var selectedScopeButtonIndex = 0
    /// The picture behind the bar; kept.
    open var backgroundImage: UIImage?
    /// Whether the field takes the keys.
    open override var isFirstResponder: Bool { field?.isFirstResponder ?? false }
    /// The field may take the keys.
    open override var canBecomeFirstResponder: Bool { true }
    /// Has the field take the keys.
    @discardableResult open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
    /// Has the field give the keys up.
    @discardableResult open override func resignFirstResponder() -> Bool { field?.resignFirstResponder() ?? true }
    /// The looks of a search bar.
    ///
    /// Raw values are Apple's.
    public enum Style: UInt, Hashable, Sendable {
        /// As the system has it.
        case `default` = 0
        /// With a background.
        case prominent = 1
        /// Without a background.
        case minimal = 2
    }

    /// A picture of the bar.
    ///
    /// Raw values are Apple's.
    public enum Icon: Int, Hashable, Sendable {
        /// That of a search.
        case search = 0
        /// That of the button that clears the field.
        case clear = 1
        /// That of a list of bookmarks.
        case bookmark = 2
        /// That of a list of results.
        case resultsList = 3
    }
    private var images: [Icon: [UInt: UIImage]] = [:]
    /// The picture for a state; nil for the system's.
    open func image(for icon: Icon, state: UIControl.State) -> UIImage? { images[icon]?[state.rawValue] }
    /// Gives a picture for a state; nothing draws it.
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        images[icon, default: [:]][state.rawValue] = iconImage
    }

    /// The look; the size does not follow it.
    open var searchBarStyle = Style.default
    /// Whether what is behind shines through.
    open var isTranslucent = true
    /// The colour of the bar.
    open var barTintColor: UIColor?
    /// The light of the bar; kept.
    open var barStyle = UIBarStyle.default
    /// Whether there is a button for what was marked; kept.
    open var showsBookmarkButton = false
    /// Whether there is a button for former results; kept.
    open var showsSearchResultsButton = false
    /// How far the text is moved, in points; kept.
    open var searchTextPositionAdjustment = UIOffset.zero
    /// How far the picture behind the field is moved, in points; kept.
    open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
    /// The picture behind the titles of the scopes; kept.
    open var scopeBarBackgroundImage: UIImage?
    private var looks = SearchBarLooks()
    /// Sets the picture behind the field in a state; kept.
    open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        looks.fieldImages[state.rawValue] = backgroundImage
    }
    /// The picture behind the field in a state.
    open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { looks.fieldImages[state.rawValue] }
    /// Sets the picture behind the bar; kept.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) { self.backgroundImage = backgroundImage }
    /// Sets how far a picture in the field is moved, in points; kept.
    open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) { looks.adjustments[icon] = adjustment }
    /// How far a picture in the field is moved, in points.
    open func positionAdjustment(for icon: Icon) -> UIOffset { looks.adjustments[icon] ?? .zero }
    /// Sets the attributes of the titles of the scopes in a state; kept.
    open func setScopeBarButtonTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) { looks.scopeAttributes[state.rawValue] = attributes }
    /// The attributes of the titles of the scopes in a state.
    open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        looks.scopeAttributes[state.rawValue]
    }

    /// 56 points high (measured on stored frames; 44 before iOS 11); no width.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 56) }
    /// The proposed width, and the height of the bar.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: intrinsicContentSize.height)
    }
}

/// How a search bar looks; kept, and nothing draws it.
private struct SearchBarLooks {
    var fieldImages: [UInt: UIImage] = [:]
    var adjustments: [UISearchBar.Icon: UIOffset] = [:]
    var scopeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
}
