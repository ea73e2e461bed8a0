import Foundation

extension UIView {
    /// Adds the view that holds the content of a cell or an effect: it fills this one and follows its size.
    func fill(with content: UIView) {
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(content)
    }
}
