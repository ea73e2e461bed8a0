/// The outcome of the dual simplex method.
enum DualOutcome: Equatable {
    /// Every value is in its interval.
    case optimal
    /// An entity cannot reach its interval; `combination` contains the entities that prevent it.
    case conflict(entity: Int32, isAbove: Bool)
}

/// The dual simplex method with bound flipping (long steps).
///
/// An entity whose value is outside its interval is pushed: its multiplier grows, and the multipliers of held entities change with it until
/// they reach slopes of their penalties. At each such event the held entity flips to its next breakpoint, as long as the pushed entity is
/// still outside afterwards. The first event that would carry it past its end exchanges the two entities. The dual objective never falls.
/// After too many consecutive steps of length zero, Bland's rule (smallest index leaves, smallest index enters, no long steps) applies
/// until there is progress. So no basis repeats.
///
/// While listed entities are pushed, the values wait: a push would move all later values, and the next one would move them again.
///
/// *Bound flipping ratio test*: Maros, *Computational Techniques of the Simplex Method*, 2003. *Suboptimization*: Huangfu and Hall,
/// *Parallelizing the dual revised simplex method*, 2018. Invariants: the dual objective never falls, each push uses a value of its own
/// combination, and a full check comes before the end. Workloads: edits of contained and preferred 1000. Tests: `ChainTests`,
/// `LargeProgramTests`, `RatioTests`.
extension Program {
    /// Pushes entities until every value is in its interval.
    ///
    /// Values and multipliers that change step by step carry the rounding of each step. New factors replace them after pivots that round,
    /// and multipliers are corrected where only the rows round.
    mutating func runDual() -> DualOutcome {
        var rounds = 0
        var pushCount = 0
        hasRounded = false
        while candidates.count > 0 || hasRounded, rounds < Self.mostRounds, !basis.isExhausted, !isStuck {
            if rounds > 0 { refactor() }
            hasRounded = false
            rounds += 1
            if candidates.count > 1 || hasFollowed { hasFollowed = followValues() }
            sortCandidates()
            var hasPushed = false
            while !basis.isExhausted, let entity = nextViolated() {
                if pushCount > mostPushes || repairCount > Self.mostRepairs {
                    isStuck = true
                    if !isEvaluated { evaluate() }
                    return .optimal
                }
                pushCount += 1
                hasPushed = true
                let isAbove = value(entity) > upperEnd(entity)
                if push(entity, isAbove: isAbove) {
                    isEvaluated = false
                    continue
                }
                // The conflict may be rounding, or its values wait. New factors decide, with the same entity first.
                if !isEvaluated || (basis.etaCount > 0 && needsProof) {
                    locate(entity)
                    refactor()
                    sortCandidates()
                    candidates.removeAll { $0 == entity }
                    candidates.append(entity)
                    continue
                }
                return .conflict(entity: entity, isAbove: isAbove)
            }
            if !hasPushed { return .optimal }
            if rows.isRounded, !hasRounded { correctRounding() }
        }
        if rounds == Self.mostRounds { isStuck = true }
        return .optimal
    }

    /// Corrects the multipliers, or requests new factors if that does not suffice.
    ///
    /// A multiplier of 1e-10 in place of 0 would hold what a lower priority moves.
    @inline(never)
    private mutating func correctRounding() {
        if multiplierChanges > 0, !hasOldNoise { correctMultipliers() }
        hasRounded = hasOldNoise || !holdsSlopes
    }

    /// A Boolean value that indicates whether a multiplier was so large that its rounding hides differences of the present multipliers.
    ///
    /// Multipliers that are computed from the slopes have only their own rounding.
    private var hasOldNoise: Bool {
        mutating get {
            if multiplierChanges == 0 { return false }
            for level in 0..<levelCount where noise[level].rounding > noise[level].floor { return true }
            return false
        }
    }

    /// The maximum number of rounds, each of which begins with new factors.
    private static var mostRounds: Int { 20 }

    /// The maximum number of repairs of dependent rows since the start.
    ///
    /// Each of them resets the multipliers, so the rule against cycling does not bound their number.
    private static var mostRepairs: Int { 8 }

    /// The maximum number of pushes of one run, far beyond that of any run that makes progress.
    private var mostPushes: Int { 2000 + 100 * entityCount }

    /// Computes new factors, and from them multipliers and values.
    mutating func refactor() {
        if basis.factor(rows) { settleAfterRepair() }
        Arena.withScratch { replaceMultipliers(in: &$0) }
        for slot in 0..<columnCount {
            let entity = basis.entities[slot]
            locate(entity)
            hold(entity, near: held[slot], keepingSpot: true)
        }
        evaluate()
    }

    /// Computes the multipliers anew.
    ///
    /// If they are not slopes of their penalties, all become zero. If that has happened several times, slopes are nearly equal. Then the
    /// old multipliers stay if they prove the optimum too.
    private mutating func replaceMultipliers(in scratch: inout Arena) {
        let mayStay = repairCount >= Self.mostRepairs / 2
        let old = mayStay ? (Buffer(multipliers, in: &scratch), Buffer(noise, in: &scratch)) : nil
        refreshMultipliers()
        if isDualFeasible { return }
        if let (multipliers, noise) = old {
            self.multipliers.copy(multipliers)
            self.noise.copy(noise)
            if isDualFeasible, hasBalance { return }
        }
        settleAfterRepair()
        refreshMultipliers()
    }

    /// Starts again from the current basis, with all multipliers zero.
    mutating func restart() {
        settleAfterRepair()
        refactor()
    }

    /// Resets all multipliers to zero, because after dependent rows lost their slots the old ones are invalid.
    private mutating func settleAfterRepair() {
        repairCount += 1
        multipliers.fill(0)
        for level in 0..<levelCount { noise[level].rounding = 0 }
        for entity in 0..<Int32(entityCount) where basis.slots[entity] < 0 { locate(entity) }
    }

    /// Sorts the listed entities by their distances from their intervals, the farthest last.
    ///
    /// By Bland's rule, the one with the smallest index comes last.
    private mutating func sortCandidates() {
        let (values, intervals, isCautious) = (values, intervals, isCautious)
        basis.work += 4 * candidates.count
        candidates.sort { first, second in
            if isCautious { return first > second }
            let one = intervals[first].violation(values[first])
            let other = intervals[second].violation(values[second])
            return one < other || (one == other && first > second)
        }
    }

    /// Returns the next listed entity outside its interval, with its combination of slots, or nil if all values are in their intervals.
    ///
    /// While entities of one list are pushed, values wait, and each entity is checked with a value of its own combination.
    private mutating func nextViolated() -> Int32? {
        while !basis.isExhausted {
            if basis.hasLargeShare {
                refactor()
            } else if basis.isFull, basis.factor(rows) {
                restart()
            }
            if !isEvaluated, candidates.count == 0 || isCautious || uselessWork > entityCount {
                evaluate()
                sortCandidates()
                uselessWork = 0
            }
            if candidates.count == 0 { return nil }
            let entity = candidates.removeLast()
            if basis.slots[entity] >= 0 || (isEvaluated && violation(entity) <= tolerance) { continue }
            let start = basis.work
            combine(entity)
            if isEvaluated { return entity }
            values[entity] = combinedValue
            if violation(entity) > tolerance { return entity }
            uselessWork += basis.work - start
        }
        return nil
    }

    /// The value of the entity of `combination`, computed from the held slots.
    private var combinedValue: Double {
        mutating get {
            let (slots, shares, held) = (combination.indices, combination.values, held)
            var sum = 0.0
            for index in 0..<slots.count { sum += shares[slots[index]] * held[slots[index]] }
            return sum
        }
    }

    /// Pushes an entity, whose combination of slots is in `combination`, into its interval.
    ///
    /// Returns false if nothing yields.
    private mutating func push(_ entity: Int32, isAbove: Bool) -> Bool {
        isUnique = false
        let flips = !isCautious && mechanisms.contains(.boundFlipping)
        let direction = isAbove ? 1.0 : -1.0
        var excess = violation(entity)
        collectEvents(direction: direction)
        listOwnEvent(entity, isAbove: isAbove)
        while let event = events.pop() {
            let slot = events.slot(event)
            if slot < 0 {
                let gap = ownGap(entity, isAbove: isAbove)
                let segment = isAbove ? states[entity].upper + 1 : states[entity].lower
                setInterval(entity, segment - 1, segment)
                excess -= gap
                if excess > tolerance {
                    listOwnEvent(entity, isAbove: isAbove)
                    continue
                }
                move(by: event, entity, direction: direction)
                setMultiplier(entity, toSlopeOf: states[entity].upper)
                return true
            }
            let held = basis.entities[slot]
            let change = combination.values[slot] * direction
            let gap = gap(held, isDescending: change > 0)
            // An excess that is rounding alone must not continue the step, because the next breakpoint may be a required end.
            if flips, gap * abs(change) < excess - tolerance {
                excess -= gap * abs(change)
                flip(held, slot, isDescending: change > 0)
                listEvent(slot, direction: direction)
                continue
            }
            if basis.etaCount > 0, abs(change) < Self.leastPivot * largestShare {
                // The share may be rounding of earlier exchanges. New factors give it once more, and the push is repeated.
                locate(entity)
                refactor()
                return true
            }
            swap(entity, held, slot, event, direction: direction)
            return true
        }
        return false
    }

    // MARK: Events

    /// Lists the first event of each slot of `combination`.
    private mutating func collectEvents(direction: Double) {
        let (slots, shares) = (combination.indices, combination.values)
        var (largest, index) = (0.0, 0)
        while index < slots.count {
            let size = abs(shares[slots[index]])
            if size > largest { largest = size }
            index &+= 1
        }
        largestShare = largest
        let least = basis.leastShare * largest
        events.begin(multipliers, penalties.slopes, noise, largestShare: largest)
        basis.work &+= 4 &* levelCount &* slots.count
        let (entities, states, functions, isCautious) = (basis.entities, states, penalties.functions, isCautious)
        index = 0
        while index < slots.count {
            let slot = slots[index]
            index &+= 1
            if abs(shares[slot]) <= least {
                shares[slot] = 0
                continue
            }
            let entity = entities[slot]
            let event = nextEvent(
                slot, entity, change: shares[slot] * direction, spot: states[entity].spot,
                function: functions[entity], isCautious: isCautious)
            if let event { events.list(event) }
        }
    }

    /// Lists the next event of a slot.
    private mutating func listEvent(_ slot: Int32, direction: Double) {
        let entity = basis.entities[slot]
        basis.work &+= 4 &* levelCount
        let event = nextEvent(
            slot, entity, change: combination.values[slot] * direction, spot: states[entity].spot,
            function: penalties.functions[entity], isCautious: isCautious)
        if let event { events.list(event) }
    }

    /// Returns the time when the multiplier of a held entity reaches the next slope of its penalty.
    ///
    /// The time is zero if the entity has no penalty, and nil if the multiplier never reaches a slope.
    @inline(__always)
    private mutating func nextEvent(
        _ slot: Int32, _ entity: Int32, change: Double, spot: Int32, function: Penalties.Function, isCautious: Bool
    ) -> Events.Event? {
        let isDescending = change > 0
        let segment = isDescending ? spot : spot &+ 1
        if spot == 0, isDescending, function.isLowerRequired { return nil }
        if spot >= 0, segment == function.count, function.isUpperRequired { return nil }
        return Events.Event(
            change: change, multiplier: Int32(truncatingIfNeeded: Int(entity) &* levelCount),
            slope: spot < 0 ? -1 : Int32(truncatingIfNeeded: Int(function.start &+ segment) &* levelCount),
            slot: slot, order: isCautious ? entity : order(entity, slot, isDescending: isDescending))
    }

    /// A Boolean value that indicates whether Bland's rule applies.
    ///
    /// It does after too many steps of length zero, and after several repairs: then it takes another way to the optimum.
    @inline(__always)
    var isCautious: Bool { stalls > 50 &+ 2 &* columnCount || repairCount > Self.mostRepairs / 2 }

    /// Returns the rank of an event among simultaneous ones.
    ///
    /// Those that keep the last variables nearest to their resting values come first.
    @inline(__always)
    private mutating func order(_ entity: Int32, _ slot: Int32, isDescending: Bool) -> Int32 {
        let isColumn = Int(entity) < columnCount
        let column = isColumn ? entity : rows.columns[rows.starts[Int(entity) &- columnCount &+ 1] &- 1]
        let isReturning = isDescending == (held[slot] > restingPlace(entity))
        return isReturning ? 0 &- column : column
    }

    private mutating func listOwnEvent(_ entity: Int32, isAbove: Bool) {
        let segment = isAbove ? states[entity].upper + 1 : states[entity].lower
        if penalties.isInfinite(entity, segment) { return }
        events.list(
            Events.Event(
                change: isAbove ? -1 : 1, multiplier: Int32(truncatingIfNeeded: Int(entity) &* levelCount),
                slope: Int32(truncatingIfNeeded: penalties.firstSlope(entity, segment)), slot: -1, order: .min))
    }

    // MARK: Steps

    private mutating func ownGap(_ entity: Int32, isAbove: Bool) -> Double {
        let count = penalties.count(entity)
        if isAbove {
            return states[entity].upper + 1 < count
                ? penalties.breakpoint(entity, states[entity].upper + 1)
                    - penalties.breakpoint(entity, states[entity].upper)
                : .infinity
        }
        return states[entity].lower > 0
            ? penalties.breakpoint(entity, states[entity].lower)
                - penalties.breakpoint(entity, states[entity].lower - 1) : .infinity
    }

    private mutating func gap(_ entity: Int32, isDescending: Bool) -> Double {
        let spot = states[entity].spot
        if isDescending {
            return spot > 0 ? penalties.breakpoint(entity, spot) - penalties.breakpoint(entity, spot - 1) : .infinity
        }
        return spot >= 0 && spot + 1 < penalties.count(entity)
            ? penalties.breakpoint(entity, spot + 1) - penalties.breakpoint(entity, spot) : .infinity
    }

    private mutating func flip(_ entity: Int32, _ slot: Int32, isDescending: Bool) {
        states[entity].spot += isDescending ? -1 : 1
        let place = penalties.breakpoint(entity, states[entity].spot)
        held[slot] = place
    }

    /// Changes the multipliers by the time of an event.
    private mutating func move(by event: Int32, _ entity: Int32, direction: Double) {
        if events.isAtStart(event) {
            stalls += 1
            return
        }
        stalls = 0
        multiplierChanges += 1
        basis.work += levelCount
        for level in 0..<levelCount {
            let time = events.time(event, level)
            if time == 0 { continue }
            noise[level].rounding = max(noise[level].rounding, 8e-16 * time * largestShare)
            multipliers[Int(entity) * levelCount + level] += direction * time
            let (slots, shares, entities) = (combination.indices, combination.values, basis.entities)
            basis.work += slots.count
            for index in 0..<slots.count {
                let slot = slots[index]
                let place = Int(entities[slot]) &* levelCount &+ level
                multipliers[place] -= shares[slot] * direction * time
            }
        }
    }

    mutating func setMultiplier(_ entity: Int32, toSlopeOf segment: Int32) {
        for level in 0..<levelCount {
            multipliers[Int(entity) * levelCount + level] = penalties.slope(entity, segment, level)
        }
    }

    /// Records the rounding of a pivot.
    private mutating func noteRounding(pivot: Double) {
        if pivot == 1 { return }
        hasRounded = true
        if rows.isRounded || pivot < Self.leastPivot * largestShare { needsProof = true }
    }

    /// The share of the largest share below which a pivot loses digits.
    private static var leastPivot: Double { 1e-4 }

    /// Exchanges two entities: the pushed entity is held at the end of its interval, and the held one leaves the basis.
    private mutating func swap(_ entity: Int32, _ old: Int32, _ slot: Int32, _ event: Int32, direction: Double) {
        move(by: event, entity, direction: direction)
        let isDescending = combination.values[slot] * direction > 0
        if states[old].spot < 0 {
            setInterval(old, -1, 0)
            for level in 0..<levelCount { multipliers[Int(old) * levelCount + level] = 0 }
        } else {
            let segment = isDescending ? states[old].spot : states[old].spot + 1
            setInterval(old, segment - 1, segment)
            setMultiplier(old, toSlopeOf: segment)
        }
        let spot = direction > 0 ? states[entity].upper : states[entity].lower
        let place = penalties.breakpoint(entity, spot)
        noteRounding(pivot: abs(combination.values[slot]))
        basis.replace(slot, by: entity, combination: combination)
        states[entity].spot = spot
        held[slot] = place
    }
}
