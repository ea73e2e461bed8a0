import CoreGraphics
import Foundation

/// A layer that would show its sublayers several times; it keeps what it is told, and nothing draws it.
open class CAReplicatorLayer: CALayer {
    /// How often they are shown.
    open var instanceCount = 1
    /// Whether depth is kept.
    open var preservesDepth = false
    /// By how many seconds each is later than the one before.
    open var instanceDelay: TimeInterval = 0
    /// How each stands from the one before.
    open var instanceTransform = CATransform3DIdentity
    /// The colour of the first; nil for their own.
    open var instanceColor: CGColor?
    /// How much redder each is.
    open var instanceRedOffset: Float = 0
    /// How much greener each is.
    open var instanceGreenOffset: Float = 0
    /// How much bluer each is.
    open var instanceBlueOffset: Float = 0
    /// How much more opaque each is.
    open var instanceAlphaOffset: Float = 0
}
