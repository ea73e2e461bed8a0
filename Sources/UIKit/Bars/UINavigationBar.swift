import Foundation

/// The bar of a navigation controller: a title between buttons.
@preconcurrency @MainActor open class UINavigationBar: UIView {
    override func didInitialize() { setFixedHeightPriority() }

    /// What the bar shows, the topmost last.
    open var items: [UINavigationItem]? {
        didSet {
            for item in oldValue ?? [] where item.bar === self { item.bar = nil }
            for item in items ?? [] { item.bar = self }
            if (oldValue?.last?.hasSearchBelowTitle == true) != (topItem?.hasSearchBelowTitle == true) {
                heightMayChange()
            }
        }
    }
    /// What the bar shows now.
    open var topItem: UINavigationItem? { items?.last }
    /// Whether the title is large where there is room.
    open var prefersLargeTitles = false {
        didSet {
            guard prefersLargeTitles != oldValue else { return }
            heightMayChange()
        }
    }
    /// Says that the height may be another, as with the search of an item.
    final func heightMayChange() {
        invalidateIntrinsicContentSize()
        didChange?()
    }
    /// Tells the controller of the bar.
    final var didChange: (() -> Void)?
    /// Shows other items; there is no animation.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
    /// How the bar looks; nothing draws it.
    open var standardAppearance = UINavigationBarAppearance()
    /// How the bar looks while it is low; nil for as always.
    open var compactAppearance: UINavigationBarAppearance?
    /// How the bar looks while nothing is scrolled below it; nil for as the system has it.
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    /// The same in low bars; nil for the first.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    /// The title before the last.
    open var backItem: UINavigationItem? { items?.dropLast().last }
    /// Adds a title.
    open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
    /// Removes the last title but the first.
    @discardableResult open func popItem(animated: Bool) -> UINavigationItem? {
        guard let items, items.count > 1 else { return nil }
        self.items = Array(items.dropLast())
        return items.last
    }
    private var titleAdjustments: [Int: CGFloat] = [:]
    /// Sets how far titles are moved down in a height of the bar, in points; kept.
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        titleAdjustments[barMetrics.rawValue] = adjustment
    }
    /// How far titles are moved down in a height of the bar, in points.
    open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        titleAdjustments[barMetrics.rawValue] ?? 0
    }
    /// Sets the picture behind the bar at a place; kept by the height.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) { setBackgroundImage(backgroundImage, for: barMetrics) }
    /// The attributes of titles.
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    /// The attributes of large titles.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    /// The picture at the edge.
    open var shadowImage: UIImage?
    /// Whether what is behind shines through.
    open var isTranslucent = true { didSet { didChange?() } }
    /// Whether the bar is not shown; a navigation controller then leaves it no room.
    open override var isHidden: Bool { didSet { if isHidden != oldValue { didChange?() } } }
    /// The colour of the bar.
    open var barTintColor: UIColor?

    /// Pictures behind bars, by metrics; nothing draws them.
    private var backgroundImages: [UIBarMetrics: UIImage] = [:]
    /// Sets the picture behind the bar; nothing draws it.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        backgroundImages[barMetrics] = backgroundImage
    }
    /// The picture behind the bar.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }
    /// The picture of the button to go back; nothing draws it.
    open var backIndicatorImage: UIImage?
    /// The shape of the picture of the button to go back; nothing draws it.
    open var backIndicatorTransitionMaskImage: UIImage?
    /// Light or dark bars.
    open var barStyle = UIBarStyle.default

    /// 44 points high, with a large title 96 (measured on stored frames), and 52 more with a search bar (as reported, without a sample).
    open override var intrinsicContentSize: CGSize {
        let title: CGFloat = prefersLargeTitles ? 52 : 0
        return CGSize(width: UIView.noIntrinsicMetric, height: heightWithSmallTitle + title)
    }
    /// The height where the title is small.
    final var heightWithSmallTitle: CGFloat { topItem?.hasSearchBelowTitle == true ? 96 : 44 }
    /// The proposed width, and the height of the bar.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: intrinsicContentSize.height)
    }
}
