import Foundation

extension UIViewController {
    // MARK: Adding and removing

    /// Appends a child controller.
    final func takeIn(_ child: UIViewController) {
        guard child.parent !== self else { return }
        child.removeFromParent()
        child.willMove(toParent: self)
        children.append(child)
        child.parent = self
        child.isArriving = true
    }

    /// Calls `didMove(toParent:)` unless it was called since the controller was added.
    final func didArrive() {
        guard isArriving else { return }
        isArriving = false
        didMove(toParent: parent)
    }

    /// Removes the controller from its parent and calls `didMove(toParent:)`.
    final func leaveParent() {
        guard let former = parent else { return }
        // Controllers that leave in sequence are nearly always the first or the last child.
        let last = former.children.last === self ? former.children.count - 1 : nil
        (last ?? former.children.firstIndex { $0 === self }).map { _ = former.children.remove(at: $0) }
        parent = nil
        barInsets = .zero
        didDepart()
    }

    /// Calls `willMove(toParent:)` with nil.
    final func willDepart() {
        isDeparting = true
        willMove(toParent: nil)
    }

    /// Calls `didMove(toParent:)` with nil.
    final func didDepart() {
        isDeparting = false
        didMove(toParent: nil)
    }

    /// Replaces the children: removes those not in the list, adds the others, and applies the order of the list.
    final func replaceChildren(by next: [UIViewController]) {
        for child in children where !next.contains(where: { $0 === child }) {
            child.willDepart()
            child.viewIfLoaded?.removeFromSuperview()
            child.removeFromParent()
        }
        for child in next { addChild(child) }
        children = next + children.filter { child in !next.contains { $0 === child } }
    }

    // MARK: Ancestors and child views

    /// Returns the nearest ancestor controller of a class.
    final func container<Container: UIViewController>() -> Container? {
        var next = parent
        while let controller = next {
            if let found = controller as? Container { return found }
            next = controller.parent
        }
        return nil
    }

    /// Fills the view with the view of one child, below a bar, and removes the views of the other children.
    ///
    /// It returns whether the child's view was added. It does nothing before the view is loaded.
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
