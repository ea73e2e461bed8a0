import CoreGraphics
import Foundation

/// The content of a view: a rectangle with a background, rounded corners, a border and a shadow.
///
/// Plumb does not composite or animate layers. They store their properties, which renderers read.
open class CALayer: NSObject {
    /// Creates a layer of size 0 at the origin.
    public override init() { super.init() }

    /// Creates a copy of a layer without its sublayers.
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

    /// Creates an empty layer.
    ///
    /// The archive is not read.
    public required init?(coder: NSCoder) { super.init() }

    // MARK: Geometry

    /// The view of this layer, which stores the geometry, the visibility and the background.
    package weak var owner: (any LayerOwner)?
    private var ownBounds = CGRect.zero
    private var ownPosition = CGPoint.zero

    /// The bounds in the layer's own coordinates, in points.
    ///
    /// For the layer of a view, they are the view's.
    open var bounds: CGRect {
        get { owner?.layerBounds ?? ownBounds }
        set {
            if let owner {
                owner.layerBounds = newValue
            } else {
                if newValue.size != ownBounds.size { isLayoutDue = true }
                ownBounds = newValue
            }
        }
    }
    /// The position of the anchor point in the superlayer, in points.
    ///
    /// For the layer of a view, it is the view's `center`.
    open var position: CGPoint {
        get { owner?.layerPosition ?? ownPosition }
        set { if let owner { owner.layerPosition = newValue } else { ownPosition = newValue } }
    }
    private var ownAnchorPoint = CGPoint(x: 0.5, y: 0.5)
    /// The point at `position`, relative to the bounds.
    ///
    /// The default is the center.
    ///
    /// For the layer of a view, it is the view's.
    open var anchorPoint: CGPoint {
        get { owner?.layerAnchorPoint ?? ownAnchorPoint }
        set { if let owner { owner.layerAnchorPoint = newValue } else { ownAnchorPoint = newValue } }
    }
    /// The order of sublayers: higher values are in front.
    ///
    /// Plumb stores the value and does not use it.
    open var zPosition: CGFloat = 0
    /// The scale in pixels per point.
    open var contentsScale: CGFloat = 1

    /// Detaches the layer from its view, and keeps the view's geometry.
    package func leaveOwner(bounds: CGRect, position: CGPoint, anchorPoint: CGPoint) {
        owner = nil
        ownAnchorPoint = anchorPoint
        ownBounds = bounds
        ownPosition = position
    }

    /// The frame in the superlayer, without transforms.
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

    private var ownTransform = CGAffineTransform.identity
    /// Returns the transform around the anchor point.
    open func affineTransform() -> CGAffineTransform { owner?.layerTransform ?? ownTransform }
    /// Sets the transform around the anchor point.
    open func setAffineTransform(_ m: CGAffineTransform) {
        if let owner { owner.layerTransform = m } else { ownTransform = m }
    }

    private var ownTransform3D = CATransform3DIdentity
    /// The transform around the anchor point.
    ///
    /// Its part in the plane is the affine transform.
    open var transform: CATransform3D {
        get {
            let plane = affineTransform()
            return CATransform3DGetAffineTransform(ownTransform3D) == plane
                ? ownTransform3D : CATransform3DMakeAffineTransform(plane)
        }
        set {
            ownTransform3D = newValue
            setAffineTransform(CATransform3DGetAffineTransform(newValue))
        }
    }
    /// The transform of the sublayers.
    ///
    /// Plumb stores the value and does not use it.
    open var sublayerTransform = CATransform3DIdentity
    /// A Boolean value that indicates whether the layer is visible from behind.
    open var isDoubleSided = true

    // MARK: Look

    /// The image of the layer, which is not drawn.
    open var contents: Any?
    /// The placement of the image in the layer.
    ///
    /// Plumb stores the value and does not use it.
    open var contentsGravity = CALayerContentsGravity.resize
    /// The name of the layer.
    open var name: String?
    private var ownLook = LayerLook()
    private var look: LayerLook {
        get { owner?.layerLook ?? ownLook }
        set { if let owner { owner.layerLook = newValue } else { ownLook = newValue } }
    }
    /// A Boolean value that indicates whether the layer is hidden.
    open var isHidden: Bool {
        get { look.isHidden }
        set { look.isHidden = newValue }
    }
    /// The opacity, limited to the range from 0 to 1.
    open var opacity: Float {
        get { look.opacity }
        set { look.opacity = max(0, min(newValue, 1)) }
    }
    /// A Boolean value that indicates whether the layer is opaque.
    open var isOpaque = false
    /// The background color.
    open var backgroundColor: CGColor? {
        get { look.backgroundColor }
        set { look.backgroundColor = newValue }
    }
    /// The radius of the rounded corners, in points.
    open var cornerRadius: CGFloat = 0
    /// The curve of the corners.
    ///
    /// Plumb stores the value and does not use it.
    open var cornerCurve = CALayerCornerCurve.circular
    /// The corners that are rounded.
    ///
    /// Plumb stores the value and does not use it.
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    /// The width of the border inside the bounds, in points.
    open var borderWidth: CGFloat = 0
    /// The color of the border.
    ///
    /// The default is black.
    open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1)
    /// A Boolean value that indicates whether sublayers are clipped to the bounds.
    open var masksToBounds: Bool {
        get { look.masksToBounds }
        set { look.masksToBounds = newValue }
    }
    /// The mask, whose opacity applies to the layer.
    open var mask: CALayer?
    /// The color of the shadow.
    ///
    /// The default is black.
    open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1)
    /// The opacity of the shadow, from 0 to 1.
    ///
    /// Plumb stores the value and does not use it.
    open var shadowOpacity: Float = 0
    /// The offset of the shadow, in points.
    open var shadowOffset = CGSize(width: 0, height: -3)
    /// The blur radius of the shadow, in points.
    ///
    /// Plumb stores the value and does not use it.
    open var shadowRadius: CGFloat = 3
    /// The path of the shadow; nil for the outline of the content.
    ///
    /// Plumb stores the value and does not use it.
    open var shadowPath: CGPath?
    /// A Boolean value that indicates whether edges are antialiased.
    ///
    /// Plumb stores the value and does not use it.
    open var allowsEdgeAntialiasing = false
    /// A Boolean value that indicates whether the layer is rasterized before compositing.
    ///
    /// Plumb stores the value and does not use it.
    open var shouldRasterize = false
    /// The scale of the rasterized layer in pixels per point.
    ///
    /// Plumb stores the value and does not use it.
    open var rasterizationScale: CGFloat = 1

    // MARK: Hierarchy

    private var sublayerStorage: [CALayer] = []
    /// The superlayer.
    open private(set) weak var superlayer: CALayer?

    /// The sublayers from back to front; nil if there are none, as in Core Animation.
    open var sublayers: [CALayer]? {
        get { sublayerStorage.isEmpty ? nil : sublayerStorage }
        set {
            for layer in sublayerStorage { layer.superlayer = nil }
            sublayerStorage = []
            for layer in newValue ?? [] { addSublayer(layer) }
        }
    }

    /// Replaces a sublayer.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard oldLayer !== newLayer, let place = sublayerStorage.firstIndex(where: { $0 === oldLayer }) else { return }
        insert(newLayer, at: place)
        oldLayer.removeFromSuperlayer()
    }
    /// Adds a sublayer in front of the others.
    open func addSublayer(_ layer: CALayer) { insert(layer, at: sublayerStorage.count) }
    /// Inserts a sublayer at an index.
    ///
    /// Indices out of range are clamped.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
    /// Inserts a sublayer behind another one.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer, at: sublayerStorage.firstIndex { $0 === sibling } ?? 0)
    }
    /// Inserts a sublayer in front of another one.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer, at: sublayerStorage.firstIndex { $0 === sibling }.map { $0 + 1 } ?? sublayerStorage.count)
    }
    /// Removes the layer from its superlayer.
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

    // MARK: Passes

    /// The delegate.
    ///
    /// For the layer of a view, it is the view.
    open var delegate: (any CALayerDelegate)? {
        get { owner ?? ownDelegate }
        set { ownDelegate = newValue }
    }
    private weak var ownDelegate: (any CALayerDelegate)?
    /// A Boolean value that indicates whether ``layoutSublayers()`` is due, for a layer without a view.
    final var isLayoutDue = true

    /// Marks the layer for layout.
    ///
    /// For the layer of a view, it marks the view.
    open func setNeedsLayout() { if let owner { owner.layerNeedsLayout() } else { isLayoutDue = true } }
    /// Returns whether ``layoutSublayers()`` is due.
    ///
    /// For the layer of a view, it asks the view.
    open func needsLayout() -> Bool { owner?.isLayerLayoutDue ?? isLayoutDue }
    /// Lays out the view of the layer, or the layer and its sublayers, if needed.
    open func layoutIfNeeded() { if let owner { owner.layoutLayerIfNeeded() } else { layoutSubtree() } }
    /// Lays out the sublayers.
    ///
    /// The layer of a view asks the view, and other layers ask their delegate.
    ///
    /// The method is called if the size has changed or layout was requested: for the layer of a view with the layout of
    /// the view, for sublayers after it.
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }
    /// Marks the view of the layer for drawing.
    open func setNeedsDisplay() { owner?.layerNeedsDisplay() }
    /// Marks the view of the layer for drawing.
    open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
    /// Updates the content.
    ///
    /// Plumb does not call this method; a host may.
    open func display() { delegate?.display(self) }
    /// Draws the content with the delegate.
    ///
    /// Plumb calls this method only from ``render(in:)``.
    open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }
    /// Draws the layer into a context with ``draw(in:)``, without its sublayers.
    open func render(in ctx: CGContext) {
        delegate?.layerWillDraw(self)
        draw(in: ctx)
    }
    /// Returns the preferred size in points: the current size.
    open func preferredFrameSize() -> CGSize { bounds.size }
    /// Returns whether a change of a property requires drawing.
    ///
    /// Plumb does not call this method; a host may.
    open class func needsDisplay(forKey key: String) -> Bool { false }
    /// Returns the action for a changed property.
    ///
    /// Plumb does not call this method; a host may.
    open func action(forKey event: String) -> (any CAAction)? { delegate?.action(for: self, forKey: event) }
    /// Returns the default action for a changed property: none unless overridden.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    // MARK: Points

    /// Returns whether a point is in the bounds.
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
    /// Returns the frontmost layer at a point of the superlayer; nil if there is none or it is hidden.
    open func hitTest(_ p: CGPoint) -> CALayer? { hitLayer(at: p) }

    /// The properties that few layers have, or nil if none were set.
    final var uncommon: UncommonLayerProperties?

    // MARK: Animations

    private var animations = LayerAnimations()

    /// Adds a copy of an animation.
    ///
    /// A finite animation ends immediately, and an endless one is stored until it is removed.
    ///
    /// The properties of the layer do not change, as in Core Animation. The delegate is notified of begin and end
    /// before the call returns. For animations that delegates add during these calls, only the first ten are notified.
    open func add(_ anim: CAAnimation, forKey key: String?) {
        if let key { removeAnimation(forKey: key) }
        let added = anim.copy() as? CAAnimation ?? anim
        animations.keep(added, forKey: key)
        tell(added.delegate) { $0.animationDidStart(added) }
        if !added.isEndless { tell(added.delegate) { $0.animationDidStop(added, finished: true) } }
    }
    /// Returns the stored animation for a key: an endless one, or one that is not removed on completion.
    open func animation(forKey key: String) -> CAAnimation? { animations[key] }
    /// Returns the keys of the stored animations; nil if there are none.
    open func animationKeys() -> [String]? { animations.keys }
    /// Removes an animation.
    open func removeAnimation(forKey key: String) {
        if let removed = animations.remove(key) { stop(removed) }
    }
    /// Removes all animations.
    open func removeAllAnimations() { animations.removeAll().forEach(stop) }

    /// Notifies the delegate of a running animation that it did not finish.
    private func stop(_ animation: CAAnimation) {
        if animation.isEndless { tell(animation.delegate) { $0.animationDidStop(animation, finished: false) } }
    }
    /// Notifies a delegate, which may change the layer's animations meanwhile.
    private func tell(_ delegate: (any CAAnimationDelegate)?, _ message: (any CAAnimationDelegate) -> Void) {
        guard let delegate, animations.tellings < LayerAnimations.mostTellings else { return }
        animations.tellings += 1
        message(delegate)
        animations.tellings -= 1
    }

    /// Returns the layer itself, since no animation runs.
    open func presentation() -> Self? { self }
    /// Returns the layer itself.
    open func model() -> Self { self }
}

/// The corners of a layer.
///
/// The bits are Apple's.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    /// The raw value, with Apple's bits.
    public let rawValue: UInt
    /// Creates corners from Apple's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The top left corner.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// The top right corner.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// The bottom left corner.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// The bottom right corner.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}
