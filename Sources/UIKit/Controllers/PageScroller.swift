/// The scroll view of pages.
///
/// It extends beyond the view of its controller by half of the space between pages, and a page lies as far inside of it. So the page
/// is covered as it would be in the view itself.
final class PageScroller: UIScrollView {
    /// How far the scroll view extends beyond the view of its controller.
    var overhang = UIEdgeInsets.zero

    override var safeAreaOfSubviews: UIEdgeInsets {
        let safe = super.safeAreaOfSubviews
        return UIEdgeInsets(
            top: safe.top > 0 ? safe.top + overhang.top : 0, left: safe.left > 0 ? safe.left + overhang.left : 0,
            bottom: safe.bottom > 0 ? safe.bottom + overhang.bottom : 0,
            right: safe.right > 0 ? safe.right + overhang.right : 0)
    }
}
