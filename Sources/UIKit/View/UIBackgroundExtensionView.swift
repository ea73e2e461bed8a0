import Foundation

/// A view whose content stands within the safe area; what Apple's mirrors around it is not drawn.
@preconcurrency @MainActor open class UIBackgroundExtensionView: UIView {
    /// The content; it is a subview of this view.
    open var contentView: UIView? {
        didSet {
            guard contentView !== oldValue else { return }
            if oldValue?.superview === self { oldValue?.removeFromSuperview() }
            if let contentView { addSubview(contentView) }
            setNeedsLayout()
        }
    }
    /// Whether the content takes the safe area; otherwise whoever set it places it.
    open var automaticallyPlacesContentView = true {
        didSet { if automaticallyPlacesContentView != oldValue { setNeedsLayout() } }
    }

    override func safeAreaDidChange() { setNeedsLayout() }

    /// Puts the content into the safe area.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if automaticallyPlacesContentView { contentView?.frame = bounds.inset(by: safeAreaInsets) }
    }
}
