extension UIViewController {
    /// Replaces the view of a child by that of another child, and sends both their appearance calls.
    final func exchangeView(
        of former: UIViewController, for next: UIViewController, _ animations: (() -> Void)?
    ) {
        exchange([former], for: [next]) {
            let isOther = former !== next
            if isOther { former.view.superview?.addSubview(next.view) }
            animations?()
            if isOther { former.view.removeFromSuperview() }
        }
    }

    /// Dismisses the controller that this one presents, or else this controller itself.
    final func dismissPresented(_ isAnimated: Bool, _ completion: (() -> Void)?) {
        if presentedViewController == nil, let presentingViewController {
            return presentingViewController.dismiss(animated: isAnimated, completion: completion)
        }
        nearest(\.above)?.takePresentedAway()
        completion?()
    }

    /// Pushes a controller in the enclosing navigation controller, or else presents it.
    final func pushOrPresent(_ controller: UIViewController) {
        guard let navigation = self as? UINavigationController ?? navigationController,
            !(controller is UINavigationController)
        else { return present(controller, animated: true) }
        navigation.pushViewController(controller, animated: true)
    }

    /// Shows a controller in the secondary column of the enclosing split view, or else presents it.
    final func showDetailOrPresent(_ controller: UIViewController, _ sender: Any?) {
        guard let split = splitViewController else { return present(controller, animated: true) }
        split.showDetailViewController(controller, sender: sender)
    }

    /// Shows the toolbar items if this controller is at the top of a navigation controller.
    final func showToolbarItems() {
        guard let navigation = parent as? UINavigationController, navigation.topViewController === self else { return }
        navigation.toolbar.items = toolbarItems
    }
}
