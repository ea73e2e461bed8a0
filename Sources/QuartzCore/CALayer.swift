import CoreGraphics
import Foundation

/// What a view shows itself with: a rectangle with a fill, rounded corners, a border and a shadow.
///
/// Nothing is composed or animated here; a layer keeps what it is told, and renderers read it.
open class CALayer: NSObject {
    /// A layer of no size at the origin.
    public required override init() { super.init() }

    /// A layer like another: its geometry and look, without its sublayers.
    public init(layer: Any) {
        super.init()
        guard let layer = layer as? CALayer else { return }
        bounds = layer.bounds
        position = layer.position
        anchorPoint = layer.anchorPoint
        cornerRadius = layer.cornerRadius
        borderWidth = layer.borderWidth
        borderColor = layer.borderColor
        backgroundColor = layer.backgroundColor
    }

    /// A layer from an archive; nothing but an empty layer is read.
    public required init?(coder: NSCoder) { super.init() }

    // MARK: Geometry

    /// The rectangle in the layer's own coordinates, in points.
    open var bounds = CGRect.zero
    /// Where the anchor point lies in the superlayer, in points.
    open var position = CGPoint.zero
    /// The point that `position` places, as parts of the bounds; the centre until set.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    /// What decides who is in front among sublayers of one layer.
    open var zPosition: CGFloat = 0
    /// Pixels a point.
    open var contentsScale: CGFloat = 1

    /// The rectangle in the coordinates of the superlayer; transforms do not count.
    open var frame: CGRect {
        get {
            CGRect(
                x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height,
                width: bounds.width, height: bounds.height)
        }
        set {
            bounds.size = newValue.size
            position = CGPoint(
                x: newValue.minX + anchorPoint.x * newValue.width, y: newValue.minY + anchorPoint.y * newValue.height)
        }
    }

    private var transform2D = CGAffineTransform.identity
    /// The transform about the anchor point.
    open func affineTransform() -> CGAffineTransform { transform2D }
    /// Sets the transform about the anchor point.
    open func setAffineTransform(_ m: CGAffineTransform) { transform2D = m }

    // MARK: Look

    /// A name to find the layer by.
    open var name: String?
    /// Whether the layer is left out of the picture.
    open var isHidden = false
    /// How opaque it is, from 0 to 1.
    open var opacity: Float = 1
    /// Whether it covers all that is behind it.
    open var isOpaque = false
    /// The fill.
    open var backgroundColor: CGColor?
    /// The radius of the rounded corners, in points.
    open var cornerRadius: CGFloat = 0
    /// Which corners are rounded.
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    /// The width of the border inside the bounds, in points.
    open var borderWidth: CGFloat = 0
    /// The colour of the border; black until set.
    open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1)
    /// Whether parts of sublayers outside the bounds are cut away.
    open var masksToBounds = false
    /// A layer whose opacity is that of this one's content.
    open var mask: CALayer?
    /// The colour of the shadow; black until set.
    open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1)
    /// How opaque the shadow is, from 0 to 1.
    open var shadowOpacity: Float = 0
    /// How far the shadow is moved, in points.
    open var shadowOffset = CGSize(width: 0, height: -3)
    /// How soft the shadow is, in points.
    open var shadowRadius: CGFloat = 3
    /// Whether the layer is drawn into a picture first.
    open var shouldRasterize = false
    /// Pixels a point of that picture.
    open var rasterizationScale: CGFloat = 1

    // MARK: Hierarchy

    private var sublayerStorage: [CALayer] = []
    /// The layer that holds this one.
    open private(set) weak var superlayer: CALayer?

    /// The layers inside, from back to front; nil for none, as Apple's answers.
    open var sublayers: [CALayer]? {
        get { sublayerStorage.isEmpty ? nil : sublayerStorage }
        set {
            for layer in sublayerStorage { layer.superlayer = nil }
            sublayerStorage = []
            for layer in newValue ?? [] { addSublayer(layer) }
        }
    }

    /// Adds a layer in front of the others.
    open func addSublayer(_ layer: CALayer) { insert(layer, at: sublayerStorage.count) }
    /// Adds a layer at a place; a place beyond the ends counts as the end.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
    /// Adds a layer directly behind another.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer, at: sublayerStorage.firstIndex { $0 === sibling } ?? 0)
    }
    /// Adds a layer directly in front of another.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer, at: sublayerStorage.firstIndex { $0 === sibling }.map { $0 + 1 } ?? sublayerStorage.count)
    }
    /// Leaves the superlayer.
    open func removeFromSuperlayer() {
        superlayer?.sublayerStorage.removeAll { $0 === self }
        superlayer = nil
    }

    private func insert(_ layer: CALayer, at index: Int) {
        guard layer !== self else { return }
        layer.removeFromSuperlayer()
        sublayerStorage.insert(layer, at: min(max(index, 0), sublayerStorage.count))
        layer.superlayer = self
    }

    // MARK: Animations

    /// The keys of running animations; nil, because nothing is animated here.
    open func animationKeys() -> [String]? { nil }
    /// Stops an animation; there is none to stop.
    open func removeAnimation(forKey key: String) {}
    /// Stops all animations; there are none to stop.
    open func removeAllAnimations() {}
}

/// The corners of a layer.
///
/// Bits are Apple's.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    /// Apple's bits.
    public let rawValue: UInt
    /// Corners of Apple's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Upper left.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// Upper right.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// Lower left.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// Lower right.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}
