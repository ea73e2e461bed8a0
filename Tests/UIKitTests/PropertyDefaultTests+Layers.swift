import Foundation
import UIKit

extension PropertyDefaultTests {
    nonisolated static let layers: [Row] = [
        row({ CALayer() }) {
            [
                ("opacity", $0.opacity, 1), ("isHidden", $0.isHidden, false), ("cornerRadius", $0.cornerRadius, 0),
                ("borderWidth", $0.borderWidth, 0), ("masksToBounds", $0.masksToBounds, false),
                ("shadowOpacity", $0.shadowOpacity, 0), ("shadowRadius", $0.shadowRadius, 3),
                ("shadowOffset", $0.shadowOffset, CGSize(width: 0, height: -3)), ("zPosition", $0.zPosition, 0),
                ("anchorPoint", $0.anchorPoint, CGPoint(x: 0.5, y: 0.5)), ("contentsScale", $0.contentsScale, 1),
                ("isDoubleSided", $0.isDoubleSided, true),
                ("contentsGravity", $0.contentsGravity, CALayerContentsGravity.resize), ("actions", $0.actions, nil),
                ("allowsEdgeAntialiasing", $0.allowsEdgeAntialiasing, false), ("anchorPointZ", $0.anchorPointZ, 0),
                ("backgroundColor", $0.backgroundColor, nil), ("backgroundFilters", $0.backgroundFilters, nil),
                ("bounds", $0.bounds, CGRect.zero), ("compositingFilter", $0.compositingFilter, nil),
                ("contents", $0.contents, nil),
                ("contentsCenter", $0.contentsCenter, CGRect(x: 0, y: 0, width: 1, height: 1)),
                ("contentsRect", $0.contentsRect, CGRect(x: 0, y: 0, width: 1, height: 1)),
                ("drawsAsynchronously", $0.drawsAsynchronously, false),
                ("edgeAntialiasingMask", $0.edgeAntialiasingMask.rawValue, 15), ("filters", $0.filters, nil),
                ("isGeometryFlipped", $0.isGeometryFlipped, false), ("isOpaque", $0.isOpaque, false),
                ("magnificationFilter", $0.magnificationFilter.rawValue, "linear"), ("mask", $0.mask, nil),
                ("minificationFilter", $0.minificationFilter.rawValue, "linear"), ("name", $0.name, nil),
                ("needsDisplayOnBoundsChange", $0.needsDisplayOnBoundsChange, false),
                ("position", $0.position, CGPoint.zero), ("rasterizationScale", $0.rasterizationScale, 1),
                ("shadowPath", $0.shadowPath, nil), ("shouldRasterize", $0.shouldRasterize, false),
                ("style", $0.style, nil), ("sublayerTransform", $0.sublayerTransform, CATransform3DIdentity),
                ("sublayers", $0.sublayers, nil), ("transform", $0.transform, CATransform3DIdentity),
                ("borderColor", $0.borderColor == CGColor(gray: 0, alpha: 1), true),
                ("shadowColor", $0.shadowColor == CGColor(gray: 0, alpha: 1), true),
            ]
        },
        row({ CAAnimation() }) {
            [
                ("delegate", $0.delegate, nil), ("isRemovedOnCompletion", $0.isRemovedOnCompletion, true),
                ("timingFunction", $0.timingFunction, nil),
            ]
        },
        row({ CAGradientLayer() }) {
            [
                ("colors", $0.colors, nil), ("endPoint", $0.endPoint, CGPoint(x: 0.5, y: 1)),
                ("locations", $0.locations, nil), ("startPoint", $0.startPoint, CGPoint(x: 0.5, y: 0)),
                ("type", $0.type.rawValue, "axial"),
            ]
        },
        row({ CAKeyframeAnimation() }) {
            [
                ("calculationMode", $0.calculationMode.rawValue, "linear"),
                ("timingFunctions", $0.timingFunctions, nil),
            ]
        },
        row({ CAPropertyAnimation(keyPath: nil) }) {
            [
                ("isAdditive", $0.isAdditive, false), ("isCumulative", $0.isCumulative, false),
            ]
        },
        row({ CAShapeLayer() }) {
            [
                ("fillRule", $0.fillRule.rawValue, "non-zero"), ("lineCap", $0.lineCap.rawValue, "butt"),
                ("lineDashPattern", $0.lineDashPattern, nil), ("lineDashPhase", $0.lineDashPhase, 0),
                ("lineJoin", $0.lineJoin.rawValue, "miter"), ("miterLimit", $0.miterLimit, 10), ("path", $0.path, nil),
                ("strokeColor", $0.strokeColor, nil), ("strokeEnd", $0.strokeEnd, 1),
                ("strokeStart", $0.strokeStart, 0), ("fillColor", $0.fillColor == CGColor(gray: 0, alpha: 1), true),
                ("lineWidth", $0.lineWidth, 1),
            ]
        },
        row({ CASpringAnimation() }) {
            [
                ("damping", $0.damping, 10), ("initialVelocity", $0.initialVelocity, 0), ("mass", $0.mass, 1),
                ("stiffness", $0.stiffness, 100),
            ]
        },
        row({ CATextLayer() }) {
            [
                ("alignmentMode", $0.alignmentMode.rawValue, "natural"), ("fontSize", $0.fontSize, 36),
                ("isWrapped", $0.isWrapped, false), ("string", $0.string, nil),
                ("truncationMode", $0.truncationMode.rawValue, "none"), ("font", $0.font, "Helvetica"),
                ("foregroundColor", $0.foregroundColor == CGColor(gray: 1, alpha: 1), true),
            ]
        },
        row({ CATransition() }) {
            [
                ("endProgress", $0.endProgress, 1), ("startProgress", $0.startProgress, 0),
                ("subtype", $0.subtype, nil), ("type", $0.type.rawValue, "fade"),
            ]
        },
        row({ CAAnimation() }) {
            [
                ("duration", $0.duration, 0), ("speed", $0.speed, 1), ("beginTime", $0.beginTime, 0),
                ("timeOffset", $0.timeOffset, 0), ("repeatCount", $0.repeatCount, 0),
                ("autoreverses", $0.autoreverses, false), ("fillMode", $0.fillMode.rawValue, "removed"),
                ("isRemovedOnCompletion", $0.isRemovedOnCompletion, true), ("timingFunction", $0.timingFunction, nil),
                ("delegate", $0.delegate, nil),
            ]
        },
    ]
}
