/// Pushing many entities at once.
///
/// If a container becomes narrower, every view with its own position leaves it. The multiplier of each must reach its next slope, and each
/// step would pass the whole chain. Together they take one step: their multipliers grow in proportion and arrive at the same time, and held
/// entities flip as in a long step. If an exchange is due before they arrive, nothing changes, and they are pushed one by one.
///
/// No source. Invariant: without an arrival nothing changes. Workload: edits of preferred 1000. Test: `ChainTests`.
extension Program {
    /// The minimum number of entities; fewer are pushed one by one.
    private static var leastTogether: Int { 12 }

    /// Pushes all entities outside their intervals to their next slopes at once.
    ///
    /// Returns whether any arrived.
    mutating func pushTogether() -> Bool {
        guard mechanisms.contains(.together), let level = listTogether(), followers.count >= Self.leastTogether else {
            return false
        }
        return pushAll(level: level)
    }

    /// Lists the entities outside their intervals whose next slope differs from their multiplier at one common level only.
    private mutating func listTogether() -> Int? {
        followers.removeAll()
        var common = -1
        for index in 0..<candidates.count {
            let entity = candidates[index]
            if basis.slots[entity] >= 0 || violation(entity) <= tolerance { continue }
            let isAbove = value(entity) > upperEnd(entity)
            let segment = isAbove ? states[entity].upper + 1 : states[entity].lower
            if penalties.isInfinite(entity, segment) { continue }
            guard let level = onlyLevel(entity, segment), common < 0 || level == common else { continue }
            common = level
            followers.append(Follower(entity: entity, segment: segment))
        }
        followers.sort { $0.entity < $1.entity }
        return common < 0 ? nil : common
    }

    /// Returns the only level at which an entity's multiplier differs from a slope.
    private mutating func onlyLevel(_ entity: Int32, _ segment: Int32) -> Int? {
        var found: Int?
        for level in 0..<levelCount {
            let multiplier = multipliers[Int(entity) * levelCount + level]
            if sign(multiplier, minus: penalties.slope(entity, segment, level), level) == 0 { continue }
            if found != nil { return nil }
            found = level
        }
        return found
    }

    /// Returns the growth that an entity's multiplier needs at a level.
    private mutating func growth(_ follower: Follower, _ level: Int) -> Double {
        penalties.slope(follower.entity, follower.segment, level)
            - multipliers[Int(follower.entity) * levelCount + level]
    }

    /// Pushes the followers to their slopes.
    ///
    /// Returns false, without any change, if an exchange is due before.
    private mutating func pushAll(level: Int) -> Bool {
        var excess = 0.0
        for index in 0..<followers.count {
            let follower = followers[index]
            let violation = violation(follower.entity)
            // The push of others may have moved it into its interval, or past it.
            if violation <= tolerance || (value(follower.entity) > upperEnd(follower.entity)) != isAbove(follower) {
                return false
            }
            excess += abs(growth(follower, level)) * violation
        }
        combineAll(level: level)
        collectEvents()
        events.listArrival(at: level)
        slotChange.clear()
        replaced.removeAll()
        while let event = events.pop() {
            let slot = events.slot(event)
            if slot < 0 {
                arrive(level: level)
                return true
            }
            let held = basis.entities[slot]
            let change = combination.values[slot]
            excess -= gap(held, isDescending: change > 0) * abs(change)
            if excess <= tolerance { break }
            replaced.append(Replaced(place: slot, multiplier: self.held[slot]))
            flip(held, slot, isDescending: change > 0)
            listEvent(slot, direction: 1)
        }
        while replaced.count > 0 {
            let last = replaced.removeLast()
            states[basis.entities[last.place]].spot += combination.values[last.place] > 0 ? 1 : -1
            held[last.place] = last.multiplier
        }
        slotChange.clear()
        return false
    }

    private mutating func isAbove(_ follower: Follower) -> Bool { follower.segment > states[follower.entity].upper }

    /// Computes the combination of slots for the followers, each multiplied by the growth of its multiplier.
    private mutating func combineAll(level: Int) {
        for index in 0..<followers.count { addRow(of: followers[index].entity, times: growth(followers[index], level)) }
        combineChange()
    }

    /// Moves the followers to their slopes, and updates the values.
    private mutating func arrive(level: Int) {
        isUnique = false
        stalls = 0
        multiplierChanges += 1
        pushCount += followers.count
        noise[level].rounding = max(noise[level].rounding, 8e-16 * largestShare)
        for index in 0..<combination.indices.count {
            let slot = combination.indices[index]
            multipliers[Int(basis.entities[slot]) * levelCount + level] -= combination.values[slot]
        }
        for index in 0..<followers.count {
            let (entity, segment) = (followers[index].entity, followers[index].segment)
            setInterval(entity, segment - 1, segment)
            setMultiplier(entity, toSlopeOf: segment)
            check(entity)
        }
        propagate()
    }
}
