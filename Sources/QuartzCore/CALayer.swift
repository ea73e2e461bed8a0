import CoreGraphics
import Foundation

/// What a view shows itself with: a rectangle with a fill, rounded corners, a border and a shadow.
///
/// Nothing is composed or animated here; a layer keeps what it is told, and renderers read it.
open class CALayer: NSObject {
    /// A layer of no size at the origin.
    public override init() { super.init() }

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

    /// The view whose layer this is: place, visibility and fill are then the view's own.
    package weak var owner: (any LayerOwner)?
    private var ownBounds = CGRect.zero
    private var ownPosition = CGPoint.zero

    /// The rectangle in the layer's own coordinates, in points; that of a view's layer is the view's.
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
    /// Where the anchor point lies in the superlayer, in points; that of a view's layer is the view's `center`.
    open var position: CGPoint {
        get { owner?.layerPosition ?? ownPosition }
        set { if let owner { owner.layerPosition = newValue } else { ownPosition = newValue } }
    }
    private var ownAnchorPoint = CGPoint(x: 0.5, y: 0.5)
    /// The point that `position` places, as parts of the bounds; the centre until set.
    ///
    /// That of a view's layer is the view's.
    open var anchorPoint: CGPoint {
        get { owner?.layerAnchorPoint ?? ownAnchorPoint }
        set { if let owner { owner.layerAnchorPoint = newValue } else { ownAnchorPoint = newValue } }
    }
    /// What decides who is in front among sublayers of one layer.
    open var zPosition: CGFloat = 0
    /// Pixels a point.
    open var contentsScale: CGFloat = 1

    /// Keeps what belonged to the view, which goes.
    package func leaveOwner(bounds: CGRect, position: CGPoint, anchorPoint: CGPoint) {
        owner = nil
        ownAnchorPoint = anchorPoint
        ownBounds = bounds
        ownPosition = position
    }

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

    private var ownTransform = CGAffineTransform.identity
    /// The transform about the anchor point.
    open func affineTransform() -> CGAffineTransform { owner?.layerTransform ?? ownTransform }
    /// Sets the transform about the anchor point.
    open func setAffineTransform(_ m: CGAffineTransform) {
        if let owner { owner.layerTransform = m } else { ownTransform = m }
    }

    private var ownTransform3D = CATransform3DIdentity
    /// The transform about the anchor point; what it does in the plane is the affine transform.
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
    /// A transform of all sublayers; nothing composes them here.
    open var sublayerTransform = CATransform3DIdentity
    /// Whether the layer shows from behind.
    open var isDoubleSided = true

    // MARK: Look

    /// What the layer shows, a picture; nothing draws it here.
    open var contents: Any?
    /// How the content takes the layer's size.
    open var contentsGravity = CALayerContentsGravity.resize
    /// A name to find the layer by.
    open var name: String?
    private var ownLook = LayerLook()
    private var look: LayerLook {
        get { owner?.layerLook ?? ownLook }
        set { if let owner { owner.layerLook = newValue } else { ownLook = newValue } }
    }
    /// Whether the layer is left out of the picture.
    open var isHidden: Bool {
        get { look.isHidden }
        set { look.isHidden = newValue }
    }
    /// How opaque it is, from 0 to 1.
    open var opacity: Float {
        get { look.opacity }
        set { look.opacity = newValue }
    }
    /// Whether it covers all that is behind it.
    open var isOpaque = false
    /// The fill.
    open var backgroundColor: CGColor? {
        get { look.backgroundColor }
        set { look.backgroundColor = newValue }
    }
    /// The radius of the rounded corners, in points.
    open var cornerRadius: CGFloat = 0
    /// How the lines of rounded corners run.
    open var cornerCurve = CALayerCornerCurve.circular
    /// Which corners are rounded.
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    /// The width of the border inside the bounds, in points.
    open var borderWidth: CGFloat = 0
    /// The colour of the border; black until set.
    open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1)
    /// Whether parts of sublayers outside the bounds are cut away.
    open var masksToBounds: Bool {
        get { look.masksToBounds }
        set { look.masksToBounds = newValue }
    }
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
    /// The outline that casts the shadow; nil for that of the content.
    open var shadowPath: CGPath?
    /// Whether edges that meet no pixel exactly are smoothed.
    open var allowsEdgeAntialiasing = false
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

    /// Puts a layer into the place of another.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard oldLayer !== newLayer, let place = sublayerStorage.firstIndex(where: { $0 === oldLayer }) else { return }
        insert(newLayer, at: place)
        oldLayer.removeFromSuperlayer()
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

    // MARK: Passes

    /// Who lays the layer out and answers for it; that of a view's layer is the view, without being said here.
    open var delegate: (any CALayerDelegate)? {
        get { owner ?? ownDelegate }
        set { ownDelegate = newValue }
    }
    private weak var ownDelegate: (any CALayerDelegate)?
    /// Whether ``layoutSublayers()`` is due, of a layer that is no view's.
    final var isLayoutDue = true

    /// Asks for ``layoutSublayers()``, of a view's layer for the layout of the view.
    open func setNeedsLayout() { if let owner { owner.layerNeedsLayout() } else { isLayoutDue = true } }
    /// Whether ``layoutSublayers()`` is due; of a view's layer the view knows.
    open func needsLayout() -> Bool { owner?.isLayerLayoutDue ?? isLayoutDue }
    /// Lays out what needs it: the view whose layer this is, or this layer and those below.
    open func layoutIfNeeded() { if let owner { owner.layoutLayerIfNeeded() } else { layoutSubtree() } }
    /// Places the sublayers: a view's layer has the view do it, others their delegate.
    ///
    /// Called before what is below is laid out, where the size has changed or somebody asked for it: of a view's layer when the
    /// view is laid out, of those inside after it.
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }
    /// Asks the view whose layer this is to draw.
    open func setNeedsDisplay() { owner?.layerNeedsDisplay() }
    /// Asks the view whose layer this is to draw.
    open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
    /// Has the content drawn; nothing calls it, since layers are not composed.
    open func display() { delegate?.display(self) }
    /// Draws what the layer shows; nothing calls it, since layers are not composed.
    open func draw(in ctx: CGContext) {}
    /// Draws the layer into a context, as far as ``draw(in:)`` does: nothing is composed, and what lies in it is left out.
    open func render(in ctx: CGContext) { draw(in: ctx) }
    /// The size that the layer would like, in points: its own.
    open func preferredFrameSize() -> CGSize { bounds.size }
    /// Whether a change of a property is shown by drawing anew; nothing asks for it, since layers are not composed.
    open class func needsDisplay(forKey key: String) -> Bool { false }
    /// What a property does when it is changed; nothing asks for it, since nothing runs.
    open func action(forKey event: String) -> (any CAAction)? { delegate?.action(for: self, forKey: event) }
    /// What a property does when it is changed, unless somebody says otherwise; nothing.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    // MARK: Points

    /// Whether a point in the layer's own coordinates lies in its bounds.
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
    /// The front-most layer at a point of the superlayer, this one or one below; nil for none and where it is hidden.
    open func hitTest(_ p: CGPoint) -> CALayer? { hitLayer(at: p) }

    /// What few layers have; nil where nothing was set.
    final var uncommon: UncommonLayerProperties?

    // MARK: Animations

    private var animations = LayerAnimations()

    /// Adds a copy of an animation: one that ends is over at once, an endless one is kept until it is removed.
    ///
    /// The layer's properties stay as they are, as Apple's do; the delegate hears of begin and end before the call returns. Of
    /// animations that delegates add to the layer when they are told, and so on, the first ten are told of.
    open func add(_ anim: CAAnimation, forKey key: String?) {
        if let key { removeAnimation(forKey: key) }
        let added = anim.copy() as? CAAnimation ?? anim
        animations.keep(added, forKey: key)
        tell(added.delegate) { $0.animationDidStart(added) }
        if !added.isEndless { tell(added.delegate) { $0.animationDidStop(added, finished: true) } }
    }
    /// The animation of a key that was kept: an endless one, or one that is not removed when it has ended.
    open func animation(forKey key: String) -> CAAnimation? { animations[key] }
    /// The keys of the animations that were kept; nil for none.
    open func animationKeys() -> [String]? { animations.keys }
    /// Stops an animation.
    open func removeAnimation(forKey key: String) {
        if let removed = animations.remove(key) { stop(removed) }
    }
    /// Stops all animations.
    open func removeAllAnimations() { animations.removeAll().forEach(stop) }

    /// Tells the delegate of an animation that went on that it did not end by itself.
    private func stop(_ animation: CAAnimation) {
        if animation.isEndless { tell(animation.delegate) { $0.animationDidStop(animation, finished: false) } }
    }
    /// Tells a delegate, who may change the layer's animations meanwhile.
    private func tell(_ delegate: (any CAAnimationDelegate)?, _ message: (any CAAnimationDelegate) -> Void) {
        guard let delegate, animations.tellings < LayerAnimations.mostTellings else { return }
        animations.tellings += 1
        message(delegate)
        animations.tellings -= 1
    }

    /// The layer as it is shown: itself, since nothing runs.
    open func presentation() -> Self? { self }
    /// The layer that is shown: itself.
    open func model() -> Self { self }
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
