import Foundation

extension UIView {
    /// Returns the frontmost view at a point; nil outside the bounds.
    ///
    /// Hidden, transparent and disabled views are skipped.
    func hitView(at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, alpha > 0.01, isUserInteractionEnabled, self.point(inside: point, with: event) else {
            return nil
        }
        for subview in subviewStorage.reversed() {
            if let found = subview.hitTest(subview.convert(point, from: self), with: event) { return found }
        }
        return self
    }
}
