/// Where the columns of a component are, as far as that can be said without a program.
///
/// Its lists lie in memory of somebody else's.
struct Foresight {
    /// A column.
    struct Column {
        // What is asked of it alone.
        var lower = -Double.infinity
        var upper = Double.infinity
        /// Where it is; not a number while that is not known.
        var value = Double.nan
        /// A Boolean value that indicates whether a constraint over other columns, too, says where it is.
        var isDerived = false
        /// A Boolean value that indicates whether it is not where it is asked to be, because something dearer needs
        /// room.
        var isYielding = false
    }

    /// What a constraint with one term asks of a column: to be at a place, or on one side of it.
    struct Ask {
        var place: Double
        var constraint: Int32
        var column: Int32
        // The sides on which it costs something.
        var isDearBelow: Bool
        var isDearAbove: Bool
        /// A Boolean value that indicates whether the constraint's expression falls where the column rises.
        var isTurned: Bool
    }

    /// A constraint over several columns that holds without any room, and gives one of them its place.
    struct Step {
        var constraint: Int32
        /// The column; -1 while that is not known.
        var column: Int32 = -1
    }

    let columns: Buffer<Column>
    private(set) var asks: Buffer<Ask>
    /// Those that were taken come first, in their order.
    var steps: Buffer<Step>
    /// The inequalities with several terms.
    var rows: Buffer<Int32>
    /// The largest absolute value of a column, beside which rounding is measured.
    private var largest = 0.0
    /// What part of a sum may be the rounding of factors.
    private let factorRounding: Double

    /// Nothing is known yet, of a component that may have factors of 32 bits.
    init(columnCount: Int, expressionCount: Int, hasRoundedFactors: Bool, in scratch: inout Arena) {
        factorRounding = hasRoundedFactors ? Double.cancellation : 0
        columns = Buffer(repeating: Column(), count: columnCount, in: &scratch)
        asks = Buffer(capacity: expressionCount, in: &scratch)
        steps = Buffer(capacity: expressionCount, in: &scratch)
        rows = Buffer(capacity: expressionCount, in: &scratch)
    }

    // MARK: Single columns

    /// Takes note of what a constraint of a relation asks of one column, of which its expression is a multiple; false where the column cannot
    /// be as asked.
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

    /// Puts columns where all that is asked of them alone agrees on one place.
    @inline(__always)
    func agree() {
        for column in 0..<columns.count where columns[column].lower == columns[column].upper {
            columns[column].value = columns[column].lower
        }
    }

    /// Returns whether every column is as is asked of it alone by more than rounding, is where it is because of that,
    /// or yields.
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
            // Nor does it hold where what is asked is no number.
            if !(abs(place - column.value) > leastRoom(parts: abs(place))) { return false }
        }
        return true
    }

    /// How much room what adds up to so much must have, so as not to hold by rounding alone.
    @inline(__always)
    func leastRoom(parts size: Double) -> Double { Double.leastRoom(parts: size + largest) + factorRounding * size }

    // MARK: Several columns

    /// How many columns of a row have no place yet.
    @inline(__always)
    func openCount(_ entries: Buffer<Multiples.Entry>) -> Int {
        var count = 0
        for place in 0..<entries.count where columns[entries[place].root].value.isNaN { count &+= 1 }
        return count
    }

    /// Forgets where all columns are that steps have given their places, and one more.
    @inline(__always)
    func forgetPlaces(and column: Int32) {
        for step in 0..<steps.count where steps[step].column >= 0 {
            columns[steps[step].column].value = .nan
            steps[step].column = -1
        }
        columns[column].value = .nan
    }

    /// Gives the one column of a row that has no place yet the one that the others leave it where the row has a value, as `Basis` does.
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

    /// Measures the columns; false where one has no place, or is beyond all numbers.
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
