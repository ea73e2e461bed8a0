/// The values that a set of linear equations determines, whatever their right-hand sides are.
///
/// Rows are kept in echelon form: each has a pivot variable that no later row contains. An equation is useful if it is independent of
/// earlier ones. A form is determined if it is a combination of the equations.
///
/// Variables below zero are marks. A mark is in one equation only and is never a pivot. So the rest of a determined form has the marks of
/// exactly the equations that determine it, if each equation has one.
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
        var steps = Int.max
        return add(row, spending: &steps) ?? false
    }

    /// Adds a row, unless that takes more steps than there are.
    ///
    /// Returns whether it was independent of the others, or nil without an answer.
    mutating func add(_ row: Row, spending steps: inout Int) -> Bool? {
        guard let rest = rest(of: row, spending: &steps) else { return nil }
        let candidates = rest.filter { term in term.variable >= 0 }
        guard let pivot = candidates.max(by: { abs($0.coefficient) < abs($1.coefficient) }) else { return false }
        let changed = mentions[pivot.variable] ?? []
        let cost = changed.reduce(0) { sum, variable in sum + (rows[variable]?.count ?? 0) + rest.count }
        guard Self.spend(cost, of: &steps) else { return nil }
        let scaled = rest.map { (variable: $0.variable, coefficient: $0.coefficient / pivot.coefficient) }
        eliminate(pivot.variable, with: scaled)
        setRow(scaled, of: pivot.variable)
        return true
    }

    /// Returns whether a form is a combination of the rows.
    package func decides(_ row: Row) -> Bool { !reduced(row).contains { term in term.variable >= 0 } }

    /// Returns a form minus its part in the space.
    package func rest(of row: Row) -> Row { reduced(row) }

    /// Returns a form minus its part in the space, or nil if that takes more steps than there are.
    func rest(of row: Row, spending steps: inout Int) -> Row? {
        let cost = row.reduce(0) { sum, term in sum + (rows[term.variable]?.count ?? 1) }
        return Self.spend(cost, of: &steps) ? reduced(row) : nil
    }

    /// Takes a number of steps, and returns whether there were as many.
    private static func spend(_ cost: Int, of steps: inout Int) -> Bool {
        guard cost <= steps else {
            steps = 0
            return false
        }
        steps -= cost
        return true
    }

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
        for term in rows[pivot] ?? [] where term.variable >= 0 { mentions[term.variable]?.remove(pivot) }
        for term in row where term.variable != pivot && term.variable >= 0 {
            mentions[term.variable, default: []].insert(pivot)
        }
        rows[pivot] = row
    }
}
