/// The invariants after every mutation.
extension Engine {
    /// Returns the violated invariants.
    func checkInvariants() -> [String] {
        var broken: [String] = []
        for index in 0..<components.count where needs[index] == .nothing {
            guard let component = components[index], component.pointee.isBuilt else { continue }
            var found = component.pointee.checkRegions(storage)
            found += component.pointee.checkReleased(storage)
            if component.pointee.programPlace != nil { found += component.pointee.program.checkInvariants() }
            found += component.pointee.checkRequired(storage)
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

extension Component {
    /// Returns the required constraints that fail at the values, although they were not relaxed.
    ///
    /// The tolerance is that of `Component+Contradiction.swift` for an equation that follows from others.
    mutating func checkRequired(_ storage: borrowing Storage) -> [String] {
        var largest = 0.0
        for local in 0..<variables.count { largest = max(largest, abs(storage.values[variables[local]])) }
        for place in 0..<constraints.count { largest = max(largest, abs(storage.scaledConstant(constraints[place]))) }
        let rounding = 1e-9 + 1e-12 * largest
        var broken: [String] = []
        for place in 0..<constraints.count {
            let record = storage.constraints[constraints[place]]
            let (error, parts) = storage.error(of: constraints[place])
            let size = abs(error) * record.scale
            if !record.forbids(error) || size <= rounding { continue }
            if hasRoundedFactors(storage), size <= rounding + Double.factorRounding * parts * record.scale { continue }
            broken.append("required constraint \(constraints[place]) does not hold")
        }
        return broken
    }
}
