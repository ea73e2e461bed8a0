import Foundation

/// The bar of a navigation controller: a title between buttons.
@preconcurrency @MainActor open class UINavigationBar: UIView {
    override func didInitialize() { setFixedHeightPriority() }

    /// What the bar shows, the topmost last.
    open var items: [UINavigationItem]?
    /// What the bar shows now.
    open var topItem: UINavigationItem? { items?.last }
    /// Whether the title is large where there is room.
    open var prefersLargeTitles = false { didSet { invalidateIntrinsicContentSize() } }
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
