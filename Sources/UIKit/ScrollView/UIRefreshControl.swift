import Foundation

/// What is pulled down above the content of a scroll view to ask for it anew.
///
/// It stands above the content, 60 points high and hidden until it refreshes; the content stays where it is meanwhile.
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
    open func beginRefreshing() { (isRefreshing, isHidden) = (true, false) }
    /// Says that the content is there.
    open func endRefreshing() { (isRefreshing, isHidden) = (false, true) }

    /// 60 points high; no width.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 60) }

    /// Takes its place above the content of a scroll view.
    func stand(above scrollView: UIScrollView) {
        let height = intrinsicContentSize.height
        let place = CGRect(x: 0, y: -height, width: scrollView.bounds.width, height: height)
        if frame != place { frame = place }
    }
}
