import Foundation

extension UIView {
    /// The view whose opaque parts let this one be seen; kept, since nothing is composed here.
    public var mask: UIView? {
        get { uncommonStorage?.mask }
        set { if uncommonStorage != nil || newValue != nil { uncommon.mask = newValue } }
    }

    /// A view of the same size with the same fill; there is no picture of what is inside.
    func makeSnapshot(_ afterUpdates: Bool) -> UIView {
        if afterUpdates { layoutIfNeeded() }
        let made = UIView(frame: CGRect(origin: .zero, size: bounds.size))
        made.backgroundColor = backgroundColor
        return made
    }
}
