/// Pushing entities one after another while the values wait.
///
/// A row of labels that is higher than intended moves all rows below it. The push changes a few slots, but all later values would be
/// updated, and the next row would move them again. If values cost more than combinations, the values wait. Each entity outside its
/// interval is pushed once, with a value from its own combination. Then all values are evaluated. The order of the pushes does not affect
/// the solution.
///
/// *Suboptimization*: Huangfu and Hall, *Parallelizing the dual revised simplex method*, 2018. Invariant: each push uses a value of its own
/// combination. Workload: rows on baselines, sections. Test: `GrowthTests`.
extension Program {
    /// The minimum number of candidates; with fewer the saving is small.
    private static var leastApart: Int { 16 }

    /// A Boolean value that indicates whether value updates cost so much that pushing without them pays for an evaluation.
    var isSpread: Bool {
        candidates.count >= Self.leastApart && spreadWork > spreadLimit * entityCount && spreadWork > 4 * stepWork
            && !isCautious && mechanisms.contains(.apart)
    }

    /// Pushes the entities that are listed as outside their intervals, then evaluates all values.
    ///
    /// Returns the outcome of the method, or nil if it continues.
    mutating func pushApart() -> DualOutcome? {
        candidates.sort { $0 < $1 }
        isApart = true
        let (isWorthwhile, outcome) = pushListed()
        isApart = false
        if outcome == nil { evaluate() }
        (spreadWork, stepWork) = (0, 0)
        spreadLimit = isWorthwhile ? Self.leastSpread : 2 * spreadLimit
        urgent.removeAll()
        return outcome
    }

    /// The work per entity on value updates before values wait.
    static var leastSpread: Int { 32 }

    /// Returns whether all listed entities were handled, and the outcome of the method, if it ends.
    private mutating func pushListed() -> (isWorthwhile: Bool, outcome: DualOutcome?) {
        let (before, limit) = (pushCount, basis.work + 4 * spreadWork)
        for index in 0..<candidates.count {
            if basis.work > limit || basis.isExhausted || isCautious { return (false, nil) }
            // The few pushed entities have brought most of the others into their intervals.
            if index >= 32, index > 4 * (pushCount - before) { return (false, nil) }
            let entity = candidates[index]
            if basis.slots[entity] >= 0 { continue }
            combine(entity)
            values[entity] = combinedValue
            if violation(entity) <= tolerance { continue }
            pushCount += 1
            sharesLeft -= combination.indices.count
            if sharesLeft < 0 {
                isApart = false
                return (true, restartFromNothing())
            }
            let isAbove = value(entity) > upperEnd(entity)
            // A conflict is found again, with new values, when entities are pushed one by one.
            if !pushCombined(entity, isAbove: isAbove) { return (false, nil) }
            if basis.isFull, basis.factor(rows) {
                restart()
                return (true, nil)
            }
        }
        return (true, nil)
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
}
