extension Engine {
    func constraint(_ id: ConstraintID) -> Constraint? {
        guard contains(id) else { return nil }
        var terms: [Term] = []
        for place in storage.terms(id.index) {
            terms.append(Term(Variable(index: storage.termVariables[place]), storage.termCoefficients[place]))
        }
        return Constraint(
            terms, constant: storage.constants[id.index], Relation(rawValue: storage.relations[id.index]) ?? .equal,
            positiveErrorPriority: Priority(storage.positivePriorities[id.index]) ?? .required,
            negativeErrorPriority: Priority(storage.negativePriorities[id.index]) ?? .required)
    }

    var invalidConstraints: [ConstraintID] {
        var ids: [ConstraintID] = []
        for index in 0..<Int32(storage.constants.count)
        where storage.isConstraint[index] && !storage.checkValid(index) { ids.append(identifier(index)) }
        return ids
    }

    func range(of variable: Int32) -> ClosedRange<Double> {
        guard storage.containsVariable(variable) else { return 0...0 }
        let component = storage.componentOfVariable[variable]
        guard component >= 0, let pointer = components[component] else { return -Double.infinity...Double.infinity }
        return pointer.pointee.range(of: variable, storage)
    }

    func constraintsDeciding(_ variable: Int32) -> [ConstraintID] {
        guard storage.containsVariable(variable) else { return [] }
        let component = storage.componentOfVariable[variable]
        guard component >= 0, let pointer = components[component] else { return [] }
        return pointer.pointee.deciding(variable, storage).map { identifier($0) }
    }

    func checkInvariants() -> [String] {
        var broken: [String] = []
        for index in 0..<components.count where needs[index] == .nothing {
            guard let component = components[index], component.pointee.isBuilt else { continue }
            broken += component.pointee.program.checkInvariants().map { "component \(index): \($0)" }
        }
        checkStorage(&broken)
        return broken
    }

    private func checkStorage(_ broken: inout [String]) {
        var uses = [Int32](repeating: 0, count: storage.uses.count)
        for constraint in 0..<Int32(storage.constants.count) where storage.isConstraint[constraint] {
            for place in storage.terms(constraint) {
                let variable = storage.termVariables[place]
                if variable >= 0, Int(variable) < uses.count { uses[Int(variable)] += 1 }
            }
        }
        for variable in 0..<Int32(storage.uses.count) where storage.isVariable[variable] {
            if uses[Int(variable)] != storage.uses[variable] { broken.append("uses of variable \(variable)") }
            if !storage.values[variable].isFinite { broken.append("value of variable \(variable)") }
        }
        for index in 0..<Int32(components.count) where needs[index] == .nothing {
            guard let component = components[index] else { continue }
            for place in 0..<component.pointee.variables.count {
                let variable = component.pointee.variables[place]
                if storage.componentOfVariable[variable] != index { broken.append("component of variable \(variable)") }
            }
            for place in 0..<component.pointee.constraints.count {
                let constraint = component.pointee.constraints[place]
                if storage.componentOfConstraint[constraint] != index
                    || Int(storage.placeInComponent[constraint]) != place
                {
                    broken.append("component of constraint \(constraint)")
                }
            }
        }
    }
}
