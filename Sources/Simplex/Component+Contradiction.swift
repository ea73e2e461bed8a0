/// What counts as a contradiction, and what as rounding.
///
/// An error counts from 1e-9 and 1e-12 of the largest number on. Where factors come in 32 bits there is more to allow for: 0.4 and
/// 0.6 of a width are off by 6e-8 of themselves, and so is everything that follows. That is measured by the parts of the equation that does
/// not hold, and not by what else is large; and only where there are such factors, which is looked up when something is off.
///
/// Where that is allowed for, or a coefficient cancels but for about as much, another order of the equations would find other values, as far as
/// such factors can tell. So the component is built in the order of content then, whatever the order was in which constraints came and went.
extension Component {
    /// A Boolean value that indicates whether the order of the equations may show in more than rounding.
    @inline(__always)
    var isDoubtful: Bool {
        hasDoubt || multiples.isDoubtful || (reductionPlace != nil && elimination.isDoubtful)
    }

    /// Builds with the constraints in the order of their content.
    mutating func buildInOrder(_ storage: borrowing Storage) -> Infeasibility? {
        sortConstraints(storage)
        return build(storage)
    }

    /// Returns whether an equation without roots does not hold.
    mutating func hasContradiction(_ storage: borrowing Storage) -> Bool {
        let rounding = 1e-9 + 1e-12 * multiples.largest
        var isRounded = false
        for index in 0..<multiples.rarities.residuals.count {
            let (place, size) = (multiples.rarities.residuals[index].place, multiples.rarities.residuals[index].size)
            if size <= rounding { continue }
            if !isRounded, !hasRoundedFactors(storage) { return true }
            isRounded = true
            hasDoubt = true
            if size > rounding + Double.cancellation * parts(place, storage) { return true }
        }
        return false
    }

    /// A row of the elimination that came to `0 = c`.
    mutating func inconsistentRow(_ storage: borrowing Storage) -> Int32? {
        if reductionPlace == nil || elimination.dependentRows.count == 0 { return nil }
        var largest = 0.0
        for row in 0..<reduction.rightSides.count { largest = max(largest, abs(reduction.rightSides[row])) }
        let rounding = 1e-9 + 1e-12 * largest
        var sizes = Buffer<Double>()
        defer { sizes.deallocate() }
        for index in 0..<elimination.dependentRows.count {
            let row = elimination.dependentRows[index]
            if abs(reduction.rightSides[row]) <= rounding { continue }
            if sizes.count == 0 {
                if !hasRoundedFactors(storage) { return row }
                sizes = rowParts(storage)
                hasDoubt = true
            }
            if abs(reduction.rightSides[row]) > rounding + Double.cancellation * sizes[row] { return row }
        }
        return nil
    }

    /// Adds up the penalty of an entity; false where its required ends exclude each other.
    mutating func buildPenalty(of entity: Int32, _ storage: borrowing Storage) -> Bool {
        program.penalties.build(entity, program.constraints)
            || (toleratesFactors(storage) && program.penalties.build(entity, program.constraints))
    }

    /// Lets required ends exclude each other by what factors of 32 bits are off, if there are any and it was not so before.
    mutating func toleratesFactors(_ storage: borrowing Storage) -> Bool {
        guard program.penalties.endRounding < Double.cancellation, hasRoundedFactors(storage) else { return false }
        program.penalties.endRounding = Double.cancellation
        hasDoubt = true
        return true
    }

    /// Returns whether a constraint in which no column is left is off by no more than factors of 32 bits are.
    mutating func isRounding(_ error: Double, of place: Int32, _ storage: borrowing Storage) -> Bool {
        guard hasRoundedFactors(storage) else { return false }
        var solution = particularSolution(storage)
        defer { solution.deallocate() }
        if abs(error) > 1e-9 + Double.cancellation * parts(place, storage, roots: solution) { return false }
        hasDoubt = true
        return true
    }

    /// Returns whether a coefficient has more than 16 binary digits behind the first: 0.4, but not 1, 0.5 or 100.
    mutating func hasRoundedFactors(_ storage: borrowing Storage) -> Bool {
        if !storage.hasRoundedFactors { return false }
        if let known = knowsRoundedFactors { return known }
        var isRounded = false
        for place in 0..<constraints.count where !isRounded {
            isRounded = hasRoundedFactor(constraints[place], storage)
        }
        knowsRoundedFactors = isRounded
        return isRounded
    }

    /// Returns whether a constraint of it has such a coefficient.
    func hasRoundedFactor(_ constraint: Int32, _ storage: borrowing Storage) -> Bool {
        for term in storage.terms(constraint)
        where storage.termCoefficients[term].bitPattern & Storage.roundedDigits != 0 { return true }
        return false
    }

    /// The sum of the sizes of what an equation adds up: its constant, and what its variables are at given values of their roots.
    ///
    /// Without such values the roots are zero.
    func parts(
        _ place: Int32, _ storage: borrowing Storage, roots: borrowing Buffer<Double> = Buffer()
    ) -> Double {
        let record = storage.constraints[constraints[place]]
        var sum = abs(record.constant)
        for term in record.terms {
            let link = multiples.links[storage.variables[storage.termVariables[term]].local]
            var value = abs(link.offset)
            if roots.count > 0, link.parent != multiples.zero { value += abs(link.scale * roots[link.parent]) }
            sum += abs(storage.termCoefficients[term]) * value
        }
        return sum * record.scale
    }

    /// The same for each row of the elimination, with the rows that were added to it.
    private func rowParts(_ storage: borrowing Storage) -> Buffer<Double> {
        let sizes = Buffer<Double>(repeating: 0, count: reduction.rightSides.count)
        for place in 0..<Int32(constraints.count) {
            let row = row(of: standings[place])
            if row >= 0 { sizes[row] = parts(place, storage) }
        }
        for index in 0..<elimination.operations.count {
            let operation = elimination.operations[index]
            sizes[operation.target] += abs(operation.factor) * sizes[operation.source]
        }
        return sizes
    }
}
