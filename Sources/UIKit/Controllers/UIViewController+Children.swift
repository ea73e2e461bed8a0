import Foundation

extension UIViewController {
    /// Has the view of one child fill this controller's, below its bar and in place of the other children's; whether that is new.
    ///
    /// Nothing is done before the view is loaded.
    final func fillView(with child: UIViewController, below bar: UIView) -> Bool {
        guard isViewLoaded else { return false }
        for other in children where other !== child { other.viewIfLoaded?.removeFromSuperview() }
        guard child.view.superview !== view else { return false }
        child.view.frame = view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(child.view, belowSubview: bar)
        return true
    }
}
