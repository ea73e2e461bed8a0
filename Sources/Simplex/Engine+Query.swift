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

    mutating func constraintsDeciding(_ variable: Int32) -> [ConstraintID] {
        guard storage.containsVariable(variable), let component = questionable(variable) else { return [] }
        let deciding = component.pointee.deciding(variable, storage).map { identifier($0) }
        return isAnswered(by: component) ? deciding : []
    }

    func checkInvariants() -> [String] {
        var broken: [String] = []
        for index in 0..<components.count where needs[index] == .nothing {
            guard let component = components[index], component.pointee.isBuilt else { continue }
            var found = component.pointee.checkReleased(storage)
            if component.pointee.programPlace != nil { found += component.pointee.program.checkInvariants() }
            broken += found.map { "component \(index): \($0)" }
        }
        checkStorage(&broken)
        return broken
    }

    private func checkStorage(_ broken: inout [String]) {
        var uses = [Int32](repeating: 0, count: storage.variables.count)
        for constraint in 0..<Int32(storage.constraints.count) where storage.constraints[constraint].isHeld {
            for place in storage.terms(constraint) {
                let variable = storage.termVariables[place]
                if variable >= 0, Int(variable) < uses.count { uses[Int(variable)] += 1 }
            }
        }
        for variable in 0..<Int32(storage.variables.count) where storage.variables[variable].isHeld {
            if uses[Int(variable)] != storage.variables[variable].uses { broken.append("uses of variable \(variable)") }
            if !storage.values[variable].isFinite { broken.append("value of variable \(variable)") }
        }
        for index in 0..<Int32(components.count) where needs[index] == .nothing {
            guard let component = components[index] else { continue }
            for place in 0..<component.pointee.variables.count {
                let variable = component.pointee.variables[place]
                if storage.variables[variable].component != index { broken.append("component of variable \(variable)") }
            }
            for place in 0..<component.pointee.constraints.count {
                let constraint = component.pointee.constraints[place]
                if storage.constraints[constraint].component != index
                    || Int(storage.constraints[constraint].place) != place
                {
                    broken.append("component of constraint \(constraint)")
                }
            }
        }
    }
}
