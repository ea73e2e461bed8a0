/// A scroll view that is not held.
struct WeakScrollView {
    weak var view: UIScrollView?

    init(_ view: UIScrollView) { self.view = view }
}
