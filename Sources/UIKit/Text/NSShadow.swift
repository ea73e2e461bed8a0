import Foundation

/// The shadow of text; kept, and nothing draws it.
///
/// Not an `NSObject`, for the reason that ``UIFont`` is none.
open class NSShadow: NSCopying, Hashable, @unchecked Sendable {
    /// How far the shadow is from the text, in points.
    open var shadowOffset = CGSize.zero
    /// How blurred the shadow is, in points.
    open var shadowBlurRadius: CGFloat = 0
    /// The colour, a `UIColor`; nil for none.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

    /// A shadow that lies below the text, a third as dark as black.
    public init() {}

    /// A shadow like this one.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        (copy.shadowOffset, copy.shadowBlurRadius, copy.shadowColor) = (shadowOffset, shadowBlurRadius, shadowColor)
        return copy
    }
    /// Two shadows are equal when they lie alike and have the same colour.
    public static func == (left: NSShadow, right: NSShadow) -> Bool {
        left.shadowOffset == right.shadowOffset && left.shadowBlurRadius == right.shadowBlurRadius
            && left.shadowColor as? UIColor == right.shadowColor as? UIColor
    }
    /// Adds what equal shadows share.
    open func hash(into hasher: inout Hasher) {
        hasher.combine(shadowOffset.width)
        hasher.combine(shadowOffset.height)
        hasher.combine(shadowBlurRadius)
    }
}
