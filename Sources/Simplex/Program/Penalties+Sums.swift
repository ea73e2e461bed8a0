/// Sums of functions that are given by their jumps.
extension Penalties {
    /// A breakpoint of a sum; the change of the slope is a vector in a pool.
    struct Jump {
        var place: Double
        var vector: Int32
    }

    /// The domain in which a sum is finite.
    struct Domain {
        var lower = -Double.infinity
        var upper = Double.infinity
    }

    /// The slope of a segment of an entity, or its negative.
    struct Slope {
        var entity: Int32
        var segment: Int32
        var isTurned: Bool
    }

    @inline(__always)
    private func component(_ slope: Slope, _ level: Int) -> Double {
        let value = self.slope(slope.entity, slope.segment, level)
        return slope.isTurned ? -value : value
    }

    /// Returns the sign of the difference of two slopes.
    func compare(_ left: Slope, _ right: Slope) -> Int {
        for level in 0..<levelCount {
            let (one, other) = (component(left, level), component(right, level))
            if one != other { return one < other ? -1 : 1 }
        }
        return 0
    }

    /// Returns whether two slopes are equal.
    func areEqual(_ left: Slope, _ right: Slope) -> Bool { compare(left, right) == 0 }

    /// Adds a slope to the first slope of a sum, which is the first vector of the pool.
    func add(_ slope: Slope, to domain: inout Domain, in vectors: inout Buffer<Double>) {
        for level in 0..<levelCount { vectors[level] += component(slope, level) }
    }

    /// Adds the change from one slope to another.
    func appendJump(
        at place: Double, from old: Slope, to new: Slope, _ jumps: inout Buffer<Jump>, _ vectors: inout Buffer<Double>
    ) {
        jumps.append(Jump(place: place, vector: Int32(vectors.count)))
        for level in 0..<levelCount { vectors.append(component(new, level) - component(old, level)) }
    }

    /// Takes the jumps of the function of an entity, and returns its domain.
    ///
    /// The first vector of the pool becomes the first slope.
    func takeJumps(_ entity: Int32, _ jumps: inout Buffer<Jump>, _ vectors: inout Buffer<Double>) -> Domain {
        let count = functions[entity].count
        var domain = Domain()
        if count == 0 { return domain }
        let first: Int32 = functions[entity].isLowerRequired ? 1 : 0
        let last = functions[entity].isUpperRequired ? count - 1 : count
        if functions[entity].isLowerRequired { domain.lower = breakpoint(entity, 0) }
        if functions[entity].isUpperRequired { domain.upper = breakpoint(entity, count - 1) }
        if first > last { return domain }
        add(Slope(entity: entity, segment: first, isTurned: false), to: &domain, in: &vectors)
        for index in first..<max(first, last) {
            appendJump(
                at: breakpoint(entity, index), from: Slope(entity: entity, segment: index, isTurned: false),
                to: Slope(entity: entity, segment: index + 1, isTurned: false), &jumps, &vectors)
        }
        return domain
    }

    /// Makes a sum the function of an entity.
    ///
    /// Returns false if its domain is empty.
    mutating func write(
        _ entity: Int32, _ domain: Domain, _ jumps: Buffer<Jump>, _ vectors: Buffer<Double>
    ) -> Bool {
        if isEmpty(domain.lower, domain.upper) { return false }
        let (lower, upper) = (domain.lower, max(domain.lower, domain.upper))
        beginWriting(entity, capacity: Int32(jumps.count) + 2)
        for level in 0..<levelCount { setSlope(entity, 0, level, vectors[level]) }
        setRequired(entity, lower: lower > -.infinity, upper: upper < .infinity)
        var next = 0
        var place = lower
        if lower == -.infinity { place = jumps.count == 0 ? upper : min(jumps[0].place, upper) }
        var count: Int32 = 0
        while place < .infinity {
            setBreakpoint(entity, count, place)
            for level in 0..<levelCount { setSlope(entity, count + 1, level, slope(entity, count, level)) }
            count += 1
            while next < jumps.count, jumps[next].place <= place {
                for level in 0..<levelCount {
                    setSlope(
                        entity, count, level,
                        slope(entity, count, level) + vectors[Int(jumps[next].vector) + level])
                }
                next += 1
            }
            if place >= upper { break }
            place = next < jumps.count ? min(jumps[next].place, upper) : upper
        }
        endWriting(entity, count: count)
        return true
    }
}
