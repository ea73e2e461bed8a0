/// Entities pushed one after another while values wait.
///
/// A row of labels that is higher than it wanted to be moves all rows below it. What pushes it is a few slots, but every value that
/// follows would be brought up to date, only to be moved again by the next row. So where values cost more than combinations, they
/// wait: everything that lies outside its interval is gone through once, each with the value that its own combination gives
/// it, and all are evaluated after that. Which is pushed first is of no account for the solution.
extension Program {
    /// With fewer candidates there is little to save.
    private static var leastApart: Int { 16 }

    /// A Boolean value that indicates whether so much went into values that pushing without them is worth an
    /// evaluation.
    var isSpread: Bool {
        candidates.count >= Self.leastApart && spreadWork > spreadLimit * entityCount && spreadWork > 4 * stepWork
            && !isCautious
    }

    /// Pushes what is listed as outside its interval, and evaluates all values then.
    ///
    /// Returns how the method ends, if it does.
    mutating func pushApart() -> DualOutcome? {
        candidates.sort { $0 < $1 }
        isApart = true
        let (isWorthwhile, outcome) = pushListed()
        isApart = false
        if outcome != .optimal { evaluate() }
        (spreadWork, stepWork) = (0, 0)
        spreadLimit = isWorthwhile ? Self.leastSpread : 2 * spreadLimit
        urgent.removeAll()
        return outcome
    }

    /// How many steps for each entity go into values before it is tried.
    static var leastSpread: Int { 32 }

    /// Returns whether it went through everything that is listed, and how the method ends if it does.
    private mutating func pushListed() -> (isWorthwhile: Bool, outcome: DualOutcome?) {
        let (before, limit) = (pushCount, basis.work + 4 * spreadWork)
        for index in 0..<candidates.count {
            if basis.work > limit || basis.isExhausted || isCautious { return (false, nil) }
            // A few that were pushed have brought most of the others home.
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
            if !pushCombined(entity, isAbove: isAbove) {
                return (true, .conflict(entity: entity, isAbove: isAbove))
            }
            if basis.isFull, basis.factor(rows) {
                restart()
                return (true, nil)
            }
        }
        return (true, nil)
    }

    /// The value of an entity that `combination` is, from where slots are held.
    private var combinedValue: Double {
        mutating get {
            let (slots, shares, held) = (combination.indices, combination.values, held)
            var sum = 0.0
            for index in 0..<slots.count { sum += shares[slots[index]] * held[slots[index]] }
            return sum
        }
    }
}
