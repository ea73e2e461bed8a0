import Foundation

/// A bar with a title and buttons at the top of the screen.
///
/// Plumb lays out the bar and does not draw its title and buttons.
@preconcurrency @MainActor open class UINavigationBar: UIView {
    override func didInitialize() { setFixedHeightPriority() }

    /// The navigation items, from the root to the topmost.
    open var items: [UINavigationItem]? {
        didSet {
            for item in oldValue ?? [] where item.bar === self { item.bar = nil }
            for item in items ?? [] { item.bar = self }
            if (oldValue?.last?.hasSearchBelowTitle == true) != (topItem?.hasSearchBelowTitle == true) {
                heightMayChange()
            }
        }
    }
    /// The topmost navigation item.
    open var topItem: UINavigationItem? { items?.last }
    /// A Boolean value that indicates whether the bar shows a large title if there is room.
    open var prefersLargeTitles = false {
        didSet {
            guard prefersLargeTitles != oldValue else { return }
            heightMayChange()
        }
    }
    /// Updates the layout after a possible change of height, such as by a search bar.
    final func heightMayChange() {
        invalidateIntrinsicContentSize()
        didChange?()
    }
    /// The closure that notifies the navigation controller of a change.
    final var didChange: (() -> Void)?
    /// Replaces the navigation items, without animation.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
    /// The default appearance.
    ///
    /// Plumb stores the value and does not use it.
    open var standardAppearance = UINavigationBarAppearance()
    /// The appearance in a compact bar; nil for the default appearance.
    ///
    /// Plumb stores the value and does not use it.
    open var compactAppearance: UINavigationBarAppearance?
    /// The appearance at the scroll edge; nil for the system's.
    ///
    /// Plumb stores the value and does not use it.
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    /// The appearance at the scroll edge in a compact bar; nil for ``scrollEdgeAppearance``.
    ///
    /// Plumb stores the value and does not use it.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    /// The navigation item below the topmost.
    open var backItem: UINavigationItem? { items?.dropLast().last }
    /// Pushes a navigation item, without animation.
    open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
    /// Pops the topmost navigation item, unless it is the only one.
    @discardableResult open func popItem(animated: Bool) -> UINavigationItem? {
        guard let items, items.count > 1 else { return nil }
        self.items = Array(items.dropLast())
        return items.last
    }
    private var titleAdjustments: [Int: CGFloat] = [:]
    /// Sets the downward offset of titles for bar metrics, in points.
    ///
    /// Plumb stores the value and does not use it.
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        titleAdjustments[barMetrics.rawValue] = adjustment
    }
    /// Returns the downward offset of titles for bar metrics, in points.
    open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        titleAdjustments[barMetrics.rawValue] ?? 0
    }
    /// Sets the background image for bar metrics; Plumb ignores the position.
    ///
    /// Plumb stores the value and does not use it.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) { setBackgroundImage(backgroundImage, for: barMetrics) }
    /// The attributes of titles.
    ///
    /// Plumb stores the value and does not use it.
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    /// The attributes of large titles.
    ///
    /// Plumb stores the value and does not use it.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    /// The image of the shadow.
    ///
    /// Plumb stores the value and does not use it.
    open var shadowImage: UIImage?
    /// A Boolean value that indicates whether the bar is translucent.
    ///
    /// Content does not extend below an opaque bar by default.
    open var isTranslucent = true { didSet { didChange?() } }
    /// A Boolean value that indicates whether the bar is hidden.
    ///
    /// A hidden bar takes no space.
    open override var isHidden: Bool { didSet { if isHidden != oldValue { didChange?() } } }
    /// The color of the bar.
    ///
    /// Plumb stores the value and does not use it.
    open var barTintColor: UIColor?

    /// The background images, by bar metrics.
    private var backgroundImages: [UIBarMetrics: UIImage] = [:]
    /// Sets the background image for bar metrics.
    ///
    /// Plumb stores the value and does not use it.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        backgroundImages[barMetrics] = backgroundImage
    }
    /// Returns the background image for bar metrics.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }
    /// The image of the back indicator.
    ///
    /// Plumb stores the value and does not use it.
    open var backIndicatorImage: UIImage?
    /// The transition mask of the back indicator.
    ///
    /// Plumb stores the value and does not use it.
    open var backIndicatorTransitionMaskImage: UIImage?
    /// The style of the bar.
    ///
    /// Plumb stores the value and does not use it.
    open var barStyle = UIBarStyle.default

    /// The intrinsic size: 44 points high, 96 with a large title, and 52 more with a search bar.
    ///
    /// Where the height is compact, as on a phone in landscape, the bar is 32 points high and has no large title. The heights without a
    /// search bar are measured on stored frames. The search bar's height is reported, without a sample.
    open override var intrinsicContentSize: CGSize {
        let title: CGFloat = prefersLargeTitles && !hasCompactHeight ? 52 : 0
        return CGSize(width: UIView.noIntrinsicMetric, height: heightWithSmallTitle + title)
    }
    /// The height of the bar with a small title, in points.
    final var heightWithSmallTitle: CGFloat {
        (hasCompactHeight ? 32 : 44) + (topItem?.hasSearchBelowTitle == true ? 52 : 0)
    }
    /// Returns the proposed width and the height of the bar, in points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: intrinsicContentSize.height)
    }
}

extension UIView {
    /// A Boolean value that indicates whether the vertical size class is compact, as on a phone in landscape.
    var hasCompactHeight: Bool { traitCollection.verticalSizeClass == .compact }
}
