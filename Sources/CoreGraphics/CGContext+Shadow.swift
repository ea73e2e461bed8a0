import Foundation

extension CGContext {
    /// Sets a shadow.
    ///
    /// This method has no effect in Plumb.
    public func setShadow(offset: CGSize, blur: CGFloat) {}
    /// Sets a shadow with a color.
    ///
    /// This method has no effect in Plumb.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
}
