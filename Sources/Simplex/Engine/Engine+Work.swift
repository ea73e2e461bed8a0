/// The limit of work.
extension Engine {
    /// Subtracts the steps of a component from the remaining ones.
    mutating func spend(_ component: UnsafeMutablePointer<Component>) {
        component.pointee.collectWork()
        if remainingWork < .max { remainingWork = max(0, remainingWork - component.pointee.work) }
    }

    /// Returns whether a component needs no more work: it is solved, or given up.
    mutating func isSettled(_ failure: Infeasibility?, _ component: UnsafeMutablePointer<Component>) -> Bool {
        guard let failure else { return true }
        guard case .exhausted(let hasValues) = failure else { return false }
        giveUp(component, hasValues: hasValues)
        return true
    }

    /// Leaves the variables of a component at their resting values, or at their current values if those solve the constraints.
    mutating func giveUp(_ component: UnsafeMutablePointer<Component>, hasValues: Bool) {
        isExhausted = true
        component.pointee.isWhole = false
        component.pointee.collectWork()
        component.pointee.deallocateBuilt()
        if hasValues { return }
        for place in 0..<component.pointee.variables.count {
            let variable = component.pointee.variables[place]
            storage.values[variable] = storage.resting(variable)
        }
    }

    /// Returns the component of a variable for a query, with the remaining steps, or nil if no query can be answered.
    ///
    /// While a conflict is examined, other components may be unsolved. They have no answers yet: a query would clear their changes before
    /// the values follow.
    mutating func questionable(_ variable: Int32) -> UnsafeMutablePointer<Component>? {
        let index = storage.variables[variable].component
        guard index >= 0, needs[index] == .nothing, let component = components[index], component.pointee.isBuilt
        else { return nil }
        guard remainingWork > 0 else {
            isExhausted = true
            return nil
        }
        component.pointee.allow(remainingWork)
        switch component.pointee.catchUp(storage) {
        case nil: return component
        case .exhausted: giveUp(component, hasValues: true)
        // A constraint that holds does not fit in, by rounding. The next change builds the component anew.
        default: component.pointee.deallocateBuilt()
        }
        return nil
    }

    /// Returns whether the steps sufficed for a query.
    ///
    /// If not, the component has been changed and is given up.
    mutating func isAnswered(by component: UnsafeMutablePointer<Component>) -> Bool {
        let isAnswered = !component.pointee.isExhausted
        if isAnswered { spend(component) } else { giveUp(component, hasValues: true) }
        if !isAnswered { remainingWork = 0 }
        return isAnswered
    }
}
