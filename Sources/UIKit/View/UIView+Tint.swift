import Foundation

extension UIView {
    /// Notifies this view and the descendants without their own tint color of a change.
    func tellTint() {
        tintColorDidChange()
        for subview in subviewStorage where subview.tintStorage == nil { subview.tellTint() }
    }
}
