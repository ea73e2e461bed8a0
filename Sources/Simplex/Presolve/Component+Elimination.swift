/// Equations of more than two roots. They are eliminated if no row grows, and define variables by the remaining ones.
///
/// If operations are recorded, every equation is eliminated, and no variable is a link.
extension Component {
    /// Returns whether a remaining equation defines a variable that only equations mention.
    ///
    /// Only those pay for an elimination: the others would make expressions longer, and would be useless if the layout is ambiguous.
    mutating func hasBareSums(_ storage: borrowing Storage) -> Bool {
        var isMentioned = Buffer<Bool>(repeating: false, count: multiples.links.count)
        defer { isMentioned.deallocate() }
        isMentioned[multiples.zero] = true
        for place in 0..<constraints.count where standings[place] != Standing.taken {
            let record = storage.constraints[constraints[place]]
            if record.isEquation { continue }
            for term in record.terms { isMentioned[root(of: storage.termVariables[term], storage)] = true }
        }
        for place in 0..<constraints.count where standings[place] != Standing.taken {
            let record = storage.constraints[constraints[place]]
            if !record.isEquation { continue }
            for term in record.terms where !isMentioned[root(of: storage.termVariables[term], storage)] { return true }
        }
        return false
    }

    @inline(__always)
    private func root(of variable: Int32, _ storage: borrowing Storage) -> Int32 {
        multiples.links[storage.variables[variable].local].parent
    }

    /// Eliminates the remaining equations, if there are any and the elimination pays or is recorded.
    mutating func eliminateSums(_ storage: borrowing Storage) {
        var count = 0
        for place in 0..<constraints.count where standings[place] != Standing.taken {
            if storage.constraints[constraints[place]].isEquation { count += 1 }
        }
        if count == 0 { return }
        if !recordsOperations, !storage.mechanisms.contains(.elimination) || !hasBareSums(storage) { return }
        eliminate(storage, rowCount: count)
        define()
    }

    /// Eliminates the remaining equations.
    private mutating func eliminate(_ storage: borrowing Storage, rowCount: Int) {
        var entryCount = 0
        for place in 0..<constraints.count where standings[place] != Standing.taken {
            let record = storage.constraints[constraints[place]]
            if record.isEquation { entryCount += Int(record.span.count) }
        }
        let place = arena.allocate(Reduction.self)
        reductionPlace = place
        place.initialize(
            to: Reduction(
                elimination: Elimination(
                    columnCount: variables.count, rowCount: rowCount, entryCount: entryCount + entryCount / 8,
                    in: &arena)))
        for place in 0..<constraints.count where standings[place] != Standing.taken {
            let constraint = constraints[place]
            multiples.reduce(constraint, storage)
            let entries = multiples.entries
            if storage.constraints[constraint].isEquation {
                standings[place] = Standing.row(Int32(elimination.rowCount))
                elimination.beginRow()
                for index in 0..<entries.count { elimination.append(entries[index].root, entries[index].coefficient) }
            } else {
                let weight: Int32 = entries.count == 1 ? 4 : 1
                for index in 0..<entries.count { elimination.weights[entries[index].root] += weight }
            }
        }
        elimination.workLimit = workLimit - work
        let isLarge = variables.count >= Self.leastEliminated
        let isComplete = recordsOperations && !keepsSums && hasRoundedFactors(storage)
        elimination.run(isComplete ? .complete : isLarge && !keepsSums ? .sparing : .multiples)
        reduction.rightSides = Buffer(zeros: rowCount, in: &arena)
        replayRightSides(storage)
    }

    /// Computes the right-hand sides from the constants.
    mutating func replayRightSides(_ storage: borrowing Storage) {
        for place in 0..<constraints.count {
            let row = row(of: standings[place])
            if row < 0 { continue }
            multiples.reduce(constraints[place], storage)
            reduction.rightSides[row] = -multiples.rest
        }
        for index in 0..<elimination.operations.count {
            let operation = elimination.operations[index]
            reduction.rightSides[operation.target] -= operation.factor * reduction.rightSides[operation.source]
        }
    }

    /// Returns the row of a constraint in the elimination, or -1.
    func row(of standing: Int32) -> Int32 {
        if standing < Standing.taken { return Standing.row(standing) }
        return standing >= 0 && Int(standing) < expressions.count ? expressions[standing].row : -1
    }

    // MARK: Definitions

    /// Reads the definitions of eliminated variables.
    private mutating func define() {
        reduction.definitionOf = Buffer(repeating: -1, count: variables.count, in: &arena)
        let count = elimination.pivotRows.count
        reduction.definitions = Buffer(capacity: count, in: &arena)
        for step in 0..<count {
            let pivot = count - 1 - step
            let row = elimination.pivotRows[pivot]
            let column = elimination.pivotColumns[pivot]
            reduction.definitionOf[column] = Int32(reduction.definitions.count)
            reduction.definitions.append(definition(row, column, elimination.pivotCoefficients[pivot]))
        }
    }

    private mutating func definition(_ row: Int32, _ column: Int32, _ pivot: Double) -> Reduction.Definition {
        let start = elimination.starts[row]
        let end = start + elimination.counts[row]
        var definition = Reduction.Definition(
            variable: variables[column], root: -1, scale: 0, offset: reduction.rightSides[row] / pivot)
        if elimination.counts[row] > 2 {
            definition.root = -2 - Int32(reduction.sums.count)
            reduction.sums.append(elimination.counts[row] - 1)
            reduction.sumCoefficients.append(0)
            for entry in start..<end where elimination.columns[entry] != column {
                reduction.sums.append(variables[elimination.columns[entry]])
                reduction.sumCoefficients.append(-elimination.coefficients[entry] / pivot)
            }
            return definition
        }
        for entry in start..<end where elimination.columns[entry] != column {
            let other = elimination.columns[entry]
            definition.root = variables[other]
            definition.scale = -elimination.coefficients[entry] / pivot
            follow(&definition, other)
        }
        return definition
    }

    /// Replaces the root of a definition by the root of that root's own definition.
    private mutating func follow(_ definition: inout Reduction.Definition, _ root: Int32) {
        if reduction.definitionOf[root] < 0 { return }
        let other = reduction.definitions[reduction.definitionOf[root]]
        if other.root < -1 { return }
        definition.offset += definition.scale * other.offset
        definition.root = other.root
        definition.scale = other.root < 0 ? 0 : definition.scale * other.scale
    }

    /// Computes the offsets of the definitions from new right-hand sides.
    mutating func refreshOffsets() {
        let count = elimination.pivotRows.count
        for index in 0..<count {
            let pivot = count - 1 - index
            let row = elimination.pivotRows[pivot]
            let column = elimination.pivotColumns[pivot]
            var offset = reduction.rightSides[row] / elimination.pivotCoefficients[pivot]
            if elimination.counts[row] == 2 {
                let start = elimination.starts[row]
                let entry = elimination.columns[start] == column ? start + 1 : start
                let other = reduction.definitionOf[elimination.columns[entry]]
                if other >= 0, reduction.definitions[other].root >= -1 {
                    let scale = -elimination.coefficients[entry] / elimination.pivotCoefficients[pivot]
                    offset += scale * reduction.definitions[other].offset
                }
            }
            reduction.definitions[index].offset = offset
        }
    }

    /// Returns the values of the eliminated variables with every column at zero, by local variable.
    ///
    /// The result is empty if nothing is eliminated. The caller frees the memory.
    mutating func particularSolution(_ storage: borrowing Storage) -> Buffer<Double> {
        if !hasDefinitions { return Buffer() }
        let solution = Buffer<Double>(repeating: 0, count: variables.count)
        for index in 0..<reduction.definitions.count {
            let definition = reduction.definitions[index]
            var value = definition.offset
            if definition.root < -1 {
                let place = Int(-2 - definition.root)
                for entry in (place + 1)...(place + Int(reduction.sums[place])) {
                    value += reduction.sumCoefficients[entry] * solution[storage.variables[reduction.sums[entry]].local]
                }
            } else if definition.root >= 0 {
                value += definition.scale * solution[storage.variables[definition.root].local]
            }
            solution[storage.variables[definition.variable].local] = value
        }
        return solution
    }

    // MARK: Expansion

    /// Replaces eliminated variables by their definitions.
    mutating func expand(_ sum: inout SparseVector, _ storage: borrowing Storage, _ worklist: inout Worklist) {
        for index in 0..<sum.indices.count {
            let position = elimination.positions[sum.indices[index]]
            if position >= 0 { worklist.insert(position) }
        }
        while let position = worklist.next() {
            let local = elimination.pivotColumns[position]
            let coefficient = sum.values[local]
            sum.set(0, at: local)
            if coefficient == 0 { continue }
            let definition = reduction.definitions[reduction.definitionOf[local]]
            if definition.root >= 0 {
                add(coefficient * definition.scale, definition.root, to: &sum, storage, &worklist)
            } else if definition.root < -1 {
                let place = Int(-2 - definition.root)
                for entry in (place + 1)...(place + Int(reduction.sums[place])) {
                    add(
                        coefficient * reduction.sumCoefficients[entry], reduction.sums[entry], to: &sum, storage,
                        &worklist)
                }
            }
        }
    }

    private mutating func add(
        _ amount: Double, _ variable: Int32, to sum: inout SparseVector, _ storage: borrowing Storage,
        _ worklist: inout Worklist
    ) {
        let local = storage.variables[variable].local
        let old = sum.values[local]
        let new = old + amount
        let size = abs(old) + abs(amount)
        sum.set(abs(new) <= Double.cancellation * size ? 0 : new, at: local)
        let position = elimination.positions[local]
        if position >= 0 { worklist.insert(position) }
    }
}
