/// Constraints find their components: they enter one, connect several, or begin one.
extension Engine {
    /// Puts new constraints into components; dissolves those that they connect, or that have lost equations.
    mutating func partition() {
        needsPartition = false
        storage.compactTerms()
        reviewOdd()
        var variables = Buffer<Int32>()
        var constraints = Buffer<Int32>()
        defer {
            variables.deallocate()
            constraints.deallocate()
        }
        admit(&variables, &constraints)
        dissolve(&variables, &constraints)
        if constraints.count == 0, variables.count == 0 { return }
        putInOrder(&variables)
        constraints.sortIfNeeded()
        for place in 0..<variables.count { storage.variables[variables[place]].local = variables[place] }
        for place in 0..<constraints.count { join(constraints[place]) }
        distribute(variables, constraints)
    }

    /// Looks again at constraints that did not count, or have no terms.
    private mutating func reviewOdd() {
        if !conflicts.isEmpty { conflicts.removeAll { $0.component < 0 } }
        if odd.isEmpty { return }
        var kept: [Int32] = []
        for index in odd {
            storage.constraints[index].isValid = storage.checkValid(index)
            if storage.constraints[index].isValid, storage.constraints[index].termCount > 0 {
                newConstraints.append(index)
                continue
            }
            kept.append(index)
            if storage.constraints[index].isValid, storage.significantError(index) != 0 {
                let priority =
                    storage.constraints[index].constant > 0
                    ? storage.constraints[index].positivePriority : storage.constraints[index].negativePriority
                if priority >= 1000 {
                    let id = identifier(index)
                    conflicts.append((-1, Conflict(constraints: [id], relaxed: id)))
                }
            }
        }
        odd = kept
    }

    // MARK: One constraint

    /// Lets a constraint into the component that has all its variables.
    ///
    /// False where there is none, or where that is better built anew.
    private mutating func enter(_ constraint: Int32, _ places: Range<Int>) -> Bool {
        let component = storage.variables[storage.termVariables[places.lowerBound]].component
        guard component >= 0, needs[component] != .partition, let pointer = components[component] else { return false }
        for place in places where storage.variables[storage.termVariables[place]].component != component {
            return false
        }
        guard pointer.pointee.enter(constraint, storage) else { return false }
        storage.constraints[constraint].component = component
        need(.update, component)
        return true
    }

    /// Lets a constraint that is gone out of its component.
    ///
    /// False where the component must be built anew.
    mutating func leave(_ constraint: Int32, _ component: Int32, _ places: Range<Int>) -> Bool {
        guard needs[component] != .partition, let pointer = components[component] else { return false }
        for place in places where storage.variables[storage.termVariables[place]].uses == 0 { return false }
        guard pointer.pointee.leave(storage.constraints[constraint].place, storage) else { return false }
        need(.update, component)
        return true
    }

    /// Takes note of a constraint's new priorities; false where the component must be built anew.
    mutating func reweigh(_ constraint: Int32) -> Bool {
        let component = storage.constraints[constraint].component
        guard component >= 0, needs[component] != .partition, let pointer = components[component],
            pointer.pointee.reweigh(storage.constraints[constraint].place)
        else { return false }
        need(.update, component)
        return true
    }

    // MARK: Many

    /// Lets new constraints into components, and lists the others and their variables.
    private mutating func admit(_ variables: inout Buffer<Int32>, _ constraints: inout Buffer<Int32>) {
        for index in 0..<newConstraints.count {
            let constraint = newConstraints[index]
            let record = storage.constraints[constraint]
            if !record.isHeld || record.component != -1 { continue }
            // The entry may be of a constraint that is gone, in whose place there is one that does not count now.
            guard record.isValid, record.termCount > 0 else {
                if !odd.contains(constraint) { odd.append(constraint) }
                continue
            }
            if enter(constraint, record.terms) { continue }
            storage.constraints[constraint].component = -2
            constraints.append(constraint)
            for term in record.terms {
                let variable = storage.termVariables[term]
                let component = storage.variables[variable].component
                if component == -1 {
                    storage.variables[variable].component = -2
                    variables.append(variable)
                } else if component >= 0 {
                    need(.partition, component)
                }
            }
        }
        newConstraints.removeAll()
        needsPartition = false
    }

    /// Lists the variables and constraints of the components that do not stay.
    private mutating func dissolve(_ variables: inout Buffer<Int32>, _ constraints: inout Buffer<Int32>) {
        for place in 0..<needy.count where needs[needy[place]] == .partition {
            let index = needy[place]
            guard let component = components[index] else { continue }
            needs[index] = .nothing
            collect(index, component, &variables, &constraints)
            component.pointee.deallocate()
            component.deallocate()
            components[index] = nil
            freeComponents.append(index)
        }
        needy.removeAll { needs[$0] == .nothing }
        if !conflicts.isEmpty { conflicts.removeAll { $0.component >= 0 && components[$0.component] == nil } }
    }

    private func collect(
        _ index: Int32, _ component: UnsafeMutablePointer<Component>, _ variables: inout Buffer<Int32>,
        _ constraints: inout Buffer<Int32>
    ) {
        for place in 0..<component.pointee.variables.count {
            let variable = component.pointee.variables[place]
            if storage.variables[variable].isHeld, storage.variables[variable].component == index {
                storage.variables[variable].component = -2
                variables.append(variable)
            }
        }
        for place in 0..<component.pointee.constraints.count {
            let constraint = component.pointee.constraints[place]
            if storage.constraints[constraint].isHeld, storage.constraints[constraint].component == index {
                storage.constraints[constraint].component = -2
                storage.constraints[constraint].isRelaxed = false
                constraints.append(constraint)
            }
        }
    }

    /// Puts listed variables into ascending order: mostly they are all of a range, and can be read off again.
    private func putInOrder(_ variables: inout Buffer<Int32>) {
        var (least, greatest) = (Int32.max, Int32.min)
        for place in 0..<variables.count {
            least = min(least, variables[place])
            greatest = max(greatest, variables[place])
        }
        if Int(greatest) - Int(least) > 4 * variables.count {
            variables.sortIfNeeded()
            return
        }
        variables.removeAll()
        var variable = least
        while variable <= greatest {
            if storage.variables[variable].component == -2 { variables.append(variable) }
            variable += 1
        }
    }

    // MARK: Sets

    @inline(__always)
    private func root(_ variable: Int32) -> Int32 {
        let variables = storage.variables
        var root = variable
        while true {
            let parent = variables[root].local
            if parent == root { return root }
            let next = variables[parent].local
            variables[root].local = next
            root = next
        }
    }

    private func join(_ constraint: Int32) {
        let places = storage.terms(constraint)
        var smallest = root(storage.termVariables[places.lowerBound])
        for place in places.lowerBound + 1..<places.upperBound {
            let other = root(storage.termVariables[place])
            if other == smallest { continue }
            storage.variables[max(other, smallest)].local = min(other, smallest)
            smallest = min(other, smallest)
        }
    }

    /// Makes a component of each set, with room for exactly what is in it.
    private mutating func distribute(_ variables: Buffer<Int32>, _ constraints: Buffer<Int32>) {
        for place in 0..<variables.count {
            let variable = variables[place]
            if storage.variables[variable].uses == 0 {
                storage.variables[variable].component = -1
                storage.values[variable] = storage.variables[variable].resting
                loose.append(variable)
                continue
            }
            let root = root(variable)
            // Roots are the smallest of their sets, so they come first.
            let component = root == variable ? makeComponent() : storage.variables[root].component
            storage.variables[variable].component = component
            components[component]?.pointee.variableCount += 1
        }
        for place in 0..<constraints.count {
            let first = storage.termVariables[storage.constraints[constraints[place]].terms.lowerBound]
            let component = storage.variables[first].component
            storage.constraints[constraints[place]].component = component
            components[component]?.pointee.constraintCount += 1
        }
        for place in 0..<variables.count {
            let component = storage.variables[variables[place]].component
            if component >= 0 { components[component]?.pointee.list(variable: variables[place]) }
        }
        for place in 0..<constraints.count {
            let constraint = constraints[place]
            guard let component = components[storage.constraints[constraint].component] else { continue }
            storage.constraints[constraint].place = Int32(component.pointee.constraints.count)
            component.pointee.list(constraint: constraint)
        }
    }

    private mutating func makeComponent() -> Int32 {
        let pointer = UnsafeMutablePointer<Component>.allocate(capacity: 1)
        pointer.initialize(to: Component())
        let index: Int32
        if freeComponents.count > 0 {
            index = freeComponents.removeLast()
            components[index] = pointer
        } else {
            index = Int32(components.count)
            components.append(pointer)
            needs.append(.nothing)
            isListedAsSolved.append(false)
        }
        need(.update, index)
        return index
    }
}
