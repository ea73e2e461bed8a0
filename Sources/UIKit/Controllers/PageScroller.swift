/// The scroll view of a page view controller.
///
/// It extends beyond the controller's view by half of the spacing between pages, and the page is inset by the same distance. So the safe
/// area of the page is the same as in the view itself.
final class PageScroller: UIScrollView {
    /// The distances by which the scroll view extends beyond the controller's view, in points.
    var overhang = UIEdgeInsets.zero

    override var safeAreaOfSubviews: UIEdgeInsets {
        let safe = super.safeAreaOfSubviews
        return UIEdgeInsets(
            top: safe.top > 0 ? safe.top + overhang.top : 0, left: safe.left > 0 ? safe.left + overhang.left : 0,
            bottom: safe.bottom > 0 ? safe.bottom + overhang.bottom : 0,
            right: safe.right > 0 ? safe.right + overhang.right : 0)
    }
}
