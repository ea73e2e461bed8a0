import Foundation

/// The methods that respond to scrolling and zooming.
///
/// Methods that respond to touches are not declared, because Plumb has no touches.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// Notifies the delegate that the content offset has changed.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// Notifies the delegate that the adjusted content inset has changed.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
    /// Returns the view to zoom; nil, the default, disables zooming.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    /// Notifies the delegate that an animated zoom is about to begin.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    /// Notifies the delegate that the zoom scale has changed.
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    /// Notifies the delegate that an animated zoom has ended.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

extension UIScrollViewDelegate {
    /// Does nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
    /// Returns nil.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    /// Does nothing.
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    /// Does nothing.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
}

/// A protocol that gives scroll views their `delegate` property.
///
/// Tables, collections and text views declare a delegate of another protocol. Swift allows that only if no superclass declares the
/// property.
@preconcurrency @MainActor public protocol ScrollDelegation: AnyObject {}

extension ScrollDelegation where Self: UIScrollView {
    /// The delegate of the scroll view; the reference is weak.
    public var delegate: (any UIScrollViewDelegate)? {
        get { scrollDelegate }
        set { scrollDelegate = newValue }
    }
}

extension UIScrollView: ScrollDelegation {}
