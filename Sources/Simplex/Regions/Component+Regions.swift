/// Solutions that are read from a critical region.
///
/// The program then falls behind: changes stay listed, and are made up for when a query needs more than values, or the constant leaves the
/// known regions.
extension Component {
    /// The constants that have changed since the last solution.
    enum Change {
        /// No constant.
        static let nothing: Int32 = -1
        /// The constants of several constraints.
        static let several: Int32 = -2
    }

    /// The number of consecutive solutions that may be learned without a reading.
    private static var mostMisses: Int { 16 }

    /// The minimum number of steps per error of a learned solution, in larger components.
    private static var regionWork: Int { 6 }

    /// Records a constraint whose constant has changed.
    @inline(__always)
    mutating func noteChange(of constraint: Int32) {
        changedConstraint =
            changedConstraint == Change.nothing || changedConstraint == constraint ? constraint : Change.several
    }

    // MARK: Reading

    /// Writes the values for a changed constant, if nothing else has changed and a known region contains the constant.
    @inline(__always)
    mutating func followRegion(_ storage: borrowing Storage) -> Bool {
        guard let place = regionsPlace, place.pointee.parameter == changedConstraint, !hasChangedResting else {
            return false
        }
        let constant = storage.constraints[changedConstraint].constant
        guard constant.isExactLength, let region = place.pointee.region(at: constant) else { return false }
        place.pointee.write(region, at: constant, variables, to: storage.values)
        isAmbiguous = place.pointee.isAmbiguous(region)
        changedConstraint = Change.nothing
        isBehind = true
        // The constant is listed once, however often it changes.
        while changedExpressions.count > 1 { _ = changedExpressions.removeLast() }
        return true
    }

    // MARK: Learning

    /// Keeps the solution after a change of one constant alone.
    mutating func learnRegion(of constraint: Int32, _ storage: borrowing Storage) {
        if !storage.mechanisms.contains(.criticalRegions) { return }
        if lastChangedConstraint != constraint || regionPause > 0 {
            lastChangedConstraint = constraint
            if regionPause > 0 { regionPause &-= 1 }
            return
        }
        let errorCount = variables.count + constraints.count
        if hasConflict || hasDoubt || isExhausted || !isWorthRegions(errorCount) { return }
        work += 4 * errorCount
        Arena.withScratch { scratch in
            let signs = CriticalRegions.Signs(count: errorCount, in: &scratch)
            learnRegion(of: constraint, signs, storage)
        }
    }

    /// Returns whether a solution took more work than learning from it.
    ///
    /// In small components the result is always true.
    private mutating func isWorthRegions(_ errorCount: Int) -> Bool {
        if isSmall { return true }
        collectWork()
        return work > Self.regionWork * errorCount
    }

    @inline(__always)
    private mutating func learnRegion(
        of constraint: Int32, _ signs: CriticalRegions.Signs, _ storage: borrowing Storage
    ) {
        let constant = storage.constraints[constraint].constant
        guard constant.isExactLength, findSigns(signs, storage) else { return pauseRegions() }
        let place = regionsPlace ?? makeRegions(of: constraint)
        if place.pointee.missCount >= Self.mostMisses { return forgetRegions() }
        let (variables, values) = (variables, storage.values)
        if let region = place.pointee.point(with: signs), place.pointee.isAmbiguous(region) == isAmbiguous,
            place.pointee.span(region, to: constant, variables, values)
        {
            return end(region, of: place, at: constant, storage)
        }
        place.pointee.keep(signs, at: constant, isAmbiguous: isAmbiguous, variables, values)
    }

    private mutating func makeRegions(of constraint: Int32) -> UnsafeMutablePointer<CriticalRegions> {
        let place = UnsafeMutablePointer<CriticalRegions>.allocate(capacity: 1)
        place.initialize(
            to: CriticalRegions(
                parameter: constraint, variableCount: variables.count, constraintCount: constraints.count))
        regionsPlace = place
        return place
    }

    /// Finds the signs of all errors.
    ///
    /// Returns false if some may be rounding. A required constraint has an error only if rounding is tolerated.
    @inline(__always)
    private func findSigns(_ signs: CriticalRegions.Signs, _ storage: borrowing Storage) -> Bool {
        for place in 0..<constraints.count {
            let record = storage.constraints[constraints[place]]
            let error = storage.error(of: constraints[place]).error * record.scale
            if !signs.note(place, error) || record.forbids(error) { return false }
        }
        for local in 0..<variables.count {
            let value = storage.values[variables[local]]
            let error = value - storage.resting(variables[local])
            if !value.isExactLength || !signs.note(constraints.count + local, error) { return false }
        }
        return true
    }

    /// Finds the ends of a region whose line is known.
    private func end(
        _ region: Int, of place: UnsafeMutablePointer<CriticalRegions>, at constant: Double,
        _ storage: borrowing Storage
    ) {
        for index in 0..<constraints.count {
            let constraint = constraints[index]
            var slope = constraint == place.pointee.parameter ? 1.0 : 0
            for term in storage.terms(constraint) {
                let local = storage.variables[storage.termVariables[term]].local
                slope += storage.termCoefficients[term] * place.pointee.slope(region, local)
            }
            place.pointee.end(region, where: storage.error(of: constraint).error, at: constant, slope: slope)
        }
        for local in 0..<Int32(variables.count) {
            let variable = variables[local]
            place.pointee.end(
                region, where: storage.values[variable] - storage.resting(variable), at: constant,
                slope: place.pointee.slope(region, local))
        }
    }

    // MARK: Discarding

    /// Returns whether anything but the constant of the regions has changed.
    @inline(__always)
    func hasLeftRegions(with constraint: Int32) -> Bool {
        guard let place = regionsPlace else { return false }
        return hasChangedResting || (constraint != Change.nothing && constraint != place.pointee.parameter)
    }

    /// Discards all regions, because something other than a constant has changed or they are useless.
    @inline(__always)
    mutating func forgetRegions() {
        if regionsPlace != nil { disposeOfRegions() }
    }

    private mutating func disposeOfRegions() {
        guard let place = regionsPlace else { return }
        if place.pointee.missCount == 0 { regionFailures = 0 } else { pauseRegions() }
        place.deinitialize(count: 1)
        place.deallocate()
        regionsPlace = nil
    }

    /// Stops learning for a number of solutions that grows with the number of failures.
    private mutating func pauseRegions() {
        regionFailures = min(regionFailures + 1, 6)
        regionPause = 1 << regionFailures
    }
}

// MARK: Invariants

extension Component {
    /// Checks that the program reaches the solution that was read from a region.
    mutating func checkRegions(_ storage: borrowing Storage) -> [String] {
        if !isBehind { return [] }
        let wasAmbiguous = isAmbiguous
        guard let broken = differencesWhenSolved(storage) else { return ["region in a conflict"] }
        return wasAmbiguous == isAmbiguous ? broken : ["ambiguity of a region"] + broken
    }

    /// Returns the differences of values without the program from those of the program, except for rounding, or nil for a conflict.
    ///
    /// The values stay the same.
    private mutating func differencesWhenSolved(_ storage: borrowing Storage) -> [String]? {
        let known = values(storage)
        // The remaining steps of the last solution do not limit this one.
        allow(.max)
        let (failed, solved) = keepingValues(storage) { ($0.update(storage), $0.values(storage)) }
        if failed != nil { return nil }
        return (0..<variables.count).compactMap { local in
            abs(solved[local] - known[local]) <= 1e-9 * max(1, abs(solved[local]))
                ? nil : "variable \(variables[local]) of a region: \(known[local]) and not \(solved[local])"
        }
    }

    private func values(_ storage: borrowing Storage) -> [Double] {
        (0..<variables.count).map { storage.values[variables[$0]] }
    }
}
