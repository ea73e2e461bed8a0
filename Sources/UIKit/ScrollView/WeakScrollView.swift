/// A weak reference to a scroll view.
struct WeakScrollView {
    weak var view: UIScrollView?

    init(_ view: UIScrollView) { self.view = view }
}
