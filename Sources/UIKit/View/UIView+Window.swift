import Foundation

extension UIView {
    /// Notifies a subtree that it is about to enter or leave a window.
    func announceMove(toWindow window: UIWindow?) {
        willMove(toWindow: window)
        if flags.contains(.hasController) { viewController?.viewWillMove(to: window) }
        for subview in subviewStorage { subview.announceMove(toWindow: window) }
    }

    /// Notifies a subtree that it has entered or left a window.
    func reportMoveToWindow() {
        if AppearanceProxies.isInUse, window != nil { AppearanceProxies.shared.apply(to: self) }
        didMoveToWindow()
        if flags.contains(.hasController) { viewController?.viewDidMove() }
        for subview in subviewStorage { subview.reportMoveToWindow() }
    }
}
