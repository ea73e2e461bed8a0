import Foundation

extension UIViewController {
    // MARK: Coming and going

    /// Puts a controller behind the other children.
    final func takeIn(_ child: UIViewController) {
        guard child.parent !== self else { return }
        child.removeFromParent()
        child.willMove(toParent: self)
        children.append(child)
        child.parent = self
        child.isArriving = true
    }

    /// Says that the controller is inside another, where that was not said since it came.
    final func didArrive() {
        guard isArriving else { return }
        isArriving = false
        didMove(toParent: parent)
    }

    /// Goes from the children of the controller around this one, and says so.
    final func leaveParent() {
        guard let former = parent else { return }
        // Those that leave one after the other are nearly always the first or the last.
        let last = former.children.last === self ? former.children.count - 1 : nil
        (last ?? former.children.firstIndex { $0 === self }).map { _ = former.children.remove(at: $0) }
        parent = nil
        barInsets = .zero
        didDepart()
    }

    /// Says that the controller is about to leave the one around it.
    final func willDepart() {
        isDeparting = true
        willMove(toParent: nil)
    }

    /// Says that the controller has left the one around it.
    final func didDepart() {
        isDeparting = false
        didMove(toParent: nil)
    }

    /// Takes out the children that are not among others, takes those in, and gives them their order.
    final func replaceChildren(by next: [UIViewController]) {
        for child in children where !next.contains(where: { $0 === child }) {
            child.willDepart()
            child.viewIfLoaded?.removeFromSuperview()
            child.removeFromParent()
        }
        for child in next { addChild(child) }
        children = next + children.filter { child in !next.contains { $0 === child } }
    }

    // MARK: Around and inside

    /// The nearest controller of a class around this one.
    final func container<Container: UIViewController>() -> Container? {
        var next = parent
        while let controller = next {
            if let found = controller as? Container { return found }
            next = controller.parent
        }
        return nil
    }

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
