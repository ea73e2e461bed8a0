import CoreGraphics
import Foundation

/// A layer that emits particles.
///
/// Plumb stores its properties and draws nothing.
open class CAEmitterLayer: CALayer {
    /// The cells.
    open var emitterCells: [CAEmitterCell]?
    /// The factor of the cells' birth rates.
    open var birthRate: Float = 1
    /// The factor of the cells' lifetimes.
    open var lifetime: Float = 1
    /// The center of the emitter, in points.
    open var emitterPosition = CGPoint.zero
    /// The z position of the emitter, in points.
    open var emitterZPosition: CGFloat = 0
    /// The size of the emitter, in points.
    open var emitterSize = CGSize.zero
    /// The depth of the emitter, in points.
    open var emitterDepth: CGFloat = 0
    /// The shape of the emitter.
    open var emitterShape = CAEmitterLayerEmitterShape.point
    /// The part of the shape that emits particles.
    open var emitterMode = CAEmitterLayerEmitterMode.volume
    /// The order in which particles are composited.
    open var renderMode = CAEmitterLayerRenderMode.unordered
    /// The factor of the cells' speeds.
    open var velocity: Float = 1
    /// The factor of the cells' scales.
    open var scale: Float = 1
    /// The factor of the cells' rotation speeds.
    open var spin: Float = 1
    /// The seed of the random numbers.
    open var seed: UInt32 = 0
}
