import Foundation

extension UIView {
    /// The number of pixels per point in the view's layer; Plumb does not draw in pixels.
    public var contentScaleFactor: CGFloat {
        get { layer.contentsScale }
        set { layer.contentsScale = newValue }
    }
}
