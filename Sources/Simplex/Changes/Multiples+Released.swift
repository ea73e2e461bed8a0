/// A removed equation whose link stays.
///
/// A removed equation E among the links becomes `terms + constant = e`, where `e` is any number. Every variable that depends on E changes
/// by a multiple of `e`. In chains these changes are read from one equation after the other (`Multiples+Chain.swift`); in other systems
/// the equations are linked once more (`Multiples+Errors.swift`).
extension Multiples {
    /// An equation that is released, or was and may be again.
    struct Release: ~Copyable {
        /// A term, with the scale of the constraint.
        struct Term {
            var coefficient: Double
            var local: Int32
        }

        /// Its index in `steps`, or -1 if there is none.
        var step: Int32 = -1
        /// A Boolean value that indicates whether it is released now.
        var isOut = false
        var isInput = false
        /// Its scaled constant.
        var constant = 0.0
        @Owned var terms = Buffer<Term>()
        /// The change of each local variable with the error while the roots stay; empty until needed.
        @Owned var changes = Buffer<Double>()

        /// Creates a place for an equation.
        init() {}

        /// Returns whether a constraint is the equation.
        func equals(_ record: ConstraintRecord, _ storage: borrowing Storage) -> Bool {
            guard terms.count == record.terms.count, isInput == record.isInput,
                constant == record.constant * record.scale
            else { return false }
            for offset in 0..<terms.count {
                let (term, place) = (terms[offset], record.terms.lowerBound + offset)
                if storage.variables[storage.termVariables[place]].local != term.local
                    || record.scale * storage.termCoefficients[place] != term.coefficient
                {
                    return false
                }
            }
            return true
        }
    }

    // MARK: Releasing

    /// Releases the equation at a place, whose terms are given.
    ///
    /// Returns false if it must stay, because its dependents are unknown or another equation is released. The dependents are found when the
    /// component is solved.
    mutating func release(
        _ place: Int32, _ record: ConstraintRecord, _ terms: Range<Int>, _ storage: borrowing Storage
    ) -> Bool {
        if released.isOut { return false }
        if released.step < 0 || steps[released.step].place != place {
            guard let step = step(of: place), steps[step].absorbed >= 0 else { return false }
            released = Release()
            released.step = step
            for term in terms {
                let local = storage.variables[storage.termVariables[term]].local
                released.terms.append(
                    Release.Term(coefficient: record.scale * storage.termCoefficients[term], local: local))
            }
        }
        released.isOut = true
        released.isInput = record.isInput
        released.constant = record.constant * record.scale
        steps[released.step].place = -1
        return true
    }

    /// Takes the released equation back if it equals a new constraint, at a new place.
    ///
    /// Returns false if it does not.
    mutating func reclaim(_ constraint: Int32, at place: Int32, _ storage: borrowing Storage) -> Bool {
        let record = storage.constraints[constraint]
        if !released.isOut || !released.equals(record, storage) { return false }
        released.isOut = false
        steps[released.step].place = place
        if spans.count > 0 { spans[released.step] = record.span }
        return true
    }

    /// Returns the step in which the equation at a place was taken.
    ///
    /// Equations are mostly taken in order, so the step is not after that place, and not far before it.
    func step(of place: Int32) -> Int32? {
        let start = min(place, Int32(steps.count) - 1)
        for index in stride(from: start, through: 0, by: -1) where steps[index].place == place { return index }
        for index in (start + 1)..<max(start + 1, Int32(steps.count)) where steps[index].place == place {
            return index
        }
        return nil
    }

    // MARK: Reading

    /// Expresses a sum by roots.
    mutating func reduce(_ terms: Buffer<Release.Term>, constant: Double) {
        entries.removeAll()
        var (rest, isFolded) = (constant, false)
        for index in 0..<terms.count {
            add(terms[index].coefficient, of: terms[index].local, links, zero, &rest, &isFolded)
        }
        self.rest = rest
        if isFolded { dropCancelled() }
    }

    /// Calls a closure with the terms of the equation of a step: local variables and scaled coefficients.
    @inline(__always)
    func forEachTerm(
        of step: Step, _ constraints: Buffer<Int32>, _ storage: borrowing Storage, _ body: (Int32, Double) -> Void
    ) {
        if step.place < 0 {
            let terms = released.terms
            for index in 0..<terms.count { body(terms[index].local, terms[index].coefficient) }
            return
        }
        let record = storage.constraints[constraints[step.place]]
        let scale = record.scale
        for place in record.terms {
            body(storage.variables[storage.termVariables[place]].local, scale * storage.termCoefficients[place])
        }
    }

    // MARK: Changes

    /// Finds the change of each variable with the error of a released equation.
    ///
    /// Returns false if the changes are unclear.
    mutating func findChanges(
        _ variables: Buffer<Int32>, _ constraints: Buffer<Int32>, _ storage: borrowing Storage, _ work: inout Int
    ) -> Bool {
        // In rows, that takes a twentieth of the time of a build in chains, and a sixth in other systems.
        work += 3 * (variables.count + constraints.count)
        if !hasTakenPairs {
            let changes = Buffer<Double>(repeating: 0, count: links.count)
            released.changes = changes
            if findChangesOfChain(changes, variables, constraints, storage) { return true }
            released.changes.deallocate()
        }
        work += 6 * (variables.count + constraints.count)
        return followError(constraints, storage)
    }
}
