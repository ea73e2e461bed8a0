import Foundation

extension UIViewController {
    func beginAppearance(_ isAppearing: Bool, _ animated: Bool) {
        guard isAppearing != appearance.isShown else { return }
        appearance.isShown = isAppearing
        if isAppearing {
            loadViewIfNeeded()
            viewWillAppear(animated)
            setNeedsUpdateContentUnavailableConfiguration()
            viewIsAppearing(animated)
        } else {
            viewWillDisappear(animated)
        }
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in shownChildren { child.beginAppearanceTransition(isAppearing, animated: animated) }
    }

    func endAppearance() {
        guard appearance.isChanging else { return }
        appearance.wasShown = appearance.isShown
        if appearance.isShown {
            layOutBeforeAppearance()
            viewDidAppear(false)
        } else {
            viewDidDisappear(false)
        }
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in children { child.endAppearanceTransition() }
    }

    /// Lays the view out where it is to be seen: on Apple's systems a turn of the render loop lies between `viewIsAppearing(_:)` and
    /// `viewDidAppear(_:)`, so that programs read places in the latter.
    private func layOutBeforeAppearance() {
        guard LayoutTurn.depth == 0, let view = viewIfLoaded, view.window != nil else { return }
        view.layoutIfNeeded()
    }

    /// Shows children in the place of others, and tells both of it where this controller is to be seen.
    final func exchange(_ former: [UIViewController], for next: [UIViewController], _ change: () -> Void) {
        guard appearance.isShown, shouldAutomaticallyForwardAppearanceMethods else { return change() }
        let leaving = former.filter { child in !next.contains { $0 === child } }
        let coming = next.filter { child in !former.contains { $0 === child } }
        for child in leaving { child.beginAppearanceTransition(false, animated: false) }
        for child in coming { child.beginAppearanceTransition(true, animated: false) }
        change()
        for child in leaving + coming { child.endAppearanceTransition() }
    }

    /// Hears that the view is about to come into a window or to leave it.
    final func viewWillMove(to window: UIWindow?) {
        let isAppearing = window?.isShown ?? false
        guard isAppearing != appearance.isShown, !appearance.isChanging, followsItsView(into: window) else { return }
        appearance.followsView = true
        beginAppearanceTransition(isAppearing, animated: false)
    }

    /// Hears that the view has come into a window or left it.
    final func viewDidMove() {
        guard appearance.followsView else { return }
        appearance.followsView = false
        endAppearanceTransition()
    }

    /// Whether nobody else tells the controller: neither its window nor the controller around, which may be on its way itself.
    private func followsItsView(into window: UIWindow?) -> Bool {
        guard let parent else { return window?.rootViewController !== self }
        return parent.appearance.isShown && !parent.appearance.isChanging
            && parent.shouldAutomaticallyForwardAppearanceMethods
    }
}
