/// The contents of a solver: its variables and constraints as they were added.
extension Solver {
    /// Returns whether the solver contains a variable.
    public func contains(_ variable: Variable) -> Bool { engine.storage.containsVariable(variable.index) }

    /// Returns whether the solver contains a constraint.
    public func contains(_ constraint: ConstraintID) -> Bool { engine.contains(constraint) }

    /// The variables, in order of index.
    public var variables: [Variable] {
        (0..<Int32(engine.storage.values.count)).lazy.map { Variable(index: $0) }.filter { contains($0) }
    }

    /// The identifiers of the constraints, in order of index.
    public var constraints: [ConstraintID] {
        (0..<Int32(engine.storage.constraints.count)).lazy.map { self.engine.identifier($0) }.filter { contains($0) }
    }

    /// Returns the value of an expression at the solution.
    ///
    /// Solves all changes first. A variable that the solver does not contain counts as 0.
    public func value(of expression: LinearExpression) -> Double {
        expression.terms.reduce(expression.constant) { $0 + $1.coefficient * value(of: $1.variable) }
    }
}

extension Solver: CustomStringConvertible {
    /// The whole system, one variable or constraint a line, with the names `x0`, `x1` ….
    ///
    /// It lists what was added, and solves nothing.
    public var description: String { description { $0.description } }

    /// Returns the whole system, with the caller's names for variables.
    ///
    /// A variable stands with its resting value, a constraint with its identifier:
    ///
    ///     left rests at 0
    ///     width has no resting value
    ///     #0: left - 20 == 0
    ///     #1: width - 400 == 0 @750
    public func description(naming name: (Variable) -> String) -> String {
        let absent = Set(invalidConstraints)
        var lines = variables.map { variable in
            engine.storage.variables[variable.index].hasRest
                ? "\(name(variable)) rests at \(restingValue(of: variable).shortText)"
                : "\(name(variable)) has no resting value"
        }
        for id in constraints {
            guard let constraint = constraint(id) else { continue }
            lines.append("\(id): \(constraint.description(naming: name))\(absent.contains(id) ? ", absent" : "")")
        }
        return lines.joined(separator: "\n")
    }
}
