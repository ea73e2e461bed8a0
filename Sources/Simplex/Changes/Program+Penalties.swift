/// Changes of penalties in an existing program.
extension Program {
    /// Adopts the new penalties of some entities: computes multipliers again, and holds each entity at a fitting breakpoint.
    ///
    /// Returns false if a held entity would need a slope that its penalty does not have.
    mutating func adoptPenalties(of entities: Buffer<Int32>) -> Bool {
        if hasPinned { releasePinned() }
        for index in 0..<entities.count where basis.slots[entities[index]] < 0 {
            let entity = entities[index]
            setMultiplier(entity, toSlopeOf: finiteSegment(entity, at: value(entity)))
        }
        refreshMultipliers()
        if !isDualFeasible { return false }
        for entity in 0..<Int32(entityCount) { locate(entity) }
        for slot in 0..<columnCount { hold(basis.entities[slot], near: held[slot], keepingSpot: true) }
        return true
    }

    /// Returns the segment that contains a value, or the segment inside a required end that the value exceeds.
    private mutating func finiteSegment(_ entity: Int32, at value: Double) -> Int32 {
        let segment = self.segment(entity, at: value)
        if !penalties.isInfinite(entity, segment) { return segment }
        return segment == 0 ? 1 : segment - 1
    }
}

extension Program {
    /// Returns whether an entity is a row without constraints.
    func isIdle(_ entity: Int32) -> Bool {
        Int(entity) >= columnCount && penalties.functions[entity].firstOwner < 0
    }

    /// A Boolean value that indicates whether so many rows are idle that a new program without them is better.
    var hasManyIdleRows: Bool { idleRowCount > 8 + rows.count / 2 }

    /// Returns the entity for a row of entries in column order, divided by a scale: an existing entity or a new one.
    mutating func entity(of entries: Buffer<Multiples.Entry>, scale: Double, in arena: inout Arena) -> Int32 {
        if rows.count > 0, let row = rows.row(of: entries, scale: scale) {
            let entity = Int32(columnCount + row)
            if isIdle(entity) { idleRowCount -= 1 }
            return entity
        }
        basis.work += entityCount + rows.columns.count
        rows.insertRow(entries, scale: scale, columnCount: columnCount)
        let row = rows.count - 1
        values.append(rows.product(row, values))
        intervals.append(Interval())
        states.append(State())
        multipliers.extend(by: levelCount).initialize(repeating: 0, count: levelCount)
        penalties.appendEntity()
        basis.appendRow()
        touchedRows.raiseBound(to: rows.count, in: &arena)
        return Int32(columnCount + row)
    }
}
