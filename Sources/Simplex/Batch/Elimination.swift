/// Required equalities, solved for as many variables as they determine.
///
/// Every eliminated variable has a definition over variables that are not eliminated. With `tracksOrigins` each equality
/// also has a column of its own behind the variables, which stands for its residual (always zero): a coefficient there
/// says that the value depends on that equality.
struct Elimination {
    let variableCount: Int
    private(set) var definitions: [SparseRow?]
    private var users: [[Int]]
    private var accumulator: RowAccumulator

    init(variableCount: Int, originCount: Int = 0) {
        self.variableCount = variableCount
        definitions = [SparseRow?](repeating: nil, count: variableCount)
        users = [[Int]](repeating: [], count: variableCount)
        accumulator = RowAccumulator(columnCount: variableCount + originCount)
    }

    /// The row over variables that are not eliminated.
    mutating func reduce(_ row: SparseRow) -> SparseRow {
        for index in row.columns.indices {
            let column = row.columns[index]
            if column < variableCount, let definition = definitions[column] {
                accumulator.add(definition, times: row.coefficients[index])
            } else {
                accumulator.add(row.coefficients[index], column: column)
            }
        }
        accumulator.add(constant: row.constant, magnitude: row.magnitude)
        return accumulator.take()
    }

    /// Takes `row == 0` in.
    ///
    /// Where it contradicts those before it: the origins of those that it contradicts.
    mutating func add(_ row: SparseRow, origin: Int? = nil) -> [Int]? {
        var reduced = reduce(row)
        guard let pivot = pivotIndex(of: reduced) else {
            if reduced.constant.magnitude <= 1e-9 * reduced.magnitude { return nil }
            return reduced.columns.map { $0 - variableCount }
        }
        if let origin {
            reduced.columns.append(variableCount + origin)
            // In units of the row, so that a dependence counts the same whatever the row was multiplied by.
            reduced.coefficients.append(-row.largestCoefficient(before: variableCount))
        }
        let variable = reduced.columns[pivot]
        let factor = -1 / reduced.coefficients[pivot]
        var definition = SparseRow()
        for index in reduced.columns.indices where index != pivot {
            definition.columns.append(reduced.columns[index])
            definition.coefficients.append(reduced.coefficients[index] * factor)
        }
        definition.constant = reduced.constant * factor
        definition.magnitude = reduced.magnitude * factor.magnitude
        define(variable, as: definition)
        return nil
    }

    /// The place of the variable to eliminate: not too small beside the others, in few definitions, early.
    private func pivotIndex(of row: SparseRow) -> Int? {
        let largest = row.largestCoefficient(before: variableCount)
        var best: Int?
        for index in row.columns.indices {
            let column = row.columns[index]
            guard column < variableCount, row.coefficients[index].magnitude >= 0.1 * largest else { continue }
            if let chosen = best, users[row.columns[chosen]].count <= users[column].count { continue }
            best = index
        }
        return best
    }

    private mutating func define(_ variable: Int, as definition: SparseRow) {
        for user in users[variable] {
            guard let old = definitions[user], let place = old.columns.firstIndex(of: variable) else { continue }
            var rest = old
            rest.columns.remove(at: place)
            let coefficient = rest.coefficients.remove(at: place)
            accumulator.add(rest, times: 1)
            accumulator.add(definition, times: coefficient)
            let changed = accumulator.take()
            note(user, uses: changed, unlessIn: rest)
            definitions[user] = changed
        }
        users[variable] = []
        note(variable, uses: definition, unlessIn: SparseRow())
        definitions[variable] = definition
    }

    private mutating func note(_ user: Int, uses row: SparseRow, unlessIn old: SparseRow) {
        for column in row.columns where column < variableCount && !old.columns.contains(column) {
            users[column].append(user)
        }
    }
}
