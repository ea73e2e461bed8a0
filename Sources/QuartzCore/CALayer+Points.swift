import CoreGraphics
import Foundation

extension CALayer {
    /// Returns the frontmost layer at a point of the superlayer.
    ///
    /// Clipped parts of sublayers do not count.
    func hitLayer(at point: CGPoint) -> CALayer? {
        guard !isHidden else { return nil }
        let own = fromSuperlayer(point)
        let isInside = contains(own)
        guard isInside || !masksToBounds else { return nil }
        for layer in (sublayers ?? []).reversed() {
            if let hit = layer.hitTest(own) { return hit }
        }
        return isInside ? self : nil
    }

    /// Converts a point from another layer, or from the root if the layer is nil.
    public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { fromRoot(l?.toRoot(p) ?? p) }
    /// Converts a point to another layer, or to the root if the layer is nil.
    public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { l?.fromRoot(toRoot(p)) ?? toRoot(p) }
    /// Converts a rectangle from another layer, or from the root if the layer is nil.
    public func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r.aroundCorners { convert($0, from: l) } }
    /// Converts a rectangle to another layer, or to the root if the layer is nil.
    public func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.aroundCorners { convert($0, to: l) } }
    /// Converts a time from another layer, in seconds.
    ///
    /// The result is the same time, since Plumb runs no animation.
    public func convertTime(_ t: TimeInterval, from l: CALayer?) -> TimeInterval { t }
    /// Converts a time to another layer, in seconds.
    ///
    /// The result is the same time, since Plumb runs no animation.
    public func convertTime(_ t: TimeInterval, to l: CALayer?) -> TimeInterval { t }

    /// The anchor point in the layer's own coordinates.
    private var anchor: CGPoint {
        CGPoint(x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
    }

    private func toSuperlayer(_ point: CGPoint) -> CGPoint {
        let moved = CGPoint(x: point.x - anchor.x, y: point.y - anchor.y).applying(affineTransform())
        return CGPoint(x: moved.x + position.x, y: moved.y + position.y)
    }

    private func fromSuperlayer(_ point: CGPoint) -> CGPoint {
        let moved = CGPoint(x: point.x - position.x, y: point.y - position.y).applying(affineTransform().inverted())
        return CGPoint(x: moved.x + anchor.x, y: moved.y + anchor.y)
    }

    /// Converts a point to the root.
    ///
    /// The position of a view's layer is that of the view, and the position of the root does not count.
    private func toRoot(_ point: CGPoint) -> CGPoint {
        if let owner { return owner.layerToRoot(point) }
        guard let superlayer else { return point }
        return superlayer.toRoot(toSuperlayer(point))
    }

    private func fromRoot(_ point: CGPoint) -> CGPoint {
        if let owner { return owner.layerFromRoot(point) }
        guard let superlayer else { return point }
        return fromSuperlayer(superlayer.fromRoot(point))
    }
}
