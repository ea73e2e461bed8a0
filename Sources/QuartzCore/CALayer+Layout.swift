import CoreGraphics
import Foundation

extension CALayer {
    /// Lays out this layer where it needs it, then those below.
    func layoutSubtree() {
        if isLayoutDue {
            isLayoutDue = false
            layoutSublayers()
        }
        layoutSublayersBelow()
    }

    /// Lays out the layers inside that are no views'; views lay out their own.
    private func layoutSublayersBelow() {
        for layer in sublayers ?? [] where layer.owner == nil { layer.layoutSubtree() }
    }

    /// Lays out the view whose layer this is by way of the layer, then the layers inside.
    package func layoutOwner() {
        layoutSublayers()
        layoutSublayersBelow()
    }
}

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

/// What happens when a property is changed.
public protocol CAAction {
    /// Runs it; nothing does, since nothing runs.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
    /// Nothing: it stands for no action.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

extension CAAnimation: CAAction {
    /// Adds the animation to the layer that changed.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }
}
