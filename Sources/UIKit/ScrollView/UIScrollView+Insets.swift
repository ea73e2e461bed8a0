import Foundation

extension UIScrollView {
    /// The inset that the safe area adds, in points.
    ///
    /// `contentInsetAdjustmentBehavior` decides whether it contains nothing, the whole safe area, or only the edges of the
    /// scrollable axes, as Apple documents for its cases.
    var systemInset: UIEdgeInsets {
        systemInset(
            isWide: contentSize.width > bounds.width || alwaysBounceHorizontal,
            isHigh: contentSize.height > bounds.height || alwaysBounceVertical)
    }

    /// Returns `adjustedContentInset` as if the content were longer than the view along an axis.
    ///
    /// A layout whose length depends on the inset can use this value without changing the inset.
    func adjustedContentInset(scrollingAlong axis: NSLayoutConstraint.Axis) -> UIEdgeInsets {
        let isVertical = axis == .vertical
        return contentInset.adding(
            systemInset(isWide: !isVertical || alwaysBounceHorizontal, isHigh: isVertical || alwaysBounceVertical))
    }

    private func systemInset(isWide: Bool, isHigh: Bool) -> UIEdgeInsets {
        let safe = safeAreaInsets
        guard safe != .zero, contentInsetAdjustmentBehavior != .never else { return .zero }
        if contentInsetAdjustmentBehavior == .always { return safe }
        let isHigh = isHigh || (contentInsetAdjustmentBehavior == .automatic && isContentOfController)
        return UIEdgeInsets(
            top: isHigh ? safe.top : 0, left: isWide ? safe.left : 0, bottom: isHigh ? safe.bottom : 0,
            right: isWide ? safe.right : 0)
    }

    /// A Boolean value that indicates whether the view is the main content of a controller among bars.
    ///
    /// This is the controller's view itself, or the first scroll view directly inside it.
    private var isContentOfController: Bool {
        var owner = viewController
        if owner == nil, let superview, superview.subviewStorage.first(where: { $0 is UIScrollView }) === self {
            owner = superview.viewController
        }
        guard let owner else { return false }
        return owner.automaticallyAdjustsScrollViewInsets
            && (owner.navigationController != nil || owner.tabBarController != nil)
    }

    // MARK: Resting position

    /// The current limits of scrolling.
    var currentRange: ScrollRange {
        ScrollRange(
            contentInset: contentInset, systemInset: systemInset, contentSize: contentSize, size: bounds.size,
            isMirrored: isContentMirrored, alignment: contentAlignmentPoint)
    }

    /// Moves the content to its resting position after a change of the limits.
    ///
    /// A scroll view with disabled scrolling does not move its content, as reported for Apple's class (OpenRadar 34808621).
    func settle() {
        let (old, new) = (range, currentRange)
        guard old != new else { return }
        range = new
        if isScrollEnabled {
            let offset = new.offset(from: contentOffset, in: old)
            if offset != contentOffset { contentOffset = offset }
        }
        if old.systemInset != new.systemInset { inheritInsetsBelow() }
        guard old.inset != new.inset else { return }
        adjustedContentInsetDidChange()
        scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    }
}
