import Foundation
import Scene
import UIKit

/// The lines of the constraints of a laid out scene.
@MainActor struct SceneConstraints {
    let document: InterfaceDocument
    let scene: InstantiatedScene

    /// Returns the constraints of the document between views of the scene, in document order.
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

    /// Creates the rectangles of views after their layout.
    ///
    /// The first view is the root, and a parent precedes its children.
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

    /// Returns a constraint for drawing, or nil if one of its items has no rectangle.
    func drawn(
        _ constraint: NSLayoutConstraint, id: String, priority: Double? = nil, views: [String]? = nil,
        state: Scene.Constraint.State
    ) -> Scene.Constraint? {
        guard let first = rectangle(of: constraint.firstItem) else { return nil }
        let second = rectangle(of: constraint.secondItem)
        let shape = ConstraintShape(
            first: first, firstAttribute: constraint.firstAttribute, second: second,
            secondAttribute: second == nil ? nil : constraint.secondAttribute,
            isAligned: constraint.constant == 0 && constraint.multiplier == 1, isMirrored: isMirrored(constraint))
        let names = [constraint.firstItem, constraint.secondItem].compactMap { item in
            (item as? UIView)?.documentIdentifier
        }
        return Scene.Constraint(
            id: id, kind: shape.kind, from: shape.from, to: shape.to, relation: .init(constraint.relation),
            multiplier: Double(constraint.multiplier), constant: Double(constraint.constant),
            priority: priority ?? Double(constraint.priority.rawValue), state: state, views: views ?? names)
    }

    /// Returns whether leading means right for a constraint.
    ///
    /// The closest view around its items decides this.
    private func isMirrored(_ constraint: NSLayoutConstraint) -> Bool {
        guard let second = view(of: constraint.secondItem) else { return false }
        var container = view(of: constraint.firstItem)
        while let view = container, !second.isDescendant(of: view) { container = view.superview }
        return container?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    private func view(of item: AnyObject?) -> UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }

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
