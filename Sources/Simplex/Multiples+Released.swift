/// Equations that are gone, though their links still stand.
///
/// An equation E among the links that goes becomes `terms + constant = e`, where `e` may be anything: all that followed from E is
/// what it was, plus a multiple of `e`. Let `s` be the scales of the links: how the variables follow their roots, those that are
/// constants the roots that became one. Every equation holds for `s` without its constant. So it does for the changes `s * gain`
/// as long as all variables of the equation have the same gain; and where they have not, one of the two sets of variables that the
/// equation had linked is still free to take another gain, the same for all of it. That is a pass over the equations after E, in which
/// each changes the smaller of its two sets, if any.
extension Multiples {
    /// An equation that is released, or has been and may be again.
    struct Release {
        /// A term, scaled as the constraint was.
        struct Term {
            var coefficient: Double
            var local: Int32
        }

        /// Its place in `steps`.
        var step: Int32
        /// Whether it is released now.
        var isOut = true
        var isInput: Bool
        /// Its constant, scaled.
        var constant: Double
        var terms: Buffer<Term>
        /// The gain of each local variable.
        var gains: Buffer<Double>
    }

    /// How many equations are kept that are or were released.
    private static var mostReleases: Int { 8 }

    /// How many equations are released now.
    var releasedCount: Int {
        var count = 0
        for index in 0..<releases.count where releases[index].isOut { count += 1 }
        return count
    }

    // MARK: Going and coming

    /// Releases the equation of a place, whose terms are given; false where it has to stay, because what depends on it is not known.
    mutating func release(
        _ place: Int32, _ record: ConstraintRecord, _ terms: Range<Int>, _ constraints: Buffer<Int32>,
        _ storage: borrowing Storage
    ) -> Bool {
        if hasTakenPairs { return false }
        for index in 0..<releases.count where !releases[index].isOut && steps[releases[index].step].place == place {
            releases[index].isOut = true
            releases[index].isInput = record.isInput
            releases[index].constant = record.constant * record.scale
            steps[releases[index].step].place = -1 - Int32(index)
            return true
        }
        guard let step = step(of: place), steps[step].absorbed >= 0, let index = makeRelease() else { return false }
        var own = Buffer<Release.Term>(capacity: terms.count)
        for term in terms {
            let local = storage.variables[storage.termVariables[term]].local
            own.append(Release.Term(coefficient: record.scale * storage.termCoefficients[term], local: local))
        }
        let gains = Buffer<Double>(repeating: 0, count: links.count)
        releases[index] = Release(
            step: step, isInput: record.isInput, constant: record.constant * record.scale, terms: own, gains: gains)
        steps[step].place = -1 - index
        return findGains(index, constraints, storage)
    }

    /// The released equation that a constraint is once more, or nil; it is among the constraints, at a place, from now on.
    mutating func reclaim(_ constraint: Int32, at place: Int32, _ storage: borrowing Storage) -> Bool {
        let record = storage.constraints[constraint]
        for index in 0..<releases.count where releases[index].isOut && isSame(releases[index], record, storage) {
            releases[index].isOut = false
            steps[releases[index].step].place = place
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

    /// The step in which the equation of a place was taken.
    func step(of place: Int32) -> Int32? {
        for index in 0..<Int32(steps.count) where steps[index].place == place { return index }
        return nil
    }

    /// A place for a release: a new one, or that of one that is not out any more.
    private mutating func makeRelease() -> Int32? {
        for index in 0..<Int32(releases.count) where releases.count == Self.mostReleases && !releases[index].isOut {
            deallocate(releases[index])
            return index
        }
        if releases.count == Self.mostReleases { return nil }
        releases.append(Release(step: -1, isInput: false, constant: 0, terms: Buffer(), gains: Buffer()))
        return Int32(releases.count - 1)
    }

    private func deallocate(_ release: Release) {
        var (terms, gains) = (release.terms, release.gains)
        terms.deallocate()
        gains.deallocate()
    }

    /// Gives the memory of the released equations back.
    mutating func deallocateReleases() {
        for index in 0..<releases.count { deallocate(releases[index]) }
        releases.deallocate()
    }

    // MARK: Reading

    /// Expresses the equation of a step by roots that is released.
    mutating func reduce(released step: Step) {
        let release = releases[-1 - step.place]
        entries.removeAll()
        var rest = release.constant
        var isFolded = false
        for index in 0..<release.terms.count {
            let term = release.terms[index]
            let root = find(term.local)
            let link = links[term.local]
            rest += term.coefficient * link.offset
            let share = term.coefficient * link.scale
            if root != zero, share != 0, add(share, root) { isFolded = true }
        }
        self.rest = rest
        if isFolded { entries.removeAll { abs($0.coefficient) <= Double.cancellation * $0.magnitude } }
    }

    /// Hands over the terms of the equation of a step: local variables and scaled coefficients.
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

    // MARK: Gains

    /// Finds how the variables follow the error of a released equation; false where that is not to be said.
    private func findGains(_ index: Int32, _ constraints: Buffer<Int32>, _ storage: borrowing Storage) -> Bool {
        let (first, gains) = (releases[index].step, releases[index].gains)
        var sets = LinkedSets(count: links.count)
        defer { sets.deallocate() }
        for index in 0..<Int32(steps.count) {
            let step = steps[index]
            if index == first {
                let node = sets.smaller(step.absorbed, step.parent, zero: zero)
                let scale = links[node].scale
                if scale == 0 { return false }
                sets.forEach(like: node) { gains[$0] = 1 / scale }
            } else if index > first, !settleError(of: step, gains, sets, constraints, storage) {
                return false
            }
            if step.absorbed >= 0, step.parent != zero { sets.join(step.absorbed, to: step.parent) }
        }
        return true
    }

    /// Changes gains until the equation of a step holds; false where it cannot.
    @inline(__always)
    private func settleError(
        of step: Step, _ gains: Buffer<Double>, _ sets: borrowing LinkedSets, _ constraints: Buffer<Int32>,
        _ storage: borrowing Storage
    ) -> Bool {
        var (error, size) = (0.0, 0.0)
        let links = links
        forEachTerm(of: step, constraints, storage) { local, coefficient in
            let part = coefficient * links[local].scale * gains[local]
            error += part
            size += abs(part)
        }
        if abs(error) <= Double.cancellation * size { return true }
        return step.absorbed >= 0 && take(error, from: step, gains, sets, constraints, storage)
    }

    @inline(never)
    private func take(
        _ error: Double, from step: Step, _ gains: Buffer<Double>, _ sets: borrowing LinkedSets,
        _ constraints: Buffer<Int32>, _ storage: borrowing Storage
    ) -> Bool {
        let node = sets.smaller(step.absorbed, step.parent, zero: zero)
        sets.mark(node)
        var (pivot, size) = (0.0, 0.0)
        forEachTerm(of: step, constraints, storage) { local, coefficient in
            if !sets.isMarked(local) { return }
            pivot += coefficient * links[local].scale
            size += abs(coefficient * links[local].scale)
        }
        if abs(pivot) <= Double.cancellation * size { return false }
        let change = -error / pivot
        sets.forEach(like: node) { local in
            sets.unmark(local)
            let (old, new) = (gains[local], gains[local] + change)
            gains[local] = abs(new) <= Double.cancellation * (abs(old) + abs(change)) ? 0 : new
        }
        return true
    }
}

/// Sets of nodes, each a ring; what is joined knows how large it is.
private struct LinkedSets: ~Copyable {
    private var arena: Arena
    private let next: Buffer<Int32>
    private let sizes: Buffer<Int32>
    private let marks: Buffer<Bool>

    /// Sets of one node each.
    init(count: Int) {
        arena = Arena(capacity: 9 * count + 24)
        next = Buffer(unwritten: count, in: &arena)
        sizes = Buffer(unwritten: count, in: &arena)
        marks = Buffer(zeros: count, in: &arena)
        for node in 0..<Int32(count) {
            next[node] = node
            sizes[node] = 1
        }
    }

    /// Joins the set of a root to that of another.
    @inline(__always)
    func join(_ node: Int32, to root: Int32) {
        (next[node], next[root]) = (next[root], next[node])
        sizes[root] += sizes[node]
    }

    /// The root of the smaller set of two; the first where the other one is `zero`.
    func smaller(_ first: Int32, _ second: Int32, zero: Int32) -> Int32 {
        second != zero && sizes[second] < sizes[first] ? second : first
    }

    /// Visits the set of a node.
    @inline(__always)
    func forEach(like node: Int32, _ body: (Int32) -> Void) {
        var current = node
        repeat {
            let following = next[current]
            body(current)
            current = following
        } while current != node
    }

    func mark(_ node: Int32) { forEach(like: node) { marks[$0] = true } }

    func unmark(_ node: Int32) { marks[node] = false }

    func isMarked(_ node: Int32) -> Bool { marks[node] }

    mutating func deallocate() { arena.deallocate() }
}
