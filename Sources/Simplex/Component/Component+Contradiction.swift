/// The distinction of contradictions from rounding.
///
/// An error counts from 1e-9 plus 1e-12 of the largest number. With factors of 32 bits the tolerance is larger: 433 / 252 of a height is
/// off by up to 6e-8 of itself, and so are all results. The parts of the violated equation are the measure, not other large numbers. The
/// larger tolerance applies only to components with such factors, which are looked up when an error appears.
///
/// If an error was tolerated, another order of the equations would lead to other values. Then the component is built in the order of content,
/// independent of the order of insertion and removal.
extension Component {
    /// Builds with the constraints in the order of their content.
    mutating func buildInOrder(_ storage: borrowing Storage) -> Infeasibility? {
        sortConstraints(storage)
        return build(storage)
    }

    /// Returns whether an equation without roots does not hold.
    mutating func hasContradiction(_ storage: borrowing Storage) -> Bool {
        let rounding = 1e-9 + 1e-12 * multiples.largest
        var isRounded = false
        for index in 0..<multiples.residuals.count {
            let (place, size) = (multiples.residuals[index].place, multiples.residuals[index].size)
            if size <= rounding { continue }
            if !isRounded, !hasRoundedFactors(storage) { return true }
            isRounded = true
            hasDoubt = true
            if size > rounding + Double.factorRounding * parts(place, storage) { return true }
        }
        return false
    }

    /// Returns a row of the elimination that became `0 = c`.
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
            if abs(reduction.rightSides[row]) > rounding + Double.factorRounding * sizes[row] { return row }
        }
        return nil
    }

    /// Adds up the penalty of an entity.
    ///
    /// Returns false if its required ends contradict each other.
    mutating func buildPenalty(of entity: Int32, _ storage: borrowing Storage) -> Bool {
        program.penalties.build(entity, program.constraints)
            || (toleratesFactors(storage) && program.penalties.build(entity, program.constraints))
    }

    /// Raises the tolerance of required ends to that of 32-bit factors.
    ///
    /// Returns false without such factors, or if it is raised already.
    mutating func toleratesFactors(_ storage: borrowing Storage) -> Bool {
        guard program.penalties.endRounding < Double.factorRounding, hasRoundedFactors(storage) else { return false }
        program.penalties.endRounding = Double.factorRounding
        hasDoubt = true
        return true
    }

    /// Returns whether the error of a constraint without columns may be rounding of 32-bit factors.
    mutating func isRounding(_ error: Double, of place: Int32, _ storage: borrowing Storage) -> Bool {
        guard hasRoundedFactors(storage) else { return false }
        var solution = particularSolution(storage)
        defer { solution.deallocate() }
        if abs(error) > 1e-9 + Double.factorRounding * parts(place, storage, roots: solution) { return false }
        hasDoubt = true
        return true
    }

    /// Returns whether a coefficient has more than 16 binary digits after the first, such as 0.4, but not 1, 0.5 or 100.
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

    /// Returns whether a constraint has such a coefficient.
    func hasRoundedFactor(_ constraint: Int32, _ storage: borrowing Storage) -> Bool {
        for term in storage.terms(constraint)
        where storage.termCoefficients[term].bitPattern & Storage.roundedDigits != 0 { return true }
        return false
    }

    /// Returns the sum of the absolute parts of an equation: its constant, and its variables at given values of their roots.
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

    /// Returns the sums of absolute parts for each row of the elimination, including the rows that were added to it.
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
