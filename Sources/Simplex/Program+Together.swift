/// Many entities pushed at once.
///
/// Where a container becomes narrow, every view that wants a place of its own moves off it: the multiplier of each has to go to its
/// next slope, and each step would go through the whole chain. Together they take one: their multipliers grow in proportion, so
/// that all arrive at the same time, and what is held flips on the way, as in a long step. Where something would have to swap
/// before they arrive nothing is done, and a part of them is tried, or they are pushed one by one.
extension Program {
    /// Fewer than these are pushed one by one.
    private static var leastTogether: Int { 12 }

    /// Pushes all entities outside their intervals to their next slopes at once, or parts of them.
    ///
    /// Returns whether any arrived.
    mutating func pushTogether() -> Bool {
        guard let level = listTogether(), followers.count >= Self.leastTogether else { return false }
        return pushTogether(0..<followers.count, level: level, depth: 0)
    }

    private mutating func pushTogether(_ range: Range<Int>, level: Int, depth: Int) -> Bool {
        if range.count < Self.leastTogether || basis.isExhausted { return false }
        if pushAll(range, level: level) { return true }
        if depth == 1 { return false }
        let middle = (range.lowerBound + range.upperBound) / 2
        let hasFirst = pushTogether(range.lowerBound..<middle, level: level, depth: depth + 1)
        let hasSecond = pushTogether(middle..<range.upperBound, level: level, depth: depth + 1)
        return hasFirst || hasSecond
    }

    /// Lists the entities outside their intervals whose next slope differs from their multiplier at one level only, the same for
    /// all.
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

    /// The only level at which an entity's multiplier differs from a slope.
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

    /// How much an entity's multiplier has to grow at a level.
    private mutating func growth(_ follower: Follower, _ level: Int) -> Double {
        penalties.slope(follower.entity, follower.segment, level)
            - multipliers[Int(follower.entity) * levelCount + level]
    }

    /// Pushes some followers to their slopes; false, and nothing done, where something would have to swap before.
    private mutating func pushAll(_ range: Range<Int>, level: Int) -> Bool {
        var excess = 0.0
        for index in range {
            let follower = followers[index]
            let violation = violation(follower.entity)
            // Others may have brought it home, or to the other side.
            if violation <= tolerance || (value(follower.entity) > upperEnd(follower.entity)) != isAbove(follower) {
                return false
            }
            excess += abs(growth(follower, level)) * violation
        }
        combineAll(range, level: level)
        collectEvents()
        events.listArrival(at: level)
        slotChange.clear()
        replaced.removeAll()
        while let event = events.pop() {
            let slot = events.slot(event)
            if slot < 0 {
                arrive(range, level: level)
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

    /// Finds what combination of slots the followers are, each as often as its multiplier grows.
    private mutating func combineAll(_ range: Range<Int>, level: Int) {
        combination.clear()
        for index in range {
            let (entity, growth) = (Int(followers[index].entity), growth(followers[index], level))
            if entity < columnCount {
                columnChange.add(growth, at: Int32(entity))
                continue
            }
            for entry in rows.entries(entity - columnCount) {
                columnChange.add(growth * rows.coefficients[entry], at: rows.columns[entry])
            }
        }
        basis.combine(&columnChange, into: &combination, rows)
    }

    /// Takes the followers to their slopes, and values with them.
    private mutating func arrive(_ range: Range<Int>, level: Int) {
        isUnique = false
        stalls = 0
        multiplierChanges += 1
        pushCount += range.count
        noise[level].rounding = max(noise[level].rounding, 8e-16 * largestShare)
        for index in 0..<combination.indices.count {
            let slot = combination.indices[index]
            multipliers[Int(basis.entities[slot]) * levelCount + level] -= combination.values[slot]
        }
        for index in range {
            let (entity, segment) = (followers[index].entity, followers[index].segment)
            setInterval(entity, segment - 1, segment)
            setMultiplier(entity, toSlopeOf: segment)
            check(entity)
        }
        propagate()
    }
}
