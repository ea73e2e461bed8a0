/// One level of a system as text in the LP format of CPLEX, which HiGHS, GLPK, SCIP, Gurobi and others read.
struct LPText {
    /// A constraint of the system, without repeated variables, and its errors at the solution.
    struct Row {
        var id: ConstraintID
        var terms: [Term]
        var constant: Double
        var relation: Relation
        /// The priority of a positive and of a negative error, or nil where an error is not allowed or costs nothing.
        var errors: (positive: Priority?, negative: Priority?)
        /// The error at the solution.
        var error: Double
    }

    private let rows: [Row]
    private let names: [Variable: String]
    private var lines: [String]

    /// Creates the text of a program that minimizes the errors at a priority.
    init(
        _ rows: [Row], minimizing priority: Priority?, variables: [Variable], names: [Variable: String],
        comments: [String]
    ) {
        (self.rows, self.names) = (rows, names)
        lines = comments.map { "\\ \($0)" }
        lines.append("Minimize")
        let objective = priority.map { errors(at: $0) } ?? []
        write("obj:", objective.isEmpty ? variables.prefix(1).map { (0, name($0)) } : objective)
        lines.append("Subject To")
        for row in rows { write(row) }
        if let priority {
            for higher in Self.priorities(of: rows) where higher > priority { bound(higher) }
        }
        lines.append("Bounds")
        for variable in variables { lines.append(" \(name(variable)) free") }
        lines.append("End")
    }

    /// The text, whose lines end with a line feed.
    var text: String { lines.map { $0 + "\n" }.joined() }

    /// Returns the priorities of errors in rows, highest first.
    static func priorities(of rows: [Row]) -> [Priority] {
        Set(rows.flatMap { [$0.errors.positive, $0.errors.negative].compactMap { $0 } }).sorted { $0 > $1 }
    }

    private func name(_ variable: Variable) -> String { names[variable] ?? "\(variable)" }

    /// Returns the sum of the errors at a priority.
    private func errors(at priority: Priority) -> [(Double, String)] {
        var sum: [(Double, String)] = []
        for row in rows {
            if row.errors.positive == priority { sum.append((1, row.over)) }
            if row.errors.negative == priority { sum.append((1, row.under)) }
        }
        return sum
    }

    /// Writes a constraint, whose allowed errors are variables of their own.
    private mutating func write(_ row: Row) {
        var summands = row.terms.map { ($0.coefficient, name($0.variable)) }
        if row.errors.positive != nil { summands.append((-1, row.over)) }
        if row.errors.negative != nil { summands.append((1, row.under)) }
        let sign =
            switch row.relation {
            case .lessThanOrEqual: "<="
            case .equal: "="
            case .greaterThanOrEqual: ">="
            }
        write("\(row.label):", summands, "\(sign) \((0 - row.constant).shortText)")
    }

    /// Limits the errors of a priority above the level to their sum at the solution.
    private mutating func bound(_ priority: Priority) {
        let sum = rows.reduce(0) { sum, row in
            let counts = row.error > 0 ? row.errors.positive == priority : row.errors.negative == priority
            return counts ? sum + abs(row.error) : sum
        }
        write("at_\(priority):", errors(at: priority), "<= \(sum.shortText)")
    }

    /// Writes a sum, a few summands a line, since some readers limit lines to 255 characters.
    private mutating func write(_ label: String, _ summands: [(Double, String)], _ end: String = "") {
        var line = " \(label)"
        for (index, (coefficient, name)) in summands.enumerated() {
            if line.utf8.count > 120 {
                lines.append(line)
                line = "  "
            }
            let sign = coefficient < 0 ? " -" : index == 0 ? "" : " +"
            line += "\(sign) \(abs(coefficient) == 1 ? "" : abs(coefficient).shortText + " ")\(name)"
        }
        lines.append(end.isEmpty ? line : "\(line) \(end)")
    }
}

extension LPText.Row {
    /// The index, and the generation of an index that is used again.
    private var suffix: String { id.generation == 0 ? "\(id.index)" : "\(id.index)_\(id.generation)" }

    /// The names of the row and of the variables of its errors.
    var names: [String] { [label, over, under] }

    fileprivate var label: String { "c\(suffix)" }
    fileprivate var over: String { "over_\(suffix)" }
    fileprivate var under: String { "under_\(suffix)" }
}
