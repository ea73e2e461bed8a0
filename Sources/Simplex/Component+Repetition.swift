/// Remaining equations that repeat others except for the rounding of 32-bit factors.
///
/// A program uses its rows unchanged. Two equations may lead to the end of a whole in different ways, through its parts and at once. They
/// differ by 3e-8 of its width. If both were held, they would need a width a hundred million times as large as their difference. So with
/// such factors the remaining equations are eliminated on the side, with the usual cancellation. An equation that becomes zero is not put
/// into the program: it holds, or it contradicts the others.
extension Component {
    /// Removes expressions that are equations and repeat others.
    ///
    /// Returns false if one contradicts them.
    mutating func dropRepetitions(_ storage: borrowing Storage) -> Bool {
        if !hasRoundedFactors(storage) { return true }
        var (count, entryCount) = (0, 0)
        for index in 0..<expressions.count {
            let record = storage.constraints[constraints[expressions[index].place]]
            if !record.isEquation { continue }
            count += 1
            entryCount += Int(record.span.count)
        }
        if count < 2 { return true }
        var scratch = Arena()
        defer { scratch.deallocate() }
        var left = LeftEquations(columnCount: variables.count, count: count, entryCount: entryCount, in: &scratch)
        for index in 0..<expressions.count
        where storage.constraints[constraints[expressions[index].place]].isEquation {
            append(index, to: &left, storage)
        }
        // Beyond this limit a program fills in as well, and the remaining equations are used unchanged.
        left.elimination.workLimit = min(workLimit - work, 1000 * (entryCount + 8))
        let isConsistent = left.decide()
        work += left.elimination.work
        if left.isDoubtful { drop(left, storage) }
        left.deallocate()
        return isConsistent
    }

    /// Adds an expression that is an equation.
    private mutating func append(_ index: Int, to left: inout LeftEquations, _ storage: borrowing Storage) {
        let expression = expressions[index]
        left.elimination.beginRow()
        if expression.row >= 0 {
            let start = elimination.starts[expression.row]
            for entry in start..<(start + elimination.counts[expression.row]) {
                left.elimination.append(elimination.columns[entry], elimination.coefficients[entry])
            }
            left.append(Int32(index), -reduction.rightSides[expression.row], size: parts(expression.place, storage))
        } else {
            multiples.reduce(constraints[expression.place], storage)
            for entry in 0..<multiples.entries.count {
                left.elimination.append(multiples.entries[entry].root, multiples.entries[entry].coefficient)
            }
            left.append(Int32(index), multiples.rest, size: parts(expression.place, storage))
        }
    }

    /// Removes the expressions that follow from others.
    private mutating func drop(_ left: borrowing LeftEquations, _ storage: borrowing Storage) {
        hasDoubt = true
        for index in 0..<left.elimination.dependentRows.count {
            let expression = left.expressions[left.elimination.dependentRows[index]]
            standings[expressions[expression].place] = Standing.taken
        }
        let standings = standings
        expressions.removeAll { standings[$0.place] == Standing.taken }
        for index in 0..<expressions.count { standings[expressions[index].place] = Int32(index) }
    }

    // MARK: Rows

    /// Writes rows in other columns if they are sums of equations except for the rounding of 32-bit factors.
    ///
    /// Otherwise an optional constraint that repeats an equation would act on the rounding difference.
    mutating func separateRows(
        _ rows: consuming RowMatrix, _ storage: borrowing Storage, in scratch: inout Arena
    ) -> RowMatrix {
        // Equations may have entered before there were such factors, and optional constraints may have become required, so they are
        // counted.
        if !hasRoundedFactors(storage) { return rows }
        let columnCount = variableOfColumn.count
        var (count, entryCount) = (0, 0)
        for index in 0..<expressions.count {
            let row = Int(expressions[index].entity) - columnCount
            if row < 0 || !storage.constraints[constraints[expressions[index].place]].isEquation { continue }
            count += 1
            entryCount += rows.entries(row).count
        }
        if count == 0 || count == rows.count { return rows }
        var left = LeftEquations(columnCount: columnCount, count: count, entryCount: entryCount, in: &scratch)
        for index in 0..<Int32(expressions.count) {
            let expression = expressions[index]
            let row = Int(expression.entity) - columnCount
            if row < 0 || !storage.constraints[constraints[expression.place]].isEquation { continue }
            left.elimination.beginRow()
            for entry in rows.entries(row) { left.elimination.append(rows.columns[entry], rows.coefficients[entry]) }
            left.append(index, constant(of: expression, storage) / expression.scale, size: 0)
        }
        left.elimination.workLimit = min(workLimit - work, 1000 * (entryCount + 8))
        _ = left.decide()
        work += left.elimination.work
        let separated = separate(rows, left, storage, in: &scratch)
        left.deallocate()
        return separated
    }

    private mutating func separate(
        _ rows: consuming RowMatrix, _ left: borrowing LeftEquations, _ storage: borrowing Storage,
        in scratch: inout Arena
    ) -> RowMatrix {
        let columnCount = variableOfColumn.count
        var separated = RowMatrix(rowCapacity: rows.count, entryCapacity: rows.columns.count, in: &scratch)
        var sum = SparseVector(count: columnCount, in: &scratch)
        let sizes = Buffer<Double>(zeros: columnCount, in: &scratch)
        var worklist = Worklist(bound: left.elimination.pivotRows.count, isAscending: true, in: &scratch)
        var entries = Buffer<Multiples.Entry>(capacity: 8, in: &scratch)
        for index in 0..<Int32(expressions.count) {
            let (row, scale) = (Int(expressions[index].entity) - columnCount, expressions[index].scale)
            if row < 0 { continue }
            let isEquation = storage.constraints[constraints[expressions[index].place]].isEquation
            for entry in rows.entries(row) { sum.add(scale * rows.coefficients[entry], at: rows.columns[entry]) }
            work += 8 * rows.entries(row).count
            let constant = isEquation ? nil : left.reduce(&sum, sizes, &worklist, work: &work)
            entries.removeAll()
            if let constant {
                hasDoubt = true
                expressions[index].shift += constant
                for place in 0..<sum.indices.count where sum.values[sum.indices[place]] != 0 {
                    let column = sum.indices[place]
                    entries.append(Multiples.Entry(coefficient: sum.values[column], root: column))
                }
                entries.sortFew { $0.root < $1.root }
            } else {
                for entry in rows.entries(row) {
                    entries.append(
                        Multiples.Entry(coefficient: scale * rows.coefficients[entry], root: rows.columns[entry]))
                }
            }
            sum.clear()
            addEntity(index, entries, &separated)
        }
        entries.deallocate()
        rows.deallocate()
        return separated
    }
}
