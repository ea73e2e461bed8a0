import CoreGraphics
import Foundation

/// What flies; kept, and nothing draws it.
open class CAEmitterCell: NSObject {
    /// A cell of nothing.
    public override init() { super.init() }
    /// What is shown, a picture.
    open var contents: Any?
    /// A name to find the cell by.
    open var name: String?
    /// Whether it flies.
    open var isEnabled = true
    /// How many are born in a second.
    open var birthRate: Float = 0
    /// How many seconds each lives.
    open var lifetime: Float = 0
    /// By how much lives differ.
    open var lifetimeRange: Float = 0
    /// In which direction they fly, in radians.
    open var emissionLongitude: CGFloat = 0
    /// How far up they fly, in radians.
    open var emissionLatitude: CGFloat = 0
    /// By how much directions differ, in radians.
    open var emissionRange: CGFloat = 0
    /// How fast they are, in points a second.
    open var velocity: CGFloat = 0
    /// By how much speeds differ.
    open var velocityRange: CGFloat = 0
    /// How they become faster to the right.
    open var xAcceleration: CGFloat = 0
    /// How they become faster downwards.
    open var yAcceleration: CGFloat = 0
    /// How they become faster to the front.
    open var zAcceleration: CGFloat = 0
    /// How large they are.
    open var scale: CGFloat = 1
    /// By how much sizes differ.
    open var scaleRange: CGFloat = 0
    /// How they become larger.
    open var scaleSpeed: CGFloat = 0
    /// How fast they turn, in radians a second.
    open var spin: CGFloat = 0
    /// By how much turning differs.
    open var spinRange: CGFloat = 0
    /// The colour; nil for that of the picture.
    open var color: CGColor?
    /// By how much opacities differ.
    open var alphaRange: Float = 0
    /// How they become more opaque.
    open var alphaSpeed: Float = 0
    /// Pixels a point of the picture.
    open var contentsScale: CGFloat = 1
    /// The cells that fly from this one.
    open var emitterCells: [CAEmitterCell]?
}
