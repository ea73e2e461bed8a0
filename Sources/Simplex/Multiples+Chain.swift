/// Changes along a chain: each equation after the released one says by how much one new variable changes.
///
/// In rows, columns and most trees a variable is linked by the first equation that mentions it, when nobody follows it yet. So there is no need
/// to know which variables had been linked before an equation, but only whether any followed the one that went. That one changes by what
/// the others in the equation leave of it.
extension Multiples {
    /// Finds how the variables follow the error of a released equation; false where an equation linked two sets of several variables.
    func findChangesOfChain(
        _ released: Int32, _ changes: Buffer<Double>, _ constraints: Buffer<Int32>, _ storage: borrowing Storage
    ) -> Bool {
        let (steps, first) = (steps, Int(releases[released].step))
        var isFollowed = Buffer<Bool>(repeating: false, count: links.count)
        defer { isFollowed.deallocate() }
        isFollowed[zero] = true
        for index in 0..<first { isFollowed[steps[index].parent] = true }
        let node = Self.alone(in: steps[first], isFollowed)
        guard node >= 0, links[node].scale != 0 else { return false }
        changes[node] = 1
        isFollowed[steps[first].parent] = true
        for index in (first + 1)..<max(first + 1, steps.count) {
            let step = steps[index]
            if step.place < 0 { return false }
            let node = Self.alone(in: step, isFollowed)
            let balance = balance(of: constraints[step.place], node, changes, storage)
            if balance.size != 0, Double.clear(balance.error, parts: balance.size) != 0 {
                // Where nobody is alone the coefficient is 0, and where the error may be rounding it is not a number.
                let change = -balance.error / balance.coefficient
                guard change.isFinite, links[node].scale != 0 else { return false }
                changes[node] = change
            }
            isFollowed[step.parent] = true
        }
        return true
    }

    /// The root in a step that nobody follows, rather the one that goes; -1 for none.
    @inline(__always)
    private static func alone(in step: Step, _ isFollowed: Buffer<Bool>) -> Int32 {
        if step.absorbed < 0 { return -1 }
        if !isFollowed[step.absorbed] { return step.absorbed }
        return isFollowed[step.parent] ? -1 : step.parent
    }

    /// How far an equation is from holding for the changes of all variables but one.
    private struct Balance {
        var error = 0.0
        /// The sum of the sizes of its parts; 0 where nothing changes.
        var size = 0.0
        /// The coefficient of the other one.
        var coefficient = 0.0
    }

    @inline(__always)
    private func balance(
        of constraint: Int32, _ node: Int32, _ changes: Buffer<Double>, _ storage: borrowing Storage
    ) -> Balance {
        var balance = Balance()
        let (changes, variables) = (changes.base, storage.variables.base)
        let (termVariables, coefficients) = (storage.termVariables.base, storage.termCoefficients.base)
        let record = storage.constraints.base + Int(constraint)
        var place = Int(record.pointee.termStart)
        let end = place &+ Int(record.pointee.termCount)
        while place < end {
            let local = variables[Int(termVariables[place])].local
            let change = changes[Int(local)]
            if local == node {
                balance.coefficient += coefficients[place]
            } else if change != 0 {
                let part = coefficients[place] * change
                balance.error += part
                balance.size += abs(part)
            }
            place &+= 1
        }
        return balance
    }
}
