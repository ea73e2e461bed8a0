/// Constraints that enter or leave a component that is solved.
///
/// What enters is an expression, also where it is a required equation; what was taken as a link is released when it leaves
/// (`Component+Released.swift`). So the links stay, and only the program is made anew; where no row comes or goes, not even that
/// (`Component+Penalties.swift`).
extension Component {
    /// Lists a constraint.
    mutating func list(_ constraint: Int32, _ storage: borrowing Storage) {
        storage.constraints[constraint].place = Int32(constraints.count)
        constraints.append(constraint)
        isInOrder = false
        if knowsRoundedFactors == false { knowsRoundedFactors = hasRoundedFactor(constraint, storage) }
    }

    /// A Boolean value that indicates whether it is solved, and can take changes as they come.
    private var isOpen: Bool { isBuilt && !hasConflict }

    /// Takes a constraint in; whether it is solved, with nothing changed since, may save solving it again.
    ///
    /// It had better be built anew where many equations enter: they are not as cheap as those it was built with.
    mutating func enter(_ constraint: Int32, isSolved: Bool, _ storage: borrowing Storage) -> Effect {
        forgetRegions()
        guard isOpen, !isDoubtful else { return .rebuild }
        if storage.constraints[constraint].isEquation {
            if reclaim(constraint, storage) { return .update }
            if hasRoundedFactors(storage) || hasRoundedFactor(constraint, storage) { return .rebuild }
            if Int(enteredCount) >= 8 + variableOfColumn.count / 8 { return .rebuild }
            enteredCount += 1
        }
        let place = Int32(constraints.count)
        list(constraint, storage)
        standings.append(Int32(expressions.count))
        if isSolved, !isBehind, let effect = enterInactive(constraint, at: place, storage) {
            if effect == .update { hasChangedExpressions = true }
            return effect
        }
        if enterPenalty(constraint, at: place, storage) { return .update }
        expressions.append(Expression(scale: 0, shift: 0, place: place, entity: -1, row: -1))
        hasChangedExpressions = true
        return .update
    }

    /// Lets the constraint of a place out, whose terms are given; the last one takes the place.
    mutating func leave(
        _ place: Int32, _ terms: Range<Int>, isSolved: Bool, _ storage: borrowing Storage
    ) -> Effect {
        forgetRegions()
        guard isOpen, !isDoubtful else { return .rebuild }
        if !isExpression(place) {
            guard release(place, terms, storage) else { return .rebuild }
            unlist(place, storage)
            hasChangedExpressions = true
            return .update
        }
        let isEquation = storage.constraints[constraints[place]].isEquation
        if isEquation, hasLinked(place) { return .rebuild }
        let index = standings[place]
        if isEquation { enteredCount -= 1 }
        let effect = isSolved && !isBehind ? leaveInactive(index, storage) : nil
        let hasLeftPenalty = effect == nil && !isEquation && leavePenalty(index)
        let last = expressions.removeLast()
        if Int(index) < expressions.count {
            expressions[index] = last
            standings[last.place] = index
        }
        unlist(place, storage)
        if hasLeftPenalty { return .update }
        if effect != .nothing { hasChangedExpressions = true }
        return effect ?? .update
    }

    /// Puts the last constraint into the place of one that is gone.
    private mutating func unlist(_ place: Int32, _ storage: borrowing Storage) {
        isInOrder = false
        // It may have been the only one that had such factors.
        if knowsRoundedFactors == true { knowsRoundedFactors = nil }
        let moved = constraints.removeLast()
        let standing = standings.removeLast()
        if Int(place) < constraints.count {
            constraints[place] = moved
            standings[place] = standing
            storage.constraints[moved].place = place
            if standing >= 0 { expressions[standing].place = place }
            if standing == Standing.taken || multiples.hasTakenPairs {
                multiples.move(Int32(constraints.count), to: place)
            }
        }
    }

    /// Takes note of new priorities of the constraint of a place; false where it is no expression.
    mutating func reweigh(_ place: Int32, _ storage: borrowing Storage) -> Bool {
        forgetRegions()
        guard isOpen, !isDoubtful, isExpression(place), !hasLinked(place) else { return false }
        if storage.constraints[constraints[place]].isEquation, hasRoundedFactors(storage) { return false }
        if !reweighPenalty(standings[place], storage) { hasChangedExpressions = true }
        return true
    }

    /// Returns whether an equation that is an expression has made one variable a pair of others for a while: what was
    /// linked meanwhile follows from it.
    func hasLinked(_ place: Int32) -> Bool { multiples.hasTakenPairs && multiples.step(of: place) != nil }

    private func isExpression(_ place: Int32) -> Bool {
        standings[place] >= 0 && expressions[standings[place]].row < 0
    }
}
