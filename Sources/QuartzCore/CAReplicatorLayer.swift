import CoreGraphics
import Foundation

/// A layer that repeats its sublayers.
///
/// Plumb stores its properties and draws nothing.
open class CAReplicatorLayer: CALayer {
    /// The number of copies.
    open var instanceCount = 1
    /// A Boolean value that indicates whether copies preserve depth.
    open var preservesDepth = false
    /// The delay between copies in seconds.
    open var instanceDelay: TimeInterval = 0
    /// The transform from one copy to the next.
    open var instanceTransform = CATransform3DIdentity
    /// The color of the first copy; nil for the original colors.
    open var instanceColor: CGColor?
    /// The change of red from one copy to the next.
    open var instanceRedOffset: Float = 0
    /// The change of green from one copy to the next.
    open var instanceGreenOffset: Float = 0
    /// The change of blue from one copy to the next.
    open var instanceBlueOffset: Float = 0
    /// The change of opacity from one copy to the next.
    open var instanceAlphaOffset: Float = 0
}
