import UIKit

/// A constraint that a designer might have added, and its cost.
struct Candidate {
    /// The constraint, which is satisfied on the canvas.
    let constraint: Canvas.Constraint
    /// The item on the other side, or nil for a fixed size.
    let reference: String?
    /// The cost.
    ///
    /// Lower is better. `Documentation/Suggestions.md` describes the choice of the scale.
    let cost: Double

    /// The role of the candidate.
    var role: Role {
        if constraint.firstAttribute.isSize { return .size }
        let centers: [NSLayoutConstraint.Attribute] = [.centerX, .centerY]
        return centers.contains(constraint.firstAttribute) ? .center : .edge
    }

    /// The value that a constraint determines along an axis.
    enum Role { case edge, center, size }
}

extension Canvas {
    /// Returns all constraints that a designer might add for a view along an axis, cheapest first.
    func candidates(for view: Item, along axis: NSLayoutConstraint.Axis) -> [Candidate] {
        guard let parent = view.parent.flatMap(item) else { return [] }
        var found = sizeCandidates(for: view, along: axis)
        if !view.isArranged {
            found += edgeCandidates(for: view, in: parent, along: axis)
            found += centerCandidates(for: view, in: parent, along: axis)
            found += alignmentCandidates(for: view, in: parent, along: axis)
        }
        return found.enumerated().sorted { ($0.element.cost, $0.offset) < ($1.element.cost, $1.offset) }
            .map { $0.element }
    }

    // MARK: Edges

    /// Returns the spaces to the nearest neighbor and to the container, on both sides.
    private func edgeCandidates(
        for view: Item, in parent: Item, along axis: NSLayoutConstraint.Axis
    ) -> [Candidate] {
        Side.allCases.filter { $0.axis == axis }.flatMap { side -> [Candidate] in
            var found: [Candidate] = []
            let nearest = neighbor(of: view, towards: side)
            if let nearest, nearest.isSibling {
                found.append(edge(view, side, nearest, cost: 1.6 + min(nearest.distance, 400) / 60))
            }
            let isBlocked = nearest?.isSibling == true
            for (rank, edge) in containerEdges(of: parent, facing: view, side).enumerated() {
                let far = min(abs(edge.distance), 400) / 120
                let cost =
                    1.2 + far + (isBlocked ? 1.5 : 0) + (edge.distance < 0 ? 0.8 : 0) + Double(rank) * 0.6
                found.append(self.edge(view, side, edge, cost: cost))
            }
            return found
        }
    }

    private func edge(_ view: Item, _ side: Side, _ neighbor: Neighbor, cost: Double) -> Candidate {
        Candidate(
            constraint: spacing(view, side, neighbor, .current), reference: neighbor.item.id, cost: cost)
    }

    // MARK: Centers

    private func centerCandidates(
        for view: Item, in parent: Item, along axis: NSLayoutConstraint.Axis
    ) -> [Candidate] {
        let offset = Double(view.rectangle.middle(axis) - parent.rectangle.middle(axis))
        // A center is rounded to pixels, so an offset of up to half a pixel at scale 2 is ignored.
        guard abs(offset) <= 0.251, parent.kind != .scrollView else { return [] }
        let length = Double(parent.rectangle.length(axis))
        let share = Double(view.rectangle.length(axis)) / max(1, length)
        let isLoose = share < 0.8 || (axis == .vertical && view.hasIntrinsicSize(along: axis))
        let isFlush = (1 - share) * length < 1
        let center = NSLayoutConstraint.Attribute.center(of: axis)
        let constraint = Constraint(holder: parent.id, view.id, center, .equal, parent.id, center)
        return [Candidate(constraint: constraint, reference: parent.id, cost: isLoose && !isFlush ? 1.1 : 3)]
    }

    // MARK: Siblings in one line

    /// Returns candidates for equal edges, centers and baselines with the nearest siblings across the axis.
    private func alignmentCandidates(
        for view: Item, in parent: Item, along axis: NSLayoutConstraint.Axis
    ) -> [Candidate] {
        let attributes: [NSLayoutConstraint.Attribute] = [.start(of: axis), .center(of: axis), .end(of: axis)]
        let isMirrored = parent.isMirrored(along: axis)
        var found: [Candidate] = []
        for sibling in children(of: parent.id) where sibling.id != view.id {
            let apart = distance(between: view, sibling, along: axis.other)
            for attribute in attributes {
                guard let mine = value(of: attribute, view.id, isMirrored: isMirrored),
                    let other = value(of: attribute, sibling.id, isMirrored: isMirrored),
                    abs(mine - other) < 0.01
                else { continue }
                let constraint = Constraint(
                    holder: parent.id, view.id, attribute, .equal, sibling.id, attribute, constant: 0)
                let isCenter = attribute == .center(of: axis)
                let base = axis == .horizontal ? (isCenter ? 2.6 : 2.2) : (isCenter ? 1.4 : 1.8)
                found.append(
                    Candidate(constraint: constraint, reference: sibling.id, cost: base + min(apart, 600) / 80))
            }
        }
        return found
    }

    private func distance(between one: Item, _ other: Item, along axis: NSLayoutConstraint.Axis) -> Double {
        let gap = max(
            one.rectangle.minimum(axis) - other.rectangle.maximum(axis),
            other.rectangle.minimum(axis) - one.rectangle.maximum(axis))
        return Double(max(0, gap))
    }

    // MARK: Sizes

    /// Returns a fixed size, and the size of a sibling of equal size.
    private func sizeCandidates(for view: Item, along axis: NSLayoutConstraint.Axis) -> [Candidate] {
        let size = NSLayoutConstraint.Attribute.size(of: axis)
        let length = Double(view.rectangle.length(axis))
        let share = view.parent.flatMap(item).map { length / max(1, Double($0.rectangle.length(axis))) } ?? 1
        let base = share < 0.4 ? 1.4 : axis == .horizontal ? 1.9 : 1.6
        var found = [
            Candidate(
                constraint: Constraint(holder: view.id, view.id, size, constant: length), reference: nil,
                cost: base + length / 150 + max(0, share - 0.5) * 4)
        ]
        guard let parent = view.parent else { return found }
        if share > 0.99, share < 1.01, let container = item(parent),
            abs(Double(container.rectangle.length(axis)) - length) < 0.01
        {
            let constraint = Constraint(holder: parent, view.id, size, .equal, parent, size)
            found.append(Candidate(constraint: constraint, reference: parent, cost: view.isArranged ? 1.5 : 2.8))
        }
        for sibling in children(of: parent) where sibling.id != view.id && length > 0 {
            guard abs(Double(sibling.rectangle.length(axis)) - length) < 0.01 else { continue }
            let isInLine = overlaps(view, sibling, along: .horizontal) || overlaps(view, sibling, along: .vertical)
            let constraint = Constraint(holder: parent, view.id, size, .equal, sibling.id, size)
            found.append(
                Candidate(constraint: constraint, reference: sibling.id, cost: isInLine ? 2.4 : 3.6))
        }
        return found
    }
}
