/// Removed equations whose links stay.
///
/// A removed equation E among the links becomes `terms + constant = e`, where `e` is any number. Every variable that depends on E changes
/// by a multiple of `e`, written as `scale * gain`. The scale is that of the link to the root, or for a constant to the root that became
/// one. The equations before E hold for any gain that is equal within each set of variables that they link. So one of the two sets that E
/// linked gets a gain. Each equation after E is then checked. If it does not hold for the changes, one of the two sets that it linked is
/// still free. The smaller set gets another gain for all its variables, so that no variable is visited often.
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

    /// The maximum number of equations that are or were released.
    private static var mostReleases: Int { 8 }

    // MARK: Releasing

    /// Releases the equation at a place, whose terms are given.
    ///
    /// Returns false if it must stay, because its dependents are unknown. The dependents are found when the component is solved. Until then
    /// other equations may be released or return.
    mutating func release(
        _ place: Int32, _ record: ConstraintRecord, _ terms: Range<Int>, _ storage: borrowing Storage
    ) -> Bool {
        for index in 0..<rarities.releases.count
        where !rarities.releases[index].isOut && steps[rarities.releases[index].step].place == place {
            rarities.releases[index].isOut = true
            rarities.releases[index].isInput = record.isInput
            rarities.releases[index].constant = record.constant * record.scale
            steps[rarities.releases[index].step].place = -1 - Int32(index)
            return true
        }
        guard let step = step(of: place), steps[step].absorbed >= 0, let index = makeRelease() else { return false }
        var own = Buffer<Release.Term>(capacity: terms.count)
        for term in terms {
            let local = storage.variables[storage.termVariables[term]].local
            own.append(Release.Term(coefficient: record.scale * storage.termCoefficients[term], local: local))
        }
        rarities.releases[index] = Release(
            step: step, isInput: record.isInput, constant: record.constant * record.scale, terms: own)
        steps[step].place = -1 - index
        return true
    }

    /// Takes a released equation back that equals a new constraint, at a new place.
    ///
    /// Returns false if there is none.
    mutating func reclaim(_ constraint: Int32, at place: Int32, _ storage: borrowing Storage) -> Bool {
        let record = storage.constraints[constraint]
        for index in 0..<rarities.releases.count
        where rarities.releases[index].isOut && isSame(rarities.releases[index], record, storage) {
            rarities.releases[index].isOut = false
            steps[rarities.releases[index].step].place = place
            if rarities.spans.count > 0 { rarities.spans[rarities.releases[index].step] = record.span }
            return true
        }
        return false
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

    /// Returns a place for a release: a new one, or that of an equation that is no longer released.
    private mutating func makeRelease() -> Int32? {
        for index in 0..<Int32(rarities.releases.count)
        where rarities.releases.count == Self.mostReleases && !rarities.releases[index].isOut {
            deallocate(rarities.releases[index])
            return index
        }
        if rarities.releases.count == Self.mostReleases { return nil }
        rarities.releases.append(Release(step: -1, isInput: false, constant: 0, terms: Buffer()))
        return Int32(rarities.releases.count - 1)
    }

    private func deallocate(_ release: Release) {
        var (terms, changes) = (release.terms, release.changes)
        terms.deallocate()
        changes.deallocate()
    }

    /// Frees the memory of the released equations.
    mutating func deallocateReleases() {
        for index in 0..<rarities.releases.count { deallocate(rarities.releases[index]) }
    }

    /// The number of equations that are released now.
    var outCount: Int {
        var count = 0
        for index in 0..<rarities.releases.count where rarities.releases[index].isOut { count += 1 }
        return count
    }

    // MARK: Reading

    /// Expresses the released equation of a step by roots.
    mutating func reduce(released step: Step) {
        let release = rarities.releases[-1 - step.place]
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
            let terms = rarities.releases[-1 - step.place].terms
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
        work += (hasTakenPairs ? 9 : 3) * (variables.count + constraints.count)
        if hasTakenPairs { return followError(index, constraints, storage) }
        let changes = Buffer<Double>(repeating: 0, count: links.count)
        rarities.releases[index].changes = changes
        if findChangesOfChain(index, changes, variables, constraints, storage) { return true }
        work += 6 * (variables.count + constraints.count)
        changes.fill(0)
        if !findGains(index, changes, constraints, storage) { return false }
        var sum = 0.0
        for local in 0..<links.count {
            changes[local] *= links[local].scale
            sum += changes[local]
        }
        return sum.isFinite
    }

    /// Finds the gains of all variables, of which the changes are multiples.
    ///
    /// Returns false if they are unclear.
    private func findGains(
        _ index: Int32, _ gains: Buffer<Double>, _ constraints: Buffer<Int32>, _ storage: borrowing Storage
    ) -> Bool {
        let (steps, zero) = (steps, zero)
        let first = Int(rarities.releases[index].step)
        let sets = LinkedSets(count: links.count)
        defer { sets.deallocate() }
        for index in 0..<first { sets.join(steps[index], zero: zero) }
        let node = sets.smaller(of: steps[first], zero: zero)
        let scale = links[node].scale
        if scale == 0 { return false }
        sets.forEach(like: node) { gains[$0] = 1 / scale }
        sets.join(steps[first], zero: zero)
        for index in (first + 1)..<max(first + 1, steps.count) {
            let step = steps[index]
            if hasGain(step, gains, constraints, storage) {
                let node = sets.smaller(of: step, zero: zero)
                let (error, pivot) = balance(of: step, gains, constraints, storage) { $0 == node }
                if error != 0 {
                    guard node >= 0 else { return false }
                    let pivot =
                        sets.isAlone(node) ? pivot : markedPivot(of: step, node, sets, gains, constraints, storage)
                    let change = -error / pivot
                    guard change.isFinite else { return false }
                    var isClear = true
                    sets.forEach(like: node) { local in
                        let (old, new) = (gains[local], gains[local] + change)
                        gains[local] = .clear(new, parts: abs(old) + abs(change))
                        if gains[local].isNaN { isClear = false }
                    }
                    if !isClear { return false }
                }
            }
            sets.join(step, zero: zero)
        }
        return true
    }

    /// Returns whether any variable of the equation of a step has a gain; mostly none has.
    @inline(__always)
    private func hasGain(
        _ step: Step, _ gains: Buffer<Double>, _ constraints: Buffer<Int32>, _ storage: borrowing Storage
    ) -> Bool {
        if step.place < 0 { return true }
        let (variables, termVariables) = (storage.variables, storage.termVariables)
        for place in storage.terms(constraints[step.place])
        where gains[variables[termVariables[place]].local] != 0 { return true }
        return false
    }

    /// Returns the error of a step's equation for the changes `scale * gain`, and its change if some variables gain 1.
    ///
    /// Either is NaN if it may be rounding of factors.
    @inline(__always)
    private func balance(
        of step: Step, _ gains: Buffer<Double>, _ constraints: Buffer<Int32>, _ storage: borrowing Storage,
        where gainsMore: (Int32) -> Bool
    ) -> (error: Double, pivot: Double) {
        var (error, errorSize, pivot, pivotSize) = (0.0, 0.0, 0.0, 0.0)
        let links = links
        forEachTerm(of: step, constraints, storage) { local, coefficient in
            let share = coefficient * links[local].scale
            let part = share * gains[local]
            error += part
            errorSize += abs(part)
            if gainsMore(local) {
                pivot += share
                pivotSize += abs(share)
            }
        }
        return (.clear(error, parts: errorSize), .clear(pivot, parts: pivotSize))
    }

    /// Returns the change of the error if a set of several variables gains 1.
    @inline(never)
    private func markedPivot(
        of step: Step, _ node: Int32, _ sets: borrowing LinkedSets, _ gains: Buffer<Double>,
        _ constraints: Buffer<Int32>, _ storage: borrowing Storage
    ) -> Double {
        sets.forEach(like: node) { sets.marks[$0] = true }
        let pivot = balance(of: step, gains, constraints, storage) { sets.marks[$0] }.pivot
        sets.forEach(like: node) { sets.marks[$0] = false }
        return pivot
    }
}

/// The sets of variables that are linked so far, each as a ring.
///
/// Its root has the size.
private struct LinkedSets: ~Copyable {
    private let next: Buffer<Int32>
    private let sizes: Buffer<Int32>
    let marks: Buffer<Bool>
    private let arena: Arena

    /// Creates sets of one variable each.
    init(count: Int) {
        var arena = Arena(capacity: 9 * count + 24)
        next = Buffer(unwritten: count, in: &arena)
        sizes = Buffer(unwritten: count, in: &arena)
        marks = Buffer(zeros: count, in: &arena)
        self.arena = arena
        for node in 0..<Int32(count) {
            next[node] = node
            sizes[node] = 1
        }
    }

    /// Joins the two sets that a step links.
    @inline(__always)
    func join(_ step: Multiples.Step, zero: Int32) {
        if step.absorbed < 0 || step.parent == zero { return }
        let (one, other) = (next[step.absorbed], next[step.parent])
        (next[step.absorbed], next[step.parent]) = (other, one)
        sizes[step.parent] += sizes[step.absorbed]
    }

    /// Returns the root of the smaller of the two sets that a step links, or of the only set if it becomes constant.
    @inline(__always)
    func smaller(of step: Multiples.Step, zero: Int32) -> Int32 {
        step.parent != zero && sizes[step.parent] < sizes[step.absorbed] ? step.parent : step.absorbed
    }

    /// Returns whether a root is the only variable of its set.
    @inline(__always)
    func isAlone(_ node: Int32) -> Bool { sizes[node] == 1 }

    /// Visits the set of a variable.
    @inline(__always)
    func forEach(like node: Int32, _ body: (Int32) -> Void) {
        var current = node
        repeat {
            let following = next[current]
            body(current)
            current = following
        } while current != node
    }

    /// Frees the memory.
    func deallocate() {
        var arena = arena
        arena.deallocate()
    }
}
