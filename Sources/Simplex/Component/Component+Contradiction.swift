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
        var size = parts(place, storage)
        if hasSums {
            multiples.reduce(constraints[place], storage)
            size += expandSums()
        }
        if abs(error) > 1e-9 + Double.factorRounding * size { return false }
        hasDoubt = true
        return true
    }

    /// Returns whether a constraint has a coefficient of more than 16 binary digits.
    func hasRoundedFactors(_ storage: borrowing Storage) -> Bool {
        if !storage.hasRoundedFactors { return false }
        for place in 0..<constraints.count {
            if storage.constraints[constraints[place]].hasRoundedFactor { return true }
        }
        return false
    }

    /// Returns the sum of the absolute parts of an equation: its constant, and the constants of its variables.
    func parts(_ place: Int32, _ storage: borrowing Storage) -> Double {
        let record = storage.constraints[constraints[place]]
        var sum = abs(record.constant)
        for term in record.terms {
            let link = multiples.links[storage.variables[storage.termVariables[term]].local]
            sum += abs(storage.termCoefficients[term] * link.offset)
        }
        return sum * record.scale
    }
}
