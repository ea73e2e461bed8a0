/// Variables that hang together, and the constraints between them: eliminated, and what is left as a program.
struct Component: ~Copyable {
    /// The value of a variable in terms of others: `offset + scale * root`, or a longer sum.
    struct Definition {
        var variable: Int32
        /// A variable, or -1 for none, or -2 minus the place of a longer sum in `sums`.
        var root: Int32
        var scale: Double
        var offset: Double
    }

    /// The memory of everything that is built.
    var arena: Arena
    /// The variables, in ascending order.
    var variables = Buffer<Int32>()
    /// The constraints.
    var constraints = Buffer<Int32>()
    /// The priorities of the wishes, dearest first.
    var levels = Buffer<Double>()
    /// Where a priority is several levels: the least weight of a wish at each level.
    var levelFloors = Buffer<Double>()
    /// Beside them, what counts as no multiplier.
    var levelNoise = Buffer<Double>()
    var elimination = Elimination()
    /// The row of each constraint in the elimination, or -1.
    var equationOf = Buffer<Int32>()
    /// The right-hand sides of the elimination's rows as they were before and are after it.
    var rightSides = Buffer<Double>()
    /// The definitions of eliminated variables in the order of evaluation.
    var definitions = Buffer<Definition>()
    /// Longer sums: a count, then places of variables; `sumCoefficients` beside them.
    var sums = Buffer<Int32>()
    var sumCoefficients = Buffer<Double>()
    /// The definition of a local variable, or -1.
    var definitionOf = Buffer<Int32>()
    /// The column of a local variable that was not eliminated, or -1.
    var columnOf = Buffer<Int32>()
    /// The variable of each column.
    var variableOfColumn = Buffer<Int32>()
    /// The columns in the order in which they settle, each with the local variable that settles it.
    var restingColumns = Buffer<Int32>()
    var restingVariables = Buffer<Int32>()
    /// The entity of each constraint in the program, or -1.
    var entityOf = Buffer<Int32>()
    /// What the expression of each constraint is of its entity.
    var rowScales = Buffer<Double>()
    /// What eliminated variables add to the constant of each constraint.
    var shifts = Buffer<Double>()
    /// The constraints whose constants have changed.
    var changedConstraints = Buffer<Int32>()
    var program: Program
    var changedEntities = Buffer<Int32>()
    /// Whether right-hand sides of eliminated equations have changed.
    var hasChangedEquations = false
    /// Whether resting values have changed.
    var hasChangedResting = false
    /// Whether it has been solved once.
    var isBuilt = false
    /// Whether the solution is not the only one.
    var isAmbiguous = false
    /// Whether variables are only replaced by multiples of one other, so that each can be held.
    var keepsSums = false
    /// Whether a constraint of it is relaxed.
    var hasConflict = false

    /// A component that is still empty.
    init() {
        arena = Arena()
        program = Program(columnCount: 0, rows: RowMatrix(), levelCount: 0, in: &arena)
    }

    /// Writes the values of all variables.
    mutating func writeValues(_ storage: borrowing Storage) {
        let values = storage.values
        for column in 0..<variableOfColumn.count {
            values[variables[variableOfColumn[column]]] = program.columns[column]
        }
        for index in 0..<definitions.count {
            let definition = definitions[index]
            var value = definition.offset
            if definition.root >= 0 {
                value += definition.scale * values[definition.root]
            } else if definition.root < -1 {
                let place = Int(-2 - definition.root)
                for entry in (place + 1)...(place + Int(sums[place])) {
                    value += sumCoefficients[entry] * values[sums[entry]]
                }
            }
            values[definition.variable] = value
        }
    }

    /// Puts the constraints into the order of their content.
    mutating func sortConstraints(_ storage: borrowing Storage) {
        constraints.sort { storage.precedes($0, $1) }
        for place in 0..<constraints.count { storage.constraints[constraints[place]].place = Int32(place) }
    }

    /// Gives the memory of everything but the lists of variables and constraints back.
    mutating func deallocateBuilt() {
        levels.deallocate()
        levelFloors.deallocate()
        levelNoise.deallocate()
        elimination.deallocate()
        equationOf.deallocate()
        rightSides.deallocate()
        definitions.deallocate()
        sums.deallocate()
        sumCoefficients.deallocate()
        definitionOf.deallocate()
        columnOf.deallocate()
        variableOfColumn.deallocate()
        restingColumns.deallocate()
        restingVariables.deallocate()
        entityOf.deallocate()
        rowScales.deallocate()
        shifts.deallocate()
        changedConstraints.deallocate()
        program.deallocate()
        changedEntities.deallocate()
        arena.deallocate()
        isBuilt = false
    }

    /// Gives the memory back.
    mutating func deallocate() {
        deallocateBuilt()
        variables.deallocate()
        constraints.deallocate()
    }
}
