import Simplex

/// What fixes a value of an item, as facts; the wording is the caller's.
public struct LayoutExplanation: Hashable, Sendable {
    /// The value, in points.
    public var value: Double
    /// Whether other values are as good.
    public var isAmbiguous: Bool
    /// The constraints that decide the value, directly or through others.
    public var deciding: [LayoutConstraintID]
    /// The wishes about the item that did not come true, with what they miss, dearest first.
    public var lost: [LostWish]

    /// A wish that did not come true.
    public struct LostWish: Hashable, Sendable {
        /// The constraint.
        public var constraint: LayoutConstraintID
        /// How far the left side is from where it should be, in points; positive where it is too large.
        public var error: Double
    }
}

extension LayoutEngine {
    /// The constraints that decide the position and size of an item on an axis, in order of their coming.
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
        found.sort { records[Int($0)].sequence < records[Int($1)].sequence }
        return found.map { LayoutConstraintID(index: $0) }
    }

    /// What fixes an attribute of an item; its value counts rightwards and downwards in the frame of the parent item.
    public func explain(_ attribute: LayoutAttribute, of item: LayoutItem) -> LayoutExplanation {
        // What a constraint would say of the attribute, so that mirrored edges and baselines are the same as theirs.
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
        return lost.sorted { left, right in
            let priorities = (priority(left), priority(right))
            if priorities.0 != priorities.1 { return priorities.0 > priorities.1 }
            return records[Int(left.constraint.index)].sequence < records[Int(right.constraint.index)].sequence
        }
    }

    private func priority(_ wish: LayoutExplanation.LostWish) -> Priority {
        let source = constraint(wish.constraint)
        return wish.error > 0 ? source.growingPriority : source.shrinkingPriority
    }

    /// How far a constraint is from holding, in points: 0 where it holds, positive where its left side is too large.
    public func error(of id: LayoutConstraintID) -> Double { solver.error(of: records[Int(id.index)].solverID) }
}
