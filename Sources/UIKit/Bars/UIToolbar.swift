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
    /// The colour of the bar.
    open var barTintColor: UIColor?

    /// 44 points high (measured on stored frames).
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }
    /// The proposed width, and the height of the bar.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: intrinsicContentSize.height)
    }
}
