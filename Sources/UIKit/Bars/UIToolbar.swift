import Foundation

/// A row of buttons at an edge of the screen.
@preconcurrency @MainActor open class UIToolbar: UIView {
    override func didInitialize() { setFixedHeightPriority() }

    /// What the bar shows.
    open var items: [UIBarButtonItem]?
    /// Shows other items; there is no animation.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
    /// Light or dark; nothing draws it.
    open var barStyle = UIBarStyle.default
    /// Whether what is behind shines through.
    open var isTranslucent = true { didSet { didChange?() } }
    /// Whether the bar is not shown; a navigation controller then leaves it no room.
    open override var isHidden: Bool { didSet { if isHidden != oldValue { didChange?() } } }
    /// Called when the content may have another place.
    final var didChange: (() -> Void)?
    /// How the bar looks; nothing draws it.
    open var standardAppearance = UIToolbarAppearance()
    /// The same in low bars; nil for the first.
    open var compactAppearance: UIToolbarAppearance?
    /// The same where the content stands at its end; nil for the first.
    open var scrollEdgeAppearance: UIToolbarAppearance?
    private var images: (background: UIImage?, shadow: UIImage?) = (nil, nil)
    /// Sets the picture behind the bar; kept.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) { images.background = backgroundImage }
    /// The picture behind the bar.
    open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        images.background
    }
    /// Sets the picture at the edge; kept.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        images.shadow = shadowImage
    }
    /// The picture at the edge.
    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { images.shadow }
    /// The colour of the bar.
    open var barTintColor: UIColor?

    /// 44 points high (measured on stored frames).
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }
    /// The proposed width, and the height of the bar.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: intrinsicContentSize.height)
    }
}
