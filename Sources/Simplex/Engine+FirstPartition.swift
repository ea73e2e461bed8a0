/// The first partition of a small solver, in which sets of variables are the bits of a word.
///
/// No component exists yet, so no constraint enters one and no component is dissolved. If a word has a bit for each variable, one operation
/// finds whether two sets share a variable. The components are those that `partition` makes.
extension Engine {
    /// A Boolean value that indicates whether no component exists, nothing was removed, and all constraints count.
    @inline(__always)
    var hasOnlyAdded: Bool {
        components.count == 0 && odd.isEmpty && partitionedCount == 0 && hasOnlyNewPlaces
    }

    /// A Boolean value that indicates whether the solver is so small that all components share memory and a word has a bit for each
    /// variable.
    @inline(__always)
    private var isSmall: Bool {
        storage.values.count <= UInt64.bitWidth
            && storage.values.count + storage.constraints.count < Self.leastApart
    }

    /// Puts all constraints into components for the first time.
    ///
    /// Returns false if the solver is not small and new.
    mutating func partitionFirst() -> Bool {
        guard hasOnlyAdded, isSmall else { return false }
        return withUnsafeTemporaryAllocation(of: UInt64.self, capacity: UInt64.bitWidth) { memory in
            guard let sets = memory.baseAddress, let count = connectAll(sets) else { return false }
            notePartitioned()
            for number in 0..<count { makePlace(of: sets[number]) }
            tallyAll()
            makeTogether()
            for number in 0..<count { listVariables(of: sets[number], in: Int32(truncatingIfNeeded: number)) }
            for constraint in 0..<storage.constraints.count { listInComponent(Int32(truncatingIfNeeded: constraint)) }
            return true
        }
    }

    /// Finds the sets of connected variables in the order of their first variables, and returns their number.
    ///
    /// Returns nil if a constraint does not count.
    @inline(__always)
    private func connectAll(_ sets: UnsafeMutablePointer<UInt64>) -> Int? {
        let (constraints, termVariables) = (storage.constraints, storage.termVariables)
        var (count, index) = (0, 0)
        var all: UInt64 = 0
        while index < constraints.count {
            let constraint = constraints.base + index
            guard constraint.pointee.isValid else { return nil }
            index &+= 1
            // A constraint without terms is not in the list. Many constraints have one term, of a known variable.
            let terms = termVariables.base + Int(constraint.pointee.span.start)
            var set: UInt64 = 1 &<< UInt64(truncatingIfNeeded: terms.pointee)
            var term = Int(constraint.pointee.span.count) &- 1
            if term == 0, set & all != 0 { continue }
            while term > 0, set != .max {
                set |= 1 &<< UInt64(truncatingIfNeeded: terms[term])
                term &-= 1
            }
            all |= set
            // The other sets share no variable with each other, so one pass finds all that this set connects.
            var (number, kept) = (0, 0)
            while number < count {
                let other = sets[number]
                number &+= 1
                if other & set != 0 {
                    set |= other
                } else {
                    sets[kept] = other
                    kept &+= 1
                }
            }
            count = kept &+ 1
            sets[kept] = set
        }
        Buffer<UInt64>(at: sets, count: Int32(truncatingIfNeeded: count)).sortFew {
            $0.trailingZeroBitCount < $1.trailingZeroBitCount
        }
        return count
    }

    /// Creates a place for the component of a set.
    @inline(__always)
    private mutating func makePlace(of set: UInt64) {
        let (index, records) = (makePlace(), storage.variables)
        tallies[index].variableCount = Int32(truncatingIfNeeded: set.nonzeroBitCount)
        var rest = set
        while rest != 0 {
            records[rest.trailingZeroBitCount].component = index
            rest &= rest &- 1
        }
    }

    /// Counts all constraints in the components of their variables, as `tally` does for one.
    @inline(__always)
    private func tallyAll() {
        let (constraints, variables, termVariables) = (storage.constraints, storage.variables, storage.termVariables)
        let tallies = tallies
        var index = 0
        while index < constraints.count {
            let constraint = constraints.base + index
            let component = variables[termVariables[constraint.pointee.span.start]].component
            let tally = tallies.base + Int(component)
            constraint.pointee.home = .init(component: component, place: tally.pointee.constraintCount)
            tally.pointee.constraintCount &+= 1
            if constraint.pointee.isEquation { tally.pointee.equationCount &+= 1 }
            index &+= 1
        }
    }

    /// Lists the variables of a set in its component, in ascending order.
    @inline(__always)
    private func listVariables(of set: UInt64, in index: Int32) {
        var variable = component(index).pointee.variables.extend(by: set.nonzeroBitCount)
        var rest = set
        while rest != 0 {
            variable.pointee = Int32(truncatingIfNeeded: rest.trailingZeroBitCount)
            variable += 1
            rest &= rest &- 1
        }
    }
}
