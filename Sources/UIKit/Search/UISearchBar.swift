import Foundation

/// A bar with a field for search text.
@preconcurrency @MainActor open class UISearchBar: UIView {
    override func didInitialize() { setFixedHeightPriority() }

    var textInputTraits = TextInputTraits()
    /// The search text; nil until a text is set or entered.
    open var text: String? {
        get {
            guard let field else { return texts.text }
            return field.hasText || texts.text != nil ? field.text : nil
        }
        set {
            texts.text = newValue
            if let field { field.text = newValue } else { searchDidChange() }
        }
    }
    /// The search controller of the bar.
    final weak var controller: UISearchController?
    /// Notifies the search controller of a change of the text or the scope.
    final func searchDidChange() { controller?.searchDidChange() }
    /// The placeholder of the empty field.
    open var placeholder: String? {
        get { field.map(\.placeholder) ?? texts.placeholder }
        set {
            texts.placeholder = newValue
            field?.placeholder = newValue
        }
    }
    private var texts: (text: String?, placeholder: String?) = (nil, nil)
    private var field: UISearchTextField?

    /// The text field, created on first access.
    open var searchTextField: UISearchTextField {
        if let field { return field }
        let made = UISearchTextField(frame: .zero)
        (made.text, made.placeholder) = texts
        made.borderStyle = .roundedRect
        addSubview(made)
        field = made
        return made
    }
    /// Places the field 8 points from the sides and 10 points from the top and bottom.
    open override func layoutSubviews() {
        super.layoutSubviews()
        field?.frame = bounds.inset(by: UIEdgeInsets(top: 10, left: 8, bottom: 10, right: 8))
    }

    /// The delegate of the bar; the reference is weak.
    ///
    /// Plumb stores the value and does not use it.
    open weak var delegate: (any UISearchBarDelegate)?
    /// The line of text above the field.
    ///
    /// Plumb stores the value and does not use it.
    open var prompt: String?
    /// A Boolean value that indicates whether the Cancel button is visible.
    ///
    /// Plumb stores the value and does not use it.
    open var showsCancelButton = false
    /// Shows or hides the Cancel button without animation.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }
    /// A Boolean value that indicates whether the scope bar is visible.
    ///
    /// Plumb stores the value and does not use it.
    open var showsScopeBar = false
    /// The titles of the scope buttons.
    ///
    /// Plumb stores the value and does not use it.
    open var scopeButtonTitles: [String]?
    /// The index of the selected scope button; a search controller updates the results after a change.
    open var selectedScopeButtonIndex = 0 {
        didSet { if selectedScopeButtonIndex != oldValue { searchDidChange() } }
    }
    /// The background image of the bar.
    ///
    /// Plumb stores the value and does not use it.
    open var backgroundImage: UIImage?
    /// A Boolean value that indicates whether the field is the first responder.
    open override var isFirstResponder: Bool { field?.isFirstResponder ?? false }
    /// A Boolean value that indicates whether the field can become the first responder; always true.
    open override var canBecomeFirstResponder: Bool { true }
    /// Makes the field the first responder.
    @discardableResult open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
    /// Resigns the field's first responder status.
    @discardableResult open override func resignFirstResponder() -> Bool { field?.resignFirstResponder() ?? true }
    /// The styles of a search bar.
    ///
    /// Raw values are Apple's.
    public enum Style: UInt, Hashable, Sendable {
        /// The default style of the system.
        case `default` = 0
        /// A bar with a background.
        case prominent = 1
        /// A bar without a background.
        case minimal = 2
    }

    /// The icons of a search bar.
    ///
    /// Raw values are Apple's.
    public enum Icon: Int, Hashable, Sendable {
        /// The search icon.
        case search = 0
        /// The icon of the Clear button.
        case clear = 1
        /// The icon of the Bookmarks button.
        case bookmark = 2
        /// The icon of the Results button.
        case resultsList = 3
    }
    private var images: [Icon: [UInt: UIImage]] = [:]
    /// Returns the image of an icon for a state; nil for the system's image.
    open func image(for icon: Icon, state: UIControl.State) -> UIImage? { images[icon]?[state.rawValue] }
    /// Sets the image of an icon for a state.
    ///
    /// Plumb stores the value and does not use it.
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        images[icon, default: [:]][state.rawValue] = iconImage
    }

    /// The style of the bar, which does not affect its size.
    ///
    /// Plumb stores the value and does not use it.
    open var searchBarStyle = Style.default
    /// A Boolean value that indicates whether the bar is translucent.
    ///
    /// Plumb stores the value and does not use it.
    open var isTranslucent = true
    /// The background color of the bar.
    ///
    /// Plumb stores the value and does not use it.
    open var barTintColor: UIColor?
    /// The bar style.
    ///
    /// Plumb stores the value and does not use it.
    open var barStyle = UIBarStyle.default
    /// A Boolean value that indicates whether the Bookmarks button is visible.
    ///
    /// Plumb stores the value and does not use it.
    open var showsBookmarkButton = false
    /// A Boolean value that indicates whether the Results button is visible.
    ///
    /// Plumb stores the value and does not use it.
    open var showsSearchResultsButton = false
    /// The offset of the search text, in points.
    ///
    /// Plumb stores the value and does not use it.
    open var searchTextPositionAdjustment = UIOffset.zero
    /// The offset of the field's background, in points.
    ///
    /// Plumb stores the value and does not use it.
    open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
    /// The background image of the scope bar.
    ///
    /// Plumb stores the value and does not use it.
    open var scopeBarBackgroundImage: UIImage?
    private var looks = SearchBarLooks()
    /// Sets the background image of the field for a state.
    ///
    /// Plumb stores the value and does not use it.
    open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        looks.fieldImages[state.rawValue] = backgroundImage
    }
    /// Returns the background image of the field for a state.
    open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { looks.fieldImages[state.rawValue] }
    /// Sets the background image of the bar for all positions and metrics.
    ///
    /// Plumb stores the value and does not use it.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) { self.backgroundImage = backgroundImage }
    /// Sets the offset of an icon, in points.
    ///
    /// Plumb stores the value and does not use it.
    open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) { looks.adjustments[icon] = adjustment }
    /// Returns the offset of an icon, in points.
    open func positionAdjustment(for icon: Icon) -> UIOffset { looks.adjustments[icon] ?? .zero }
    /// Sets the text attributes of the scope buttons for a state.
    ///
    /// Plumb stores the value and does not use it.
    open func setScopeBarButtonTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) { looks.scopeAttributes[state.rawValue] = attributes }
    /// Returns the text attributes of the scope buttons for a state.
    open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        looks.scopeAttributes[state.rawValue]
    }

    /// The intrinsic size: 56 points high, without an intrinsic width.
    ///
    /// The height is measured on stored frames; before iOS 11 it was 44.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 56) }
    /// Returns the proposed width and the height of the bar.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: intrinsicContentSize.height)
    }
}

/// The appearance settings of a search bar, which Plumb stores and does not draw.
private struct SearchBarLooks {
    var fieldImages: [UInt: UIImage] = [:]
    var adjustments: [UISearchBar.Icon: UIOffset] = [:]
    var scopeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
}
