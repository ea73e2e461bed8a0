import Foundation

extension UIView {
    /// The 3D transform of the layer; its two-dimensional part is `transform`.
    public var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }
}

extension UIView {
    /// The layer, created on first access.
    var currentLayer: CALayer {
        if let layerStorage { return layerStorage }
        let layer = (type(of: self).layerClass as? CALayer.Type).map(CALayer.made) ?? CALayer()
        layer.owner = self
        layer.contentsScale = pixelsPerPoint
        uncommon.layer = layer
        return layer
    }
}

extension UIView: LayerOwner {
    package var layerBounds: CGRect {
        get { bounds }
        set { bounds = newValue }
    }

    package var layerPosition: CGPoint {
        get { center }
        set { center = newValue }
    }

    package var layerAnchorPoint: CGPoint {
        get { anchorPoint }
        set { anchorPoint = newValue }
    }

    package var layerTransform: CGAffineTransform {
        get { transform }
        set { transform = newValue }
    }

    package var isLayerLayoutDue: Bool { flags.contains(.needsLayout) }
    package func layerNeedsLayout() { setNeedsLayout() }
    package func layerToRoot(_ point: CGPoint) -> CGPoint { convert(point, to: nil) }
    package func layerFromRoot(_ point: CGPoint) -> CGPoint { convert(point, from: nil) }
    package func layoutLayerIfNeeded() { layoutIfNeeded() }
    package func layerNeedsDisplay() { setNeedsDisplay() }

    package var layerLook: LayerLook {
        get {
            var look = LayerLook()
            look.isHidden = isHidden
            look.opacity = max(0, min(Float(alpha), 1))
            look.masksToBounds = clipsToBounds
            look.backgroundColor = backgroundColor?.cgColor
            return look
        }
        set {
            if isHidden != newValue.isHidden { isHidden = newValue.isHidden }
            if layerLook.opacity != newValue.opacity { alpha = CGFloat(newValue.opacity) }
            if clipsToBounds != newValue.masksToBounds { clipsToBounds = newValue.masksToBounds }
            if backgroundColor?.cgColor != newValue.backgroundColor {
                backgroundColor = newValue.backgroundColor.map { UIColor(cgColor: $0) }
            }
        }
    }
}
