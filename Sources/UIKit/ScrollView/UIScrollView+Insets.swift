import Foundation

extension UIScrollView {
    /// What the safe area adds to the inset: nothing, all of it, or what lies on the axes along which the content scrolls
    /// (Apple's documentation of the cases of `contentInsetAdjustmentBehavior`).
    var systemInset: UIEdgeInsets {
        systemInset(
            isWide: contentSize.width > bounds.width || alwaysBounceHorizontal,
            isHigh: contentSize.height > bounds.height || alwaysBounceVertical)
    }

    /// `adjustedContentInset` as if the content were longer than the view along an axis, so that a layout whose length follows
    /// from the inset does not change it.
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

    /// Whether the view is the content of a controller among bars: its view, or the first scroll view directly inside it.
    private var isContentOfController: Bool {
        var owner = viewController
        if owner == nil, let superview, superview.subviewStorage.first(where: { $0 is UIScrollView }) === self {
            owner = superview.viewController
        }
        guard let owner else { return false }
        return owner.automaticallyAdjustsScrollViewInsets
            && (owner.navigationController != nil || owner.tabBarController != nil)
    }

    // MARK: Resting

    /// The limits of scrolling as they are now.
    var currentRange: ScrollRange {
        ScrollRange(
            contentInset: contentInset, systemInset: systemInset, contentSize: contentSize, size: bounds.size,
            isMirrored: isContentMirrored, alignment: contentAlignmentPoint)
    }

    /// Has the content go where it rests, after something may have changed that decides about it.
    ///
    /// A scroll view that does not scroll is not moved, as reported of Apple's (OpenRadar 34808621).
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
