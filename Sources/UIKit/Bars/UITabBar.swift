import Foundation

/// The bar of a tab bar controller.
@preconcurrency @MainActor open class UITabBar: UIView {
    override func didInitialize() { setFixedHeightPriority() }

    /// What the bar shows.
    open var items: [UITabBarItem]?
    /// Shows other items; there is no animation.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
    /// The item that is chosen.
    open weak var selectedItem: UITabBarItem?
    /// Whether what is behind shines through.
    open var isTranslucent = true { didSet { didChange?() } }
    /// Whether the bar is not shown; a tab bar controller then leaves it no room.
    open override var isHidden: Bool { didSet { if isHidden != oldValue { didChange?() } } }
    /// Called when the content may have another place.
    final var didChange: (() -> Void)?
    /// How the bar looks; nothing draws it.
    open var standardAppearance = UITabBarAppearance()
    /// How the bar looks while nothing is scrolled below it; nil for as the system has it.
    open var scrollEdgeAppearance: UITabBarAppearance?
    /// The colour of tabs that are not chosen; nil for the system's.
    open var unselectedItemTintColor: UIColor?
    /// How tabs stand in the bar.
    ///
    /// Raw values are Apple's.
    public enum ItemPositioning: Int, Hashable, Sendable {
        /// As the system has it.
        case automatic = 0
        /// Over all of the width.
        case fill = 1
        /// In the middle.
        case centered = 2
    }
    /// How tabs stand in the bar; kept.
    open var itemPositioning = ItemPositioning.automatic
    /// How wide tabs are, in points; 0 for the system's; kept.
    open var itemWidth: CGFloat = 0
    /// How far tabs are apart, in points; 0 for the system's; kept.
    open var itemSpacing: CGFloat = 0
    /// The picture behind the chosen tab; kept.
    open var selectionIndicatorImage: UIImage?
    /// The light of the bar; kept.
    open var barStyle = UIBarStyle.default
    /// The picture behind the bar; nothing draws it.
    open var backgroundImage: UIImage?
    /// The picture at the edge; nothing draws it.
    open var shadowImage: UIImage?
    /// Who hears of the bar.
    open weak var delegate: (any UITabBarDelegate)?
    /// The colour of the bar.
    open var barTintColor: UIColor?

    /// 49 points high (measured on stored frames).
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 49) }
    /// The proposed width, and the height of the bar.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: intrinsicContentSize.height)
    }
}
