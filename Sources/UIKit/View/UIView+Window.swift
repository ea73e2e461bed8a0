import Foundation

extension UIView {
    /// Tells a subtree that it is about to enter or leave a window.
    func announceMove(toWindow window: UIWindow?) {
        willMove(toWindow: window)
        for subview in subviewStorage { subview.announceMove(toWindow: window) }
    }

    /// Tells a subtree that it has entered or left a window.
    func reportMoveToWindow() {
        didMoveToWindow()
        for subview in subviewStorage { subview.reportMoveToWindow() }
    }
}
