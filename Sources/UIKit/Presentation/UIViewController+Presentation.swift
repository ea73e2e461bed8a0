import Foundation

extension UIViewController {
    /// How the controller is shown over another; made when it is asked for.
    public var presentationController: UIPresentationController? {
        if let made = presentation { return made }
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

    /// The sheet on which the controller is shown; nil where it is shown otherwise.
    public var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
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

    /// Whether the controller is another one or is shown over it.
    func isShown(over other: UIViewController) -> Bool {
        self === other || presentingViewController?.isShown(over: other) == true
    }

    /// Takes the controller away that is shown over this one, after those that are shown over that one.
    func takePresentedAway() {
        guard let presented = presentedViewController else { return }
        presented.takePresentedAway()
        presented.presentation?.leave()
        // Who hears of it and asks for the same leaves the rest to the first.
        guard presented.presentation?.container == nil else { return }
        presented.presentingViewController = nil
        presentedViewController = nil
    }
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
        Array(sequence(first: self, next: \.presentedViewController).dropFirst())
    }
}
