import Foundation

/// A bar with buttons at an edge of the screen.
///
/// Plumb lays out the bar and does not draw its buttons.
@preconcurrency @MainActor open class UIToolbar: UIView {
    override func didInitialize() { setFixedHeightPriority() }

    /// The items of the bar.
    open var items: [UIBarButtonItem]?
    /// Replaces the items, without animation.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
    /// The style of the bar.
    ///
    /// Plumb stores the value and does not use it.
    open var barStyle = UIBarStyle.default
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
    open var standardAppearance = UIToolbarAppearance()
    /// The appearance in a compact bar; nil for the default appearance.
    ///
    /// Plumb stores the value and does not use it.
    open var compactAppearance: UIToolbarAppearance?
    /// The appearance at the scroll edge; nil for the default appearance.
    ///
    /// Plumb stores the value and does not use it.
    open var scrollEdgeAppearance: UIToolbarAppearance?
    private var images: (background: UIImage?, shadow: UIImage?) = (nil, nil)
    /// Sets the background image; Plumb ignores the position and the metrics.
    ///
    /// Plumb stores the value and does not use it.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) { images.background = backgroundImage }
    /// Returns the background image.
    open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        images.background
    }
    /// Sets the image of the shadow; Plumb ignores the position.
    ///
    /// Plumb stores the value and does not use it.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        images.shadow = shadowImage
    }
    /// Returns the image of the shadow.
    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { images.shadow }
    /// The color of the bar.
    ///
    /// Plumb stores the value and does not use it.
    open var barTintColor: UIColor?

    /// The intrinsic size: 44 points high, measured on stored frames, or 32 where the height is compact.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: hasCompactHeight ? 32 : 44)
    }
    /// Returns the proposed width and the height of the bar, in points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: intrinsicContentSize.height)
    }
}
