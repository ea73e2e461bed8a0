import Foundation

extension UIView {
    /// The mask view, whose alpha determines the visible parts.
    ///
    /// Plumb stores the value and does not use it.
    public var mask: UIView? {
        get { uncommonStorage?.mask }
        set { if uncommonStorage != nil || newValue != nil { uncommon.mask = newValue } }
    }

    /// Returns a view with the same size and background color; it contains no image of the content.
    func makeSnapshot(_ afterUpdates: Bool) -> UIView {
        if afterUpdates { layoutIfNeeded() }
        let made = UIView(frame: CGRect(origin: .zero, size: bounds.size))
        made.backgroundColor = backgroundColor
        return made
    }
}
