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

    /// Lays the view out before `viewDidAppear(_:)`.
    ///
    /// Apple's systems run a layout pass between `viewIsAppearing(_:)` and `viewDidAppear(_:)`. So apps read frames in the latter.
    private func layOutBeforeAppearance() {
        guard LayoutTurn.depth == 0, let view = viewIfLoaded, view.window != nil else { return }
        view.layoutIfNeeded()
    }

    /// Replaces visible children by others and sends both their appearance calls if this controller is visible.
    final func exchange(_ former: [UIViewController], for next: [UIViewController], _ change: () -> Void) {
        guard appearance.isShown, shouldAutomaticallyForwardAppearanceMethods else { return change() }
        let leaving = former.filter { child in !next.contains { $0 === child } }
        let coming = next.filter { child in !former.contains { $0 === child } }
        for child in leaving { child.beginAppearanceTransition(false, animated: false) }
        for child in coming { child.beginAppearanceTransition(true, animated: false) }
        change()
        for child in leaving + coming { child.endAppearanceTransition() }
    }

    /// Begins an appearance transition if the view is about to move to or from a window.
    final func viewWillMove(to window: UIWindow?) {
        let isAppearing = window?.isShown ?? false
        guard isAppearing != appearance.isShown, !appearance.isChanging, followsItsView(into: window) else { return }
        appearance.followsView = true
        beginAppearanceTransition(isAppearing, animated: false)
    }

    /// Ends the appearance transition after the view has moved to or from a window.
    final func viewDidMove() {
        guard appearance.followsView else { return }
        appearance.followsView = false
        endAppearanceTransition()
    }

    /// Returns whether the controller follows its view, because neither its window nor its parent sends the appearance calls.
    ///
    /// A parent in a transition sends them itself.
    private func followsItsView(into window: UIWindow?) -> Bool {
        guard let parent else { return window?.rootViewController !== self }
        return parent.appearance.isShown && !parent.appearance.isChanging
            && parent.shouldAutomaticallyForwardAppearanceMethods
    }
}
