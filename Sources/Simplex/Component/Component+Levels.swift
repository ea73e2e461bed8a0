/// The priorities of a component's optional constraints, as levels of its program.
///
/// A priority is a level. It becomes several levels, the heaviest first, if rounding of heavy weights would hide light ones. An example is
/// a billion times one error beside a millionth of another. Rows are scaled to coefficients near one, so no sum of light errors outweighs a
/// heavy one.
extension Component {
    /// The properties of a level if a priority has several levels.
    struct LevelBound {
        /// The minimum weight of an optional constraint at the level.
        var floor: Double
        /// The size below which a multiplier counts as zero.
        var noise: Double
    }

    /// The number of levels that fit into the arena.
    static var roomForLevels: Int { 8 }

    mutating func collectLevels(_ storage: borrowing Storage) {
        if levels.hasMemory { levels.removeAll() } else { levels = Buffer(capacity: Self.roomForLevels, in: &arena) }
        levelBounds.removeAll()
        // Consecutive constraints often have the same priority.
        var known = 0.0
        for index in 0..<expressions.count {
            let record = storage.constraints[constraints[expressions[index].place]]
            let (positive, negative) = (record.positivePriority, record.negativePriority)
            if record.relation <= 0, positive != known, !record.isRequired(positive) {
                insertLevel(positive)
                known = positive
            }
            if record.relation >= 0, negative != known, !record.isRequired(negative) {
                insertLevel(negative)
                known = negative
            }
        }
    }

    /// Returns the first level that is not above a priority.
    ///
    /// With few levels a linear search is the fastest.
    @inline(__always)
    mutating func levelIndex(_ priority: Double) -> Int {
        let levels = levels
        var low = 0
        var high = levels.count
        if high <= 8 {
            while low < high, levels[low] > priority { low &+= 1 }
            return low
        }
        while low < high {
            let middle = (low + high) / 2
            if levels[middle] > priority { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private mutating func insertLevel(_ priority: Double) {
        let place = levelIndex(priority)
        if place < levels.count, levels[place] == priority { return }
        levels.append(priority)
        var index = levels.count - 1
        while index > place {
            levels[index] = levels[index - 1]
            index -= 1
        }
        levels[place] = priority
    }

    /// The ratio of weights above which a priority has more than one level.
    private static var widestLevel: Double { 1e9 }

    /// Returns the cost of an error of a constraint's entity at its priority.
    private mutating func weight(_ expression: Expression, _ storage: borrowing Storage) -> Double {
        abs(expression.scale) / storage.constraints[constraints[expression.place]].scale
    }

    /// Splits priorities whose weights differ too much.
    ///
    /// The entities of the expressions must be known.
    mutating func refineLevels(_ storage: borrowing Storage) {
        var (least, largest) = (Double.infinity, 0.0)
        for index in 0..<expressions.count where expressions[index].entity >= 0 {
            let weight = weight(expressions[index], storage)
            least = min(least, weight)
            largest = max(largest, weight)
        }
        if levels.count == 0 || (least >= 1e-3 && largest <= 1e6) { return }
        var weights = Buffer<Double>()
        let priorities = levels
        levels = Buffer()
        defer {
            weights.deallocate()
            var old = priorities
            old.deallocate()
        }
        for index in 0..<priorities.count {
            weights.removeAll()
            collectWeights(of: priorities[index], storage, &weights)
            weights.sort { $0 > $1 }
            split(priorities[index], weights, 0..<weights.count)
        }
    }

    private mutating func collectWeights(
        of priority: Double, _ storage: borrowing Storage, _ weights: inout Buffer<Double>
    ) {
        for index in 0..<expressions.count where expressions[index].entity >= 0 {
            let record = storage.constraints[constraints[expressions[index].place]]
            let isPositive = record.relation <= 0 && record.positivePriority == priority
            let isNegative = record.relation >= 0 && record.negativePriority == priority
            if isPositive || isNegative { weights.append(weight(expressions[index], storage)) }
        }
    }

    /// Adds a level for some weights in descending order, or splits them at the widest gap if they differ too much.
    private mutating func split(_ priority: Double, _ weights: Buffer<Double>, _ range: Range<Int>) {
        guard let first = range.first, let last = range.last else {
            addLevel(priority, floor: 0, noise: 1e-10)
            return
        }
        if weights[first] <= Self.widestLevel * weights[last] {
            addLevel(priority, floor: weights[last], noise: 1e-10 * min(1, weights[first]))
            return
        }
        var widest = first + 1
        for index in (first + 1)...last
        where weights[index - 1] / weights[index] > weights[widest - 1] / weights[widest] { widest = index }
        split(priority, weights, first..<widest)
        split(priority, weights, widest..<range.upperBound)
    }

    private mutating func addLevel(_ priority: Double, floor: Double, noise: Double) {
        levels.append(priority)
        levelBounds.append(LevelBound(floor: floor, noise: noise))
    }

    /// Returns the level of an error of an expression, whose constraint is given.
    @inline(__always)
    mutating func level(
        _ priority: Double, _ expression: Expression, _ record: ConstraintRecord, _ storage: borrowing Storage
    ) -> Int32 {
        if record.isRequired(priority) { return ErrorLevel.required }
        var index = levelIndex(priority)
        if levelBounds.count > 0, expression.entity >= 0 {
            let weight = weight(expression, storage)
            while index + 1 < levels.count, levels[index + 1] == priority, weight < levelBounds[index].floor {
                index += 1
            }
        }
        return Int32(index)
    }
}
