import CoreGraphics
import Foundation

/// A view from the perspective of its layer.
///
/// The view alone stores the common properties.
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

/// The properties of appearance that a layer shares with its view.
package struct LayerLook {
    package var isHidden = false
    package var opacity: Float = 1
    package var masksToBounds = false
    package var backgroundColor: CGColor?

    package init() {}
}
