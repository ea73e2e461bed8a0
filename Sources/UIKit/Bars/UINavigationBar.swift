import Foundation

/// The bar of a navigation controller: a title between buttons.
@preconcurrency @MainActor open class UINavigationBar: UIView {
    override func didInitialize() { setFixedHeightPriority() }

    /// What the bar shows, the topmost last.
    open var items: [UINavigationItem]?
    /// What the bar shows now.
    open var topItem: UINavigationItem? { items?.last }
    /// Whether the title is large where there is room.
    open var prefersLargeTitles = false {
        didSet {
            guard prefersLargeTitles != oldValue else { return }
            invalidateIntrinsicContentSize()
            heightDidChange?()
        }
    }
    /// Tells the controller of the bar.
    final var heightDidChange: (() -> Void)?
    /// Shows other items; there is no animation.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
    /// How the bar looks; nothing draws it.
    open var standardAppearance = UINavigationBarAppearance()
    /// How the bar looks while it is low; nil for as always.
    open var compactAppearance: UINavigationBarAppearance?
    /// How the bar looks while nothing is scrolled below it; nil for as the system has it.
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    /// The attributes of titles.
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    /// The attributes of large titles.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    /// The picture at the edge.
    open var shadowImage: UIImage?
    /// Whether what is behind shines through.
    open var isTranslucent = true
    /// The colour of the bar.
    open var barTintColor: UIColor?

    /// 44 points high, with a large title 96 (measured on stored frames).
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: prefersLargeTitles ? 96 : 44)
    }
    /// The proposed width, and the height of the bar.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: intrinsicContentSize.height)
    }
}
