import Foundation

extension UIView {
    /// How many pixels of its layer there are to a point; nothing is drawn in pixels here.
    public var contentScaleFactor: CGFloat {
        get { layer.contentsScale }
        set { layer.contentsScale = newValue }
    }
}
