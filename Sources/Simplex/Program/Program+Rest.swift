/// The tie-break.
///
/// If a solution is not unique, variables take the values nearest to their resting values, one after another, the last one first. Each
/// comes as near as the earlier ones permit. Variables without a resting value follow, and go to an end of their range. That makes the
/// solution unique, so it cannot depend on the order of insertion or on earlier solutions. The slots that can move at no cost are those
/// whose multiplier equals a slope; mostly there are none.
///
/// *Lexicographic optimization*, one variable after another; the settling of dependent columns has no source. Invariant: a settled column
/// depends on settled slots only. Workload: sections of a scroll view. Tests: `ChainTests`, `GrowthTests`, `RatioTests`.
extension Program {
    /// Finds the slots that can move at no cost.
    mutating func findMovable() {
        movableCount = 0
        hasMoved = false
        untracedCount = 0
        if isUnique { return }
        basis.work += columnCount * (1 + levelCount)
        let (comparison, count, isMovable, held) = (comparison, columnCount, isMovable, held)
        let (entities, states, intervals) = (basis.entities, states, intervals)
        var (slot, found) = (0, 0)
        while slot < count {
            let entity = entities[slot]
            let spot = states[entity].spot
            let (left, right) = spot >= 0 ? comparison.beside(entity, spot) : (0, 0)
            if left > 0, right < 0 {
                // This is the usual case: the interval is the breakpoint at which the entity is held.
                (states[entity].lower, states[entity].upper) = (spot, spot)
                intervals[entity] = Interval(lower: held[slot], upper: held[slot])
                isMovable[slot] = false
            } else {
                if spot >= 0 { locateBesideSpot(entity, left, right) } else { locate(entity) }
                isMovable[slot] = states[entity].lower < states[entity].upper
                if isMovable[slot] { found &+= 1 }
            }
            slot &+= 1
        }
        movableCount = found
        isUnique = movableCount == 0
        if !isUnique { basis.forgetSettled() }
    }

    /// Finds the interval of a held entity from its breakpoint, and from the signs of its multiplier minus the slopes beside it.
    private mutating func locateBesideSpot(_ entity: Int32, _ left: Int, _ right: Int) {
        var (first, last) = (states[entity].spot, states[entity].spot)
        if left < 0 || right > 0 { return locate(entity) }
        if left == 0 {
            repeat { first -= 1 } while first >= 0 && compareMultiplier(entity, toSlopeOf: first) == 0
        }
        if right == 0 {
            let count = penalties.count(entity)
            repeat { last += 1 } while last < count && compareMultiplier(entity, toSlopeOf: last + 1) == 0
        }
        setInterval(entity, first, last)
    }

    /// Moves a column as near to a value as possible at no cost, and settles it.
    mutating func settle(_ column: Int32, at target: Double) {
        if basis.columnStates[column].isSettled { return }
        let slot = basis.slots[column]
        if slot >= 0, !isMovable[slot] || isAtEnd(column, slot, target) {
            fix(slot)
            basis.columnStates[column].isSettled = true
            return
        }
        if slide(column, to: target) { pin(column, near: target) }
        basis.columnStates[column].isSettled = true
    }

    /// Moves a column at no cost to its smallest or largest value, and settles it.
    ///
    /// Without that end the column moves to the other one, and without both ends as near as possible to a given value.
    mutating func settleAtEnd(_ column: Int32, prefersLower: Bool, otherwise target: Double) {
        if basis.columnStates[column].isSettled { return }
        let slot = basis.slots[column]
        if slot < 0 || isMovable[slot] {
            let first = prefersLower ? -Double.infinity : .infinity
            if !reachesEnd(column, first), !reachesEnd(column, -first), slide(column, to: target) {
                pin(column, near: target)
            }
        }
        basis.columnStates[column].isSettled = true
    }

    /// Moves a column towards an infinite value, and returns whether it reached an end.
    private mutating func reachesEnd(_ column: Int32, _ target: Double) -> Bool {
        isUnbounded = false
        if slide(column, to: target) { pin(column, near: target) }
        return !isUnbounded
    }

    /// Returns whether a held column is at the end of its interval that is nearest to a value, and not at the value.
    private mutating func isAtEnd(_ column: Int32, _ slot: Int32, _ target: Double) -> Bool {
        let place = held[slot]
        if abs(target - place) <= tolerance { return false }
        return (target > place ? upperEnd(column) - place : place - lowerEnd(column)) <= tolerance
    }

    /// Moves a column towards a value, possibly infinite, as far as possible at no cost.
    ///
    /// Returns whether it reached the value. If not, everything that blocks it is settled.
    mutating func slide(_ column: Int32, to target: Double) -> Bool {
        var steps = 0
        looseSlot = -1
        // The limit exceeds any number of steps that makes progress. Beyond it rounding repeats the same steps.
        while steps <= 1000 + 16 * columnCount, !basis.isExhausted {
            if basis.isFull || untracedCount > columnCount / 2 {
                if basis.factor(rows) {
                    isBroken = true
                    return true
                }
                untracedCount = 0
            }
            basis.skipsSettled = true
            combine(column)
            basis.skipsSettled = false
            noteLargestShare()
            if basis.etaCount > 0, hasUnclearShare {
                basis.hasLargeShare = true
                continue
            }
            let distance = target - values[column]
            if abs(distance) <= tolerance { return true }
            steps += 1
            guard let slot = improvingSlot(isUp: distance > 0, isCautious: steps > 50) else {
                fixCombination()
                return false
            }
            if !moveSlot(slot, by: distance / combination.values[slot]) { return false }
        }
        return true
    }

    @inline(__always)
    private mutating func isRelevant(_ slot: Int32) -> Bool {
        abs(combination.values[slot]) > basis.leastShare * largestShare
    }

    private mutating func noteLargestShare() {
        largestShare = 0
        for index in 0..<combination.indices.count {
            largestShare = max(largestShare, abs(combination.values[combination.indices[index]]))
        }
    }

    /// The part of the largest share, and the rate of an entity for a slot that moves by 1, below which a number may be rounding of the exchanges
    /// since the last factors.
    private static var unclearShare: Double { 1e-6 }

    /// A Boolean value that indicates whether a share of a movable slot may be rounding of the exchanges since the last factors.
    private var hasUnclearShare: Bool {
        mutating get {
            for index in 0..<combination.indices.count {
                let slot = combination.indices[index]
                if isMovable[slot], isRelevant(slot), abs(combination.values[slot]) < Self.unclearShare * largestShare {
                    return true
                }
            }
            return false
        }
    }

    /// Fixes the slots of `combination`, and settles the columns that depend on no others.
    ///
    /// So a chain settles with its last column. Otherwise each column would visit all earlier ones again.
    private mutating func fixCombination() {
        var isDecided = true
        for index in 0..<combination.indices.count {
            let slot = combination.indices[index]
            if isMovable[slot], isRelevant(slot) { fix(slot) }
            if isMovable[slot] { isDecided = false }
        }
        if basis.isTraced, isDecided, mechanisms.contains(.tracing) {
            for index in 0..<basis.passed.count { basis.columnStates[basis.passed[index]].isSettled = true }
        } else if basis.etaCount > 0 {
            untracedCount += basis.passed.count
        }
    }

    private mutating func fix(_ slot: Int32) {
        if !isMovable[slot] { return }
        isMovable[slot] = false
        movableCount -= 1
    }

    /// Returns a movable slot of `combination` that moves the column in the wanted direction.
    private mutating func improvingSlot(isUp: Bool, isCautious: Bool) -> Int32? {
        var best: Int32?
        for index in 0..<combination.indices.count {
            let slot = combination.indices[index]
            guard isMovable[slot], isRelevant(slot) else { continue }
            let entity = basis.entities[slot]
            let isRising = (combination.values[slot] > 0) == isUp
            let room = isRising ? upperEnd(entity) - held[slot] : held[slot] - lowerEnd(entity)
            if room <= tolerance { continue }
            guard let old = best else {
                best = slot
                continue
            }
            let isBetter =
                isCautious
                ? entity < basis.entities[old] : abs(combination.values[slot]) > abs(combination.values[old])
            if isBetter { best = slot }
        }
        return best
    }

    /// Moves a slot by an amount, or as far as the slot or a dependent entity permits.
    ///
    /// Returns false if it moves to infinity.
    private mutating func moveSlot(_ slot: Int32, by amount: Double) -> Bool {
        hasMoved = true
        let entity = basis.entities[slot]
        let isRising = amount > 0
        let room = isRising ? upperEnd(entity) - held[slot] : held[slot] - lowerEnd(entity)
        let isAtEnd = room <= abs(amount)
        var block = Block(step: isAtEnd ? room : abs(amount))
        slotChange.set(isRising ? 1 : -1, at: slot)
        basis.solve(&slotChange, into: &columnChange, rows)
        findBlock(&block)
        if basis.etaCount > 0, block.entity >= 0, abs(block.rate) < Self.unclearShare {
            columnChange.clear()
            basis.hasLargeShare = true
            return true
        }
        let step = block.step
        if step == .infinity {
            columnChange.clear()
            isUnbounded = true
            return false
        }
        for index in 0..<columnChange.indices.count {
            let column = columnChange.indices[index]
            values[column] += step * columnChange.values[column]
            touchRows(of: column)
        }
        columnChange.clear()
        while let row = touchedRows.removeLast() {
            basis.work += 16
            values[columnCount + Int(row)] = rows.product(Int(row), values)
        }
        held[slot] += isRising ? step : -step
        if block.entity >= 0 {
            enter(block.entity, slot)
        } else if isAtEnd {
            states[entity].spot = isRising ? states[entity].upper : states[entity].lower
            held[slot] = penalties.breakpoint(entity, states[entity].spot)
        } else {
            looseSlot = slot
        }
        return true
    }

    /// The length of a step, the entity that ends it or -1, and the change of that entity per length.
    private struct Block {
        var step: Double
        var entity: Int32 = -1
        var rate = 0.0
    }

    /// Shortens a step to the point where the first entity that is not held reaches the end of its interval.
    private mutating func findBlock(_ block: inout Block) {
        for index in 0..<columnChange.indices.count {
            let column = columnChange.indices[index]
            let rate = columnChange.values[column]
            if rate == 0 { continue }
            if basis.slots[column] < 0 { limit(column, rate: rate, &block) }
            touchRows(of: column)
        }
        while let row = touchedRows.removeLast() {
            let entity = Int32(columnCount) + row
            if basis.slots[entity] >= 0 { continue }
            limit(entity, rate: rate(ofRow: Int(row)), &block)
        }
    }

    /// Returns the change of a row by `columnChange`, or 0 if it may be rounding.
    private func rate(ofRow row: Int) -> Double {
        var (sum, parts) = (0.0, 0.0)
        for entry in rows.entries(row) {
            let part = rows.coefficients[entry] * columnChange.values[rows.columns[entry]]
            sum += part
            parts += abs(part)
        }
        return abs(sum) > basis.leastShare * parts ? sum : 0
    }

    private mutating func limit(_ entity: Int32, rate: Double, _ block: inout Block) {
        if rate == 0 { return }
        let end = rate > 0 ? upperEnd(entity) : lowerEnd(entity)
        let room = max(0, (end - value(entity)) / rate)
        if room < block.step || (room == block.step && block.entity >= 0 && entity < block.entity) {
            block = Block(step: room, entity: entity, rate: rate)
        }
    }

    /// Exchanges a slot's entity for one that has reached an end of its interval.
    private mutating func enter(_ entity: Int32, _ slot: Int32) {
        combine(entity)
        if rows.isRounded, abs(combination.values[slot]) != 1 { needsProof = true }
        let isLower = abs(value(entity) - lowerEnd(entity)) <= abs(value(entity) - upperEnd(entity))
        basis.replace(slot, by: entity, combination: combination)
        states[entity].spot = isLower ? states[entity].lower : states[entity].upper
        held[slot] = penalties.breakpoint(entity, states[entity].spot)
    }

    /// Holds a column at its current value, or at a value from which it differs by rounding alone.
    private mutating func pin(_ column: Int32, near target: Double) {
        if isBroken { return }
        hasMoved = true
        let isReached = abs(target - values[column]) <= min(tolerance, Self.mostRounding)
        let value = isReached ? min(max(target, lowerEnd(column)), upperEnd(column)) : values[column]
        let own = basis.slots[column]
        if own >= 0 {
            held[own] = value
            fix(own)
            mark(column)
            return
        }
        combine(column)
        let best = pinnedSlot
        if best < 0 { return }
        if basis.isFull {
            if basis.factor(rows) { isBroken = true }
            combine(column)
        }
        if rows.isRounded, abs(combination.values[best]) != 1 { needsProof = true }
        basis.replace(best, by: column, combination: combination)
        held[best] = value
        fix(best)
        mark(column)
    }

    /// The largest difference between a column and its target that counts as rounding.
    ///
    /// The tolerance of values of a billion may exceed it. A move by that much would leave required rows.
    private static var mostRounding: Double { 1e-6 }

    /// The slot of `combination` that a pinned column replaces, or -1.
    ///
    /// It is the loose slot between breakpoints, which must not stay unmarked, or else the slot with the largest share.
    private var pinnedSlot: Int32 {
        mutating get {
            if looseSlot >= 0, isMovable[looseSlot], isRelevant(looseSlot) { return looseSlot }
            var best: Int32 = -1
            for index in 0..<combination.indices.count {
                let slot = combination.indices[index]
                guard isMovable[slot], isRelevant(slot) else { continue }
                if best < 0 || abs(combination.values[slot]) > abs(combination.values[best]) { best = slot }
            }
            return best
        }
    }

    /// Returns to an optimum that the tie-break has left.
    ///
    /// Either held rows turned out as dependent, by rounding, and their values are undefined: then ambiguous values stay as the dual method
    /// finds them. Or values are outside their intervals by less than the rounding of larger values before.
    mutating func recover() {
        if hasPinned { releasePinned() }
        if isBroken { restart() } else { evaluate() }
        isBroken = false
        _ = runDual()
    }

    private mutating func mark(_ column: Int32) {
        states[column].isPinned = true
        hasPinned = true
        states[column].spot = -1
    }
}
