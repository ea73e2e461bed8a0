/// Multipliers that are read from the slopes, not found step by step.
///
/// Values may pass breakpoints while nothing has to yield. This needs no simplex steps. With the slopes at the values as multipliers the
/// basis is optimal, if the held entities can balance them. One solve answers that.
///
/// *Piecewise linear simplex method*: Fourer, *A simplex algorithm for piecewise-linear programming*, 1985. Invariant: the basis stays dual
/// feasible. Workload: edits of wanted. Test: `LargeProgramTests`.
extension Program {
    /// A Boolean value that indicates whether every multiplier of a held entity is a slope of its penalty.
    var isDualFeasible: Bool {
        mutating get {
            for slot in 0..<columnCount {
                let entity = basis.entities[slot]
                if compareMultiplier(entity, toSlopeOf: 0) < 0 { return false }
                if compareMultiplier(entity, toSlopeOf: penalties.count(entity)) > 0 { return false }
            }
            return true
        }
    }

    /// Moves the multipliers of all entities outside their intervals to the slopes at their values, if held entities can stay.
    ///
    /// The values do not change. Returns whether any multiplier did.
    mutating func followValues() -> Bool {
        if !mechanisms.contains(.following) { return false }
        listFollowers()
        if followers.count == 0 { return false }
        replaced.removeAll()
        basis.work += levelCount * followers.count
        for level in 0..<levelCount { balance(level) }
        let isBorne = isBalanced()
        slotChange.clear()
        if !isBorne {
            while replaced.count > 0 {
                let last = replaced.removeLast()
                multipliers[last.place] = last.multiplier
            }
            return false
        }
        for index in 0..<followers.count {
            let (entity, segment) = (followers[index].entity, followers[index].segment)
            setInterval(entity, segment - 1, segment)
            setMultiplier(entity, toSlopeOf: segment)
        }
        multiplierChanges += 1
        return true
    }

    /// An entity and the segment of its value.
    struct Follower {
        var entity: Int32
        var segment: Int32
    }

    /// A multiplier before a change.
    struct Replaced {
        var place: Int32
        var multiplier: Double
    }

    /// Returns whether the multipliers of the entities in `slotChange` are between the slopes beside their breakpoints.
    private mutating func isBalanced() -> Bool {
        let (comparison, slots, entities, states) = (comparison, slotChange.indices, basis.entities, states)
        for index in 0..<slots.count {
            let entity = entities[slots[index]]
            let spot = states[entity].spot
            if spot < 0 {
                if compareMultiplier(entity, toSlopeOf: 0) != 0 { return false }
                continue
            }
            let (left, right) = comparison.beside(entity, spot)
            if left == 0 || right == 0 { isUnique = false }
            if left < 0 || right > 0 { return false }
        }
        return true
    }

    private mutating func listFollowers() {
        followers.removeAll()
        for index in 0..<candidates.count {
            let entity = candidates[index]
            if basis.slots[entity] >= 0 || violation(entity) <= tolerance { continue }
            let segment = segment(entity, at: value(entity))
            if !penalties.isInfinite(entity, segment) { followers.append(Follower(entity: entity, segment: segment)) }
        }
    }

    /// Returns the segment that contains a value.
    mutating func segment(_ entity: Int32, at value: Double) -> Int32 {
        var segment: Int32 = 0
        while segment < penalties.count(entity), penalties.breakpoint(entity, segment) < value { segment += 1 }
        return segment
    }

    /// Changes the multipliers of held entities so that they cancel the changes of the followers at a level.
    private mutating func balance(_ level: Int) {
        for index in 0..<followers.count {
            let (entity, segment) = (followers[index].entity, followers[index].segment)
            let change = penalties.slope(entity, segment, level) - multipliers[Int(entity) * levelCount + level]
            if change != 0 { addRow(of: entity, times: -change) }
        }
        if columnChange.indices.count == 0 { return }
        combineChange()
        let (slots, shares, entities) = (combination.indices, combination.values, basis.entities)
        let (multipliers, levelCount) = (multipliers, levelCount)
        var (largest, index) = (0.0, 0)
        while index < slots.count {
            let slot = slots[index]
            let share = shares[slot]
            index &+= 1
            if share == 0 { continue }
            let place = Int(entities[slot]) &* levelCount &+ level
            replaced.append(Replaced(place: Int32(truncatingIfNeeded: place), multiplier: multipliers[place]))
            slotChange.add(0, at: slot)
            multipliers[place] += share
            if abs(share) > largest { largest = abs(share) }
        }
        if 8e-16 * largest > noise[level].rounding {
            noise[level].rounding = 8e-16 * largest
            isUnique = false
        }
    }
}
