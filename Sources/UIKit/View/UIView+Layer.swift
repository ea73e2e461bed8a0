import Foundation

extension UIView {
    /// The layer, made when somebody asks, with the view's geometry and look of now.
    var currentLayer: CALayer {
        let layer = layerStorage ?? makeLayer()
        layer.bounds = boundsStorage
        layer.position = center
        layer.setAffineTransform(transform)
        layer.contentsScale = pixelsPerPoint
        return layer
    }

    private func makeLayer() -> CALayer {
        let layer = (type(of: self).layerClass as? CALayer.Type)?.init() ?? CALayer()
        layer.backgroundColor = backgroundColor?.cgColor
        layerStorage = layer
        return layer
    }
}
