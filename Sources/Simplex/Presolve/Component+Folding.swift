/// The folding of leaves into other columns of the program.
extension Component {
    /// The minimum number of leaves for folding.
    static let leastFolded = 16

    /// Returns whether a search for leaves pays.
    @inline(__always)
    func mayFold(_ rows: borrowing RowMatrix) -> Bool {
        rows.count >= Self.leastFolded && !isWhole && !keepsLeaves && care == 0 && !hasReleased
            && rows.hasPairs(Self.leastFolded)
    }

    /// Finds the leaves, and removes their rows from a matrix.
    mutating func foldLeaves(_ rows: consuming RowMatrix, _ storage: borrowing Storage) -> RowMatrix {
        let columnCount = variableOfColumn.count
        let entityCount = columnCount + rows.count
        var found = Folds(columnCount: columnCount, rowCount: rows.count)
        let owners = Buffer<Int32>(repeating: 0, count: entityCount)
        defer {
            var used = owners
            used.deallocate()
        }
        for index in 0..<expressions.count where expressions[index].entity >= 0 {
            let expression = expressions[index]
            let weight = abs(expression.scale) / storage.constraints[constraints[expression.place]].scale
            // Only whole weights are added without rounding, so that equal slopes are detected.
            owners[expression.entity] = weight == 1 && owners[expression.entity] >= 0 ? 1 : -1
        }
        for row in 0..<rows.count where owners[columnCount + row] == 1 {
            guard let (leaf, host, sign, isTurned) = leaf(of: row, rows, owners, found) else { continue }
            let place = Int32(entityCount + 2 * found.folds.count)
            found.append(
                Folds.Fold(
                    leaf: leaf, host: host, leafPenalty: place, slackPenalty: place + 1, sign: sign,
                    isSlackTurned: isTurned, next: -1), row: Int32(columnCount + row))
        }
        if found.folds.count < Self.leastFolded {
            return rows
        }
        var rest = RowMatrix(rowCapacity: rows.count, entryCapacity: rows.columns.count, in: &programArena)
        for row in 0..<rows.count {
            if found.foldOf[columnCount + row] < 0 {
                for entry in rows.entries(row) { rest.append(rows.columns[entry], rows.coefficients[entry]) }
            }
            rest.endRow()
        }
        rest.index(columnCount: columnCount, in: &programArena)
        let place = programArena.allocate(Folds.self)
        place.initialize(to: found)
        foldsPlace = place
        return rest
    }

    /// Returns the leaf of a row of two columns, if there is one.
    ///
    /// If both could be, it is the later one.
    private func leaf(
        of row: Int, _ rows: borrowing RowMatrix, _ owners: Buffer<Int32>, _ found: borrowing Folds
    ) -> (leaf: Int32, host: Int32, sign: Double, isTurned: Bool)? {
        let (first, second) = (rows.entries(row).lowerBound, rows.entries(row).upperBound - 1)
        guard second == first + 1, abs(rows.coefficients[first]) == 1, abs(rows.coefficients[second]) == 1 else {
            return nil
        }
        let (one, other) = (rows.columns[first], rows.columns[second])
        let isLater = canFold(other, rows, owners, found) && found.foldOf[one] < 0
        guard isLater || (canFold(one, rows, owners, found) && found.foldOf[other] < 0) else { return nil }
        let own = rows.coefficients[isLater ? second : first]
        let sign = -rows.coefficients[isLater ? first : second] / own
        return (isLater ? other : one, isLater ? one : other, sign, own * sign > 0)
    }

    /// Returns whether a column occurs in only one row and has a penalty of whole weights.
    private func canFold(
        _ column: Int32, _ rows: borrowing RowMatrix, _ owners: Buffer<Int32>, _ found: borrowing Folds
    ) -> Bool {
        rows.places(Int(column)).count == 1 && owners[column] == 1 && found.heads[column] < 0
            && found.foldOf[column] < 0
    }

    /// Adds up the penalties of changed hosts.
    ///
    /// Returns the host whose required ends contradict each other, or nil.
    mutating func buildChangedHosts(_ storage: borrowing Storage) -> Int32? {
        guard let place = programPlace else { return nil }
        for index in 0..<folds.changedHosts.count {
            let host = folds.changedHosts[index]
            if folds.build(host, &place.pointee.penalties, place.pointee.constraints) { continue }
            if toleratesFactors(storage), folds.build(host, &place.pointee.penalties, place.pointee.constraints) {
                continue
            }
            return host
        }
        return nil
    }

    /// Returns whether the value of a leaf is ambiguous in the folded program.
    mutating func hasOpenLeaf() -> Bool {
        for index in 0..<Int32(folds.folds.count)
        where folds.isOpen(index, host: program.values[folds.folds[index].host], tolerance: program.tolerance) {
            return true
        }
        return false
    }

    /// Settles a leaf by its host.
    ///
    /// Returns false if the host alone does not decide it.
    mutating func settleLeaf(_ fold: Int32, at target: Double) -> Bool {
        let host = folds.folds[fold].host
        let (lower, upper) = (program.states[host].lower, program.states[host].upper)
        if lower >= upper { return true }
        if upper - lower > 1 { return false }
        let (low, high) = (program.lowerEnd(host), program.upperEnd(host))
        let middle =
            low.isFinite
            ? high.isFinite ? (low + high) / 2 : low + max(1, abs(low))
            : high.isFinite ? high - max(1, abs(high)) : program.values[host]
        if folds.isOpen(fold, host: middle, tolerance: 0) { return false }
        if let place = folds.host(ofLeafOf: fold, at: target, about: middle) { program.settle(host, at: place) }
        return true
    }

    /// Writes the values of the leaves.
    mutating func writeLeaves(_ storage: borrowing Storage) {
        for index in 0..<Int32(folds.folds.count) {
            let fold = folds.folds[index]
            storage.values[variables[variableOfColumn[fold.leaf]]] =
                folds.value(ofLeafOf: index, host: program.values[fold.host]) + 0
        }
    }
}
