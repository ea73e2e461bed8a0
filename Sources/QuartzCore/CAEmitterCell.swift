import CoreGraphics
import Foundation

/// A source of particles.
///
/// Plumb stores its properties and draws nothing.
open class CAEmitterCell: NSObject {
    /// Creates a cell.
    public override init() { super.init() }
    /// The image of the particles.
    open var contents: Any?
    /// The name of the cell.
    open var name: String?
    /// A Boolean value that indicates whether the cell emits particles.
    open var isEnabled = true
    /// The number of particles per second.
    open var birthRate: Float = 0
    /// The lifetime of a particle in seconds.
    open var lifetime: Float = 0
    /// The range of lifetimes.
    open var lifetimeRange: Float = 0
    /// The direction in radians.
    open var emissionLongitude: CGFloat = 0
    /// The elevation in radians.
    open var emissionLatitude: CGFloat = 0
    /// The range of directions in radians.
    open var emissionRange: CGFloat = 0
    /// The speed in points per second.
    open var velocity: CGFloat = 0
    /// The range of speeds.
    open var velocityRange: CGFloat = 0
    /// The acceleration to the right.
    open var xAcceleration: CGFloat = 0
    /// The acceleration downwards.
    open var yAcceleration: CGFloat = 0
    /// The acceleration towards the viewer.
    open var zAcceleration: CGFloat = 0
    /// The scale.
    open var scale: CGFloat = 1
    /// The range of scales.
    open var scaleRange: CGFloat = 0
    /// The change of the scale per second.
    open var scaleSpeed: CGFloat = 0
    /// The rotation speed in radians per second.
    open var spin: CGFloat = 0
    /// The range of rotation speeds.
    open var spinRange: CGFloat = 0
    /// The color; nil for the color of the image.
    open var color: CGColor?
    /// The range of opacities.
    open var alphaRange: Float = 0
    /// The change of the opacity per second.
    open var alphaSpeed: Float = 0
    /// The scale of the image in pixels per point.
    open var contentsScale: CGFloat = 1
    /// The cells that each particle emits.
    open var emitterCells: [CAEmitterCell]?
}
