import CoreGraphics
import Foundation

/// The delegate of a layer.
public protocol CALayerDelegate: AnyObject {
    /// Provides the content of the layer.
    func display(_ layer: CALayer)
    /// Draws the content of the layer into a context.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// Notifies the delegate that the content will be drawn.
    func layerWillDraw(_ layer: CALayer)
    /// Lays out the sublayers of the layer.
    func layoutSublayers(of layer: CALayer)
    /// Returns the action for a changed property, or nil for the layer's own action.
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
