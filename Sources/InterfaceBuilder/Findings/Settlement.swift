import Diagnostics
import Foundation
import UIKit

/// Finds fixes for the ambiguity of a scene by trying them in the engine.
///
/// Other content priorities come first, which let the layout adapt, then constraints.
///
/// Views are handled in document order, a parent before its children. If constraints for an earlier view also fix a later view, both are
/// reported together.
@MainActor struct Settlement {
    let document: InterfaceDocument
    let scene: InstantiatedScene

    /// The maximum number of ambiguous views of one scene with a search for a fix.
    ///
    /// The others are only named.
    private static let mostViews = 48

    /// A view that is ambiguous by itself, its fix, and the views that it makes unambiguous too.
    struct Cause {
        let view: Int
        let values: [NSLayoutConstraint.Attribute]
        var proposals: [String]
        /// The content priorities among the proposals.
        var priorities: [ContentPriorityChange] = []
        var followers: [Int] = []
    }

    /// Returns the causes of ambiguous views, by their index in the document.
    ///
    /// The scene is restored.
    func causes(of openViews: [Int]) -> [Cause] {
        let views = Dictionary(uniqueKeysWithValues: scene.views.map { item in (item.index, item.view) })
        var rest = openViews.compactMap { index in views[index].map { view in (index: index, view: view) } }
        guard rest.count <= Self.mostViews else {
            return rest.map { item in Cause(view: item.index, values: item.view.openAttributes, proposals: []) }
        }
        var causes: [Cause] = []
        var reweighed = ContentPriorities()
        for (index, view) in rest where rest.contains(where: { item in item.index == index }) {
            let values = view.openAttributes
            guard reweighed.settle(view, causes.count) else { continue }
            take(Cause(view: index, values: values, proposals: []), from: &rest, to: &causes)
        }
        var added: [NSLayoutConstraint] = []
        // A view that nothing settles may follow from a later one.
        var unsettled: [(index: Int, view: UIView)] = []
        while let (index, view) = rest.first {
            let values = view.openAttributes
            let tried = settle(view, index)
            guard !tried.isEmpty else {
                unsettled.append(rest.removeFirst())
                continue
            }
            added += tried.map { proposal in proposal.constraint }
            let addition = Self.addition(of: tried.map { proposal in "'\(proposal.text)'" })
            take(Cause(view: index, values: values, proposals: [addition]), from: &rest, to: &causes)
            let settled = unsettled.filter { item in !item.view.hasAmbiguousLayout }.map { item in item.index }
            unsettled.removeAll { item in settled.contains(item.index) }
            causes[causes.count - 1].followers = (settled + causes[causes.count - 1].followers).sorted()
        }
        for (index, view) in unsettled {
            take(Cause(view: index, values: view.openAttributes, proposals: []), from: &rest, to: &causes)
        }
        NSLayoutConstraint.deactivate(added)
        reweighed.revert()
        for (place, proposal) in reweighed.kept {
            let name = document.label(of: document.views[causes[place].view])
            causes[place].proposals.append(proposal.text(naming: name))
            causes[place].priorities.append(proposal.change(of: document.views[causes[place].view].id))
        }
        return causes.sorted { cause, other in cause.view < other.view }
    }

    /// Adds a cause with the views that depend on it, and removes all of them from the rest.
    private func take(_ cause: Cause, from rest: inout [(index: Int, view: UIView)], to causes: inout [Cause]) {
        var cause = cause
        rest.removeAll { item in item.index == cause.view }
        cause.followers = rest.filter { item in !item.view.hasAmbiguousLayout }.map { item in item.index }
        rest.removeAll { item in cause.followers.contains(item.index) }
        causes.append(cause)
    }

    private static func addition(of constraints: [String]) -> String {
        "add the constraint\(constraints.count == 1 ? "" : "s") \(constraints.listed())"
    }

    private struct Proposal {
        let constraint: NSLayoutConstraint
        let text: String
    }

    /// Adds the fewest constraints with their current values that remove all ambiguity of a view.
    private func settle(_ view: UIView, _ index: Int) -> [Proposal] {
        var kept: [Proposal] = []
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            for proposal in proposals(for: view, index, along: axis) {
                let open = view.openAttributes(along: axis)
                guard !open.isEmpty else { break }
                proposal.constraint.isActive = true
                if view.openAttributes(along: axis).count < open.count {
                    kept.append(proposal)
                } else {
                    proposal.constraint.isActive = false
                }
            }
        }
        return kept
    }

    /// Returns the constraints to try, the most usual first.
    ///
    /// An arranged view lacks a size, another one an edge.
    private func proposals(for view: UIView, _ index: Int, along axis: NSLayoutConstraint.Axis) -> [Proposal] {
        guard let superview = view.superview else { return [] }
        let isHorizontal = axis == .horizontal
        let size: NSLayoutConstraint.Attribute = isHorizontal ? .width : .height
        let start: NSLayoutConstraint.Attribute = isHorizontal ? .leading : .top
        let isMirrored = superview.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let outer = isHorizontal ? superview.bounds.width : superview.bounds.height
        let (length, origin) =
            isHorizontal
            ? (view.frame.width, isMirrored ? outer - view.frame.maxX : view.frame.minX)
            : (view.frame.height, view.frame.minY)
        let name = document.itemName(document.views[index].id)
        func make(
            _ attribute: NSLayoutConstraint.Attribute, _ item: UIView?, _ constant: CGFloat,
            to end: NSLayoutConstraint.Attribute? = nil
        ) -> Proposal? {
            let other = end ?? attribute
            guard
                let constraint = try? NSLayoutConstraint.make(
                    item: view, attribute: attribute, relatedBy: .equal, toItem: item,
                    attribute: item == nil ? .notAnAttribute : other, multiplier: 1, constant: constant,
                    priority: .required)
            else { return nil }
            let word = Self.words[attribute] ?? ""
            let shown = InterfaceDocument.short(Double(abs(constant)))
            guard let item else { return Proposal(constraint: constraint, text: "\(name).\(word) == \(shown)") }
            let offset = constant == 0 ? "" : constant < 0 ? " - \(shown)" : " + \(shown)"
            let owner = item === superview ? "superview" : item.documentIdentifier.map(document.itemName) ?? ""
            return Proposal(
                constraint: constraint, text: "\(name).\(word) == \(owner).\(Self.words[other] ?? "")\(offset)")
        }
        let ownSize = make(size, nil, length)
        if let stack = superview as? UIStackView, stack.arrangedSubviews.contains(view) {
            return [ownSize].compactMap { proposal in proposal }
        }
        // A view that is centered now is meant to be centered.
        let isCentered = abs(origin + length / 2 - outer / 2) < 0.5 && origin > 0
        let center = make(isHorizontal ? .centerX : .centerY, superview, 0)
        let near = neighbor(before: view, in: superview, along: axis, isMirrored: isMirrored)
        let edge = near.flatMap { near in make(start, near.view, near.space, to: isHorizontal ? .trailing : .bottom) }
        return [isCentered ? center : nil, edge ?? make(start, superview, origin), ownSize]
            .compactMap { proposal in proposal }
    }

    /// Returns the nearest sibling before a view along an axis, and the space between them; nil if the superview is a better neighbor.
    ///
    /// The choice is that of Resolve > Add Missing Constraints, whose costs are in `Documentation/Suggestions.md`.
    private func neighbor(
        before view: UIView, in superview: UIView, along axis: NSLayoutConstraint.Axis, isMirrored: Bool
    ) -> (view: UIView, space: CGFloat)? {
        let isHorizontal = axis == .horizontal
        func ends(_ other: UIView) -> (start: CGFloat, end: CGFloat) {
            guard isHorizontal else { return (other.frame.minY, other.frame.maxY) }
            let width = superview.bounds.width
            return isMirrored
                ? (width - other.frame.maxX, width - other.frame.minX) : (other.frame.minX, other.frame.maxX)
        }
        func overlaps(_ other: UIView) -> Bool {
            isHorizontal
                ? other.frame.minY < view.frame.maxY && view.frame.minY < other.frame.maxY
                : other.frame.minX < view.frame.maxX && view.frame.minX < other.frame.maxX
        }
        let start = ends(view).start
        let before = superview.subviews.filter { other in
            other !== view && !other.isHidden && other.documentIdentifier != nil && overlaps(other)
                && ends(other).end <= start + 0.01
        }
        guard let nearest = before.max(by: { one, other in ends(one).end < ends(other).end }),
            nearest.openAttributes(along: axis).isEmpty
        else { return nil }
        let space = start - ends(nearest).end
        let costs = (1.6 + min(space, 400) / 60, 2.7 + min(abs(start), 400) / 120)
        return costs.0 < costs.1 ? (nearest, space) : nil
    }

    private static let words: [NSLayoutConstraint.Attribute: String] = [
        .leading: "leading", .trailing: "trailing", .top: "top", .bottom: "bottom", .width: "width", .height: "height",
        .centerX: "centerX", .centerY: "centerY",
    ]
}
