/// Variables that are sums of others: free columns that only two equations mention.
///
/// The position of a view in a row of different widths occurs in the equation before the view and in the one behind it. The first equation
/// defines the position by the others, and the second uses that definition. So a chain of positions becomes one sum of widths, and no
/// equation is copied. Inequalities and optional constraints on a variable keep it a column: they would become longer.
///
/// - Source: implied free column substitution, Andersen and Andersen, *Presolving in linear programming*, 1995.
/// - Invariant: an equation defines a variable that no earlier equation mentions, so evaluation in order finds all terms known.
/// - Workload: edits of wanted.
/// - Tests: `ReferencePropertyTests`, and `MechanismTests`.
extension Component {
    /// A variable in terms of columns and of earlier sums: `offset + terms`.
    struct Sum {
        /// The local variable.
        var variable: Int32
        /// The equation that defines it, and its coefficient there.
        var constraint: Int32
        var pivot: Double
        var offset: Double
        /// The range of its terms in `sumTerms`.
        var terms: TermSpan
    }

    /// A Boolean value that indicates whether variables are sums.
    @inline(__always)
    var hasSums: Bool { sums.count > 0 }

    /// The number of equations that may mention a sum.
    private static var mostUses: Int32 { 2 }

    /// Takes the remaining equations that define a sum.
    mutating func takeSums(_ storage: borrowing Storage) {
        var equations = Buffer<Int32>()
        for place in 0..<Int32(constraints.count)
        where standings[place] != Self.taken && storage.constraints[constraints[place]].isEquation {
            equations.append(place)
        }
        defer { equations.deallocate() }
        if equations.count == 0 { return }
        var uses = countUses(storage)
        defer { uses.deallocate() }
        sumOf = Buffer(repeating: -1, count: variables.count, in: &arena)
        for place in 0..<equations.count {
            let place = equations[place]
            multiples.reduce(constraints[place], storage)
            work += 8 * multiples.entries.count
            if let index = chooseSum(uses) { define(index, by: constraints[place], at: place) }
            // No later equation defines a variable of this one.
            for index in 0..<multiples.entries.count { uses[multiples.entries[index].root] = Self.mostUses + 1 }
        }
    }

    /// Returns the number of remaining equations that mention each root, or more than `mostUses` if another constraint mentions it.
    private mutating func countUses(_ storage: borrowing Storage) -> Buffer<Int32> {
        let uses = Buffer<Int32>(repeating: 0, count: variables.count)
        for place in 0..<constraints.count where standings[place] != Self.taken {
            multiples.reduce(constraints[place], storage)
            work += 8 * multiples.entries.count
            let use = storage.constraints[constraints[place]].isEquation ? 1 : Self.mostUses + 1
            for index in 0..<multiples.entries.count { uses[multiples.entries[index].root] += use }
        }
        return uses
    }

    /// Returns the entry of the last reduced equation that becomes a sum: the last variable, without a small coefficient.
    private func chooseSum(_ uses: Buffer<Int32>) -> Int? {
        let entries = multiples.entries
        var (largest, best) = (0.0, -1)
        for index in 0..<entries.count { largest = max(largest, abs(entries[index].coefficient)) }
        for index in 0..<entries.count
        where uses[entries[index].root] <= Self.mostUses && abs(entries[index].coefficient) >= 0.05 * largest {
            if best < 0 || entries[index].root > entries[best].root { best = index }
        }
        return best < 0 ? nil : best
    }

    /// Makes a root of the last reduced equation a sum of the others.
    private mutating func define(_ index: Int, by constraint: Int32, at place: Int32) {
        let entries = multiples.entries
        let (root, pivot) = (entries[index].root, entries[index].coefficient)
        let terms = TermSpan(start: Int32(sumTerms.count), count: Int32(entries.count - 1))
        for other in 0..<entries.count where other != index {
            let entry = entries[other]
            sumTerms.append(Multiples.Entry(coefficient: -entry.coefficient / pivot, root: entry.root))
        }
        sumOf[root] = Int32(sums.count)
        sums.append(
            Sum(variable: root, constraint: constraint, pivot: pivot, offset: -multiples.rest / pivot, terms: terms))
        standings[place] = Self.taken
    }

    /// Computes the offsets of sums from new constants.
    mutating func refreshSums(_ storage: borrowing Storage) {
        for index in 0..<sums.count {
            multiples.reduce(sums[index].constraint, storage)
            sums[index].offset = -multiples.rest / sums[index].pivot
        }
    }

    /// Writes the values of sums from those of the columns.
    func writeSums(_ values: Buffer<Double>) {
        let (sums, sumTerms, variables) = (sums, sumTerms, variables)
        for index in 0..<sums.count {
            let sum = sums[index]
            var value = sum.offset
            for place in sum.terms.places {
                value += sumTerms[place].coefficient * values[variables[sumTerms[place].root]]
            }
            values[variables[sum.variable]] = value + 0
        }
    }

    // MARK: Expressions

    /// Expresses a constraint by columns in ascending order, in `multiples.entries` and `multiples.rest`.
    mutating func express(_ constraint: Int32, _ storage: borrowing Storage) {
        multiples.reduce(constraint, storage)
        if hasSums { _ = expandSums() }
        let entries = multiples.entries
        for place in 0..<entries.count { entries[place].root = columnOf[entries[place].root] }
        if hasReleased { addShare(constraint, storage) }
        multiples.entries.sortFew { $0.root < $1.root }
    }

    /// Replaces sums in the last reduced expression by their terms, and returns the size of their constants.
    mutating func expandSums() -> Double {
        var (index, size) = (0, 0.0)
        while index < multiples.entries.count {
            let entry = multiples.entries[index]
            if sumOf[entry.root] >= 0 {
                let sum = sums[sumOf[entry.root]]
                // A share of the same sum that follows is another entry.
                (multiples.entries[index].root, multiples.entries[index].coefficient) = (-1, 0)
                multiples.rest += entry.coefficient * sum.offset
                size += abs(entry.coefficient * sum.offset)
                for place in sum.terms.places {
                    _ = multiples.add(entry.coefficient * sumTerms[place].coefficient, sumTerms[place].root)
                }
            }
            index += 1
        }
        multiples.dropCancelled()
        return size
    }
}
