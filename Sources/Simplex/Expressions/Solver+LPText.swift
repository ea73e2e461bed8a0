/// Export to other solvers.
extension Solver {
    /// Returns the system as text in the LP format of CPLEX, for HiGHS, GLPK, SCIP, Gurobi and other solvers.
    ///
    /// A linear program has one objective, so each text minimizes the errors at one priority. The errors at higher priorities are limited to
    /// their sums at this solution. The priority `required` stands for the errors of relaxed constraints. The default is the highest
    /// priority with errors. ``errorPriorities`` lists all of them.
    ///
    /// The text does not express the tie-break: another solver may find other values with the same sums. Constraints that count as absent, or
    /// that mention no variable, are comments. Names keep letters and digits of ASCII, underscores and points; other characters become
    /// underscores, and a number follows a name that is taken. Solves all changes first.
    public func lpText(
        minimizing priority: Priority? = nil, naming name: (Variable) -> String = { $0.description }
    ) -> String {
        let (variables, rows) = (variables, rows)
        var (names, nameOf, comments) = (LPNames(), [Variable: String](), [String]())
        for row in rows { names.reserve(row.names) }
        for variable in variables {
            let wanted = name(variable)
            let given = names.name(for: wanted)
            nameOf[variable] = given
            if given != wanted { comments.append("\(given) is \(variable)") }
        }
        let listed = Set(rows.map { $0.id })
        comments += constraints.lazy.filter { !listed.contains($0) }.map { "without \($0)" }
        return LPText(
            rows, minimizing: priority ?? LPText.priorities(of: rows).first, variables: variables, names: nameOf,
            comments: comments
        ).text
    }

    /// The priorities of possible errors, highest first; `required` stands for relaxed constraints.
    ///
    /// Solves all changes first.
    public var errorPriorities: [Priority] { LPText.priorities(of: rows) }

    /// The constraints that count and mention a variable.
    private var rows: [LPText.Row] {
        solve()
        let absent = Set(invalidConstraints)
        return constraints.compactMap { id in
            guard !absent.contains(id), let constraint = constraint(id) else { return nil }
            let terms = constraint.mergedTerms
            if terms.isEmpty { return nil }
            let isRelaxed = engine.storage.constraints[id.index].isRelaxed
            func cost(_ priority: Priority, unless free: Relation) -> Priority? {
                constraint.relation == free || (priority.isRequired && !isRelaxed) ? nil : priority
            }
            return LPText.Row(
                id: id, terms: terms, constant: constraint.constant, relation: constraint.relation,
                errors: (
                    cost(constraint.positiveErrorPriority, unless: .greaterThanOrEqual),
                    cost(constraint.negativeErrorPriority, unless: .lessThanOrEqual)
                ), error: error(of: id))
        }
    }
}

extension Constraint {
    /// The terms with one term for each variable, without zeros, in the order of their first occurrence.
    fileprivate var mergedTerms: [Term] {
        var (merged, places) = ([Term](), [Variable: Int]())
        for term in terms {
            if let place = places[term.variable] {
                merged[place].coefficient += term.coefficient
            } else {
                places[term.variable] = merged.count
                merged.append(term)
            }
        }
        return merged.filter { $0.coefficient != 0 }
    }
}
