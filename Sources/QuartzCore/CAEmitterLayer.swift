import CoreGraphics
import Foundation

/// A layer that would let particles fly; it keeps what it is told, and nothing draws it.
open class CAEmitterLayer: CALayer {
    /// What flies.
    open var emitterCells: [CAEmitterCell]?
    /// How much is born, as a part of what the cells say.
    open var birthRate: Float = 1
    /// How long it lives, as a part of what the cells say.
    open var lifetime: Float = 1
    /// Where the middle is, in points.
    open var emitterPosition = CGPoint.zero
    /// How far in front the middle is, in points.
    open var emitterZPosition: CGFloat = 0
    /// How large the shape is, in points.
    open var emitterSize = CGSize.zero
    /// How deep the shape is, in points.
    open var emitterDepth: CGFloat = 0
    /// From what shape they fly.
    open var emitterShape = CAEmitterLayerEmitterShape.point
    /// From where of the shape they fly.
    open var emitterMode = CAEmitterLayerEmitterMode.volume
    /// How they are laid over one another.
    open var renderMode = CAEmitterLayerRenderMode.unordered
    /// How fast they are, as a part of what the cells say.
    open var velocity: Float = 1
    /// How large they are, as a part of what the cells say.
    open var scale: Float = 1
    /// How fast they turn, as a part of what the cells say.
    open var spin: Float = 1
    /// What chance begins with.
    open var seed: UInt32 = 0
}
