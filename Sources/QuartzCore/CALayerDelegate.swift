import CoreGraphics
import Foundation

/// Who lays a layer out and answers for it.
public protocol CALayerDelegate: AnyObject {
    /// Has the content drawn.
    func display(_ layer: CALayer)
    /// Draws the content.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// Hears that the content will be drawn.
    func layerWillDraw(_ layer: CALayer)
    /// Places the sublayers.
    func layoutSublayers(of layer: CALayer)
    /// What a property does when it is changed; nil for what the layer does.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    /// Nothing.
    public func display(_ layer: CALayer) {}
    /// Nothing.
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    /// Nothing.
    public func layerWillDraw(_ layer: CALayer) {}
    /// Nothing.
    public func layoutSublayers(of layer: CALayer) {}
    /// Nothing.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
