/// The basis before this one.
///
/// Layouts go back and forth: a device is turned and turned back, a keyboard comes and goes, a cell is measured for one width after
/// another. Multipliers do not depend on constants, so a basis that was the best once is dual feasible as long as no slope of a
/// penalty changes, and it is the best again where its values lie in their intervals. One evaluation tells, which in a small program is
/// a fraction of a pivot. So the basis that is left is kept, with its factors and multipliers, and tried first when the present one
/// will not do. Where that is no help several times in a row it is not tried for a while, since most animations pass many bases and
/// come to none twice. Which basis a solve begins with makes no difference to the solution: that is unique, by the tie-break if by
/// nothing else.
extension Program {
    /// With more columns it is not worth it: what is copied and evaluated is as long as the way.
    private static var mostRecalled: Int { 16 }

    /// Goes over to the basis before this one where fewer values are outside their intervals there, and keeps this one.
    ///
    /// Values have been evaluated before, and some are outside; they are evaluated afterwards.
    mutating func recall() {
        if columnCount > Self.mostRecalled { return }
        if recallPause > 0 {
            recallPause &-= 1
            return
        }
        // Where slopes change each time there is nothing to go back to.
        if leftVersion != penalties.version {
            leftVersion = penalties.version
            return
        }
        if basis.etaCount > 0, basis.factor(rows) { return restart() }
        if basis.kernelStart < basis.kernelEnd { return }
        let place = keptBasis ?? makeKeptBasis()
        // Rows may have come since.
        if place.pointee.states.count != states.count { return }
        if place.pointee.version != penalties.version { return keep(in: &place.pointee) }
        let violatedCount = candidates.count
        dropCandidates()
        exchange(with: &place.pointee)
        evaluate()
        failedRecalls = candidates.count == 0 ? 0 : min(failedRecalls + 1, 5)
        // After an even number of changes it is the other one's turn where two take turns.
        if failedRecalls > 1 { recallPause = 1 << failedRecalls }
        if candidates.count < violatedCount { return }
        dropCandidates()
        restore(from: place.pointee)
        evaluate()
    }

    private mutating func dropCandidates() {
        for index in 0..<candidates.count { states[candidates[index]].isCandidate = false }
        candidates.removeAll()
    }

    private mutating func makeKeptBasis() -> UnsafeMutablePointer<KeptBasis> {
        let place = UnsafeMutablePointer<KeptBasis>.allocate(capacity: 1)
        place.initialize(
            to: KeptBasis(columnCount: columnCount, entityCount: entityCount, levelCount: levelCount))
        keptBasis = place
        return place
    }

    /// Gives the memory of the kept basis back.
    mutating func deallocateKeptBasis() {
        guard let place = keptBasis else { return }
        place.pointee.deallocate()
        place.deinitialize(count: 1)
        place.deallocate()
        keptBasis = nil
    }

    private mutating func keep(in kept: inout KeptBasis) {
        kept.version = penalties.version
        kept.isUnique = isUnique
        kept.multiplierChanges = multiplierChanges
        kept.states.copy(states)
        kept.held.copy(held)
        kept.factors.copy(basis.factors)
        kept.multipliers.copy(multipliers)
        kept.noise.copy(noise)
        for index in 0..<candidates.count { kept.states[candidates[index]].isCandidate = false }
    }

    /// Goes back to the kept basis, which stays kept.
    private mutating func restore(from kept: borrowing KeptBasis) {
        basis.work += 8 * entityCount
        isUnique = kept.isUnique
        multiplierChanges = kept.multiplierChanges
        for entity in 0..<Int32(entityCount) { move(entity, to: kept.states[entity]) }
        held.copy(kept.held)
        basis.factors.copy(kept.factors)
        multipliers.copy(kept.multipliers)
        noise.copy(kept.noise)
        placeHeld()
    }

    /// Goes over to the kept basis and keeps this one.
    private mutating func exchange(with kept: inout KeptBasis) {
        basis.work += 8 * entityCount
        Swift.swap(&isUnique, &kept.isUnique)
        Swift.swap(&multiplierChanges, &kept.multiplierChanges)
        let keptStates = kept.states
        for entity in 0..<Int32(truncatingIfNeeded: entityCount) {
            let state = states[entity]
            move(entity, to: keptStates[entity])
            keptStates[entity] = state
        }
        for slot in 0..<columnCount { (held[slot], kept.held[slot]) = (kept.held[slot], held[slot]) }
        Swift.swap(&basis.factors, &kept.factors)
        exchangeMultipliers(with: &kept)
        placeHeld()
    }

    /// Exchanges the multipliers alone.
    mutating func exchangeMultipliers(with kept: inout KeptBasis) {
        Swift.swap(&multipliers, &kept.multipliers)
        Swift.swap(&noise, &kept.noise)
    }

    /// Lets an entity be where it was; a breakpoint that has moved meanwhile has moved its interval here, too.
    @inline(__always)
    private mutating func move(_ entity: Int32, to state: State) {
        let old = states[entity]
        states[entity] = state
        if old.lower != state.lower || old.upper != state.upper { setInterval(entity, state.lower, state.upper) }
    }

    /// Gives everyone who is held its slot, and holds it at its breakpoint, which may have moved.
    private mutating func placeHeld() {
        basis.readFactors()
        for slot in 0..<columnCount {
            let entity = basis.entities[slot]
            let spot = states[entity].spot
            if spot >= 0 { held[slot] = penalties.breakpoint(entity, spot) }
        }
    }
}

extension Basis {
    /// Finds who has which slot from factors that were made without a kernel, and no slot replaced since.
    fileprivate mutating func readFactors() {
        slots.fill(-1)
        factoredSlots.fill(-1)
        let (slots, factored, entities, factors) = (slots, factoredSlots, entities, factors)
        let (slotStates, columnStates) = (slotStates, columnStates)
        var position = 0
        while position < count {
            let factor = factors[position]
            entities[factor.slot] = factor.entity
            slots[factor.entity] = factor.slot
            factored[factor.entity] = factor.slot
            slotStates[factor.slot].position = Int32(truncatingIfNeeded: position)
            columnStates[factor.column].position = Int32(truncatingIfNeeded: position)
            position &+= 1
        }
    }
}
