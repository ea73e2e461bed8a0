/// Removed equations whose links stay.
///
/// A removed equation E among the links becomes `terms + constant = e`, where `e` is any number. Every variable that depends on E changes
/// by a multiple of `e`. In chains these changes are read from one equation after the other (`Multiples+Chain.swift`); in other systems
/// the equations are linked once more (`Multiples+Errors.swift`). At most one equation is released at a time.
extension Multiples {
    /// An equation that is released, or was and may be again.
    struct Release {
        /// A term, with the scale of the constraint.
        struct Term {
            var coefficient: Double
            var local: Int32
        }

        /// Its index in `steps`.
        var step: Int32
        /// A Boolean value that indicates whether it is released now.
        var isOut = true
        var isInput: Bool
        /// Its scaled constant.
        var constant: Double
        var terms: Buffer<Term>
        /// The change of each local variable with the error while the roots stay; empty until needed.
        var changes = Buffer<Double>()
    }

    /// The maximum number of equations that are or were released, whose changes are kept.
    private static var mostReleases: Int { 8 }

    // MARK: Releasing

    /// Releases the equation at a place, whose terms are given.
    ///
    /// Returns false if it must stay, because its dependents are unknown or another equation is released. The dependents are found when the
    /// component is solved.
    mutating func release(
        _ place: Int32, _ record: ConstraintRecord, _ terms: Range<Int>, _ storage: borrowing Storage
    ) -> Bool {
        if released != nil { return false }
        for index in 0..<releases.count
        where !releases[index].isOut && steps[releases[index].step].place == place {
            releases[index].isOut = true
            releases[index].isInput = record.isInput
            releases[index].constant = record.constant * record.scale
            steps[releases[index].step].place = -1 - Int32(index)
            return true
        }
        guard let step = step(of: place), steps[step].absorbed >= 0 else { return false }
        let index = makeRelease()
        var own = Buffer<Release.Term>(capacity: terms.count)
        for term in terms {
            let local = storage.variables[storage.termVariables[term]].local
            own.append(Release.Term(coefficient: record.scale * storage.termCoefficients[term], local: local))
        }
        releases[index] = Release(
            step: step, isInput: record.isInput, constant: record.constant * record.scale, terms: own)
        steps[step].place = -1 - index
        return true
    }

    /// Takes a released equation back that equals a new constraint, at a new place.
    ///
    /// Returns false if there is none.
    mutating func reclaim(_ constraint: Int32, at place: Int32, _ storage: borrowing Storage) -> Bool {
        let record = storage.constraints[constraint]
        guard let index = released, isSame(releases[index], record, storage) else { return false }
        releases[index].isOut = false
        steps[releases[index].step].place = place
        if spans.count > 0 { spans[releases[index].step] = record.span }
        return true
    }

    private func isSame(_ release: Release, _ record: ConstraintRecord, _ storage: borrowing Storage) -> Bool {
        guard release.terms.count == record.terms.count, release.isInput == record.isInput,
            release.constant == record.constant * record.scale
        else { return false }
        for offset in 0..<release.terms.count {
            let (term, place) = (release.terms[offset], record.terms.lowerBound + offset)
            if storage.variables[storage.termVariables[place]].local != term.local
                || record.scale * storage.termCoefficients[place] != term.coefficient
            {
                return false
            }
        }
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

    /// Returns a place for a release: a new one, or that of the first release.
    private mutating func makeRelease() -> Int32 {
        if releases.count == Self.mostReleases {
            deallocate(releases[0])
            return 0
        }
        releases.append(Release(step: -1, isInput: false, constant: 0, terms: Buffer()))
        return Int32(releases.count - 1)
    }

    private func deallocate(_ release: Release) {
        var (terms, changes) = (release.terms, release.changes)
        terms.deallocate()
        changes.deallocate()
    }

    /// Frees the memory of the released equations.
    func deallocateReleases() {
        for index in 0..<releases.count { deallocate(releases[index]) }
    }

    /// The index of the equation that is released now, or nil if there is none.
    var released: Int32? {
        for index in 0..<Int32(releases.count) where releases[index].isOut { return index }
        return nil
    }

    // MARK: Reading

    /// Expresses the released equation of a step by roots.
    mutating func reduce(released step: Step) {
        let release = releases[-1 - step.place]
        reduce(release.terms, constant: release.constant)
    }

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
            let terms = releases[-1 - step.place].terms
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
        _ index: Int32, _ variables: Buffer<Int32>, _ constraints: Buffer<Int32>, _ storage: borrowing Storage,
        _ work: inout Int
    ) -> Bool {
        // In rows, that takes a twentieth of the time of a build in chains, and a sixth in other systems.
        work += 3 * (variables.count + constraints.count)
        if !hasTakenPairs {
            releases[index].changes = Buffer(repeating: 0, count: links.count)
            if findChangesOfChain(index, releases[index].changes, variables, constraints, storage) { return true }
            releases[index].changes.deallocate()
        }
        work += 6 * (variables.count + constraints.count)
        return followError(index, constraints, storage)
    }
}
