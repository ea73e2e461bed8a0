import Foundation

/// A bar with tabs at the bottom of the screen.
///
/// Plumb lays out the bar and does not draw its tabs.
@preconcurrency @MainActor open class UITabBar: UIView {
    override func didInitialize() { setFixedHeightPriority() }

    /// The tabs of the bar.
    open var items: [UITabBarItem]?
    /// Replaces the tabs, without animation.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
    /// The selected tab.
    open weak var selectedItem: UITabBarItem?
    /// A Boolean value that indicates whether the bar is translucent.
    ///
    /// Content does not extend below an opaque bar by default.
    open var isTranslucent = true { didSet { didChange?() } }
    /// A Boolean value that indicates whether the bar is hidden.
    ///
    /// A hidden bar takes no space.
    open override var isHidden: Bool { didSet { if isHidden != oldValue { didChange?() } } }
    /// The closure that runs after a change that may affect the layout of the content.
    final var didChange: (() -> Void)?
    /// The default appearance.
    ///
    /// Plumb stores the value and does not use it.
    open var standardAppearance = UITabBarAppearance()
    /// The appearance at the scroll edge; nil for the system's.
    ///
    /// Plumb stores the value and does not use it.
    open var scrollEdgeAppearance: UITabBarAppearance?
    /// The tint color of tabs that are not selected; nil for the default.
    ///
    /// Plumb stores the value and does not use it.
    open var unselectedItemTintColor: UIColor?
    /// The positioning of tabs.
    ///
    /// The raw values equal Apple's.
    public enum ItemPositioning: Int, Hashable, Sendable {
        /// The positioning that the system chooses.
        case automatic = 0
        /// The tabs fill the width.
        case fill = 1
        /// The tabs are centered.
        case centered = 2
    }
    /// The positioning of tabs.
    ///
    /// Plumb stores the value and does not use it.
    open var itemPositioning = ItemPositioning.automatic
    /// The width of tabs, in points; 0 for the default.
    ///
    /// Plumb stores the value and does not use it.
    open var itemWidth: CGFloat = 0
    /// The spacing of tabs, in points; 0 for the default.
    ///
    /// Plumb stores the value and does not use it.
    open var itemSpacing: CGFloat = 0
    /// The image behind the selected tab.
    ///
    /// Plumb stores the value and does not use it.
    open var selectionIndicatorImage: UIImage?
    /// The style of the bar.
    ///
    /// Plumb stores the value and does not use it.
    open var barStyle = UIBarStyle.default
    /// The background image.
    ///
    /// Plumb stores the value and does not use it.
    open var backgroundImage: UIImage?
    /// The image of the shadow.
    ///
    /// Plumb stores the value and does not use it.
    open var shadowImage: UIImage?
    /// The delegate of the tab bar.
    ///
    /// Plumb does not call it.
    open weak var delegate: (any UITabBarDelegate)?
    /// The color of the bar.
    ///
    /// Plumb stores the value and does not use it.
    open var barTintColor: UIColor?

    /// The intrinsic size: 49 points high, measured on stored frames, or 32 where both size classes are compact.
    open override var intrinsicContentSize: CGSize {
        let isLow = hasCompactHeight && traitCollection.horizontalSizeClass == .compact
        return CGSize(width: UIView.noIntrinsicMetric, height: isLow ? 32 : 49)
    }
    /// Returns the proposed width and the height of the bar, in points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: intrinsicContentSize.height)
    }
}
