import Foundation

extension UIView {
    /// Adds the content view of a cell or an effect view; it fills this view and follows its size.
    func fill(with content: UIView) {
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(content)
    }
}
