/// The textbook simplex method in exact arithmetic: a dictionary of nonnegative variables, with Bland's rule.
///
/// As the reference for the solver, it is slow and simple: no bounds, no scaling, no tolerances.
struct ReferenceProgram {
    private var rowVariables: [Int] = []
    private var columnVariables: [Int] = []
    private var cells: [[Rational]] = []
    private var constants: [Rational] = []
    private var variableCount = 0

    /// A nonnegative variable with the value zero.
    mutating func makeVariable() -> Int {
        let variable = variableCount
        variableCount += 1
        columnVariables.append(variable)
        for row in cells.indices { cells[row].append(.zero) }
        return variable
    }

    func value(of variable: Int) -> Rational {
        rowVariables.firstIndex(of: variable).map { constants[$0] } ?? .zero
    }

    /// Adds the equation `expression + constant - positive + negative == 0`; a part that is nil counts as zero.
    ///
    /// Returns false if that is infeasible; the program cannot be used afterwards.
    mutating func demand(
        _ expression: [(variable: Int, coefficient: Rational)], constant: Rational, hasPositive: Bool, hasNegative: Bool
    ) throws(Rational.Overflow) -> (positive: Int?, negative: Int?)? {
        var (row, value) = try substitute(expression, constant: constant)
        let positive = hasPositive ? makeVariable() : nil
        let negative = hasNegative ? makeVariable() : nil
        if positive != nil { row.append(-.one) }
        if negative != nil { row.append(.one) }
        let isAbove = value.sign > 0 || value.isZero && hasPositive
        if !isAbove {
            row = row.map { -$0 }
            value = -value
        }
        // The row must be zero, and its value is not negative: it is solved for the part on that side, or for an artificial variable, which
        // must then become zero.
        if let part = isAbove ? positive : negative, let column = columnVariables.firstIndex(of: part) {
            row.remove(at: column)
            columnVariables.remove(at: column)
            for index in cells.indices { cells[index].remove(at: column) }
            append(part, row, value)
        } else {
            let artificial = variableCount
            variableCount += 1
            append(artificial, row, value)
            guard let least = try minimise([(artificial, .one)]), least.isZero else { return nil }
            keepOptimum(try reducedCosts([(artificial, .one)]).costs)
            drop(artificial)
        }
        return (positive, negative)
    }

    private mutating func append(_ variable: Int, _ row: [Rational], _ constant: Rational) {
        rowVariables.append(variable)
        cells.append(row)
        constants.append(constant)
    }

    /// Removes a variable that is always zero.
    private mutating func drop(_ variable: Int) {
        if let row = rowVariables.firstIndex(of: variable) {
            rowVariables.remove(at: row)
            cells.remove(at: row)
            constants.remove(at: row)
        } else if let column = columnVariables.firstIndex(of: variable) {
            columnVariables.remove(at: column)
            for row in cells.indices { cells[row].remove(at: column) }
        }
    }

    /// An expression over the columns.
    private func substitute(
        _ expression: [(variable: Int, coefficient: Rational)], constant: Rational
    ) throws(Rational.Overflow) -> ([Rational], Rational) {
        var row = [Rational](repeating: .zero, count: columnVariables.count)
        var value = constant
        for (variable, coefficient) in expression {
            if let place = rowVariables.firstIndex(of: variable) {
                value = try value + coefficient * constants[place]
                for column in row.indices where !cells[place][column].isZero {
                    row[column] = try row[column] + coefficient * cells[place][column]
                }
            } else if let column = columnVariables.firstIndex(of: variable) {
                row[column] = try row[column] + coefficient
            }
        }
        return (row, value)
    }

    private func reducedCosts(
        _ objective: [(variable: Int, coefficient: Rational)]
    ) throws(Rational.Overflow) -> (costs: [Rational], value: Rational) {
        let (costs, value) = try substitute(objective, constant: .zero)
        return (costs, value)
    }

    /// The minimum of an objective; nil if there is none.
    mutating func minimise(
        _ objective: [(variable: Int, coefficient: Rational)]
    ) throws(Rational.Overflow) -> Rational? {
        while true {
            let (costs, value) = try reducedCosts(objective)
            var entering: Int?
            for column in costs.indices where costs[column].sign < 0 {
                if let chosen = entering, columnVariables[chosen] < columnVariables[column] { continue }
                entering = column
            }
            guard let entering else { return value }
            var leaving: Int?
            var least = Rational.zero
            for row in cells.indices where cells[row][entering].sign < 0 {
                let step = try constants[row] / -cells[row][entering]
                if let chosen = leaving {
                    if try least.isLess(than: step) { continue }
                    if step == least, rowVariables[chosen] < rowVariables[row] { continue }
                }
                leaving = row
                least = step
            }
            guard let leaving else { return nil }
            try exchange(row: leaving, column: entering)
        }
    }

    /// Minimizes an objective, and then allows only optimal solutions.
    mutating func settle(
        _ objective: [(variable: Int, coefficient: Rational)]
    ) throws(Rational.Overflow) -> Rational? {
        guard let least = try minimise(objective) else { return nil }
        keepOptimum(try reducedCosts(objective).costs)
        return least
    }

    /// Fixes the objective at its minimum.
    ///
    /// The objective is its minimum plus the columns multiplied by their reduced costs, none of which is negative. So it is sufficient to
    /// fix the columns with positive reduced costs at zero.
    private mutating func keepOptimum(_ costs: [Rational]) {
        for column in costs.indices.reversed() where costs[column].sign > 0 {
            columnVariables.remove(at: column)
            for row in cells.indices { cells[row].remove(at: column) }
        }
    }

    private mutating func exchange(row: Int, column: Int) throws(Rational.Overflow) {
        let pivot = cells[row][column]
        var solved: [Rational] = []
        for cell in cells[row] { solved.append(try -cell / pivot) }
        solved[column] = try .one / pivot
        let constant = try -constants[row] / pivot
        for target in cells.indices where target != row && !cells[target][column].isZero {
            let multiple = cells[target][column]
            cells[target][column] = .zero
            for index in solved.indices where !solved[index].isZero {
                cells[target][index] = try cells[target][index] + multiple * solved[index]
            }
            constants[target] = try constants[target] + multiple * constant
        }
        cells[row] = solved
        constants[row] = constant
        (rowVariables[row], columnVariables[column]) = (columnVariables[column], rowVariables[row])
    }
}
