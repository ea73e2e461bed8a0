import Foundation

extension UIViewController {
    /// The presentation controller of this controller or of an ancestor.
    ///
    /// The property creates it at the first access.
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

    /// The popover presentation controller, or `nil` for another style.
    public var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }

    /// Returns whether this controller can present another one.
    ///
    /// Otherwise the log states the reason.
    func canPresent(_ other: UIViewController) -> Bool {
        let reason: String
        if let presented = presentedViewController {
            reason = "which is already presenting \(presented)"
        } else if isShown(over: other) || other.presentingViewController != nil {
            reason = "though it is shown already"
        } else {
            return true
        }
        guard LayoutEnvironment.current.logsConflicts else { return false }
        NSLayoutConstraint.logger.warning("Attempt to present \(other) on \(self) \(reason)")
        return false
    }

    /// Returns whether this controller is the other one, is inside it, or is presented over it.
    func isShown(over other: UIViewController) -> Bool {
        self === other || (parent ?? below)?.isShown(over: other) == true
    }

    /// Returns this controller or the nearest ancestor with a value.
    func nearest<Value>(_ value: KeyPath<UIViewController, Value?>) -> UIViewController? {
        var next: UIViewController? = self
        while let controller = next, controller[keyPath: value] == nil { next = controller.parent }
        return next
    }

    /// Returns the controller that presents in a style: the outermost ancestor, or the nearest one that defines the
    /// context.
    func presenter(of style: UIModalPresentationStyle) -> UIViewController {
        let outwards = Array(sequence(first: self, next: \.parent))
        let context =
            style == .currentContext || style == .overCurrentContext
            ? outwards.first(where: \.definesPresentationContext) : nil
        return context ?? outwards.last ?? self
    }

    /// Presents a controller over this one, in the window of the source.
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

    /// Dismisses the controller over this one, and first those over that controller.
    ///
    /// This controller is notified if it becomes visible again.
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
        // A nested dismissal from a notification leaves the rest to the first one.
        guard presented.presentation?.container == nil, above === presented else { return }
        presented.below = nil
        above = nil
        guard uncovers else { return }
        endAppearanceTransition()
        presented.endAppearanceTransition()
    }
}

extension UIViewController {
    /// Dismisses the controllers over this controller and over its descendants, which may define contexts of their own.
    func takeAllPresentedAway() {
        for child in children { child.takeAllPresentedAway() }
        takePresentedAway(isStaying: false)
    }
}

extension UIModalPresentationStyle {
    /// A Boolean value that indicates whether the style covers the controller below completely.
    ///
    /// That controller is then notified of its disappearance.
    fileprivate var covers: Bool { self == .fullScreen || self == .currentContext }
}

extension UIViewController {
    /// The container that is notified of the preferred content size: the parent, or the presentation controller.
    var contentContainer: (any UIContentContainer)? {
        if let parent { return parent }
        return presentation
    }
}

extension UIViewController {
    /// The controllers presented over this one, the nearest first.
    var presentedChain: [UIViewController] {
        Array(sequence(first: self, next: \.above).dropFirst())
    }
}
