import Diagnostics
import Simplex

extension LayoutEngine {
    /// The conflicts among required constraints.
    ///
    /// Each minimal set is computed once, as long as its constraints do not change.
    public var conflicts: [LayoutConflict] {
        let conflicts = solver.conflicts
        if conflicts.isEmpty, neededSets.isEmpty { return [] }
        let known = neededSets
        neededSets.removeAll(keepingCapacity: !conflicts.isEmpty)
        return conflicts.map { conflict in
            let set = conflict.constraints.map { record(of: $0) }
            let broken = record(of: conflict.relaxed)
            var needed = set
            if let found = neededSet(of: set, among: known) {
                neededSets.append(found)
                needed = found.needed
            }
            // Constants may have changed since a constraint was broken. The broken constraint is always listed.
            let listed = inOrder(needed.contains(broken) ? needed : set)
                .filter { records[Int($0)].constraint.origin != .nonNegativeSize }
            return LayoutConflict(
                constraints: listed.map { LayoutConstraintID(index: $0) }, broken: LayoutConstraintID(index: broken))
        }
    }

    /// Returns the constraint of a conflicting set that the engine would break; nil for an empty set.
    public func constraintToBreak(among set: [LayoutConstraintID]) -> LayoutConstraintID? {
        set.isEmpty ? nil : LayoutConstraintID(index: victim(among: set.map { $0.index }))
    }

    func chooseRelaxed(_ candidates: [ConstraintID]) -> ConstraintID {
        let set = candidates.map { record(of: $0) }
        guard let found = neededSet(of: set, among: neededSets) else {
            return records[Int(victim(among: set))].solverID
        }
        // Reading the conflicts uses these sets again. Until then their number is limited.
        if neededSets.count >= 64 { neededSets.removeFirst() }
        neededSets.append(found)
        return records[Int(victim(among: found.needed))].solverID
    }

    /// Returns the part of a conflicting set that is needed for the conflict, given that no size is negative.
    ///
    /// The solver's sets are minimal among its constraints. It has a constraint against a negative size only if one
    /// came out negative. Then a size of 44 can be in the set although only its sign matters. So each member is omitted
    /// in turn, and the part that still conflicts is kept. The result is nil if no size takes part. Sets of more than
    /// 24 constraints are used as they are.
    private func neededSet(of set: [Int32], among known: [NeededSet]) -> NeededSet? {
        func isSize(_ index: Int32) -> Bool { records[Int(index)].constraint.origin == .nonNegativeSize }
        guard set.count <= 24, set.contains(where: isSize) else { return nil }
        let members = inOrder(set).map { (record: $0, constraint: solver.constraint(records[Int($0)].solverID)) }
        if let found = known.first(where: { $0.has(members) }) { return found }
        let needed = neededByTrials(of: members.map { $0.record }.filter { !isSize($0) })
        return NeededSet(members: members, needed: needed ?? set)
    }

    /// Returns the constraints that are left when each redundant one is omitted in turn; nil if none are.
    private func neededByTrials(of constraints: [Int32]) -> [Int32]? {
        var needed = constraints
        for candidate in needed where needed.contains(candidate) {
            var trial = ConstraintTrial(of: self)
            for index in needed where index != candidate { trial.add(index) }
            let smaller = trial.solve()
            if !smaller.isEmpty { needed.removeAll { !smaller.contains($0) } }
        }
        return needed.isEmpty ? nil : needed
    }

    /// Returns the constraint that breaks.
    ///
    /// Apple documents no rule. This one explains most public logs (`Documentation/LayoutProcess.md`, "Which constraint breaks").
    /// System constraints break only if the set has no others. Among the rest, a size breaks if no other constraint has a larger constant,
    /// then a spacing between opposite edges, then any constraint. A size within a chain leaves the break to the edge at its end.
    func victim(among indices: [Int32]) -> Int32 {
        let listed = inOrder(indices)
        let written = listed.filter { !records[Int($0)].constraint.origin.isSystem }
        let candidates = written.isEmpty ? listed : written
        let largest = candidates.map(magnitude).max() ?? 0
        let sizes = candidates.filter { index in
            let constraint = records[Int(index)].constraint
            return constraint.firstAttribute.isSize && constraint.origin != .stackView && magnitude(index) == largest
        }
        let spacings = candidates.filter { index in
            records[Int(index)].constraint.isSpacing && records[Int(index)].constraint.origin != .stackView
        }
        let chosen = !sizes.isEmpty ? sizes : !spacings.isEmpty ? spacings : withoutNearEdges(candidates)
        let broken = highest(of: shrinking(chosen, among: listed))
        return farEdge(inChainOf: broken, among: written, of: listed) ?? broken
    }

    /// Returns the trailing or bottom edge of a chain edge, size, edge that constrains one view; nil if there is no such chain.
    ///
    /// A format string such as `V:|[box(100)]|` makes its constraints in this order. The result is nil too if the left side of the edge
    /// becomes larger by the break.
    private func farEdge(inChainOf size: Int32, among candidates: [Int32], of set: [Int32]) -> Int32? {
        let constraint = records[Int(size)].constraint
        guard constraint.isConstantSize, constraint.origin != .stackView, set.count <= 24 else { return nil }
        let order = candidates.indices.ordered {
            records[Int(candidates[$0])].order < records[Int(candidates[$1])].order
        }.map { candidates[$0] }
        guard let place = order.firstIndex(of: size), place > 0, place + 1 < order.count else { return nil }
        let neighbors = [order[place - 1], order[place + 1]]
        let lines = neighbors.map { records[Int($0)].constraint.line(of: constraint.first) }
        guard lines.contains(0), let end = lines.firstIndex(of: 1) else { return nil }
        let error = errorAsWish(
            LayoutConstraintID(index: neighbors[end]), among: set.map { LayoutConstraintID(index: $0) })
        return (error ?? 0) < -Self.leastChange ? neighbors[end] : nil
    }

    /// The candidates without leading and top edges, if there is a trailing or bottom edge among them.
    private func withoutNearEdges(_ candidates: [Int32]) -> [Int32] {
        guard candidates.contains(where: { records[Int($0)].constraint.isFarEdge }) else { return candidates }
        return candidates.filter { !records[Int($0)].constraint.isNearEdge }
    }

    /// The candidates whose left side becomes smaller if they alone break; all of them if there is none.
    private func shrinking(_ candidates: [Int32], among set: [Int32]) -> [Int32] {
        guard candidates.count > 1, set.count <= 24 else { return candidates }
        let ids = set.map { LayoutConstraintID(index: $0) }
        let smaller = candidates.filter { index in
            (errorAsWish(LayoutConstraintID(index: index), among: ids) ?? 0) < -Self.leastChange
        }
        return smaller.isEmpty ? candidates : smaller
    }

    /// Returns the constraint with the largest constant.
    ///
    /// Of equal ones it is a trailing or bottom edge, then the last.
    private func highest(of candidates: [Int32]) -> Int32 {
        candidates.dropFirst().reduce(candidates[0]) { best, index in rank(index) >= rank(best) ? index : best }
    }

    private func rank(_ index: Int32) -> (Double, Int) {
        (magnitude(index), records[Int(index)].constraint.isFarEdge ? 1 : 0)
    }

    private func magnitude(_ index: Int32) -> Double { abs(records[Int(index)].constraint.constant) }

    /// Returns constraints in order: first those of the user, with sizes at the front, then those of the system, each
    /// by creation.
    private func inOrder(_ indices: [Int32]) -> [Int32] {
        indices.indices.ordered { one, other in
            let (left, right) = (records[Int(indices[one])], records[Int(indices[other])])
            let ranks = (logRank(left.constraint), logRank(right.constraint))
            if ranks.0 != ranks.1 { return ranks.0 < ranks.1 }
            return left.sequence < right.sequence
        }.map { indices[$0] }
    }

    private func logRank(_ constraint: LayoutConstraint) -> Int {
        switch constraint.origin {
        case .code, .visualFormat, .document: constraint.isConstantSize ? 0 : 1
        case .stackView: 2
        case .contentSize, .autoresizing, .fitting: 3
        case .encapsulatedLayout: 4
        case .marginsGuide, .safeAreaGuide, .nonNegativeSize: 5
        }
    }

    // MARK: Cure

    /// Returns the smallest change of a constant in a user's constraint that resolves a conflict.
    ///
    /// For each candidate, a separate solver holds only the conflicting set, with the candidate as an optional
    /// constraint. Its error is the required change. Of equal changes, that of a constant size comes first, then that of the
    /// broken constraint: another space can make views overlap. The result is nil for sets of more than a hundred constraints,
    /// which would take too long.
    public func cheapestCure(of conflict: LayoutConflict) -> LayoutCure? {
        guard conflict.constraints.count <= 100 else { return LayoutCure(constraint: conflict.broken, constant: nil) }
        var best: (id: LayoutConstraintID, error: Double, constant: Double)?
        func rank(_ id: LayoutConstraintID) -> Int {
            (constraint(id).isConstantSize ? 2 : 0) + (id == conflict.broken ? 1 : 0)
        }
        for id in conflict.constraints where !constraint(id).origin.isSystem {
            guard let error = errorAsWish(id, among: conflict.constraints) else { continue }
            let isBetter = best.map { abs(error) < abs($0.error) - 1e-9 } ?? true
            let isTie = best.map { abs(abs(error) - abs($0.error)) <= 1e-9 } ?? false
            if isBetter || (isTie && rank(id) > best.map { rank($0.id) } ?? 0) {
                best = (id, error, constraint(id).constant + error)
            }
        }
        // If values have changed since the conflict, the set may be satisfied. Then there is no other constant.
        if let best, abs(best.error) > Self.leastChange {
            return LayoutCure(constraint: best.id, constant: best.constant)
        }
        return LayoutCure(constraint: conflict.broken, constant: nil)
    }

    /// The smallest reported change of a constant, in points.
    ///
    /// A smaller one would print as the same number.
    private static let leastChange = 1e-3

    private func errorAsWish(_ wish: LayoutConstraintID, among set: [LayoutConstraintID]) -> Double? {
        guard let optional = Priority(999) else { return nil }
        var trial = ConstraintTrial(of: self)
        for id in set { trial.add(id.index, at: id == wish ? optional : nil) }
        return trial.solve().isEmpty ? trial.error(of: wish.index) : nil
    }
}

extension LayoutConstraint {
    /// A Boolean value that indicates whether it sets a width or a height to a constant.
    var isConstantSize: Bool { second == nil && firstAttribute.isSize }

    /// The line of an item that it ties to another line: 0 is the leading or top edge, 1 the trailing or bottom edge.
    func line(of item: LayoutItem) -> Double? {
        guard second != nil else { return nil }
        let attribute = first == item ? firstAttribute : second == item ? secondAttribute : nil
        return attribute.flatMap { $0.isLine ? $0.line : nil }
    }

    /// A Boolean value that indicates whether it ties a trailing or bottom edge to another one.
    var isFarEdge: Bool { second != nil && firstAttribute.line == 1 && secondAttribute.line == 1 }

    /// Whether it ties a leading or top edge to another one.
    var isNearEdge: Bool {
        second != nil && firstAttribute.isLine && secondAttribute.isLine && firstAttribute.line == 0
            && secondAttribute.line == 0
    }

    /// Whether it sets the space between opposite edges of two items, such as the bottom of one and the top of the next.
    var isSpacing: Bool {
        second != nil && firstAttribute.isLine && secondAttribute.isLine
            && abs(firstAttribute.line - secondAttribute.line) == 1
    }
}

/// The needed part of a conflicting set, cached as long as its constraints do not change.
struct NeededSet {
    /// The set in its order, with the constraints as the solver held them.
    let members: [(record: Int32, constraint: Constraint?)]
    /// The needed constraints.
    let needed: [Int32]

    func has(_ others: [(record: Int32, constraint: Constraint?)]) -> Bool {
        members.elementsEqual(others) { $0.record == $1.record && $0.constraint == $1.constraint }
    }
}
