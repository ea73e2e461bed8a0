import Diagnostics
import Simplex

/// The explanation of a value of an item, as facts without wording.
public struct LayoutExplanation: Hashable, Sendable {
    /// The value, in points.
    public var value: Double
    /// A Boolean value that indicates whether other values are equally good.
    public var isAmbiguous: Bool
    /// The constraints that determine the value, directly or through others.
    public var deciding: [LayoutConstraintID]
    /// The optional constraints on the item that are not satisfied, with their errors, highest priority first.
    public var lost: [LostWish]

    /// An optional constraint that is not satisfied.
    public struct LostWish: Hashable, Sendable {
        /// The constraint.
        public var constraint: LayoutConstraintID
        /// The error of the left side in points; positive if it is too large.
        public var error: Double
    }
}

extension LayoutEngine {
    /// Returns the constraints that determine the position and size of an item along an axis, in the order of their
    /// creation.
    public func constraintsDeciding(_ item: LayoutItem, horizontal: Bool) -> [LayoutConstraintID] {
        let record = items[Int(item.index)]
        let variables = horizontal ? [record.minX, record.width] : [record.minY, record.height]
        return deciding(variables)
    }

    private func deciding(_ variables: [Variable]) -> [LayoutConstraintID] {
        var found: [Int32] = []
        for variable in variables {
            for id in solver.constraintsDeciding(variable) {
                let index = record(of: id)
                if !found.contains(index) { found.append(index) }
            }
        }
        return found.indices.ordered { records[Int(found[$0])].sequence < records[Int(found[$1])].sequence }
            .map { LayoutConstraintID(index: found[$0]) }
    }

    /// Returns the explanation of an attribute of an item, in the coordinates of the parent item.
    public func explain(_ attribute: LayoutAttribute, of item: LayoutItem) -> LayoutExplanation {
        // The attribute is resolved, so mirrored edges and baselines match those of the other item.
        let source = LayoutConstraint(item, attribute)
        let expression = expression(of: source)
        let (terms, constant) = (Array(expression?.terms ?? .init(start: nil, count: 0)), expression?.constant ?? 0)
        let isMirrored = attribute.isDirectional && items[Int(directionItem(of: source))].isRightToLeft
        let value = terms.reduce(constant) { sum, term in sum + term.coefficient * solver.value(of: term.variable) }
        let variables = terms.map { $0.variable }
        return LayoutExplanation(
            value: isMirrored ? -value : value, isAmbiguous: variables.contains { solver.isAmbiguous($0) },
            deciding: deciding(variables), lost: lostWishes(of: item, horizontal: attribute.isHorizontal))
    }

    private func lostWishes(of item: LayoutItem, horizontal: Bool) -> [LayoutExplanation.LostWish] {
        var lost: [LayoutExplanation.LostWish] = []
        for id in constraints(naming: item) {
            guard constraint(id).firstAttribute.isHorizontal == horizontal else { continue }
            let error = solver.error(of: records[Int(id.index)].solverID)
            if abs(error) > 1e-6 { lost.append(.init(constraint: id, error: error)) }
        }
        return lost.indices.ordered { one, other in
            let (left, right) = (lost[one], lost[other])
            let priorities = (priority(left), priority(right))
            if priorities.0 != priorities.1 { return priorities.0 > priorities.1 }
            return records[Int(left.constraint.index)].sequence < records[Int(right.constraint.index)].sequence
        }.map { lost[$0] }
    }

    private func priority(_ wish: LayoutExplanation.LostWish) -> Priority {
        let source = constraint(wish.constraint)
        return wish.error > 0 ? source.growingPriority : source.shrinkingPriority
    }

    /// Returns the error of a constraint in points: 0 if it is satisfied, positive if its left side is too large.
    public func error(of id: LayoutConstraintID) -> Double { solver.error(of: records[Int(id.index)].solverID) }
}
