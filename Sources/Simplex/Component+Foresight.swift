/// Foresight: solutions without a program.
///
/// In most layouts everything fits: each label is as wide as its text, and nothing pushes. Then the constraints on a single column agree on
/// one value. Equations over several columns give the others their values one by one. All other constraints hold with room to spare. No
/// constraint has an error, and any other point has one. So this is the only optimum. If one required inequality fails, and one column is
/// cheaper to move than all others, that column yields (`Component+Yielding.swift`).
///
/// The program is created only when a changed constant, or a query, needs more than that.
extension Component {
    /// A Boolean value that indicates whether the program may wait, because the component has no special states.
    private var mayPutOffProgram: Bool {
        !recordsOperations && !hasConflict && !isDoubtful && reductionPlace == nil && !hasReleased
    }

    /// Writes the values without a program.
    ///
    /// Returns false if that is impossible.
    mutating func foresee(_ storage: borrowing Storage) -> Bool {
        work += 8 * (variableOfColumn.count + expressions.count)
        isForeseen = mayPutOffProgram && !isExhausted && findPlaces(storage)
        if !isForeseen { return false }
        isAmbiguous = false
        isBehind = true
        hasChangedExpressions = true
        writeLinked(storage)
        return true
    }

    private mutating func findPlaces(_ storage: borrowing Storage) -> Bool {
        let hasRoundedFactors = hasRoundedFactors(storage)
        var isFound = false
        Arena.withScratch { scratch in
            multiples.beginReading(in: &scratch)
            var foresight = Foresight(
                columnCount: variableOfColumn.count, expressionCount: expressions.count,
                hasRoundedFactors: hasRoundedFactors, in: &scratch)
            isFound = findPlaces(&foresight, storage, in: &scratch)
            multiples.endReading()
        }
        return isFound
    }

    @inline(__always)
    private mutating func findPlaces(
        _ foresight: inout Foresight, _ storage: borrowing Storage, in scratch: inout Arena
    ) -> Bool {
        guard collect(&foresight, storage) else { return false }
        foresight.agree()
        guard followSteps(&foresight, storage), foresight.measure() else { return false }
        if let place = firstInTheWay(foresight, storage) {
            guard giveWay(to: place, &foresight, storage, in: &scratch), followSteps(&foresight, storage),
                foresight.measure(), firstInTheWay(foresight, storage) == nil
            else { return false }
        }
        if isDoubtful || !foresight.holdsAll() { return false }
        for column in 0..<foresight.columns.count {
            storage.values[variables[variableOfColumn[column]]] = foresight.columns[column].value + 0
        }
        return true
    }

    /// Collects the values that constraints with one term want, and lists the other constraints.
    ///
    /// Returns false if two values contradict each other, or a required constraint without columns does not hold.
    @inline(__always)
    private mutating func collect(_ foresight: inout Foresight, _ storage: borrowing Storage) -> Bool {
        for index in 0..<expressions.count {
            let constraint = constraints[expressions[index].place]
            guard let (root, share, rest) = multiples.reduceTerm(constraint, storage) else {
                if storage.constraints[constraint].relation == 0 {
                    foresight.steps.append(Foresight.Step(constraint: constraint))
                } else {
                    foresight.rows.append(constraint)
                }
                continue
            }
            let record = storage.constraints[constraint]
            if root == multiples.zero {
                if abs(rest) > 1e-9, record.forbids(rest) { return false }
                continue
            }
            if columnOf[root] < 0 { return false }
            let place = breakpoint(rest, storage.scaledConstant(constraint), share)
            if !foresight.ask(constraint, record.relation, of: columnOf[root], at: place, isTurned: share < 0) {
                return false
            }
        }
        return true
    }

    /// Returns the value at which `scale * entity + rest` is zero, in the program's order of operations.
    ///
    /// The program computes it from the constant and the contribution of taken variables.
    @inline(__always)
    private func breakpoint(_ rest: Double, _ constant: Double, _ scale: Double) -> Double {
        -(constant + (rest - constant)) / scale
    }

    /// Takes the steps one after another, each of which gives one column its value.
    ///
    /// Returns false if a step gives none.
    @inline(__always)
    private mutating func followSteps(_ foresight: inout Foresight, _ storage: borrowing Storage) -> Bool {
        // Each step takes a column of its own.
        if foresight.steps.count > foresight.columns.count { return false }
        var (taken, known) = (0, -1)
        while taken != known {
            known = taken
            for index in taken..<foresight.steps.count {
                let step = foresight.steps[index]
                guard let row = readRow(step.constraint, storage) else { return false }
                let openCount = foresight.openCount(multiples.entries)
                if openCount == 0 { return false }
                if openCount > 1 { continue }
                foresight.steps[index] = foresight.steps[taken]
                foresight.steps[taken] = Foresight.Step(
                    constraint: step.constraint,
                    column: foresight.derive(multiples.entries, scale: row.scale, value: row.value))
                taken += 1
            }
        }
        return taken == foresight.steps.count
    }

    /// Reads a constraint as a row of the program times a scale, with its columns in order, or returns nil without a column.
    ///
    /// The value is that of the row if the constraint has no error.
    @inline(__always)
    mutating func readRow(_ constraint: Int32, _ storage: borrowing Storage) -> (scale: Double, value: Double)? {
        multiples.reduce(constraint, storage)
        guard let scale = findColumns() else { return nil }
        return (scale, breakpoint(multiples.rest, storage.scaledConstant(constraint), scale))
    }

    /// Returns the index among the rows of the first inequality that fails at the columns' values by more than rounding.
    @inline(__always)
    private func firstInTheWay(_ foresight: Foresight, _ storage: borrowing Storage) -> Int? {
        for place in 0..<foresight.rows.count where foresight.rows[place] >= 0 {
            let (error, rounding) = error(of: foresight.rows[place], foresight, storage)
            if !(error < -rounding) { return place }
        }
        return nil
    }

    /// Returns the error of an inequality, negative if it holds, and the possible rounding of the error.
    ///
    /// The error is NaN if a variable has no column.
    @inline(__always)
    func error(
        of constraint: Int32, _ foresight: Foresight, _ storage: borrowing Storage
    ) -> (error: Double, rounding: Double) {
        let record = storage.constraints[constraint]
        var (error, magnitude) = (record.constant, abs(record.constant))
        for term in record.terms {
            let link = multiples.links[storage.variables[storage.termVariables[term]].local]
            var value = link.offset
            if link.parent != multiples.zero {
                let column = columnOf[link.parent]
                value = column < 0 ? .nan : value + link.scale * foresight.columns[column].value
            }
            let part = storage.termCoefficients[term] * value
            error += part
            magnitude += abs(part)
        }
        let size = (record.relation < 0 ? error : -error) * record.scale
        return (size, foresight.leastRoom(parts: magnitude * record.scale))
    }
}

// MARK: Invariants

extension Component {
    /// Checks that the program reaches the foreseen solution.
    ///
    /// It creates the program for that, and frees it.
    mutating func checkForesight(_ storage: borrowing Storage) -> [String] {
        if !isForeseen { return [] }
        isForeseen = false
        guard var broken = differencesWhenSolved("foresight", storage) else { return ["foresight in a conflict"] }
        if leavesChoice(storage) { broken.append("ambiguous foresight") }
        deallocateProgram()
        (isForeseen, isBehind, hasChangedExpressions, isAmbiguous) = (true, true, true, false)
        return broken
    }
}
