/// The linear program of a component: required equalities eliminated, the rest in a tableau.
struct Program {
    private var elimination: Elimination
    private var tableau = Tableau()
    /// Goals that contradict each other in the equalities alone.
    private var contradiction: [Int]?
    private let goals: [Goal]
    /// Of each variable that is not eliminated its entity.
    private var entityOfVariable: [Int]
    private var goalEntities: [(goal: Int, entity: Int, scale: Double)] = []
    /// Of each entity its goal, or -1.
    private var goalOfEntity: [Int] = []
    private var levelCount = 2

    /// Level 0 is required, level 1 what was required and is relaxed, then the priorities in descending order.
    init(_ component: Component, tracksOrigins: Bool) {
        goals = component.goals
        let isEliminated = goals.indices.map { component.goals[$0].isRequiredEquality && !component.isRelaxed[$0] }
        let equalities = goals.indices.filter { isEliminated[$0] }
        let variableCount = component.variables.count
        elimination = Elimination(variableCount: variableCount, originCount: tracksOrigins ? equalities.count : 0)
        entityOfVariable = [Int](repeating: -1, count: variableCount)
        for (number, place) in equalities.enumerated() {
            if let numbers = elimination.add(goals[place].row, origin: tracksOrigins ? number : nil) {
                contradiction = [place] + numbers.map { equalities[$0] }
                return
            }
        }
        for variable in 0..<variableCount where elimination.definitions[variable] == nil {
            entityOfVariable[variable] = goalOfEntity.count
            appendColumn(Tableau.Entity(isFree: true), origin: -1)
        }
        if tracksOrigins {
            for place in equalities {
                appendColumn(Tableau.Entity(isUpBarred: true, isDownBarred: true), origin: place)
            }
        }
        let others = goals.indices.filter { !isEliminated[$0] }
        addRows(for: others, isRelaxed: component.isRelaxed, origins: tracksOrigins ? equalities : [])
    }

    private mutating func appendColumn(_ entity: Tableau.Entity, origin: Int) {
        tableau.appendColumn(entity)
        goalOfEntity.append(origin)
    }

    private mutating func addRows(for places: [Int], isRelaxed: [Bool], origins: [Int]) {
        var priorities: [Double] = []
        for place in places {
            for priority in [goals[place].positive, goals[place].negative] {
                if let priority, !priority.isRequired { priorities.append(priority.value) }
            }
        }
        priorities.sort(by: >)
        var levels: [Double] = []
        for value in priorities where levels.last != value { levels.append(value) }
        levelCount = 2 + levels.count
        func level(_ priority: Priority?, _ isRelaxed: Bool) -> Int {
            guard let priority else { return Tableau.none }
            if priority.isRequired { return isRelaxed ? 1 : 0 }
            return 2 + (levels.firstIndex(of: priority.value) ?? 0)
        }
        for place in places {
            let reduced = elimination.reduce(goals[place].row)
            guard let first = reduced.columns.first, first < entityOfVariable.count else {
                if !isRelaxed[place], goals[place].isViolated(error: reduced.constant, magnitude: reduced.magnitude) {
                    contradiction = [place] + reduced.columns.map { origins[$0 - entityOfVariable.count] }
                    return
                }
                continue
            }
            let scale = scale(of: reduced)
            let entity = Tableau.Entity(
                positiveLevel: level(goals[place].positive, isRelaxed[place]),
                negativeLevel: level(goals[place].negative, isRelaxed[place]), weight: scale)
            let constant = reduced.constant.magnitude <= 1e-12 * reduced.magnitude ? 0 : reduced.constant
            var dense = expand(reduced, originCount: origins.count)
            for column in dense.indices { dense[column] /= scale }
            let number = tableau.appendRow(entity, coefficients: dense, constant: constant / scale)
            goalEntities.append((place, number, scale))
            goalOfEntity.append(place)
        }
        crash()
    }

    /// A power of two near the largest coefficient, so that scaling is exact.
    private func scale(of row: SparseRow) -> Double {
        let largest = row.largestCoefficient(before: entityOfVariable.count)
        return largest.isNormal ? largest.binade : 1
    }

    /// A reduced row over the columns as they were before the first exchange.
    private func expand(_ row: SparseRow, originCount: Int) -> [Double] {
        var dense = [Double](repeating: 0, count: tableau.columns.count)
        let firstOrigin = dense.count - originCount
        for index in row.columns.indices {
            let column = row.columns[index]
            let place =
                column < entityOfVariable.count
                ? entityOfVariable[column] : firstOrigin + column - entityOfVariable.count
            dense[place] += row.coefficients[index]
        }
        return dense
    }

    /// Makes as many errors zero as there are free variables, dearest first: most layouts are solved by this alone.
    private mutating func crash() {
        for level in 0..<levelCount {
            for goal in goalEntities {
                let entity = tableau.entities[goal.entity]
                let levels = [entity.positiveLevel, entity.negativeLevel].filter { $0 >= 0 }
                guard levels.min() == level else { continue }
                _ = tableau.exchangeFreeColumn(forRowOf: goal.entity)
            }
        }
        for goal in goalEntities { tableau.settleSide(of: goal.entity) }
    }

    // MARK: Solving

    /// Makes the required constraints hold, one after the other.
    ///
    /// Where one cannot, the goals that stand against each other: without origins only a part of them, with origins a
    /// minimal set. The goals at zero are coordinates, so each of them could give way by itself: that is why the set is
    /// minimal.
    mutating func satisfyRequired() -> [Int] {
        if let contradiction { return contradiction }
        let required = goalEntities.filter { isRequired($0.entity) }
        var violated: [(goal: Int, entity: Int, scale: Double)] = []
        for goal in required {
            if isViolated(goal) { violated.append(goal) } else { enforce(goal.entity) }
        }
        for goal in violated {
            if isViolated(goal) {
                tableau.minimiseRequiredError(of: goal.entity)
                if isViolated(goal) { return [goal.goal] + dependencies(ofEntity: goal.entity) }
            }
            enforce(goal.entity)
        }
        return []
    }

    private func isRequired(_ entity: Int) -> Bool {
        tableau.entities[entity].positiveLevel == 0 || tableau.entities[entity].negativeLevel == 0
    }

    private func isViolated(_ goal: (goal: Int, entity: Int, scale: Double)) -> Bool {
        guard !tableau.isColumn(goal.entity) else { return false }
        let entity = tableau.entities[goal.entity]
        let (error, magnitude) = error(of: goals[goal.goal].row)
        return entity.positiveLevel == 0 && error > 1e-9 * magnitude
            || entity.negativeLevel == 0 && error < -1e-9 * magnitude
    }

    /// From here on a required error stays on its side of zero.
    private mutating func enforce(_ entity: Int) {
        if tableau.entities[entity].positiveLevel == 0 {
            tableau.bar(entity, up: true, down: false)
            tableau.setSide(of: entity, below: true)
        }
        if tableau.entities[entity].negativeLevel == 0 {
            tableau.bar(entity, up: false, down: true)
            tableau.setSide(of: entity, below: false)
        }
    }

    /// Goes down the priorities.
    mutating func optimise() {
        for level in 1..<max(1, levelCount) { tableau.minimise(level: level) }
    }

    /// Brings variables to their resting values as far as the priorities leave it open, the last variable first.
    mutating func settle(_ restingValues: [Double]) {
        for variable in restingValues.indices.reversed() {
            guard tableau.columns.indices.contains(where: { tableau.isMovable(column: $0) }) else { return }
            let (dense, value) = expression(of: variable)
            let moves = dense.indices.contains { dense[$0].magnitude > 1e-9 && tableau.isMovable(column: $0) }
            guard moves else { continue }
            levelCount += 1
            let entity = Tableau.Entity(positiveLevel: levelCount, negativeLevel: levelCount)
            let number = tableau.appendRow(entity, coefficients: dense, constant: value - restingValues[variable])
            goalOfEntity.append(-1)
            _ = tableau.exchangeFreeColumn(forRowOf: number)
            tableau.settleSide(of: number)
            tableau.minimise(level: levelCount)
        }
    }

    // MARK: Reading

    func value(of variable: Int) -> Double {
        guard let definition = elimination.definitions[variable] else {
            return tableau.value(of: entityOfVariable[variable])
        }
        var value = definition.constant
        for index in definition.columns.indices where definition.columns[index] < entityOfVariable.count {
            value += definition.coefficients[index] * tableau.value(of: entityOfVariable[definition.columns[index]])
        }
        return value
    }

    private func error(of row: SparseRow) -> (error: Double, magnitude: Double) {
        var error = row.constant
        var magnitude = row.constant.magnitude
        for index in row.columns.indices {
            let part = row.coefficients[index] * value(of: row.columns[index])
            error += part
            magnitude += part.magnitude
        }
        return (error, magnitude)
    }

    /// A variable over the columns, and its value.
    private func expression(of variable: Int) -> (coefficients: [Double], value: Double) {
        var dense = [Double](repeating: 0, count: tableau.columns.count)
        guard let definition = elimination.definitions[variable] else {
            tableau.expand(entityOfVariable[variable], times: 1, into: &dense)
            Program.dropNoise(&dense)
            return (dense, value(of: variable))
        }
        let freeCount = entityOfVariable.filter { $0 >= 0 }.count
        for index in definition.columns.indices {
            let column = definition.columns[index]
            let entity =
                column < entityOfVariable.count
                ? entityOfVariable[column] : freeCount + column - entityOfVariable.count
            tableau.expand(entity, times: definition.coefficients[index], into: &dense)
        }
        Program.dropNoise(&dense)
        return (dense, value(of: variable))
    }

    /// Takes what is very small beside the largest number for the remains of numbers that cancel.
    private static func dropNoise(_ dense: inout [Double]) {
        var largest = 0.0
        for number in dense { largest = max(largest, number.magnitude) }
        for index in dense.indices where dense[index].magnitude < 1e-11 * largest { dense[index] = 0 }
    }

    /// The least value of a variable over what is left (`sign` 1) or the greatest (-1); nil where there is none.
    func extreme(of variable: Int, sign: Double) -> Double? {
        var tableau = tableau
        let (dense, value) = expression(of: variable)
        let row = tableau.appendRow(Tableau.Entity(isFree: true), coefficients: dense, constant: value)
        guard tableau.minimise(row, sign: sign) else { return nil }
        return tableau.value(of: row)
    }

    /// The goals on which the value of a variable depends.
    func dependencies(of variable: Int) -> [Int] { dependencies(of: expression(of: variable).coefficients) }

    private func dependencies(ofEntity entity: Int) -> [Int] {
        var dense = [Double](repeating: 0, count: tableau.columns.count)
        tableau.expand(entity, times: 1, into: &dense)
        return dependencies(of: dense)
    }

    private func dependencies(of dense: [Double]) -> [Int] {
        var places: [Int] = []
        for column in dense.indices where dense[column].magnitude > 1e-9 {
            let place = goalOfEntity[tableau.columns[column]]
            if place >= 0 { places.append(place) }
        }
        return places
    }
}
