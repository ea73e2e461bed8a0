import CoreGraphics
import Foundation

/// What few layers are told, kept beside the layer so that a plain one stays small.
final class UncommonLayerProperties {
    var actions: [String: any CAAction]?
    var style: [AnyHashable: Any]?
    var filters: [Any]?
    var backgroundFilters: [Any]?
    var compositingFilter: Any?
    var minificationFilter = CALayerContentsFilter.linear
    var magnificationFilter = CALayerContentsFilter.linear
    var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    var anchorPointZ: CGFloat = 0
    var isGeometryFlipped = false
    var needsDisplayOnBoundsChange = false
    var drawsAsynchronously = false
    var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
        .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
    ]
    var timing = LayerTiming()
}

/// When and how fast the animations of a layer run; kept, since nothing runs.
struct LayerTiming {
    var beginTime: TimeInterval = 0
    var duration: TimeInterval = .infinity
    var speed: Float = 1
    var timeOffset: TimeInterval = 0
    var repeatCount: Float = 0
    var repeatDuration: TimeInterval = 0
    var autoreverses = false
    var fillMode = CAMediaTimingFillMode.removed
}

extension CALayer {
    private subscript<Value>(kept path: ReferenceWritableKeyPath<UncommonLayerProperties, Value>) -> Value {
        get { (uncommon ?? UncommonLayerProperties())[keyPath: path] }
        set {
            let kept = uncommon ?? UncommonLayerProperties()
            kept[keyPath: path] = newValue
            uncommon = kept
        }
    }

    /// What properties do when they are changed; kept, since nothing runs.
    public var actions: [String: any CAAction]? {
        get { self[kept: \.actions] }
        set { self[kept: \.actions] = newValue }
    }
    /// Values of properties that were not set; kept.
    public var style: [AnyHashable: Any]? {
        get { self[kept: \.style] }
        set { self[kept: \.style] = newValue }
    }
    /// What changes the picture of the layer; kept, since nothing is composed.
    public var filters: [Any]? {
        get { self[kept: \.filters] }
        set { self[kept: \.filters] = newValue }
    }
    /// What changes the picture behind the layer; kept, since nothing is composed.
    public var backgroundFilters: [Any]? {
        get { self[kept: \.backgroundFilters] }
        set { self[kept: \.backgroundFilters] = newValue }
    }
    /// How the layer is laid over what is behind it; kept, since nothing is composed.
    public var compositingFilter: Any? {
        get { self[kept: \.compositingFilter] }
        set { self[kept: \.compositingFilter] = newValue }
    }
    /// How the content is made smaller; kept.
    public var minificationFilter: CALayerContentsFilter {
        get { self[kept: \.minificationFilter] }
        set { self[kept: \.minificationFilter] = newValue }
    }
    /// How the content is made larger; kept.
    public var magnificationFilter: CALayerContentsFilter {
        get { self[kept: \.magnificationFilter] }
        set { self[kept: \.magnificationFilter] = newValue }
    }
    /// The part of the content that is shown, as parts of it; kept.
    public var contentsRect: CGRect {
        get { self[kept: \.contentsRect] }
        set { self[kept: \.contentsRect] = newValue }
    }
    /// The part of the content that is stretched, as parts of it; kept.
    public var contentsCenter: CGRect {
        get { self[kept: \.contentsCenter] }
        set { self[kept: \.contentsCenter] = newValue }
    }
    /// How far the anchor point lies in front, in points; kept.
    public var anchorPointZ: CGFloat {
        get { self[kept: \.anchorPointZ] }
        set { self[kept: \.anchorPointZ] = newValue }
    }
    /// Whether sublayers are turned upside down; kept.
    public var isGeometryFlipped: Bool {
        get { self[kept: \.isGeometryFlipped] }
        set { self[kept: \.isGeometryFlipped] = newValue }
    }
    /// Whether another size has the layer drawn anew; kept, since layers are not composed.
    public var needsDisplayOnBoundsChange: Bool {
        get { self[kept: \.needsDisplayOnBoundsChange] }
        set { self[kept: \.needsDisplayOnBoundsChange] = newValue }
    }
    /// Whether the layer is drawn beside what goes on; kept.
    public var drawsAsynchronously: Bool {
        get { self[kept: \.drawsAsynchronously] }
        set { self[kept: \.drawsAsynchronously] = newValue }
    }
    /// Which edges are smoothed; kept.
    public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
        get { self[kept: \.edgeAntialiasingMask] }
        set { self[kept: \.edgeAntialiasingMask] = newValue }
    }
}

extension CALayer: CAMediaTiming {
    /// When the layer's time begins, in seconds; kept.
    public var beginTime: TimeInterval {
        get { self[kept: \.timing.beginTime] }
        set { self[kept: \.timing.beginTime] = newValue }
    }
    /// How long it lasts, in seconds; kept.
    public var duration: TimeInterval {
        get { self[kept: \.timing.duration] }
        set { self[kept: \.timing.duration] = newValue }
    }
    /// How fast its time runs; kept.
    public var speed: Float {
        get { self[kept: \.timing.speed] }
        set { self[kept: \.timing.speed] = newValue }
    }
    /// Where in its time it begins, in seconds; kept.
    public var timeOffset: TimeInterval {
        get { self[kept: \.timing.timeOffset] }
        set { self[kept: \.timing.timeOffset] = newValue }
    }
    /// How often it runs; kept.
    public var repeatCount: Float {
        get { self[kept: \.timing.repeatCount] }
        set { self[kept: \.timing.repeatCount] = newValue }
    }
    /// How long it is repeated, in seconds; kept.
    public var repeatDuration: TimeInterval {
        get { self[kept: \.timing.repeatDuration] }
        set { self[kept: \.timing.repeatDuration] = newValue }
    }
    /// Whether it runs back after it ran; kept.
    public var autoreverses: Bool {
        get { self[kept: \.timing.autoreverses] }
        set { self[kept: \.timing.autoreverses] = newValue }
    }
    /// What holds before and after; kept.
    public var fillMode: CAMediaTimingFillMode {
        get { self[kept: \.timing.fillMode] }
        set { self[kept: \.timing.fillMode] = newValue }
    }
}
