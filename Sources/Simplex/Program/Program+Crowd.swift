/// A check of the space for the columns, which decides the first basis.
///
/// With enough space most columns are held by their own penalties. With too little, nearly all rows that separate them are binding. Then a
/// chain is held from end to end at once, not pushed together link by link. If the state changes, a new start takes fewer steps than the
/// path from the old basis.
///
/// *Crash basis*. Invariant: any first basis leads to the same solution. Workload: edits of preferred 1000. Test: `ChainTests`.
extension Program {
    /// Finds the rows that push columns away from their cheapest values, one after another.
    ///
    /// Returns whether there are many, and one of the rows has a column that cannot yield.
    mutating func findCrowd() -> Bool {
        if !mechanisms.contains(.crowds) { return false }
        let places = scratch
        pushingRows.resize(to: columnCount, filling: -1)
        for column in 0..<Int32(columnCount) {
            places[column] = cheapestPlace(column)
            pushingRows[column] = -1
        }
        basis.work += 4 * entityCount
        var (isCrowded, pushedCount) = (false, 0)
        for row in 0..<Int32(rows.count) {
            let entity = Int32(columnCount) + row
            let change = requiredChange(entity, at: rows.product(Int(row), places))
            if change == 0 { continue }
            let last = rows.entries(Int(row)).upperBound - 1
            let column = rows.columns[last]
            if pushingRows[column] >= 0 { continue }
            let place = places[column] + change / rows.coefficients[last]
            if requiredChange(column, at: place) != 0 {
                isCrowded = true
                continue
            }
            places[column] = place
            pushingRows[column] = entity
            pushedCount += 1
        }
        return isCrowded && pushedCount >= Self.leastPushed
    }

    /// The minimum number of pushed columns of a crowd.
    ///
    /// Fewer are a sum that has too little space.
    private static var leastPushed: Int { 8 }

    /// Holds the rows that push columns, in place of these columns.
    mutating func holdCrowd() {
        for column in 0..<Int32(columnCount) where pushingRows[column] >= 0 {
            if basis.slots[column] >= 0, basis.slots[pushingRows[column]] < 0 {
                basis.place(pushingRows[column], in: basis.slots[column])
            }
        }
        basis.factor(rows)
        for slot in 0..<columnCount {
            let entity = basis.entities[slot]
            hold(entity, near: restingPlace(entity), keepingSpot: false)
        }
    }

    /// Returns the change that brings a value into the required range of an entity.
    private mutating func requiredChange(_ entity: Int32, at value: Double) -> Double {
        if penalties.functions[entity].isLowerRequired {
            let change = penalties.breakpoint(entity, 0) - value
            if change > tolerance { return change }
        }
        if penalties.functions[entity].isUpperRequired {
            let change = penalties.breakpoint(entity, penalties.count(entity) - 1) - value
            if change < -tolerance { return change }
        }
        return 0
    }

    /// Returns the cheapest value of a column by its own penalty.
    private mutating func cheapestPlace(_ column: Int32) -> Double {
        let count = penalties.count(column)
        var spot: Int32 = 0
        while spot < count - 1, isDescending(column, spot + 1) { spot += 1 }
        return count == 0 ? resting[column] : penalties.breakpoint(column, spot)
    }

    private mutating func isDescending(_ entity: Int32, _ segment: Int32) -> Bool {
        for level in 0..<levelCount {
            let slope = penalties.slope(entity, segment, level)
            if slope != 0 { return slope < 0 }
        }
        return false
    }
}
