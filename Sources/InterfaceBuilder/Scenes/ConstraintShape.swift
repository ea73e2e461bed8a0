import Foundation
import Scene
import UIKit

/// The line that represents a constraint: its position and its kind.
struct ConstraintShape {
    let kind: Scene.Constraint.Kind
    let from: Scene.Point
    let to: Scene.Point

    private typealias Attribute = NSLayoutConstraint.Attribute

    /// Creates the line between two rectangles in the root's coordinates.
    ///
    /// A single rectangle shows its own size. `isMirrored` indicates whether leading means right.
    init(
        first: CGRect, firstAttribute: NSLayoutConstraint.Attribute, second: CGRect?,
        secondAttribute: NSLayoutConstraint.Attribute?, isAligned: Bool, isMirrored: Bool = false
    ) {
        guard let second, let secondAttribute, !Self.isSize(firstAttribute) else {
            kind = second == nil ? .size : .proportion
            (from, to) = Self.sizeLine(of: first, isWidth: firstAttribute == .width)
            return
        }
        let isHorizontal = Self.isHorizontal(firstAttribute)
        let start = Self.position(of: secondAttribute, in: second, isMirrored: isMirrored)
        let end = Self.position(of: firstAttribute, in: first, isMirrored: isMirrored)
        if isAligned, abs(start - end) < 1, firstAttribute == secondAttribute {
            kind = .alignment
            let low = isHorizontal ? min(first.minY, second.minY) : min(first.minX, second.minX)
            let high = isHorizontal ? max(first.maxY, second.maxY) : max(first.maxX, second.maxX)
            from = isHorizontal ? .init(x: end, y: Double(low)) : .init(x: Double(low), y: end)
            to = isHorizontal ? .init(x: end, y: Double(high)) : .init(x: Double(high), y: end)
            return
        }
        kind = .spacing
        let across = Self.middle(first, second, isHorizontal: isHorizontal)
        from = isHorizontal ? .init(x: start, y: across) : .init(x: across, y: start)
        to = isHorizontal ? .init(x: end, y: across) : .init(x: across, y: end)
    }

    private static func isSize(_ attribute: Attribute) -> Bool { attribute == .width || attribute == .height }

    private static func isHorizontal(_ attribute: Attribute) -> Bool {
        switch attribute {
        case .leading, .trailing, .left, .right, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins:
            true
        default: false
        }
    }

    private static func sizeLine(of rectangle: CGRect, isWidth: Bool) -> (Scene.Point, Scene.Point) {
        // As on Interface Builder's canvas, a width is along the lower edge, and a height along the right edge.
        let inset = min(4, min(Double(rectangle.width), Double(rectangle.height)) / 2)
        let (x, y) = (Double(rectangle.maxX) - inset, Double(rectangle.maxY) - inset)
        return isWidth
            ? (.init(x: Double(rectangle.minX), y: y), .init(x: Double(rectangle.maxX), y: y))
            : (.init(x: x, y: Double(rectangle.minY)), .init(x: x, y: Double(rectangle.maxY)))
    }

    private static func position(of attribute: Attribute, in rectangle: CGRect, isMirrored: Bool) -> Double {
        switch attribute {
        case .left, .leftMargin: Double(rectangle.minX)
        case .right, .rightMargin: Double(rectangle.maxX)
        case .leading, .leadingMargin: Double(isMirrored ? rectangle.maxX : rectangle.minX)
        case .trailing, .trailingMargin: Double(isMirrored ? rectangle.minX : rectangle.maxX)
        case .centerX, .centerXWithinMargins: Double(rectangle.midX)
        case .top, .topMargin: Double(rectangle.minY)
        case .centerY, .centerYWithinMargins: Double(rectangle.midY)
        default: Double(rectangle.maxY)
        }
    }

    /// Returns the middle of the common part of two rectangles across the line, or the middle of the first rectangle without a common part.
    private static func middle(_ first: CGRect, _ second: CGRect, isHorizontal: Bool) -> Double {
        let low = isHorizontal ? max(first.minY, second.minY) : max(first.minX, second.minX)
        let high = isHorizontal ? min(first.maxY, second.maxY) : min(first.maxX, second.maxX)
        if low < high { return Double(low + high) / 2 }
        return Double(isHorizontal ? first.midY : first.midX)
    }
}
