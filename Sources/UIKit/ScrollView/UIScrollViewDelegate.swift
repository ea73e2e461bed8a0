import Foundation

/// Who hears of scrolling.
///
/// What follows from touches is not declared, since there are none.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// The visible part has moved.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// The safe area or the inset has changed.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
    /// The view that is zoomed; nil for none.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    /// A view is about to be zoomed with animation.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    /// The content is shown in another size.
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    /// A view was zoomed with animation.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

extension UIScrollViewDelegate {
    /// Nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Nothing.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
    /// None.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    /// Nothing.
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    /// Nothing.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    /// Nothing.
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
}

/// Where scroll views have their `delegate` from: tables, collections and text views have one of a protocol of their own, which
/// Swift allows where no class above declares the property.
@preconcurrency @MainActor public protocol ScrollDelegation: AnyObject {}

extension ScrollDelegation where Self: UIScrollView {
    /// Who hears of scrolling.
    public var delegate: (any UIScrollViewDelegate)? {
        get { scrollDelegate }
        set { scrollDelegate = newValue }
    }
}

extension UIScrollView: ScrollDelegation {}
