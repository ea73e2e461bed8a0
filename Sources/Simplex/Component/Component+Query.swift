/// Queries about a solution.
extension Component {
    /// Returns the range of values of a variable over all equally good solutions.
    mutating func range(of variable: Int32, _ storage: borrowing Storage) -> ClosedRange<Double> {
        let value = storage.values[variable]
        let local = localIndex(of: variable)
        if isAmbiguous, hasFolds || hasReleased, !buildWhole(storage) { return value...value }
        guard isAmbiguous, let (column, scale, offset) = multiple(local) else { return value...value }
        let (low, high) = program.range(ofColumn: column)
        let (first, second) = (offset + scale * low, offset + scale * high)
        // A value is too small or too large for a double, or rounding misleads a step.
        if first.isNaN || second.isNaN { return value...value }
        let isBounded = first.isFinite && second.isFinite
        let rounding = max(1e-9 * max(abs(first), abs(second), abs(value)), abs(scale) * program.tolerance)
        if isBounded, abs(second - first) <= rounding { return value...value }
        // The ends were computed in another way than the value, which may be one of them.
        return min(first, second, value)...max(first, second, value)
    }

    /// Returns whether a variable has several values over all equally good solutions.
    ///
    /// The variable is moved only as far as needed to decide that.
    mutating func hasRange(_ variable: Int32, _ storage: borrowing Storage) -> Bool {
        if isAmbiguous, hasFolds || hasReleased, !buildWhole(storage) { return false }
        guard isAmbiguous, let (column, scale, _) = multiple(localIndex(of: variable)) else { return false }
        let (size, start) = (abs(storage.values[variable]), program.values[column])
        let step = max(1, 1e-6 * abs(start))
        let rounding = max(1e-9 * size, abs(scale) * program.tolerance)
        let below = abs(scale * (program.end(ofColumn: column, towards: start - step) - start))
        if below > rounding { return true }
        return below + abs(scale * (program.end(ofColumn: column, towards: start + step) - start)) > rounding
    }

    /// Returns whether required equations alone determine the value of a variable.
    ///
    /// Only equations that became links count. Returns false for the values that depend on others.
    func isFixed(_ variable: Int32) -> Bool {
        guard isBuilt, !hasConflict, !hasReleased, !hasChangedReleases else { return false }
        return multiples.links[localIndex(of: variable)].parent == multiples.zero
    }

    /// Returns the constraints on which the value of a variable depends, in order of index.
    mutating func deciding(_ variable: Int32, _ storage: borrowing Storage) -> [Int32] {
        guard buildWhole(storage) else { return [] }
        let column = columnOf[localIndex(of: variable)]
        var scratch = Arena()
        let weights = Buffer<Double>(zeros: expressions.count, in: &scratch)
        defer { scratch.deallocate() }
        let range = range(of: variable, storage)
        if isAmbiguous, range.lowerBound == range.upperBound {
            program.weighCorner(of: column, weights, expressions)
        } else {
            program.combine(column)
            program.weighHeld(weights, expressions)
        }
        return members(weights)
    }

    /// Builds again with every constraint in the program, unless that has been done.
    ///
    /// The values stay the same to the last bit. Returns false if that fails because of rounding.
    private mutating func buildWhole(_ storage: borrowing Storage) -> Bool {
        if isWhole { return true }
        let wasUncertain = isUncertain
        defer { isUncertain = wasUncertain }
        isWhole = true
        return keepingValues(storage) { component in
            // The larger tolerance would hide small ranges.
            for isStrict in [true, false] {
                component.isStrict = isStrict
                if component.build(storage) == nil, !isStrict || !component.isUncertain { return true }
            }
            component.isWhole = false
            _ = component.build(storage)
            return false
        }
    }

    /// Adds waiting expressions and pending constants to the program.
    ///
    /// The values stay the same.
    mutating func catchUp(_ storage: borrowing Storage) -> Infeasibility? {
        if waitingCount == 0, !isBehind { return nil }
        return keepingValues(storage) { $0.update(storage) }
    }

    /// Solves again for a query, and restores the values to the last bit.
    mutating func keepingValues<Answer>(
        _ storage: borrowing Storage, _ body: (inout Component) -> Answer
    ) -> Answer {
        var kept = Buffer<Double>(repeating: 0, count: variables.count)
        for local in 0..<variables.count { kept[local] = storage.values[variables[local]] }
        let answer = body(&self)
        for local in 0..<variables.count { storage.values[variables[local]] = kept[local] }
        kept.deallocate()
        return answer
    }

    /// Returns the constraints with a share in a combination, in order of index.
    mutating func members(_ weights: Buffer<Double>) -> [Int32] {
        var members: [Int32] = []
        for index in 0..<expressions.count where weights[index] != 0 {
            members.append(constraints[expressions[index].place])
        }
        return members.sorted()
    }
}

extension Program {
    /// Adds the shares in `combination` to the weights of the constraints that hold its slots.
    mutating func weighHeld(_ weights: Buffer<Double>, _ expressions: Buffer<Component.Expression>) {
        for index in 0..<combination.indices.count {
            let slot = combination.indices[index]
            if abs(combination.values[slot]) <= 1e-9 { continue }
            let owner = tightOwner(basis.entities[slot])
            if owner >= 0 { weights[owner] += combination.values[slot] / expressions[owner].scale }
        }
    }

    /// Adds the shares of a column that has only one possible value, although the slots of its combination can move.
    ///
    /// The slots are moved until they block each other. Then each is at a breakpoint, not at a mere resting value.
    mutating func weighCorner(
        of column: Int32, _ weights: Buffer<Double>, _ expressions: Buffer<Component.Expression>
    ) {
        exploring { program in
            program.findMovable()
            _ = program.slide(column, to: .infinity)
            for index in 0..<program.combination.indices.count {
                let slot = program.combination.indices[index]
                program.restOnBreakpoint(program.basis.entities[slot], near: program.held[slot])
            }
            program.weighHeld(weights, expressions)
        }
    }

    /// Sets the breakpoint of a pinned entity if its value is at one.
    private mutating func restOnBreakpoint(_ entity: Int32, near place: Double) {
        guard states[entity].isPinned else { return }
        for spot in 0..<penalties.count(entity) where abs(penalties.breakpoint(entity, spot) - place) <= tolerance {
            states[entity].isPinned = false
            states[entity].spot = spot
        }
    }

    /// Returns the constraint that holds an entity at its breakpoint, or -1.
    ///
    /// Of several it is the one with the highest priority.
    mutating func tightOwner(_ entity: Int32) -> Int32 {
        if states[entity].isPinned || states[entity].spot < 0 { return -1 }
        let place = penalties.breakpoint(entity, states[entity].spot)
        var best: Int32 = -1
        var bestLevel = Int32.max
        var owner = penalties.functions[entity].firstOwner
        while owner >= 0 {
            let item = penalties.owners[owner]
            owner = item.next
            let own = -constraints[item.constraint].constant / item.coefficient
            if abs(own - place) > 1e-12 * max(abs(own), abs(place)) { continue }
            let (positive, negative) = (
                constraints[item.constraint].positiveLevel, constraints[item.constraint].negativeLevel
            )
            let level =
                positive == ErrorLevel.free
                ? negative : negative == ErrorLevel.free ? positive : min(positive, negative)
            if level < bestLevel || (level == bestLevel && item.constraint < best) {
                (best, bestLevel) = (item.constraint, level)
            }
        }
        return best
    }

    /// Returns the minimum and the maximum of a column over all optimal solutions.
    ///
    /// The solution stays the same.
    mutating func range(ofColumn column: Int32) -> (Double, Double) {
        (end(ofColumn: column, towards: -.infinity), end(ofColumn: column, towards: .infinity))
    }

    /// Returns how near a column comes to a value, possibly infinite, in optimal solutions.
    mutating func end(ofColumn column: Int32, towards target: Double) -> Double {
        var end = target
        exploring { program in
            program.findMovable()
            program.isUnbounded = false
            _ = program.slide(column, to: target)
            if program.isUnbounded { return }
            // Values that were updated step by step have the rounding of all large intermediate values.
            program.evaluate()
            end = program.values[column]
        }
        return end
    }

    /// Runs a function on the program, then restores the solution.
    private mutating func exploring(_ body: (inout Program) -> Void) {
        var scratch = Arena()
        let entities = Buffer<Int32>(unwritten: columnCount, in: &scratch)
        let oldHeld = Buffer<Double>(unwritten: columnCount, in: &scratch)
        let oldSpots = Buffer<Int32>(unwritten: columnCount, in: &scratch)
        let oldPinned = Buffer<Bool>(unwritten: columnCount, in: &scratch)
        defer { scratch.deallocate() }
        for slot in 0..<columnCount {
            let entity = basis.entities[slot]
            entities[slot] = entity
            (oldHeld[slot], oldSpots[slot], oldPinned[slot]) = (
                held[slot], states[entity].spot, states[entity].isPinned
            )
        }
        basis.forgetSettled()
        body(&self)
        for slot in 0..<columnCount { states[basis.entities[slot]].isPinned = false }
        for slot in 0..<Int32(columnCount) { basis.place(entities[slot], in: slot) }
        for slot in 0..<columnCount {
            let entity = entities[slot]
            (held[slot], states[entity].spot, states[entity].isPinned) = (
                oldHeld[slot], oldSpots[slot], oldPinned[slot]
            )
        }
        isUnique = false
        basis.factor(rows)
        evaluate()
    }
}
