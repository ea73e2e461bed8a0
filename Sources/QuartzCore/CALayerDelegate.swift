import CoreGraphics
import Foundation

/// The delegate of a layer.
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
    /// Does nothing.
    public func display(_ layer: CALayer) {}
    /// Does nothing.
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    /// Does nothing.
    public func layerWillDraw(_ layer: CALayer) {}
    /// Does nothing.
    public func layoutSublayers(of layer: CALayer) {}
    /// Returns nil.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
