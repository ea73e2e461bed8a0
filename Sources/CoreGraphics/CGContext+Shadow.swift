import Foundation

extension CGContext {
    /// Gives what is drawn a shadow; drawings here have none.
    public func setShadow(offset: CGSize, blur: CGFloat) {}
    /// Gives what is drawn a shadow of a colour; drawings here have none.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
}
