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

/// From what shape particles fly.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// A shape of Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A point.
    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    /// A line.
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    /// A rectangle.
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    /// A box.
    public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
    /// A circle.
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
    /// A ball.
    public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// From where of a shape particles fly.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// A mode of Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Its points.
    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    /// Its outline.
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    /// Its surface.
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    /// All of it.
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// How particles are laid over one another.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// A mode of Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// In any order.
    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    /// The oldest in front.
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    /// The youngest in front.
    public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    /// The nearest in front.
    public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
    /// Their light is added.
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
