/// The values of the columns of a component, as far as they are known without a program.
///
/// The lists use borrowed memory.
struct Foresight {
    /// A column.
    struct Column {
        // The bounds that constraints on this column alone want.
        var lower = -Double.infinity
        var upper = Double.infinity
        /// The value, or NaN while it is unknown.
        var value = Double.nan
        /// A Boolean value that indicates whether a constraint with other columns determines the value.
        var isDerived = false
        /// A Boolean value that indicates whether the column yields, because a constraint of higher priority needs space.
        var isYielding = false
    }

    /// The value that a constraint with one term wants for a column, or the side of that value.
    struct Ask {
        var place: Double
        var constraint: Int32
        var column: Int32
        // The sides of the value that have a cost.
        var isDearBelow: Bool
        var isDearAbove: Bool
        /// A Boolean value that indicates whether the constraint's expression decreases as the column grows.
        var isTurned: Bool
    }

    /// A constraint over several columns that holds as an equation, and determines one of them.
    struct Step {
        var constraint: Int32
        /// The column, or -1 while it is unknown.
        var column: Int32 = -1
    }

    let columns: Buffer<Column>
    private(set) var asks: Buffer<Ask>
    /// The steps; those that were taken come first, in their order.
    var steps: Buffer<Step>
    /// The inequalities with several terms.
    var rows: Buffer<Int32>
    /// The largest absolute value of a column, the measure of rounding.
    private var largest = 0.0
    /// The share of a sum that may be rounding of factors.
    private let factorRounding: Double

    /// Creates an empty value for a component, which may have 32-bit factors.
    init(columnCount: Int, expressionCount: Int, hasRoundedFactors: Bool, in scratch: inout Arena) {
        factorRounding = hasRoundedFactors ? Double.cancellation : 0
        columns = Buffer(repeating: Column(), count: columnCount, in: &scratch)
        asks = Buffer(capacity: expressionCount, in: &scratch)
        steps = Buffer(capacity: expressionCount, in: &scratch)
        rows = Buffer(capacity: expressionCount, in: &scratch)
    }

    // MARK: Single columns

    /// Records the value that a constraint wants for one column, of which its expression is a multiple.
    ///
    /// Returns false if no value of the column satisfies the constraint and the earlier ones.
    @inline(__always)
    mutating func ask(
        _ constraint: Int32, _ relation: Int8, of column: Int32, at place: Double, isTurned: Bool
    ) -> Bool {
        let isDearBelow = isTurned ? relation <= 0 : relation >= 0
        let isDearAbove = isTurned ? relation >= 0 : relation <= 0
        if isDearBelow { columns[column].lower = max(columns[column].lower, place) }
        if isDearAbove { columns[column].upper = min(columns[column].upper, place) }
        asks.append(
            Ask(
                place: place, constraint: constraint, column: column, isDearBelow: isDearBelow,
                isDearAbove: isDearAbove, isTurned: isTurned))
        return columns[column].lower <= columns[column].upper
    }

    /// Sets the columns whose own constraints agree on one value.
    @inline(__always)
    func agree() {
        for column in 0..<columns.count where columns[column].lower == columns[column].upper {
            columns[column].value = columns[column].lower
        }
    }

    /// Returns whether every column satisfies its own constraints by more than rounding, is determined by them, or yields.
    @inline(__always)
    func holdsAll() -> Bool {
        for index in 0..<asks.count {
            let (place, column) = (asks[index].place, columns[asks[index].column])
            if column.isYielding {
                if place == column.lower { continue }
                if (place < column.lower) != (place < column.value) { return false }
            } else if place == column.value {
                if column.isDerived { return false }
                continue
            } else if column.value < column.lower || column.value > column.upper {
                return false
            }
            // The comparison fails too if the wanted value is NaN.
            if !(abs(place - column.value) > leastRoom(parts: abs(place))) { return false }
        }
        return true
    }

    /// Returns the slack that a sum with parts of a given size needs to hold by more than rounding.
    @inline(__always)
    func leastRoom(parts size: Double) -> Double { Double.leastRoom(parts: size + largest) + factorRounding * size }

    // MARK: Several columns

    /// Returns the number of columns of a row without a value.
    @inline(__always)
    func openCount(_ entries: Buffer<Multiples.Entry>) -> Int {
        var count = 0
        for place in 0..<entries.count where columns[entries[place].root].value.isNaN { count &+= 1 }
        return count
    }

    /// Clears the values of all columns that steps have set, and of one more.
    @inline(__always)
    func forgetPlaces(and column: Int32) {
        for step in 0..<steps.count where steps[step].column >= 0 {
            columns[steps[step].column].value = .nan
            steps[step].column = -1
        }
        columns[column].value = .nan
    }

    /// Computes the only column of a row without a value from the other columns and the value of the row, as `Basis` does.
    ///
    /// Returns the column. The entries are those of the row, in the order of their columns, times a scale.
    @inline(__always)
    func derive(_ entries: Buffer<Multiples.Entry>, scale: Double, value: Double) -> Int32 {
        var (sum, pivot, own) = (value, 1.0, Int32(0))
        for place in 0..<entries.count {
            let (column, coefficient) = (entries[place].root, entries[place].coefficient / scale)
            if columns[column].value.isNaN {
                (pivot, own) = (coefficient, column)
            } else {
                sum -= coefficient * columns[column].value
            }
        }
        columns[own].value = Basis.quotient(sum, pivot)
        columns[own].isDerived = entries.count > 1
        return own
    }

    /// Measures the columns.
    ///
    /// Returns false if one has no value or is not finite.
    @inline(__always)
    mutating func measure() -> Bool {
        largest = 0
        for column in 0..<columns.count {
            let size = abs(columns[column].value)
            if !size.isFinite { return false }
            largest = max(largest, size)
        }
        return true
    }
}
