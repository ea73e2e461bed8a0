import Simplex

/// A solver whose variables have names and whose constraints are written out: `x + 2*y >= 10 @750`, `w == 50 @251/750`
/// (first the priority of a positive error of left minus right).
final class NamedSystem {
    let solver: Solver
    private(set) var variables: [String: Variable] = [:]
    private(set) var names: [String] = []
    private(set) var identifiers: [ConstraintID] = []

    /// Creates the variables in the order of their names in `variables`, each `name`, `name=resting value` or `name=none`, and adds the
    /// constraints.
    init(_ variables: String = "", _ constraints: [String] = []) {
        solver = Solver()
        for part in variables.split(separator: " ") {
            let pieces = part.split(separator: "=")
            let restingValue = pieces.count > 1 ? Double(pieces[1]) ?? .nan : 0
            make(String(pieces[0]), restingValue: pieces.last == "none" ? nil : restingValue)
        }
        for constraint in constraints { add(constraint) }
    }

    @discardableResult
    func make(_ name: String, restingValue: Double? = 0) -> Variable {
        let variable = solver.makeVariable(restingValue: restingValue)
        variables[name] = variable
        names.append(name)
        return variable
    }

    subscript(name: String) -> Variable { variables[name] ?? make(name) }

    @discardableResult
    func add(_ text: String) -> ConstraintID {
        let id = solver.add(constraint(text))
        identifiers.append(id)
        return id
    }

    /// `name=value` of every variable, in order of making.
    var values: String { names.map { "\($0)=\(NamedSystem.text(solver.value(of: self[$0])))" }.joined(separator: " ") }

    /// The numbers of constraints in the order of adding, for those among the given ones.
    func numbers(of ids: [ConstraintID]) -> [Int] { ids.compactMap { identifiers.firstIndex(of: $0) } }

    /// `relaxed of a b c` by number, for each conflict.
    var conflicts: String {
        solver.conflicts.map { conflict in
            let numbers = numbers(of: conflict.constraints).map { "\($0)" }.joined(separator: " ")
            return "\(self.numbers(of: [conflict.relaxed]).first ?? -1) of \(numbers)"
        }.joined(separator: ", ")
    }

    /// A number without its fraction where that is zero, and without rounding errors.
    static func text(_ value: Double) -> String {
        guard value.isFinite else { return "\(value)" }
        let rounded = (value * 1e6).rounded() / 1e6
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
    }

    // MARK: Reading

    func constraint(_ text: String) -> Constraint {
        let parts = text.split(separator: "@")
        let priorities = parts.count > 1 ? parts[1].split(separator: "/").map { priority($0) } : []
        for (sign, relation) in [("==", Relation.equal), ("<=", .lessThanOrEqual), (">=", .greaterThanOrEqual)] {
            guard let range = parts[0].firstRange(of: sign) else { continue }
            var terms: [Term] = []
            var constant = 0.0
            read(parts[0][..<range.lowerBound], factor: 1, &terms, &constant)
            read(parts[0][range.upperBound...], factor: -1, &terms, &constant)
            return Constraint(
                terms, constant: constant, relation, positiveErrorPriority: priorities.first ?? .required,
                negativeErrorPriority: priorities.last ?? .required)
        }
        preconditionFailure("no relation in \(text)")
    }

    private func priority(_ text: Substring) -> Priority {
        Priority(Double(text.filter { $0 != " " }) ?? 0) ?? .required
    }

    private func read(_ side: Substring, factor: Double, _ terms: inout [Term], _ constant: inout Double) {
        var sign = factor
        for word in side.split(separator: " ") {
            if word == "+" || word == "-" {
                sign = word == "-" ? -factor : factor
                continue
            }
            let pieces = word.split(separator: "*")
            if let number = Double(pieces[0]) {
                if pieces.count > 1 {
                    terms.append(Term(self[String(pieces[1])], sign * number))
                } else {
                    constant += sign * number
                }
            } else if pieces[0].hasPrefix("-") {
                terms.append(Term(self[String(pieces[0].dropFirst())], -sign))
            } else {
                terms.append(Term(self[String(pieces[0])], sign))
            }
            sign = factor
        }
    }
}
