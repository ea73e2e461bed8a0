import Foundation

/// The shadow of text.
///
/// Plumb stores the shadow and does not draw it.
///
/// This class does not inherit from `NSObject`, for the same reason as ``UIFont``.
open class NSShadow: NSCopying, Hashable, @unchecked Sendable {
    // Invariant: a shadow belongs to one thread until its text is complete, as Apple documents.
    /// The offset of the shadow from the text, in points.
    open var shadowOffset = CGSize.zero
    /// The blur radius of the shadow, in points.
    open var shadowBlurRadius: CGFloat = 0
    /// The color of the shadow, a `UIColor`; nil for no shadow.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

    /// Creates a black shadow with an alpha of 1/3, no offset and no blur.
    public init() {}

    /// Returns a copy of the shadow.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        (copy.shadowOffset, copy.shadowBlurRadius, copy.shadowColor) = (shadowOffset, shadowBlurRadius, shadowColor)
        return copy
    }
    /// Returns whether two shadows have the same offset, blur radius and color.
    public static func == (left: NSShadow, right: NSShadow) -> Bool {
        left.shadowOffset == right.shadowOffset && left.shadowBlurRadius == right.shadowBlurRadius
            && left.shadowColor as? UIColor == right.shadowColor as? UIColor
    }
    /// Adds the offset and the blur radius of the shadow to a hasher.
    open func hash(into hasher: inout Hasher) {
        hasher.combine(shadowOffset.width)
        hasher.combine(shadowOffset.height)
        hasher.combine(shadowBlurRadius)
    }
}
