import Foundation

/// A view that places its content in the safe area.
///
/// Plumb does not draw the mirrored background around it.
@preconcurrency @MainActor open class UIBackgroundExtensionView: UIView {
    /// The content view, which is a subview of this view.
    open var contentView: UIView? {
        didSet {
            guard contentView !== oldValue else { return }
            if oldValue?.superview === self { oldValue?.removeFromSuperview() }
            if let contentView { addSubview(contentView) }
            setNeedsLayout()
        }
    }
    /// A Boolean value that indicates whether the content view fills the safe area; otherwise the program places it.
    open var automaticallyPlacesContentView = true {
        didSet { if automaticallyPlacesContentView != oldValue { setNeedsLayout() } }
    }

    override func safeAreaDidChange() { setNeedsLayout() }

    /// Places the content view in the safe area.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if automaticallyPlacesContentView { contentView?.frame = bounds.inset(by: safeAreaInsets) }
    }
}
