import Foundation

extension CGContext {
    /// Sets a shadow, which is not drawn.
    public func setShadow(offset: CGSize, blur: CGFloat) {}
    /// Sets a shadow with a color, which is not drawn.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
}
