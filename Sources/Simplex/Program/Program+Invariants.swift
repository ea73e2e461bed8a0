extension Program {
    /// Returns the violated invariants of a solved program.
    mutating func checkInvariants() -> [String] {
        var broken: [String] = []
        for slot in 0..<Int32(columnCount) where basis.slots[basis.entities[slot]] != slot {
            broken.append("slot \(slot) and its entity")
        }
        checkValues(&broken)
        checkMultipliers(&broken)
        checkFactors(&broken)
        return broken
    }

    /// Returns whether values and multipliers prove that the solution is optimal.
    mutating func isProven() -> Bool {
        if isStuck { return false }
        if !isEvaluated { evaluate() }
        var broken: [String] = []
        checkValues(&broken)
        return broken.isEmpty && holdsSlopes && hasBalance
    }

    /// A Boolean value that indicates whether the multiplier of each held entity is between the slopes beside its value.
    var holdsSlopes: Bool {
        mutating get {
            let comparison = comparison
            for slot in 0..<columnCount {
                let entity = basis.entities[slot]
                let spot = states[entity].spot
                if spot >= 0 {
                    let (left, right) = comparison.beside(entity, spot)
                    if left < 0 || right > 0 { return false }
                } else if states[entity].isPinned {
                    if max(lowerEnd(entity) - held[slot], held[slot] - upperEnd(entity)) > 10 * tolerance {
                        return false
                    }
                } else if compareMultiplier(entity, toSlopeOf: 0) != 0 {
                    return false
                }
            }
            return true
        }
    }

    /// Checks that values are in their intervals, and those of held entities at their breakpoints.
    private mutating func checkValues(_ broken: inout [String]) {
        for entity in 0..<Int32(entityCount) where basis.slots[entity] < 0 {
            if !(violation(entity) <= 10 * tolerance) {
                broken.append("value of entity \(entity) outside its interval")
            }
            let (interval, state) = (intervals[entity], states[entity])
            setInterval(entity, state.lower, state.upper)
            if intervals[entity] != interval { broken.append("interval of entity \(entity)") }
        }
        for slot in 0..<columnCount {
            let entity = basis.entities[slot]
            let difference = abs(value(entity) - held[slot])
            if !(difference <= 100 * tolerance) { broken.append("value of held entity \(entity)") }
            let spot = states[entity].spot
            if spot >= 0, penalties.breakpoint(entity, spot) != held[slot] { broken.append("spot of entity \(entity)") }
        }
    }

    /// The tolerance for factors.
    ///
    /// Complete elimination of meshes loses digits that later evaluations recover; real errors are larger.
    private static var factorTolerance: Double { 1e-5 }

    /// Checks a sample of slots: a held entity is exactly its own slot, and a change of the slot moves no other held entity.
    private mutating func checkFactors(_ broken: inout [String]) {
        let work = basis.work
        for slot in stride(from: 0, to: Int32(columnCount), by: max(1, columnCount / 16)) {
            combine(basis.entities[slot])
            slotChange.set(1, at: slot)
            basis.solve(&slotChange, into: &columnChange, rows)
            for other in 0..<Int32(columnCount) {
                let (expected, limit) = (other == slot ? 1.0 : 0.0, Self.factorTolerance)
                let (change, size) = changeOfHeld(basis.entities[other])
                if abs(combination.values[other] - expected) > limit { broken.append("combination of slot \(slot)") }
                if abs(change - expected) > limit * (1 + size) { broken.append("what slot \(slot) moves") }
            }
            columnChange.clear()
        }
        basis.work = work
    }

    /// Returns the change of an entity by `columnChange`, and the sum of the absolute parts.
    private func changeOfHeld(_ entity: Int32) -> (change: Double, size: Double) {
        if Int(entity) < columnCount { return (columnChange.values[entity], abs(columnChange.values[entity])) }
        var (change, size) = (0.0, 0.0)
        for entry in rows.entries(Int(entity) - columnCount) {
            let part = rows.coefficients[entry] * columnChange.values[rows.columns[entry]]
            change += part
            size += abs(part)
        }
        return (change, size)
    }

    /// Checks that multipliers are between the slopes beside the values, and that they cancel in each column.
    private mutating func checkMultipliers(_ broken: inout [String]) {
        for entity in 0..<Int32(entityCount) {
            let count = penalties.count(entity)
            var below: Int32 = 0
            while below < count, penalties.breakpoint(entity, below) < value(entity) - 10 * tolerance { below += 1 }
            var above = below
            while above < count, penalties.breakpoint(entity, above) <= value(entity) + 10 * tolerance { above += 1 }
            if compareMultiplier(entity, toSlopeOf: below) < 0 || compareMultiplier(entity, toSlopeOf: above) > 0 {
                broken.append("multiplier of entity \(entity)")
            }
        }
        checkBalance(&broken)
    }

    /// A Boolean value that indicates whether the multipliers cancel in each column.
    var hasBalance: Bool {
        mutating get {
            var broken: [String] = []
            checkBalance(&broken)
            return broken.isEmpty
        }
    }

    /// Checks that multipliers cancel in each column.
    private mutating func checkBalance(_ broken: inout [String]) {
        Arena.withScratch { checkBalance(&broken, in: &$0) }
    }

    private mutating func checkBalance(_ broken: inout [String], in scratch: inout Arena) {
        let sums = Buffer<Double>(unwritten: columnCount, in: &scratch)
        let sizes = Buffer<Double>(unwritten: columnCount, in: &scratch)
        for level in 0..<levelCount {
            var largest = 0.0
            for entity in 0..<entityCount {
                let multiplier = multipliers[entity * levelCount + level]
                largest = max(largest, abs(multiplier))
                if entity < columnCount {
                    (sums[entity], sizes[entity]) = (multiplier, abs(multiplier))
                } else if multiplier != 0 {
                    for entry in rows.entries(entity - columnCount) {
                        let part = multiplier * rows.coefficients[entry]
                        sums[rows.columns[entry]] += part
                        sizes[rows.columns[entry]] += abs(part)
                    }
                }
            }
            let rounding = 1e-9 + 1e-14 * largest + 100 * noise[level].rounding
            let share = max(1e-9, 2 * basis.leastShare)
            for column in 0..<columnCount where !(abs(sums[column]) <= share * sizes[column] + rounding) {
                broken.append("multipliers of column \(column) at level \(level)")
            }
        }
    }
}
