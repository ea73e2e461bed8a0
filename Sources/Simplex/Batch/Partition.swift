/// The variables and constraints of a solver, taken apart into components that share no variable.
struct Partition {
    private(set) var components: [Component] = []
    /// Required constraints without terms that do not hold.
    private(set) var conflictsOfConstants: [Conflict] = []

    init(variables: VariableStorage, constraints: ConstraintStorage, isValid: (Constraint) -> Bool) {
        var sets = DisjointSets(count: variables.records.count)
        var accumulator = RowAccumulator(columnCount: variables.records.count)
        var goals: [Goal] = []
        for id in constraints.identifiers {
            guard let constraint = constraints[id], isValid(constraint) else { continue }
            let goal = Partition.goal(id, constraint, &accumulator)
            guard let first = goal.row.columns.first else {
                if goal.isViolated(error: goal.row.constant, magnitude: goal.row.magnitude) {
                    conflictsOfConstants.append(Conflict(constraints: [id], relaxed: id))
                }
                continue
            }
            for column in goal.row.columns.dropFirst() { sets.join(first, column) }
            goals.append(goal)
        }
        makeComponents(variables, goals, &sets)
    }

    private static func goal(_ id: ConstraintID, _ constraint: Constraint, _ accumulator: inout RowAccumulator) -> Goal
    {
        for term in constraint.terms { accumulator.add(term.coefficient, column: Int(term.variable.index)) }
        accumulator.add(constant: constraint.constant, magnitude: constraint.constant.magnitude)
        return Goal(
            id: id, row: accumulator.take(),
            positive: constraint.relation == .greaterThanOrEqual ? nil : constraint.positiveErrorPriority,
            negative: constraint.relation == .lessThanOrEqual ? nil : constraint.negativeErrorPriority,
            constantSize: constraint.constant.magnitude)
    }

    private mutating func makeComponents(_ variables: VariableStorage, _ goals: [Goal], _ sets: inout DisjointSets) {
        var numberOfRoot = [Int](repeating: -1, count: variables.records.count)
        var placeOfVariable = numberOfRoot
        var members: [[Int32]] = []
        for index in variables.records.indices where variables.records[index].isHeld {
            let root = sets.root(of: index)
            if numberOfRoot[root] < 0 {
                numberOfRoot[root] = members.count
                members.append([])
            }
            placeOfVariable[index] = members[numberOfRoot[root]].count
            members[numberOfRoot[root]].append(Int32(index))
        }
        var parts = [[Goal]](repeating: [], count: members.count)
        for goal in goals {
            let number = numberOfRoot[sets.root(of: goal.row.columns[0])]
            var placed = goal
            for index in placed.row.columns.indices {
                placed.row.columns[index] = placeOfVariable[goal.row.columns[index]]
            }
            parts[number].append(placed)
        }
        for number in members.indices {
            components.append(
                Component(
                    variables: members[number],
                    restingValues: members[number].map { variables.records[Int($0)].restingValue },
                    goals: parts[number].sorted { $0.precedes($1) }))
        }
    }
}

/// A forest of sets of numbers that can be joined.
struct DisjointSets {
    private var parents: [Int]

    init(count: Int) { parents = (0..<count).map { $0 } }

    mutating func root(of number: Int) -> Int {
        var root = number
        while parents[root] != root {
            parents[root] = parents[parents[root]]
            root = parents[root]
        }
        return root
    }

    /// Joins two sets; the smaller root stays.
    mutating func join(_ first: Int, _ second: Int) {
        let left = root(of: first)
        let right = root(of: second)
        parents[max(left, right)] = min(left, right)
    }
}
