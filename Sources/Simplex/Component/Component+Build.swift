extension Component {
    /// Reduces the equations, creates the program and solves it.
    ///
    /// Returns nil, or a conflict among required constraints.
    mutating func build(_ storage: borrowing Storage) -> Infeasibility? {
        collectWork()
        changedConstraint = Change.nothing
        if isBuilt { deallocateBuilt() }
        (isBuilt, isFromNothing, isUncertain) = (true, true, false)
        work += 16 * variables.count + 96 * constraints.count
        // About the size of the reduced equations without sums.
        arena = Arena(capacity: 512 + 72 * variables.count + 44 * constraints.count)
        hasChangedEquations = false
        hasChangedInputs = false
        enteredCount = 0
        hasRestless = false
        for local in 0..<variables.count {
            storage.variables[variables[local]].local = Int32(local)
            if !storage.variables[variables[local]].hasRest { hasRestless = true }
        }
        let failed = reduceEquations(storage)
        if isExhausted { return .exhausted(hasValues: false) }
        if let failed { return failed }
        if hasDoubt, !isInOrder { return buildInOrder(storage) }
        collectColumns(storage)
        return buildProgram(storage)
    }

    /// Creates the program and solves it.
    mutating func buildProgram(_ storage: borrowing Storage) -> Infeasibility? {
        collectWork()
        deallocateProgram()
        if hasChangedReleases, !placeReleased(storage) { return build(storage) }
        hasChangedExpressions = false
        waitingCount = 0
        hasChangedRests = false
        hasChangedResting = false
        changedExpressions.removeAll()
        if variableOfColumn.count == 0 {
            updateShifts(storage)
        } else if !setUpProgram(storage) {
            return .exhausted(hasValues: false)
        }
        if hasDoubtfulShares { return build(storage) }
        if let place = inconsistentConstant(storage) { return .constant(place) }
        if programPlace != nil, let failed = buildPenalties(storage) { return failed }
        if hasDoubt, !isInOrder { return buildInOrder(storage) }
        if programPlace != nil {
            refreshResting(storage)
            if case .conflict(let entity, let isAbove) = program.start() {
                return .blocked(entity: entity, isAbove: isAbove)
            }
            if program.isStuck, care < Self.mostCare, !isWhole { return buildWithCare(storage) }
        }
        if isExhausted { return .exhausted(hasValues: false) }
        return rest(storage)
    }

    /// Solves again after constants have changed, or expressions were added or removed.
    mutating func update(_ storage: borrowing Storage) -> Infeasibility? {
        if isWhole { return buildReduced(storage) }
        let constraint = changedConstraint
        (changedConstraint, isBehind, isFromNothing) = (Change.nothing, false, false)
        if hasLeftRegions(with: constraint) { forgetRegions() }
        let failed = updateProgram(storage)
        if failed == nil, constraint >= 0 { learnRegion(of: constraint, storage) }
        return failed
    }

    /// Builds again with taken equations, after a query that needed all of them in the program.
    private mutating func buildReduced(_ storage: borrowing Storage) -> Infeasibility? {
        isWhole = false
        return build(storage)
    }

    private mutating func updateProgram(_ storage: borrowing Storage) -> Infeasibility? {
        if hasChangedEquations || hasChangedInputs {
            if let failed = replay(storage) { return failed }
        }
        if hasChangedExpressions || waitingCount > 0 || !adoptPenalties(storage) { return buildProgram(storage) }
        if hasChangedRests {
            hasChangedRests = false
            if let place = inconsistentConstant(storage) { return .constant(place) }
        }
        if hasChangedResting {
            hasChangedResting = false
            if programPlace != nil { refreshResting(storage) }
        }
        guard programPlace != nil else { return rest(storage) }
        // If only one end is new, two ends may contradict each other, so all constants change first.
        for index in 0..<changedExpressions.count { updateConstant(changedExpressions[index], storage) }
        for index in 0..<changedExpressions.count {
            let entity = expressions[changedExpressions[index]].entity
            // Both sides of a content size change together; the last one adds up both penalties.
            if index + 1 < changedExpressions.count, expressions[changedExpressions[index + 1]].entity == entity {
                continue
            }
            if (hasFolds && folds.noteChange(of: entity)) || program.moveOnlyBreakpoint(entity) { continue }
            if !buildPenalty(of: entity, storage) { return .ends(entity) }
            program.relocate(entity)
        }
        changedExpressions.removeAll()
        if hasFolds, folds.changedHosts.count > 0 {
            defer { folds.forgetChanges() }
            if let host = buildChangedHosts(storage) { return .ends(host) }
            for index in 0..<folds.changedHosts.count { program.relocate(folds.changedHosts[index]) }
        }
        if case .conflict(let entity, let isAbove) = program.resume() {
            return .blocked(entity: entity, isAbove: isAbove)
        }
        if program.isStuck { return buildWithCare(storage) }
        if isExhausted { return .exhausted(hasValues: false) }
        return rest(storage)
    }

    /// Repeats the links and sums for new constants of taken equations.
    private mutating func replay(_ storage: borrowing Storage) -> Infeasibility? {
        let start = hasChangedEquations ? 0 : multiples.firstInput
        work += 8 * variables.count + 96 * (constraints.count - start)
        hasChangedEquations = false
        hasChangedInputs = false
        if !multiples.replay(from: start, constraints, storage) { return build(storage) }
        if hasContradiction(storage) { return .equation }
        if hasDoubt { return isInOrder ? build(storage) : buildInOrder(storage) }
        refreshSums(storage)
        updateShifts(storage, listsChanged: true)
        hasChangedRests = true
        hasChangedResting = true
        return nil
    }

    /// Records a new constant of a constraint.
    mutating func changeConstant(_ place: Int32, isInput: Bool, isEquation: Bool) {
        let standing = standings[place]
        // Such an equation is an expression, and links depend on it too.
        if standing >= 0, isEquation, hasDoubt || hasLinked(place) { hasChangedEquations = true }
        if isInput, standing == Self.taken {
            hasChangedInputs = true
        } else if standing == Self.taken {
            hasChangedEquations = true
        } else if expressions[standing].entity < 0 {
            hasChangedRests = true
        } else {
            changedExpressions.append(standing)
        }
    }

    // MARK: Equations

    private mutating func reduceEquations(_ storage: borrowing Storage) -> Infeasibility? {
        standings = Buffer(zeros: constraints.count, in: &arena)
        changedExpressions = Buffer(capacity: 4, in: &arena)
        multiples.begin(count: variables.count, constraintCount: constraints.count, in: &arena)
        if !isWhole, storage.mechanisms.contains(.substitution) {
            multiples.run(constraints, takesInputsLast: !isInOrder, storage)
        }
        if hasContradiction(storage) { return .equation }
        for index in 0..<multiples.steps.count { standings[multiples.steps[index].place] = Self.taken }
        for index in 0..<multiples.pairs.count { standings[multiples.pairs[index].place] = 0 }
        expressions = Buffer(
            capacity: constraints.count - multiples.steps.count + multiples.pairs.count, in: &arena)
        if !isWhole, !isSmall, !keepsSums, care == 0, storage.mechanisms.contains(.sums) { takeSums(storage) }
        listExpressions()
        return nil
    }

    /// Lists the constraints that were not taken.
    private mutating func listExpressions() {
        for place in 0..<Int32(constraints.count) where standings[place] != Self.taken {
            standings[place] = Int32(expressions.count)
            expressions.append(Expression(scale: 0, shift: 0, place: place, entity: -1))
        }
    }

    /// Gives columns to the variables that are neither links nor sums.
    private mutating func collectColumns(_ storage: borrowing Storage) {
        columnOf = Buffer(repeating: -1, count: variables.count, in: &arena)
        var count = 0
        for local in 0..<Int32(variables.count) where isColumn(local) {
            columnOf[local] = Int32(count)
            count += 1
        }
        variableOfColumn = Buffer(unwritten: count, in: &arena)
        if count == 0 { return }
        restingVariables = Buffer(unwritten: count, in: &arena)
        for local in 0..<Int32(variables.count) {
            if columnOf[local] >= 0 { variableOfColumn[columnOf[local]] = local }
            guard let column = multiple(local)?.column else { continue }
            restingVariables[column] = local
        }
        if hasRestless { preferResting(storage) }
    }

    /// Lets the last variable with a resting value settle each column that has one.
    private func preferResting(_ storage: borrowing Storage) {
        for local in 0..<Int32(variables.count) where !lacksRest(local, storage) {
            if let column = multiple(local)?.column { restingVariables[column] = local }
        }
    }

    /// Returns whether a variable has no resting value.
    @inline(__always)
    private func lacksRest(_ local: Int32, _ storage: borrowing Storage) -> Bool {
        !storage.variables[variables[local]].hasRest
    }

    private func isColumn(_ local: Int32) -> Bool {
        multiples.isRoot(local) && (!hasSums || sumOf[local] < 0)
    }

    // MARK: Resting

    /// The most times that the dual method continues after the tie-break.
    private static let mostPasses = 3

    /// Breaks ties and writes the values.
    private mutating func rest(_ storage: borrowing Storage) -> Infeasibility? {
        isAmbiguous = false
        if programPlace != nil {
            program.findMovable()
            isAmbiguous = program.movableCount > 0
        }
        if isAmbiguous {
            if hasSums {
                keepsSums = true
                return build(storage)
            }
            if !breakTies(storage) { return unfold(storage) }
            // Values may have been so large before the ties were broken that their rounding hid an error. With a released equation the
            // check of the solution decides instead.
            var pass = 0
            while program.candidates.count > 0, pass < Self.mostPasses, !hasReleased, !isExhausted {
                program.recover()
                program.findMovable()
                isAmbiguous = program.movableCount > 0
                if !breakTies(storage) { return unfold(storage) }
                pass += 1
            }
            if program.candidates.count > 0 { program.needsProof = true }
        }
        if hasFolds, hasOpenLeaf() { return unfold(storage) }
        writeValues(storage)
        if hasReleased, hasFarReleased(storage) { return build(storage) }
        if programPlace != nil, program.needsProof || program.isStuck { return proveSolution(storage) }
        return isExhausted ? .exhausted(hasValues: true) : nil
    }

    /// Settles the columns one after another.
    ///
    /// Returns false if a folded column prevents it.
    private mutating func breakTies(_ storage: borrowing Storage) -> Bool {
        var rank = Int32(variables.count)
        while program.movableCount > 0, !program.isBroken, !isExhausted {
            let local = previous(&rank, storage)
            if local < 0 { break }
            if hasReleased { settleReleased(by: local, isRestless: rank < 0, storage) }
            guard let (column, scale, _) = multiple(local), restingVariables[column] == local else { continue }
            let fold = hasFolds ? folds.foldOf[column] : -1
            if fold >= 0 {
                if rank < 0 || !settleLeaf(fold, at: program.resting[column]) { return false }
            } else if rank < 0 {
                program.settleAtEnd(column, prefersLower: scale > 0, otherwise: program.resting[column])
            } else {
                program.settle(column, at: program.resting[column])
            }
        }
        if program.isBroken { program.recover() } else if program.hasMoved, !isExhausted { program.evaluate() }
        return true
    }

    /// The variable that comes next in the tie-break; -1 after the last.
    @inline(__always)
    func previous(_ rank: inout Int32, _ storage: borrowing Storage) -> Int32 {
        let count = Int32(truncatingIfNeeded: variables.count)
        while rank > (hasRestless ? -count : 0) {
            rank &-= 1
            if !hasRestless { return rank }
            let local = rank < 0 ? rank &+ count : rank
            if lacksRest(local, storage) == (rank < 0) { return local }
        }
        return -1
    }

    /// Solves again without folding any column.
    private mutating func unfold(_ storage: borrowing Storage) -> Infeasibility? {
        keepsLeaves = true
        return buildProgram(storage)
    }

    /// Returns the column of which a local variable is a multiple plus an offset, or nil if it is constant or a sum.
    func multiple(_ local: Int32) -> (column: Int32, scale: Double, offset: Double)? {
        let link = multiples.links[local]
        if link.parent == multiples.zero { return nil }
        let column = columnOf[link.parent]
        return column < 0 ? nil : (column, link.scale, link.offset)
    }

    /// Computes the resting value of each column from that of its settling variable.
    private mutating func refreshResting(_ storage: borrowing Storage) {
        for column in 0..<ownColumnCount {
            let local = restingVariables[column]
            guard let (_, scale, offset) = multiple(local) else { continue }
            program.resting[column] = (storage.resting(variables[local]) - offset) / scale
        }
    }

    /// Returns the local index of a variable by a binary search.
    func localIndex(of variable: Int32) -> Int32 {
        var low = 0
        var high = variables.count
        while low < high {
            let middle = (low + high) / 2
            if variables[middle] < variable { low = middle + 1 } else { high = middle }
        }
        return Int32(low)
    }
}
