/// Constraints that are added to a solved component, or removed from it.
///
/// A new constraint enters as an expression, even a required equation. A removed link is released (`Component+Released.swift`). So the
/// links stay, and only the program is created anew. If no row is added or removed, the program stays too (`Component+Penalties.swift`).
extension Component {
    /// Lists a constraint.
    mutating func list(_ constraint: Int32, _ storage: borrowing Storage) {
        storage.constraints[constraint].place = Int32(constraints.count)
        constraints.append(constraint)
        isInOrder = false
    }

    /// A Boolean value that indicates whether the component is solved and can take single changes.
    private var isOpen: Bool { isBuilt && !hasConflict }

    /// Adds a constraint.
    ///
    /// If the component is solved without changes since, this may save another solution. After many added equations a new build is better,
    /// because they cost more than the equations of the build.
    mutating func enter(_ constraint: Int32, isSolved: Bool, _ storage: borrowing Storage) -> Effect {
        forgetRegions()
        guard isOpen, !hasDoubt else { return .rebuild }
        if storage.constraints[constraint].isEquation {
            if reclaim(constraint, storage) { return .update }
            if hasRoundedFactors(storage) || storage.constraints[constraint].hasRoundedFactor { return .rebuild }
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
        expressions.append(Expression(scale: 0, shift: 0, place: place, entity: -1))
        hasChangedExpressions = true
        return .update
    }

    /// Removes the constraint at a place, whose terms are given.
    ///
    /// The last constraint takes its place.
    mutating func leave(
        _ place: Int32, _ terms: Range<Int>, isSolved: Bool, _ storage: borrowing Storage
    ) -> Effect {
        forgetRegions()
        guard isOpen, !hasDoubt else { return .rebuild }
        if !isExpression(place) {
            guard storage.mechanisms.contains(.releases), release(place, terms, storage) else { return .rebuild }
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

    /// Moves the last constraint to the place of a removed one.
    private mutating func unlist(_ place: Int32, _ storage: borrowing Storage) {
        isInOrder = false
        let moved = constraints.removeLast()
        let standing = standings.removeLast()
        if Int(place) < constraints.count {
            constraints[place] = moved
            standings[place] = standing
            storage.constraints[moved].place = place
            if standing >= 0 { expressions[standing].place = place }
            if standing == Self.taken || multiples.hasTakenPairs {
                multiples.move(Int32(constraints.count), to: place)
            }
        }
    }

    /// Updates the priorities of the constraint at a place.
    ///
    /// Returns false if it is no expression.
    mutating func reweigh(_ place: Int32, _ storage: borrowing Storage) -> Bool {
        forgetRegions()
        guard isOpen, !hasDoubt, isExpression(place), !hasLinked(place) else { return false }
        if storage.constraints[constraints[place]].isEquation, hasRoundedFactors(storage) { return false }
        if !reweighPenalty(standings[place], storage) { hasChangedExpressions = true }
        return true
    }

    /// Returns whether an equation that is an expression once made one variable a pair of others.
    ///
    /// Links that were made meanwhile depend on it.
    func hasLinked(_ place: Int32) -> Bool { multiples.hasTakenPairs && multiples.step(of: place) != nil }

    private func isExpression(_ place: Int32) -> Bool { standings[place] != Self.taken }
}
