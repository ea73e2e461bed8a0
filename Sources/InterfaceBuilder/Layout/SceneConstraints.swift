import Foundation
import Scene
import UIKit

/// Where the constraints of a laid-out scene are drawn.
@MainActor struct SceneConstraints {
    let document: InterfaceDocument
    let scene: InstantiatedScene

    /// The constraints of the document between views of the scene, in the order of the document.
    func constraints() -> [Scene.Constraint] {
        let places = ItemPlaces(views: scene.views.map { item in item.view })
        let states = ConflictStates(scene.conflicts, yieldingTogether: true)
        return scene.constraints.compactMap { index, constraint in
            let element = document.constraints[index]
            return places.drawn(
                constraint, id: element.id, priority: element.priority,
                views: [element.firstItem, element.secondItem].compactMap { id in id },
                state: states[constraint])
        }
    }
}

/// The rectangles of views and guides in the coordinates of the root.
@MainActor struct ItemPlaces {
    private var origins: [ObjectIdentifier: CGPoint] = [:]

    /// The places of views after their layout; the first is the root, and a parent stands before its children.
    init(views: [UIView]) {
        for (index, view) in views.enumerated() {
            guard index > 0, let superview = view.superview else {
                origins[ObjectIdentifier(view)] = .zero
                continue
            }
            let outer = origins[ObjectIdentifier(superview)] ?? .zero
            let shown = superview.bounds.origin
            origins[ObjectIdentifier(view)] = CGPoint(
                x: outer.x + view.frame.origin.x - shown.x, y: outer.y + view.frame.origin.y - shown.y)
        }
    }

    /// A constraint as it is drawn; nil if one of its items has no place.
    func drawn(
        _ constraint: NSLayoutConstraint, id: String, priority: Double? = nil, views: [String]? = nil,
        state: Scene.Constraint.State
    ) -> Scene.Constraint? {
        guard let first = rectangle(of: constraint.firstItem) else { return nil }
        let second = rectangle(of: constraint.secondItem)
        let shape = ConstraintShape(
            first: first, firstAttribute: constraint.firstAttribute, second: second,
            secondAttribute: second == nil ? nil : constraint.secondAttribute,
            isAligned: constraint.constant == 0 && constraint.multiplier == 1)
        let names = [constraint.firstItem, constraint.secondItem].compactMap { item in
            (item as? UIView)?.documentIdentifier
        }
        return Scene.Constraint(
            id: id, kind: shape.kind, from: shape.from, to: shape.to, relation: relation(constraint.relation),
            multiplier: Double(constraint.multiplier), constant: Double(constraint.constant),
            priority: priority ?? Double(constraint.priority.rawValue), state: state, views: views ?? names)
    }

    private func relation(_ relation: NSLayoutConstraint.Relation) -> Scene.Constraint.Relation {
        switch relation {
        case .lessThanOrEqual: .lessThanOrEqual
        case .greaterThanOrEqual: .greaterThanOrEqual
        default: .equal
        }
    }

    private func rectangle(of item: AnyObject?) -> CGRect? {
        if let view = item as? UIView {
            return origins[ObjectIdentifier(view)].map { origin in CGRect(origin: origin, size: view.bounds.size) }
        }
        guard let guide = item as? UILayoutGuide, let owner = guide.owningView,
            let origin = origins[ObjectIdentifier(owner)]
        else { return nil }
        let frame = guide.layoutFrame
        return CGRect(
            x: origin.x + frame.origin.x, y: origin.y + frame.origin.y, width: frame.size.width,
            height: frame.size.height)
    }
}

/// The line that stands for a constraint: where it runs, and what kind of line it is.
struct ConstraintShape {
    let kind: Scene.Constraint.Kind
    let from: Scene.Point
    let to: Scene.Point

    private typealias Attribute = NSLayoutConstraint.Attribute

    /// The line between two rectangles in the root's coordinates; one rectangle alone shows its own size.
    init(
        first: CGRect, firstAttribute: NSLayoutConstraint.Attribute, second: CGRect?,
        secondAttribute: NSLayoutConstraint.Attribute?, isAligned: Bool
    ) {
        guard let second, let secondAttribute, !Self.isSize(firstAttribute) else {
            kind = second == nil ? .size : .proportion
            (from, to) = Self.sizeLine(of: first, isWidth: firstAttribute == .width)
            return
        }
        let isHorizontal = Self.isHorizontal(firstAttribute)
        let start = Self.position(of: secondAttribute, in: second)
        let end = Self.position(of: firstAttribute, in: first)
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
        // As on Interface Builder's canvas: a width lies along the lower edge, a height along the right one.
        let inset = min(4, min(Double(rectangle.width), Double(rectangle.height)) / 2)
        let (x, y) = (Double(rectangle.maxX) - inset, Double(rectangle.maxY) - inset)
        return isWidth
            ? (.init(x: Double(rectangle.minX), y: y), .init(x: Double(rectangle.maxX), y: y))
            : (.init(x: x, y: Double(rectangle.minY)), .init(x: x, y: Double(rectangle.maxY)))
    }

    private static func position(of attribute: Attribute, in rectangle: CGRect) -> Double {
        switch attribute {
        case .leading, .left, .leftMargin, .leadingMargin: Double(rectangle.minX)
        case .trailing, .right, .rightMargin, .trailingMargin: Double(rectangle.maxX)
        case .centerX, .centerXWithinMargins: Double(rectangle.midX)
        case .top, .topMargin: Double(rectangle.minY)
        case .centerY, .centerYWithinMargins: Double(rectangle.midY)
        default: Double(rectangle.maxY)
        }
    }

    /// The middle of what two rectangles share across the line; of the first where they share nothing.
    private static func middle(_ first: CGRect, _ second: CGRect, isHorizontal: Bool) -> Double {
        let low = isHorizontal ? max(first.minY, second.minY) : max(first.minX, second.minX)
        let high = isHorizontal ? min(first.maxY, second.maxY) : min(first.maxX, second.maxX)
        if low < high { return Double(low + high) / 2 }
        return Double(isHorizontal ? first.midY : first.midX)
    }
}
