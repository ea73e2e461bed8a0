import Foundation

extension UIView {
    /// Tells this view and those below that have no colour of their own.
    func tellTint() {
        tintColorDidChange()
        for subview in subviewStorage where subview.tintStorage == nil { subview.tellTint() }
    }
}
