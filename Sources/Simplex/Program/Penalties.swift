/// The special levels of an error of one sign.
enum ErrorLevel {
    /// The error is not allowed.
    static let required: Int32 = -1
    /// The error has no cost.
    static let free: Int32 = -2
}

/// The convex, piecewise linear penalties of the entities of a program.
///
/// All constraints whose expression is a multiple of the same entity are added up to one function. Its slopes are vectors with one
/// component per priority level, highest first, compared lexicographically. A required side has an infinite slope beyond the outermost
/// breakpoint. With breakpoints `b[0] < … < b[m-1]`, segment `k` is between `b[k-1]` and `b[k]`.
///
/// *Convex piecewise linear functions*: Rockafellar, *Convex Analysis*, 1970. Invariant: slopes never fall from one segment to the next.
/// Workload: all. Test: `PenaltyTests`.
struct Penalties: ~Copyable {
    /// A constraint `coefficient * entity + constant  relation  0`, of which one unit is an error of `1 / scale`.
    struct Owner {
        var constraint: Int32
        var next: Int32
        var coefficient: Double
        var scale: Double
    }

    /// The function of an entity: its breakpoints, and the constraints of its required ends.
    struct Function {
        /// The index of its first breakpoint.
        var start: Int32 = 0
        /// The number of its breakpoints.
        var count: Int32 = 0
        /// The first of its constraints, or -1.
        var firstOwner: Int32 = -1
        var isLowerRequired = false
        var isUpperRequired = false
        /// The number of breakpoints that it has memory for.
        var capacity: Int32 = 0
        // The constraints of the required ends, or -1.
        var lowerOwner: Int32 = -1
        var upperOwner: Int32 = -1
        /// Padding to 32 bytes, so that a shift gives the address of a record.
        private let filling: Int32 = 0
    }

    /// The share of themselves by which required ends may contradict each other.
    var endRounding = 1e-12
    /// The number of components of a slope.
    let levelCount: Int
    @Owned private(set) var functions = Buffer<Function>()
    @Owned private var breakpoints = Buffer<Double>()
    @Owned private(set) var slopes = Buffer<Double>()
    @Owned private(set) var owners = Buffer<Owner>()
    /// The first free index among the owners, or -1.
    private var freeOwner: Int32 = -1
    @Owned private var kinks = Buffer<Kink>()
    /// A Boolean value that indicates whether weights of `kinks` are not 1, so that their sums are rounded.
    private var hasFractions = false

    struct Kink {
        var place: Double
        var weight: Double
        var left: Int32
        var right: Int32
    }

    /// Creates functions that are zero everywhere.
    init(entityCount: Int, levelCount: Int, in arena: inout Arena) {
        self.levelCount = levelCount
        functions = Buffer(repeating: Function(), count: entityCount, in: &arena)
    }

    /// Reserves memory for owners, and for as many breakpoints.
    mutating func reserve(_ ownerCount: Int, in arena: inout Arena) {
        owners = Buffer(capacity: ownerCount, in: &arena)
        breakpoints = Buffer(capacity: ownerCount + functions.count, in: &arena)
        slopes = Buffer(capacity: (ownerCount + functions.count) * levelCount, in: &arena)
        kinks = Buffer(capacity: Self.roomForKinks, in: &arena)
    }

    /// Appends an entity.
    mutating func appendEntity() { functions.append(Function()) }

    private static var roomForKinks: Int { 8 }

    /// Adds a constraint to the function of an entity; `build` includes it.
    mutating func add(_ constraint: Int32, coefficient: Double, scale: Double, to entity: Int32) {
        let owner = Owner(
            constraint: constraint, next: functions[entity].firstOwner, coefficient: coefficient, scale: scale)
        if freeOwner >= 0 {
            let place = freeOwner
            freeOwner = owners[place].next
            owners[place] = owner
            functions[entity].firstOwner = place
        } else {
            owners.append(owner)
            functions[entity].firstOwner = Int32(owners.count - 1)
        }
    }

    /// Removes a constraint from the function of an entity; `build` excludes it.
    mutating func remove(_ constraint: Int32, from entity: Int32) {
        var previous: Int32 = -1
        var owner = functions[entity].firstOwner
        while owner >= 0 {
            let next = owners[owner].next
            if owners[owner].constraint == constraint {
                if previous < 0 { functions[entity].firstOwner = next } else { owners[previous].next = next }
                owners[owner].next = freeOwner
                freeOwner = owner
            } else {
                previous = owner
            }
            owner = next
        }
    }

    /// Changes the index of a constraint of an entity.
    mutating func rename(_ old: Int32, to new: Int32, of entity: Int32) {
        var owner = functions[entity].firstOwner
        while owner >= 0 {
            if owners[owner].constraint == old { owners[owner].constraint = new }
            owner = owners[owner].next
        }
    }

    /// Returns the number of breakpoints of an entity.
    @inline(__always)
    func count(_ entity: Int32) -> Int32 { functions[entity].count }

    @inline(__always)
    func breakpoint(_ entity: Int32, _ index: Int32) -> Double { breakpoints[functions[entity].start &+ index] }

    /// Returns a component of the slope of a segment.
    @inline(__always)
    func slope(_ entity: Int32, _ segment: Int32, _ level: Int) -> Double {
        slopes[firstSlope(entity, segment) + level]
    }

    /// Returns the index of the first component of the slope of a segment.
    @inline(__always)
    func firstSlope(_ entity: Int32, _ segment: Int32) -> Int { Int(functions[entity].start &+ segment) &* levelCount }

    /// Returns whether the slope of a segment is infinite.
    @inline(__always)
    func isInfinite(_ entity: Int32, _ segment: Int32) -> Bool {
        (segment == 0 && functions[entity].isLowerRequired)
            || (segment == functions[entity].count && functions[entity].isUpperRequired)
    }

    /// Adds up the function of an entity.
    ///
    /// Returns false if its required ends contradict each other.
    mutating func build(_ entity: Int32, _ constraints: Buffer<ConstraintRow>) -> Bool {
        kinks.removeAll()
        hasFractions = false
        var lower = -Double.infinity
        var upper = Double.infinity
        var lowerOwner: Int32 = -1
        var upperOwner: Int32 = -1
        var owner = functions[entity].firstOwner
        var count: Int32 = 0
        while owner >= 0 {
            count += 1
            let (constraint, coefficient) = (owners[owner].constraint, owners[owner].coefficient)
            let weight = abs(coefficient) / owners[owner].scale
            owner = owners[owner].next
            if weight != 1 { hasFractions = true }
            let place = -constraints[constraint].constant / coefficient
            let isTurned = coefficient < 0
            let right = isTurned ? constraints[constraint].negativeLevel : constraints[constraint].positiveLevel
            let left = isTurned ? constraints[constraint].positiveLevel : constraints[constraint].negativeLevel
            // Of equal ends the first constraint counts, which is the last of the list.
            if right == ErrorLevel.required, place <= upper { (upper, upperOwner) = (place, constraint) }
            if left == ErrorLevel.required, place >= lower { (lower, lowerOwner) = (place, constraint) }
            if left >= 0 || right >= 0 {
                kinks.append(Kink(place: place, weight: weight, left: left, right: right))
            }
        }
        if count > functions[entity].capacity { enlarge(entity, to: count) }
        (functions[entity].lowerOwner, functions[entity].upperOwner) = (lowerOwner, upperOwner)
        (functions[entity].isLowerRequired, functions[entity].isUpperRequired) = (lowerOwner >= 0, upperOwner >= 0)
        if isEmpty(lower, upper) { return false }
        upper = max(lower, upper)
        kinks.sortFew { $0.place < $1.place }
        trace(entity, lower: lower, upper: upper)
        return true
    }

    /// Moves the only breakpoint of an entity with one constraint to its new value, which changes no slope.
    ///
    /// Returns false if the entity has several.
    mutating func moveOnlyBreakpoint(_ entity: Int32, _ constraints: Buffer<ConstraintRow>) -> Bool {
        let head = functions[entity].firstOwner
        guard head >= 0, owners[head].next < 0, functions[entity].count == 1 else { return false }
        breakpoints[functions[entity].start] = -constraints[owners[head].constraint].constant / owners[head].coefficient
        return true
    }

    /// Returns whether required ends contradict each other by more than rounding.
    func isEmpty(_ lower: Double, _ upper: Double) -> Bool {
        lower > upper && lower - upper > 1e-9 + endRounding * max(abs(lower), abs(upper))
    }

    /// Moves the breakpoints of an entity to the end of the pools, with a larger capacity.
    ///
    /// There is one more slope than breakpoints. Because the last breakpoint is unused, both pools stay in step.
    private mutating func enlarge(_ entity: Int32, to count: Int32) {
        let capacity = functions[entity].capacity == 0 ? count : count * 2
        let start = Int32(breakpoints.count)
        functions[entity].start = start
        functions[entity].capacity = capacity
        let room = Int(capacity) + 1
        _ = breakpoints.extend(by: room)
        _ = slopes.extend(by: room * levelCount)
    }

    private mutating func trace(_ entity: Int32, lower: Double, upper: Double) {
        let (kinks, levelCount) = (kinks, levelCount)
        let start = functions[entity].start
        let places = breakpoints.base + Int(start)
        var slope = slopes.base + Int(start) &* levelCount
        var count: Int32 = 0
        var next = 0
        for level in 0..<levelCount { slope[level] = 0 }
        for index in 0..<kinks.count where kinks[index].left >= 0 {
            slope[Int(kinks[index].left)] -= kinks[index].weight
        }
        var place = lower
        if lower == -.infinity {
            if kinks.count == 0 || kinks[0].place >= upper { place = upper } else { place = kinks[0].place }
        }
        while place < .infinity {
            // In the segment after this breakpoint, the errors of all breakpoints up to it have changed their sign.
            let before = slope
            slope += levelCount
            for level in 0..<levelCount { slope[level] = before[level] }
            places[Int(count)] = place
            count &+= 1
            while next < kinks.count, kinks[next].place <= place {
                let kink = kinks[next]
                if kink.left >= 0 { slope[Int(kink.left)] += kink.weight }
                if kink.right >= 0 { slope[Int(kink.right)] += kink.weight }
                next &+= 1
            }
            if place >= upper { break }
            place = next < kinks.count ? min(kinks[next].place, upper) : upper
        }
        functions[entity].count = count
        if hasFractions { addLeftSlopesAgain(entity) }
    }

    /// Computes slopes without differences.
    ///
    /// Adding all costs on the left first, and subtracting them kink by kink, leaves their rounding. With weights of 1e9 beside 1e-3 that
    /// rounding looks like a slope. So each segment is the sum of costs to the right minus the sum of costs to the left.
    private mutating func addLeftSlopesAgain(_ entity: Int32) {
        let (start, count) = (functions[entity].start, functions[entity].count)
        let first = Int(start) * levelCount
        for level in 0..<levelCount {
            var (right, next) = (0.0, 0)
            for segment in 0...Int(count) {
                slopes[first + segment * levelCount + level] = right
                if segment == Int(count) { break }
                while next < kinks.count, kinks[next].place <= breakpoints[start + Int32(segment)] {
                    if Int(kinks[next].right) == level { right += kinks[next].weight }
                    next += 1
                }
            }
            var (left, last) = (0.0, kinks.count - 1)
            for segment in (0...Int(count)).reversed() {
                while last >= 0, segment == 0 || kinks[last].place > breakpoints[start + Int32(segment) - 1] {
                    if Int(kinks[last].left) == level { left += kinks[last].weight }
                    last -= 1
                }
                slopes[first + segment * levelCount + level] -= left
            }
        }
    }

    // MARK: Writing

    /// Prepares the function of an entity for breakpoints that the caller writes.
    mutating func beginWriting(_ entity: Int32, capacity: Int32) {
        if capacity > functions[entity].capacity { enlarge(entity, to: capacity) }
    }

    @inline(__always)
    mutating func setBreakpoint(_ entity: Int32, _ index: Int32, _ place: Double) {
        breakpoints[functions[entity].start + index] = place
    }

    @inline(__always)
    mutating func setSlope(_ entity: Int32, _ segment: Int32, _ level: Int, _ slope: Double) {
        slopes[Int(functions[entity].start + segment) * levelCount + level] = slope
    }

    mutating func setRequired(_ entity: Int32, lower: Bool, upper: Bool) {
        functions[entity].isLowerRequired = lower
        functions[entity].isUpperRequired = upper
    }

    mutating func endWriting(_ entity: Int32, count: Int32) { functions[entity].count = count }

    /// Requires that an entity be 0.
    mutating func fix(_ entity: Int32) {
        beginWriting(entity, capacity: 1)
        setBreakpoint(entity, 0, 0)
        for level in 0..<levelCount {
            setSlope(entity, 0, level, 0)
            setSlope(entity, 1, level, 0)
        }
        setRequired(entity, lower: true, upper: true)
        functions[entity].count = 1
    }

    /// Returns the number of constraints of an entity.
    func ownerCount(_ entity: Int32) -> Int {
        var count = 0
        var owner = functions[entity].firstOwner
        while owner >= 0 {
            count += 1
            owner = owners[owner].next
        }
        return count
    }
}
