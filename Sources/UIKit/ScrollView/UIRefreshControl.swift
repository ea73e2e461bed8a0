import Foundation

/// A control above the content of a scroll view that shows that the content is being refreshed.
///
/// The control is 60 points high and hidden except during a refresh. During a refresh the `contentInset` of the scroll view is
/// larger by this height, so that content that was pulled down stays. This is reported for Apple's class (OpenRadar 35866834).
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
    /// A Boolean value that indicates whether the content is being refreshed.
    open private(set) var isRefreshing = false
    /// The title below the refresh indicator.
    ///
    /// Plumb stores the value and does not use it.
    open var attributedTitle: NSAttributedString?

    override func didInitialize() {
        super.didInitialize()
        isHidden = true
    }

    /// Begins a refresh without sending an event, as in Apple's UIKit.
    ///
    /// Long content does not move; set `contentOffset` to show the control.
    open func beginRefreshing() { refresh(true) }
    /// Ends the refresh; the content returns to its resting position.
    open func endRefreshing() { refresh(false) }

    /// The height above the content that is reserved for the control, in points.
    private var room: CGFloat = 0
    /// The top inset including the reserved height, unless the program sets another one.
    private var roomyInset: CGFloat = 0

    private func refresh(_ isRefreshing: Bool) {
        guard isRefreshing != self.isRefreshing else { return }
        (self.isRefreshing, isHidden) = (isRefreshing, !isRefreshing)
        makeRoom(isRefreshing ? intrinsicContentSize.height : 0, in: superview)
    }

    /// Moves the reserved height from the former superview to the new one during a refresh.
    open override func willMove(toSuperview newSuperview: UIView?) {
        super.willMove(toSuperview: newSuperview)
        guard isRefreshing else { return }
        makeRoom(0, in: superview)
        makeRoom(intrinsicContentSize.height, in: newSuperview)
    }

    /// Reserves a height above the content and releases the former one.
    private func makeRoom(_ height: CGFloat, in view: UIView?) {
        guard let view = view as? UIScrollView else { return }
        let former = room
        room = height
        let (present, top) = (view.contentInset.top, view.contentInset.top + height - former)
        // A program that set another inset in the meantime has already removed the reserved height.
        let isForeign = height < former && present != roomyInset
        roomyInset = isForeign ? max(min(0, present), top) : top
        view.contentInset.top = roomyInset
    }

    /// The intrinsic size: 60 points high, without an intrinsic width.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 60) }

    /// Places the control above the content of a scroll view.
    func stand(above scrollView: UIScrollView) {
        let height = intrinsicContentSize.height
        let place = CGRect(x: 0, y: -height, width: scrollView.bounds.width, height: height)
        if frame != place { frame = place }
    }
}
