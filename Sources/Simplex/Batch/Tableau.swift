/// The simplex method for piecewise linear costs, one level of priority after the other.
///
/// Every entity (the error of a goal, a free variable) is either a column, and then zero, or a row, and then an affine
/// function of the columns. An error splits at zero into a positive and a negative part, each with a cost at some level.
/// When a level is at its optimum, the directions whose reduced cost is positive are barred: what remains is exactly the
/// set of solutions that are optimal so far, so no later level can spoil an earlier one. Steps go by the steepest reduced
/// cost, after a degenerate step by Bland's rule, which cannot cycle.
struct Tableau {
    /// The level of what costs nothing.
    static let none = -1
    /// The level of the one required error that is being made zero.
    private static let focus = -2
    /// No level at all.
    private static let noLevel = -3

    struct Entity {
        var positiveLevel = Tableau.none
        var negativeLevel = Tableau.none
        /// What an error of one unit of the (scaled) row costs.
        var weight = 1.0
        var isFree = false
        var isUpBarred = false
        var isDownBarred = false
        /// On which side of zero a row is.
        var isBelow = false
    }

    private(set) var entities: [Entity] = []
    private(set) var columns: [Int] = []
    private(set) var rows: [Int] = []
    private(set) var constants: [Double] = []
    private var coefficients: [Double] = []
    /// Of each entity its column (0 or more) or its row (the complement, less than 0).
    private var places: [Int] = []

    private var width: Int { columns.count }

    // MARK: Building

    mutating func appendColumn(_ entity: Entity) {
        places.append(columns.count)
        columns.append(entities.count)
        entities.append(entity)
    }

    /// Appends a row; all columns must be there.
    mutating func appendRow(_ entity: Entity, coefficients row: [Double], constant: Double) -> Int {
        places.append(~rows.count)
        rows.append(entities.count)
        entities.append(entity)
        coefficients.append(contentsOf: row)
        constants.append(constant)
        return entities.count - 1
    }

    /// The value of an entity.
    func value(of entity: Int) -> Double {
        let place = places[entity]
        return place < 0 ? constants[~place] : 0
    }

    /// Whether an entity is a column, and so exactly zero.
    func isColumn(_ entity: Int) -> Bool { places[entity] >= 0 }

    /// Adds an entity times a factor to a dense row over the columns.
    func expand(_ entity: Int, times factor: Double, into row: inout [Double]) {
        let place = places[entity]
        guard place < 0 else {
            row[place] += factor
            return
        }
        let start = ~place * width
        for column in 0..<width { row[column] += factor * coefficients[start + column] }
    }

    func isMovable(column: Int) -> Bool {
        let entity = entities[columns[column]]
        return !(entity.isUpBarred && entity.isDownBarred)
    }

    mutating func bar(_ entity: Int, up: Bool, down: Bool) {
        if up { entities[entity].isUpBarred = true }
        if down { entities[entity].isDownBarred = true }
    }

    /// Puts a row on the side of zero where its value is.
    mutating func settleSide(of entity: Int) { entities[entity].isBelow = value(of: entity) < 0 }

    mutating func setSide(of entity: Int, below: Bool) { entities[entity].isBelow = below }

    /// Makes a free column a row in exchange for an error; returns whether there was one.
    mutating func exchangeFreeColumn(forRowOf entity: Int) -> Bool {
        let row = ~places[entity]
        var best = -1
        var largest = 0.0
        for column in 0..<width where entities[columns[column]].isFree {
            let size = coefficients[row * width + column].magnitude
            if size > largest {
                largest = size
                best = column
            }
        }
        guard best >= 0 else { return false }
        pivot(row: row, column: best)
        return true
    }

    // MARK: The simplex method

    /// Minimises the required error (level 0) of one entity, and bars nothing: a direction that is barred later is barred
    /// by the entity itself, so that what stands in the way of an error is there to be named.
    mutating func minimiseRequiredError(of entity: Int) {
        let levels = (entities[entity].positiveLevel, entities[entity].negativeLevel)
        if levels.0 == 0 { entities[entity].positiveLevel = Tableau.focus }
        if levels.1 == 0 { entities[entity].negativeLevel = Tableau.focus }
        _ = minimise(level: Tableau.focus)
        (entities[entity].positiveLevel, entities[entity].negativeLevel) = levels
    }

    /// Minimises `sign` times the value of a free row.
    ///
    /// False where there is no least value.
    mutating func minimise(_ objective: Int, sign: Double) -> Bool {
        minimise(level: Tableau.noLevel, objective: objective, sign: sign)
    }

    /// Minimises the cost of a level, or of a free row.
    @discardableResult
    mutating func minimise(level: Int, objective: Int = -1, sign: Double = 0) -> Bool {
        var wasDegenerate = false
        while true {
            let (gradient, sizes) = gradients(level: level, objective: objective, sign: sign)
            guard let entering = entering(level: level, gradient, sizes, byBland: wasDegenerate) else {
                if level >= 0 { barWorse(level: level, gradient, sizes) }
                return true
            }
            let (column, direction) = entering
            guard let (row, step) = leaving(column: column, direction: direction, byBland: wasDegenerate) else {
                return false
            }
            let entity = columns[column]
            pivot(row: row, column: column)
            entities[entity].isBelow = direction < 0
            wasDegenerate = step == 0
        }
    }

    private func slope(ofRow row: Int, level: Int, objective: Int, sign: Double) -> Double {
        let number = rows[row]
        if number == objective { return sign }
        let entity = entities[number]
        if entity.isFree || objective >= 0 { return 0 }
        if entity.isBelow { return entity.negativeLevel == level ? -entity.weight : 0 }
        return entity.positiveLevel == level ? entity.weight : 0
    }

    private func gradients(level: Int, objective: Int, sign: Double) -> ([Double], [Double]) {
        var gradient = [Double](repeating: 0, count: width)
        var sizes = gradient
        for row in rows.indices {
            let slope = slope(ofRow: row, level: level, objective: objective, sign: sign)
            if slope == 0 { continue }
            let start = row * width
            for column in 0..<width {
                let change = slope * coefficients[start + column]
                gradient[column] += change
                sizes[column] += change.magnitude
            }
        }
        return (gradient, sizes)
    }

    private func cost(_ entity: Entity, level: Int, up: Bool) -> Double {
        (up ? entity.positiveLevel : entity.negativeLevel) == level ? entity.weight : 0
    }

    private func entering(
        level: Int, _ gradient: [Double], _ sizes: [Double], byBland: Bool
    ) -> (column: Int, direction: Double)? {
        var best: (column: Int, direction: Double)?
        var steepest = 0.0
        for column in 0..<width {
            let entity = entities[columns[column]]
            for up in [true, false] {
                if up ? entity.isUpBarred : entity.isDownBarred { continue }
                let cost = cost(entity, level: level, up: up)
                let reduced = cost + (up ? gradient[column] : -gradient[column])
                guard reduced < -1e-9 * (cost + sizes[column]) else { continue }
                if byBland {
                    if let best, columns[best.column] < columns[column] { continue }
                } else if reduced >= steepest {
                    continue
                }
                steepest = reduced
                best = (column, up ? 1 : -1)
            }
        }
        return best
    }

    private func leaving(column: Int, direction: Double, byBland: Bool) -> (row: Int, step: Double)? {
        var best: (row: Int, step: Double)?
        var bestRate = 0.0
        for row in rows.indices {
            let rate = coefficients[row * width + column] * direction
            let entity = entities[rows[row]]
            guard !entity.isFree, rate.magnitude > 1e-10, entity.isBelow == (rate > 0) else { continue }
            let room = entity.isBelow ? -constants[row] : constants[row]
            let step = max(0, room) / rate.magnitude
            if let chosen = best {
                if step > chosen.step { continue }
                if step == chosen.step {
                    if byBland ? rows[chosen.row] < rows[row] : bestRate >= rate.magnitude { continue }
                }
            }
            best = (row, step)
            bestRate = rate.magnitude
        }
        return best
    }

    private mutating func barWorse(level: Int, _ gradient: [Double], _ sizes: [Double]) {
        for column in 0..<width {
            let number = columns[column]
            for up in [true, false] {
                let cost = cost(entities[number], level: level, up: up)
                let reduced = cost + (up ? gradient[column] : -gradient[column])
                if reduced > 1e-9 * (cost + sizes[column]) { bar(number, up: up, down: !up) }
            }
        }
        for number in rows where !entities[number].isFree {
            let entity = entities[number]
            guard entity.positiveLevel == level || entity.negativeLevel == level else { continue }
            bar(number, up: entity.isBelow, down: !entity.isBelow)
        }
    }

    private mutating func pivot(row: Int, column: Int) {
        let width = width
        coefficients.withUnsafeMutableBufferPointer { cells in
            let start = row * width
            let factor = -1 / cells[start + column]
            for other in 0..<width { cells[start + other] *= factor }
            cells[start + column] = -factor
            constants[row] *= factor
            for target in rows.indices where target != row {
                let multiple = cells[target * width + column]
                if multiple == 0 { continue }
                cells[target * width + column] = 0
                for other in 0..<width where cells[start + other] != 0 {
                    Tableau.add(multiple * cells[start + other], to: &cells[target * width + other])
                }
                Tableau.add(multiple * constants[row], to: &constants[target])
            }
        }
        swap(&rows[row], &columns[column])
        places[rows[row]] = ~row
        places[columns[column]] = column
    }

    /// Adds, and takes what is left of two numbers that cancel for nothing.
    private static func add(_ change: Double, to number: inout Double) {
        let sum = number + change
        number = sum.magnitude <= 1e-13 * change.magnitude ? 0 : sum
    }
}
