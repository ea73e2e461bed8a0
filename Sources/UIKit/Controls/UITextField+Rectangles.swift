import Foundation

extension UITextField {
    /// The space that the border takes at each side of the text, in points.
    var borderInset: CGFloat {
        switch borderStyle {
        case .roundedRect, .bezel: 7
        case .line: 2
        case .none: 0
        }
    }

    /// Returns the bounds without the border and without the side views.
    ///
    /// In a right-to-left layout, the views change sides; their rectangle methods return the same rectangles (Apple's
    /// reference).
    func textBounds(in bounds: CGRect) -> CGRect {
        var (before, after) = (borderInset, borderInset)
        if isShown(leftViewMode), leftView != nil {
            before = max(before, leftViewRect(forBounds: bounds).maxX - bounds.minX)
        }
        if isShown(rightViewMode), rightView != nil {
            after = max(after, bounds.maxX - rightViewRect(forBounds: bounds).minX)
        }
        let (left, right) = readsRightToLeft ? (after, before) : (before, after)
        return bounds.inset(by: UIEdgeInsets(top: 0, left: left, bottom: 0, right: right))
    }

    /// Returns a side view's rectangle, mirrored in a right-to-left layout.
    func onItsSide(_ rect: CGRect) -> CGRect {
        guard readsRightToLeft else { return rect }
        return CGRect(x: bounds.minX + bounds.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    /// Returns the size of a side view.
    ///
    /// A view of zero size has the compressed size of its content (since iOS 13).
    func sideSize(of view: UIView?) -> CGSize {
        guard let view, view.bounds.size == .zero else { return view?.bounds.size ?? .zero }
        return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }

    func isShown(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }

    func replace(_ old: UIView?, by new: UIView?) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        if let new { addSubview(new) }
        setNeedsLayout()
    }
}
