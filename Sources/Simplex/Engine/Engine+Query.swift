extension Engine {
    func constraint(_ id: ConstraintID) -> Constraint? {
        guard contains(id) else { return nil }
        var terms: [Term] = []
        for place in storage.terms(id.index) {
            terms.append(Term(Variable(index: storage.termVariables[place]), storage.termCoefficients[place]))
        }
        return Constraint(
            terms, constant: storage.constraints[id.index].constant,
            Relation(rawValue: storage.constraints[id.index].relation) ?? .equal,
            positiveErrorPriority: Priority(storage.constraints[id.index].positivePriority) ?? .required,
            negativeErrorPriority: Priority(storage.constraints[id.index].negativePriority) ?? .required)
    }

    var invalidConstraints: [ConstraintID] {
        var ids: [ConstraintID] = []
        for index in 0..<Int32(storage.constraints.count)
        where storage.constraints[index].isHeld && !storage.checkValid(index) { ids.append(identifier(index)) }
        return ids
    }

    mutating func range(of variable: Int32) -> ClosedRange<Double> {
        guard storage.containsVariable(variable) else { return 0...0 }
        guard storage.variables[variable].component >= 0 else { return -Double.infinity...Double.infinity }
        let value = storage.values[variable]
        guard let component = questionable(variable) else { return value...value }
        let range = component.pointee.range(of: variable, storage)
        return isAnswered(by: component) ? range : value...value
    }

    mutating func isAmbiguous(_ variable: Int32) -> Bool {
        guard storage.containsVariable(variable) else { return false }
        guard storage.variables[variable].component >= 0 else { return true }
        guard let component = questionable(variable) else { return false }
        let isAmbiguous = component.pointee.hasRange(variable, storage)
        return isAnswered(by: component) && isAmbiguous
    }

    /// The variables of each component whose solution is one of several equally good ones.
    var openComponents: [[Int32]] {
        var open: [[Int32]] = []
        for place in 0..<components.count {
            guard let component = components[place], component.pointee.isAmbiguous else { continue }
            open.append((0..<component.pointee.variables.count).map { component.pointee.variables[$0] })
        }
        return open
    }

    /// Returns whether a variable may get another value, because something has changed in its component.
    mutating func mayChange(_ variable: Int32) -> Bool {
        if needsPartition { partition() }
        guard storage.containsVariable(variable) else { return false }
        let component = storage.variables[variable].component
        return component < 0 || needs[component] != .nothing
    }

    /// Returns whether required equations alone determine the value of a variable, as far as known before solving.
    mutating func isFixed(_ variable: Int32) -> Bool {
        if needsPartition { partition() }
        guard storage.containsVariable(variable) else { return false }
        let index = storage.variables[variable].component
        guard index >= 0, needs[index] == .nothing || needs[index] == .update, let component = components[index] else {
            return false
        }
        return component.pointee.isFixed(variable)
    }

    mutating func constraintsDeciding(_ variable: Int32) -> [ConstraintID] {
        guard storage.containsVariable(variable), let component = questionable(variable) else { return [] }
        let deciding = component.pointee.deciding(variable, storage).map { identifier($0) }
        return isAnswered(by: component) ? deciding : []
    }
}
