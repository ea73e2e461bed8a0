import Testing
import UIKit

/// Custom layers, and views whose layout goes through their layer.
@MainActor @Suite struct LayerSubclassTests {
    final class Ring: CAShapeLayer {
        var (width, layouts) = (CGFloat(4), 0)
        override init() {
            super.init()
            lineWidth = width
        }
        override init(layer: Any) { super.init(layer: layer) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
        override func layoutSublayers() {
            super.layoutSublayers()
            layouts += 1
        }
        override class func needsDisplay(forKey key: String) -> Bool {
            key == "width" || super.needsDisplay(forKey: key)
        }
        override func action(forKey event: String) -> (any CAAction)? { super.action(forKey: event) }
    }

    final class RingView: UIView {
        override class var layerClass: AnyClass { Ring.self }
        let dot = CALayer()
        var layouts = 0
        override func layoutSublayers(of layer: CALayer) {
            super.layoutSublayers(of: layer)
            dot.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height)
        }
        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
        }
    }

    @Test func layersOfAClassOfOnesOwn() {
        let view = RingView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        #expect((view.layer as? Ring)?.lineWidth == 4)
        #expect(view.layer.delegate === view)
    }

    /// A view whose layer was accessed is laid out through the layer, once.
    @Test func viewsLayOutTheirLayer() {
        let view = RingView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        view.layer.addSublayer(view.dot)
        view.layoutIfNeeded()
        #expect(view.dot.frame == CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(view.layouts == 1 && (view.layer as? Ring)?.layouts == 1)
        view.frame.size.width = 60
        #expect(view.layer.needsLayout())
        view.layoutIfNeeded()
        #expect(view.dot.frame.width == 30 && view.layouts == 2)
    }

    /// Sublayers are laid out if their size has changed or a layout was requested.
    @Test func layersInside() {
        final class Delegate: CALayerDelegate {
            var layouts = 0
            func layoutSublayers(of layer: CALayer) { layouts += 1 }
        }
        let (view, ring, delegate) = (UIView(), Ring(), Delegate())
        ring.delegate = delegate
        view.layer.addSublayer(ring)
        view.layoutIfNeeded()
        #expect(ring.layouts == 1 && delegate.layouts == 1)
        ring.frame = CGRect(x: 3, y: 0, width: 0, height: 0)
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(ring.layouts == 1)
        ring.bounds.size.width = 4
        ring.layoutIfNeeded()
        ring.setNeedsLayout()
        ring.layoutIfNeeded()
        ring.layoutIfNeeded()
        #expect(ring.layouts == 3 && !ring.needsLayout())
    }

    @Test func placesInLayers() {
        let (root, middle, leaf) = (CALayer(), CALayer(), CALayer())
        root.addSublayer(middle)
        middle.addSublayer(leaf)
        root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        middle.frame = CGRect(x: 10, y: 20, width: 50, height: 50)
        leaf.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
        #expect(leaf.convert(CGPoint(x: 1, y: 1), to: root) == CGPoint(x: 16, y: 26))
        #expect(
            leaf.convert(CGRect(x: 15, y: 25, width: 2, height: 2), from: root)
                == CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(root.hitTest(CGPoint(x: 16, y: 26)) === leaf && root.hitTest(CGPoint(x: 11, y: 21)) === middle)
        #expect(root.hitTest(CGPoint(x: 99, y: 99)) === root && root.hitTest(CGPoint(x: 101, y: 0)) == nil)
        leaf.isHidden = true
        #expect(root.hitTest(CGPoint(x: 16, y: 26)) === middle)
        let other = CALayer()
        root.replaceSublayer(middle, with: other)
        #expect(root.sublayers == [other] && middle.superlayer == nil)
    }

    @Test func whatIsToldIsKept() {
        let layer = CALayer()
        #expect(layer.speed == 1 && layer.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1))
        layer.speed = 0
        layer.timeOffset = 3
        layer.magnificationFilter = .nearest
        layer.compositingFilter = "multiplyBlendMode"
        layer.actions = ["position": NSNull()]
        layer.edgeAntialiasingMask = [.layerLeftEdge]
        #expect(layer.speed == 0 && layer.timeOffset == 3 && layer.magnificationFilter == .nearest)
        #expect(layer.compositingFilter as? String == "multiplyBlendMode" && layer.actions?.count == 1)
        #expect(layer.edgeAntialiasingMask == .layerLeftEdge && layer.minificationFilter == .linear)
    }
}
