import CoreGraphics
import Foundation

/// The properties that few layers have, stored separately so that a plain layer stays small.
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

/// The timing of a layer's animations, which Plumb stores and does not use.
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

    /// The actions for changed properties.
    ///
    /// Plumb stores the value and does not use it.
    public var actions: [String: any CAAction]? {
        get { self[kept: \.actions] }
        set { self[kept: \.actions] = newValue }
    }
    /// The default values of properties.
    ///
    /// Plumb stores the value and does not use it.
    public var style: [AnyHashable: Any]? {
        get { self[kept: \.style] }
        set { self[kept: \.style] = newValue }
    }
    /// The filters of the layer.
    ///
    /// Plumb stores the value and does not use it.
    public var filters: [Any]? {
        get { self[kept: \.filters] }
        set { self[kept: \.filters] = newValue }
    }
    /// The filters of the background.
    ///
    /// Plumb stores the value and does not use it.
    public var backgroundFilters: [Any]? {
        get { self[kept: \.backgroundFilters] }
        set { self[kept: \.backgroundFilters] = newValue }
    }
    /// The compositing filter.
    ///
    /// Plumb stores the value and does not use it.
    public var compositingFilter: Any? {
        get { self[kept: \.compositingFilter] }
        set { self[kept: \.compositingFilter] = newValue }
    }
    /// The filter for reduced content.
    ///
    /// Plumb stores the value and does not use it.
    public var minificationFilter: CALayerContentsFilter {
        get { self[kept: \.minificationFilter] }
        set { self[kept: \.minificationFilter] = newValue }
    }
    /// The filter for enlarged content.
    ///
    /// Plumb stores the value and does not use it.
    public var magnificationFilter: CALayerContentsFilter {
        get { self[kept: \.magnificationFilter] }
        set { self[kept: \.magnificationFilter] = newValue }
    }
    /// The visible part of the content, relative to its size.
    ///
    /// Plumb stores the value and does not use it.
    public var contentsRect: CGRect {
        get { self[kept: \.contentsRect] }
        set { self[kept: \.contentsRect] = newValue }
    }
    /// The stretchable part of the content, relative to its size.
    ///
    /// Plumb stores the value and does not use it.
    public var contentsCenter: CGRect {
        get { self[kept: \.contentsCenter] }
        set { self[kept: \.contentsCenter] = newValue }
    }
    /// The z coordinate of the anchor point in points.
    ///
    /// Plumb stores the value and does not use it.
    public var anchorPointZ: CGFloat {
        get { self[kept: \.anchorPointZ] }
        set { self[kept: \.anchorPointZ] = newValue }
    }
    /// A Boolean value that indicates whether the geometry of sublayers is flipped.
    ///
    /// Plumb stores the value and does not use it.
    public var isGeometryFlipped: Bool {
        get { self[kept: \.isGeometryFlipped] }
        set { self[kept: \.isGeometryFlipped] = newValue }
    }
    /// A Boolean value that indicates whether a change of the size requires drawing.
    ///
    /// Plumb stores the value and does not use it.
    public var needsDisplayOnBoundsChange: Bool {
        get { self[kept: \.needsDisplayOnBoundsChange] }
        set { self[kept: \.needsDisplayOnBoundsChange] = newValue }
    }
    /// A Boolean value that indicates whether drawing is asynchronous.
    ///
    /// Plumb stores the value and does not use it.
    public var drawsAsynchronously: Bool {
        get { self[kept: \.drawsAsynchronously] }
        set { self[kept: \.drawsAsynchronously] = newValue }
    }
    /// The edges that are antialiased.
    ///
    /// Plumb stores the value and does not use it.
    public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
        get { self[kept: \.edgeAntialiasingMask] }
        set { self[kept: \.edgeAntialiasingMask] = newValue }
    }
}

extension CALayer: CAMediaTiming {
    /// The begin time of the layer in seconds.
    ///
    /// Plumb stores the value and does not use it.
    public var beginTime: TimeInterval {
        get { self[kept: \.timing.beginTime] }
        set { self[kept: \.timing.beginTime] = newValue }
    }
    /// The duration in seconds.
    ///
    /// Plumb stores the value and does not use it.
    public var duration: TimeInterval {
        get { self[kept: \.timing.duration] }
        set { self[kept: \.timing.duration] = newValue }
    }
    /// The speed.
    ///
    /// Plumb stores the value and does not use it.
    public var speed: Float {
        get { self[kept: \.timing.speed] }
        set { self[kept: \.timing.speed] = newValue }
    }
    /// The offset of the local time in seconds.
    ///
    /// Plumb stores the value and does not use it.
    public var timeOffset: TimeInterval {
        get { self[kept: \.timing.timeOffset] }
        set { self[kept: \.timing.timeOffset] = newValue }
    }
    /// The number of repetitions.
    ///
    /// Plumb stores the value and does not use it.
    public var repeatCount: Float {
        get { self[kept: \.timing.repeatCount] }
        set { self[kept: \.timing.repeatCount] = newValue }
    }
    /// The duration of the repetitions in seconds.
    ///
    /// Plumb stores the value and does not use it.
    public var repeatDuration: TimeInterval {
        get { self[kept: \.timing.repeatDuration] }
        set { self[kept: \.timing.repeatDuration] = newValue }
    }
    /// A Boolean value that indicates whether time runs backwards after each repetition.
    ///
    /// Plumb stores the value and does not use it.
    public var autoreverses: Bool {
        get { self[kept: \.timing.autoreverses] }
        set { self[kept: \.timing.autoreverses] = newValue }
    }
    /// The behavior before and after the active duration.
    ///
    /// Plumb stores the value and does not use it.
    public var fillMode: CAMediaTimingFillMode {
        get { self[kept: \.timing.fillMode] }
        set { self[kept: \.timing.fillMode] = newValue }
    }
}
