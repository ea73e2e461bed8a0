import Foundation

/// What is pulled down above the content of a scroll view to ask for it anew.
///
/// It stands above the content, 60 points high and hidden until it refreshes. Meanwhile the scroll view's `contentInset` is that
/// much higher (as reported of Apple's, OpenRadar 35866834), so that content which somebody pulled down stays there.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
    /// Whether the content is asked for anew.
    open private(set) var isRefreshing = false
    /// A text below the sign.
    open var attributedTitle: NSAttributedString?

    override func didInitialize() {
        super.didInitialize()
        isHidden = true
    }

    /// Says that the content is asked for anew; as Apple's, without sending an event.
    ///
    /// Long content is not pulled down by it: set `contentOffset` to see the sign.
    open func beginRefreshing() { refresh(true) }
    /// Says that the content is there, which goes back to where it rests.
    open func endRefreshing() { refresh(false) }

    /// The room above the content that was made for the control, in points.
    private var room: CGFloat = 0
    /// The inset of the content with that room, as long as nobody sets another.
    private var roomyInset: CGFloat = 0

    private func refresh(_ isRefreshing: Bool) {
        guard isRefreshing != self.isRefreshing else { return }
        (self.isRefreshing, isHidden) = (isRefreshing, !isRefreshing)
        makeRoom(isRefreshing ? intrinsicContentSize.height : 0, in: superview)
    }

    /// What shows the control has room for it as long as it is there and refreshes.
    open override func willMove(toSuperview newSuperview: UIView?) {
        super.willMove(toSuperview: newSuperview)
        guard isRefreshing else { return }
        makeRoom(0, in: superview)
        makeRoom(intrinsicContentSize.height, in: newSuperview)
    }

    /// Makes room, and takes away as much as there was, however high the control is meanwhile.
    private func makeRoom(_ height: CGFloat, in view: UIView?) {
        guard let view = view as? UIScrollView else { return }
        let former = room
        room = height
        let (present, top) = (view.contentInset.top, view.contentInset.top + height - former)
        // Who has set another inset meanwhile has taken the room away himself.
        let isForeign = height < former && present != roomyInset
        roomyInset = isForeign ? max(min(0, present), top) : top
        view.contentInset.top = roomyInset
    }

    /// 60 points high; no width.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 60) }

    /// Takes its place above the content of a scroll view.
    func stand(above scrollView: UIScrollView) {
        let height = intrinsicContentSize.height
        let place = CGRect(x: 0, y: -height, width: scrollView.bounds.width, height: height)
        if frame != place { frame = place }
    }
}
