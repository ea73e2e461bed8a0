/// The comparison of multipliers with slopes, which gives the interval of an entity.
extension Program {
    /// Returns the sign of an entity's multiplier minus the slope of a segment.
    mutating func compareMultiplier(_ entity: Int32, toSlopeOf segment: Int32) -> Int {
        if penalties.isInfinite(entity, segment) { return segment == 0 ? 1 : -1 }
        let (first, multipliers, slopes) = (Int(entity) * levelCount, multipliers, penalties.slopes)
        let isFree = penalties.count(entity) == 0
        let firstSlope = isFree ? 0 : penalties.firstSlope(entity, segment)
        for level in 0..<levelCount {
            let (left, right) = (multipliers[first + level], isFree ? 0 : slopes[firstSlope + level])
            let sign = sign(left, minus: right, level)
            if sign != 0 { return sign }
        }
        return 0
    }

    /// The multipliers and slopes, for loops that compare those of many entities.
    struct Comparison {
        fileprivate let levelCount: Int
        fileprivate let multipliers: Buffer<Double>
        fileprivate let slopes: Buffer<Double>
        fileprivate let noise: Buffer<Noise>
        fileprivate let functions: Buffer<Penalties.Function>

        /// Returns the sign of the multiplier minus the slope of a segment, for an entity with breakpoints.
        @inline(__always)
        func sign(_ entity: Int32, _ segment: Int32) -> Int {
            let function = functions[entity]
            if segment == 0, function.isLowerRequired { return 1 }
            if segment == function.count, function.isUpperRequired { return -1 }
            let first = multipliers.base + Int(entity) &* levelCount
            let slope = slopes.base + Int(function.start &+ segment) &* levelCount
            var level = 0
            while level < levelCount {
                let sign = Program.sign(first[level], minus: slope[level], noise: noise[level].size)
                if sign != 0 { return sign }
                level &+= 1
            }
            return 0
        }

        /// Returns the signs of an entity's multiplier minus the slopes on the left and on the right of one of its breakpoints.
        @inline(__always)
        func beside(_ entity: Int32, _ spot: Int32) -> (left: Int, right: Int) {
            let function = functions[entity]
            var left = spot == 0 && function.isLowerRequired ? 1 : 0
            var right = spot &+ 1 == function.count && function.isUpperRequired ? -1 : 0
            let first = multipliers.base + Int(entity) &* levelCount
            let firstSlope = slopes.base + Int(function.start &+ spot) &* levelCount
            var level = 0
            while level < levelCount, left == 0 || right == 0 {
                let multiplier = first[level]
                let (one, other) = (firstSlope[level], firstSlope[levelCount &+ level])
                level &+= 1
                if multiplier == one, one == other { continue }
                let rounding = noise[level &- 1].size
                let sign = Program.sign(multiplier, minus: one, noise: rounding)
                // At most levels both slopes beside a breakpoint are equal.
                if right == 0 { right = one == other ? sign : Program.sign(multiplier, minus: other, noise: rounding) }
                if left == 0 { left = sign }
            }
            return (left, right)
        }
    }

    /// A comparison that is valid while multipliers and slopes do not change.
    @inline(__always)
    var comparison: Comparison {
        mutating get {
            Comparison(
                levelCount: levelCount, multipliers: multipliers, slopes: penalties.slopes, noise: noise,
                functions: penalties.functions)
        }
    }

    @inline(__always)
    mutating func sign(_ left: Double, minus right: Double, _ level: Int) -> Int {
        Self.sign(left, minus: right, noise: rounding(level))
    }

    /// Returns the difference below which multipliers of a level count as equal.
    @inline(__always)
    mutating func rounding(_ level: Int) -> Double { noise[level].size }

    /// Returns the sign of a difference, or 0 if the difference may be rounding.
    @inline(__always)
    static func sign(_ left: Double, minus right: Double, noise: Double) -> Int {
        let difference = left - right
        if difference == 0 { return 0 }
        if abs(difference) <= noise + 1e-13 * (abs(left) + abs(right)) { return 0 }
        return difference < 0 ? -1 : 1
    }

    /// Finds the interval of an entity for its multiplier.
    mutating func locate(_ entity: Int32) {
        let (count, comparison) = (penalties.count(entity), comparison)
        if count == 0 { return setInterval(entity, -1, 0) }
        if count == 1 {
            let (left, right) = comparison.beside(entity, 0)
            return setInterval(entity, left == 0 ? -1 : 0, right == 0 ? 1 : 0)
        }
        var place: Int32 = 0
        var sign = comparison.sign(entity, 1)
        while sign > 0, place < count &- 1 {
            place &+= 1
            sign = comparison.sign(entity, place &+ 1)
        }
        let isOpen = place == 0 && comparison.sign(entity, 0) == 0
        var end = place
        while sign == 0 {
            end &+= 1
            if end == count { break }
            sign = comparison.sign(entity, end &+ 1)
        }
        setInterval(entity, isOpen ? -1 : place, end)
    }

    /// Holds an entity at an end of its interval: at its current breakpoint if that is an end, else at the end nearer to a value.
    mutating func hold(_ entity: Int32, near value: Double, keepingSpot: Bool) {
        if states[entity].lower < states[entity].upper { isUnique = false }
        let (first, last) = (max(states[entity].lower, 0), min(states[entity].upper, penalties.count(entity) - 1))
        if last < 0 {
            states[entity].spot = -1
            held[basis.slots[entity]] = value
            return
        }
        if !keepingSpot || states[entity].spot < first || states[entity].spot > last {
            let isLowerNearer =
                abs(penalties.breakpoint(entity, first) - value) <= abs(penalties.breakpoint(entity, last) - value)
            states[entity].spot =
                states[entity].lower < 0
                ? last
                : states[entity].upper >= penalties.count(entity)
                    ? first
                    : isLowerNearer ? first : last
        }
        held[basis.slots[entity]] = penalties.breakpoint(entity, states[entity].spot)
    }

    /// Moves the breakpoint of an entity with one constraint, whose constant has changed.
    ///
    /// Returns false for other entities.
    mutating func moveOnlyBreakpoint(_ entity: Int32) -> Bool {
        let slot = basis.slots[entity]
        if slot >= 0, states[entity].spot != 0 || states[entity].isPinned { return false }
        guard penalties.moveOnlyBreakpoint(entity, constraints) else { return false }
        setInterval(entity, states[entity].lower, states[entity].upper)
        if slot >= 0 { held[slot] = penalties.breakpoint(entity, 0) }
        return true
    }

    /// Finds the interval of an entity whose penalty has changed, and holds the entity there if it is held.
    mutating func relocate(_ entity: Int32) {
        locate(entity)
        if !isHeld(entity) { return }
        states[entity].isPinned = false
        hold(entity, near: held[basis.slots[entity]], keepingSpot: true)
    }

    /// Returns the resting value of an entity, which is 0 for a row.
    @inline(__always)
    mutating func restingPlace(_ entity: Int32) -> Double { Int(entity) < columnCount ? resting[entity] : 0 }
}
