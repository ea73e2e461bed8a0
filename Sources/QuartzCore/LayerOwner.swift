import CoreGraphics
import Foundation

/// A view as its layer sees it: what both have is kept by the view alone.
package protocol LayerOwner: CALayerDelegate {
    var layerBounds: CGRect { get set }
    var layerPosition: CGPoint { get set }
    var layerAnchorPoint: CGPoint { get set }
    var layerTransform: CGAffineTransform { get set }
    var layerLook: LayerLook { get set }
    var isLayerLayoutDue: Bool { get }
    func layerNeedsLayout()
    func layoutLayerIfNeeded()
    func layerNeedsDisplay()
    func layerToRoot(_ point: CGPoint) -> CGPoint
    func layerFromRoot(_ point: CGPoint) -> CGPoint
}

/// What a layer and its view agree about.
package struct LayerLook {
    package var isHidden = false
    package var opacity: Float = 1
    package var masksToBounds = false
    package var backgroundColor: CGColor?

    package init() {}
}
