/// The values that a set of linear equations determines, whatever their right-hand sides are.
///
/// Rows are kept in echelon form: each has a pivot variable that no later row contains. An equation is useful if it is independent of
/// earlier ones. A form is determined if it is a combination of the equations.
package struct RowSpace {
    /// The coefficients by variable, in order of variable, none of them zero.
    package typealias Row = [(variable: Int, coefficient: Double)]

    /// The rows by pivot variable, normalized to a pivot coefficient of 1.
    private var rows: [Int: Row] = [:]
    /// The pivots of the rows that contain a variable, for variables that are no pivots.
    private var mentions: [Int: Set<Int>] = [:]
    /// The space that this one extends, as a list of at most one element.
    private var base: [RowSpace] = []

    /// Creates a space without rows.
    package init() {}

    /// Returns a space for more rows.
    ///
    /// It takes constant time: a trial copies nothing.
    package func extended() -> Self {
        var space = Self()
        space.base = [self]
        return space
    }

    /// Adds a row.
    ///
    /// Returns whether it was independent of the others.
    @discardableResult
    package mutating func add(_ row: Row) -> Bool {
        let rest = reduced(row)
        guard let pivot = rest.max(by: { abs($0.coefficient) < abs($1.coefficient) }) else { return false }
        let scaled = rest.map { (variable: $0.variable, coefficient: $0.coefficient / pivot.coefficient) }
        eliminate(pivot.variable, with: scaled)
        setRow(scaled, of: pivot.variable)
        return true
    }

    /// Returns whether a form is a combination of the rows.
    package func decides(_ row: Row) -> Bool { reduced(row).isEmpty }

    /// Returns a form minus its part in the space.
    package func rest(of row: Row) -> Row { reduced(row) }

    /// Returns a row minus its part in the space.
    private func reduced(_ row: Row) -> Row {
        var rest: [Int: Double] = [:]
        for term in base.first?.reduced(row) ?? row {
            if let known = rows[term.variable] {
                for other in known where other.variable != term.variable {
                    rest[other.variable, default: 0] -= term.coefficient * other.coefficient
                }
            } else {
                rest[term.variable, default: 0] += term.coefficient
            }
        }
        return rest.filter { abs($0.value) > 1e-9 }.map { (variable: $0.key, coefficient: $0.value) }
            .sorted { $0.variable < $1.variable }
    }

    /// Keeps the rows fully reduced: no row contains the pivot of another.
    private mutating func eliminate(_ pivot: Int, with row: Row) {
        for variable in mentions.removeValue(forKey: pivot) ?? [] {
            guard let known = rows[variable],
                let factor = known.first(where: { $0.variable == pivot })?.coefficient
            else { continue }
            var sum: [Int: Double] = [:]
            for term in known where term.variable != pivot { sum[term.variable, default: 0] += term.coefficient }
            for term in row where term.variable != pivot {
                sum[term.variable, default: 0] -= factor * term.coefficient
            }
            setRow(
                sum.filter { abs($0.value) > 1e-9 }.map { (variable: $0.key, coefficient: $0.value) }
                    .sorted { $0.variable < $1.variable },
                of: variable)
        }
    }

    private mutating func setRow(_ row: Row, of pivot: Int) {
        for term in rows[pivot] ?? [] { mentions[term.variable]?.remove(pivot) }
        for term in row where term.variable != pivot { mentions[term.variable, default: []].insert(pivot) }
        rows[pivot] = row
    }
}
