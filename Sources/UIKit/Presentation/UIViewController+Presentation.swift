import Foundation

extension UIViewController {
    /// How the controller is shown over another, or one around it; made when it is asked for.
    public var presentationController: UIPresentationController? {
        if let made = presentation { return made }
        if let parent { return parent.presentationController }
        let made: UIPresentationController
        switch modalPresentationStyle {
        case .custom:
            let source = presentingViewController
            made =
                transitioningDelegate?.presentationController(
                    forPresented: self, presenting: source, source: source ?? self)
                ?? UIPresentationController(presentedViewController: self, presenting: source)
        case .popover:
            made = UIPopoverPresentationController(
                presentedViewController: self, presenting: presentingViewController)
        case .automatic, .pageSheet, .formSheet:
            made = UISheetPresentationController(presentedViewController: self, presenting: presentingViewController)
        default: made = UIPresentationController(presentedViewController: self, presenting: presentingViewController)
        }
        presentation = made
        return made
    }

    /// The bubble in which the controller is shown; nil where it is shown otherwise.
    public var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }

    /// Whether another controller can be shown over this one; the log says why not.
    func canPresent(_ other: UIViewController) -> Bool {
        let reason: String
        if let presented = presentedViewController {
            reason = "which is already presenting \(presented)"
        } else if isShown(over: other) || other.presentingViewController != nil {
            reason = "though it is shown already"
        } else {
            return true
        }
        NSLayoutConstraint.logger.warning("Attempt to present \(other) on \(self) \(reason)")
        return false
    }

    /// Whether the controller is another one, is inside of it or is shown over it.
    func isShown(over other: UIViewController) -> Bool {
        self === other || (parent ?? below)?.isShown(over: other) == true
    }

    /// This controller or the nearest around it that has something.
    func nearest<Value>(_ value: KeyPath<UIViewController, Value?>) -> UIViewController? {
        var next: UIViewController? = self
        while let controller = next, controller[keyPath: value] == nil { next = controller.parent }
        return next
    }

    /// Over whom one is shown in a style: the controller furthest out, or the nearest that gives a context.
    func presenter(of style: UIModalPresentationStyle) -> UIViewController {
        let outwards = Array(sequence(first: self, next: \.parent))
        let context =
            style == .currentContext || style == .overCurrentContext
            ? outwards.first(where: \.definesPresentationContext) : nil
        return context ?? outwards.last ?? self
    }

    /// Shows a controller over this one in the window of the one that asks for it.
    func show(above other: UIViewController, as source: UIViewController) {
        above = other
        other.below = self
        guard let window = source.viewIfLoaded?.window, !(other is UIAlertController) else { return }
        let covers = other.modalPresentationStyle.covers && appearance.isShown
        if covers { beginAppearanceTransition(false, animated: false) }
        other.presentationController?.show(in: window)
        other.presentation?.container?.covers = covers
        if covers { endAppearanceTransition() }
    }

    /// Takes the controller away that is shown over this one, after those that are shown over that one, and tells this one if it
    /// is seen again by that.
    func takePresentedAway(isStaying: Bool = true) {
        guard let presented = above else { return }
        presented.takeAllPresentedAway()
        presented.isGoing = true
        defer { presented.isGoing = false }
        let uncovers = isStaying && presented.presentation?.container?.covers == true
        if uncovers {
            presented.beginAppearanceTransition(false, animated: false)
            beginAppearanceTransition(true, animated: false)
        }
        presented.presentation?.leave()
        // Who hears of it and asks for the same leaves the rest to the first.
        guard presented.presentation?.container == nil, above === presented else { return }
        presented.below = nil
        above = nil
        guard uncovers else { return }
        endAppearanceTransition()
        presented.endAppearanceTransition()
    }
}

extension UIViewController {
    /// Takes away what is shown over this controller and over those inside of it, which may give a context of their own.
    func takeAllPresentedAway() {
        for child in children { child.takeAllPresentedAway() }
        takePresentedAway(isStaying: false)
    }
}

extension UIModalPresentationStyle {
    /// Whether nothing of the controller below is seen, which hears that it is gone.
    fileprivate var covers: Bool { self == .fullScreen || self == .currentContext }
}

extension UIViewController {
    /// Who hears which size the controller would like to have: the controller around it, or how it is shown.
    var contentContainer: (any UIContentContainer)? {
        if let parent { return parent }
        return presentation
    }
}

extension UIViewController {
    /// The controllers that are shown over this one, the nearest first.
    var presentedChain: [UIViewController] {
        Array(sequence(first: self, next: \.above).dropFirst())
    }
}
