/// The limit of work.
extension Engine {
    /// Takes the steps of a component from those that remain.
    mutating func spend(_ component: UnsafeMutablePointer<Component>) {
        component.pointee.collectWork()
        if remainingWork < .max { remainingWork = max(0, remainingWork - component.pointee.work) }
    }

    /// Returns whether nothing is left to do for a component: it is solved, or given up.
    mutating func isSettled(_ failure: Infeasibility?, _ component: UnsafeMutablePointer<Component>) -> Bool {
        guard let failure else { return true }
        guard case .exhausted(let hasValues) = failure else { return false }
        component.pointee.recordsOperations = false
        giveUp(component, hasValues: hasValues)
        return true
    }

    /// Leaves the variables of a component where they rest, or where they have come to if that solves the constraints.
    mutating func giveUp(_ component: UnsafeMutablePointer<Component>, hasValues: Bool) {
        isExhausted = true
        component.pointee.collectWork()
        component.pointee.deallocateBuilt()
        if hasValues { return }
        for place in 0..<component.pointee.variables.count {
            let variable = component.pointee.variables[place]
            storage.values[variable] = storage.resting(variable)
        }
    }

    /// The component of a variable, with leave to take what steps remain; nil for a variable that is in none, or where
    /// no question can be answered.
    ///
    /// One that is still to be solved, as others are while a conflict is looked into, has no answers yet: to find them would take note of
    /// its changes before the values follow.
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
        // What holds does not fit in, by rounding; the next change builds anew.
        default: component.pointee.deallocateBuilt()
        }
        return nil
    }

    /// Returns whether the steps sufficed for a question; where they did not, the component is no longer what it was.
    mutating func isAnswered(by component: UnsafeMutablePointer<Component>) -> Bool {
        let isAnswered = !component.pointee.isExhausted
        if isAnswered { spend(component) } else { giveUp(component, hasValues: true) }
        if !isAnswered { remainingWork = 0 }
        return isAnswered
    }
}
