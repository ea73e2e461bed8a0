/// The partition of constraints into components: a constraint enters one, connects several, or begins a new one.
extension Engine {
    /// Puts new constraints into components.
    ///
    /// Dissolves components that they connect, or that have lost equations.
    mutating func partition() {
        needsPartition = false
        if storage.compactTerms() { forgetSpans() }
        reviewOdd()
        Arena.withScratch { scratch in
            var variables = Buffer<Int32>(capacity: 96, in: &scratch)
            var constraints = Buffer<Int32>(capacity: 96, in: &scratch)
            partition(&variables, &constraints)
            variables.deallocate()
            constraints.deallocate()
        }
    }

    /// Discards the recorded positions of terms, because the terms have moved.
    private func forgetSpans() {
        for index in 0..<components.count {
            guard let component = components[index], component.pointee.multiples.spans.count > 0 else {
                continue
            }
            component.pointee.multiples.spans.removeAll()
        }
    }

    private mutating func partition(_ variables: inout Buffer<Int32>, _ constraints: inout Buffer<Int32>) {
        var isConnected = admit(&variables, &constraints)
        let count = constraints.count
        dissolve(&variables, &constraints)
        if constraints.count > count { isConnected = false }
        if constraints.count == 0, variables.count == 0 { return }
        putInOrder(&variables)
        constraints.sortIfNeeded()
        if !isConnected {
            for place in 0..<constraints.count { join(constraints[place]) }
        }
        distribute(variables, constraints)
    }

    /// Checks constraints again that did not count or have no terms.
    private mutating func reviewOdd() {
        if !conflicts.isEmpty { conflicts.removeAll { $0.component < 0 } }
        if odd.isEmpty { return }
        var kept: [Int32] = []
        for index in odd {
            storage.constraints[index].isValid = storage.checkValid(index)
            if storage.constraints[index].isValid, storage.constraints[index].span.count > 0 {
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

    /// Adds a constraint to the component that has all its variables.
    ///
    /// Returns false if there is none, or a new build is better.
    private mutating func enter(_ constraint: Int32, _ places: Range<Int>) -> Bool {
        let component = storage.variables[storage.termVariables[places.lowerBound]].component
        guard component >= 0, needs[component] != .partition, let pointer = components[component] else { return false }
        for place in places where storage.variables[storage.termVariables[place]].component != component {
            return false
        }
        switch pointer.pointee.enter(constraint, isSolved: needs[component] == .nothing, storage) {
        case .rebuild: return false
        case .update: need(.update, component)
        // The values stay, but might not with other constants.
        case .nothing: if isWatched { need(.update, component) }
        }
        storage.constraints[constraint].component = component
        return true
    }

    /// Removes a deleted constraint from its component.
    ///
    /// Returns false if the component must be built anew.
    mutating func leave(_ constraint: Int32, _ component: Int32, _ places: Range<Int>) -> Bool {
        guard needs[component] != .partition, let pointer = components[component] else { return false }
        for place in places where storage.variables[storage.termVariables[place]].uses == 0 { return false }
        let place = storage.constraints[constraint].place
        switch pointer.pointee.leave(place, places, isSolved: needs[component] == .nothing, storage) {
        case .rebuild: return false
        case .update: need(.update, component)
        // The values stay, but might not with other constants.
        case .nothing: if isWatched { need(.update, component) }
        }
        return true
    }

    /// Updates the priorities of a constraint.
    ///
    /// Returns false if the component must be built anew.
    mutating func reweigh(_ constraint: Int32) -> Bool {
        let component = storage.constraints[constraint].component
        guard component >= 0, needs[component] != .partition, let pointer = components[component],
            pointer.pointee.reweigh(storage.constraints[constraint].place, storage)
        else { return false }
        need(.update, component)
        return true
    }

    // MARK: Many

    /// Adds new constraints to components.
    ///
    /// Lists and connects the others and their variables. Returns whether everything is connected. The result is false if listed
    /// constraints reach into existing components.
    private mutating func admit(_ variables: inout Buffer<Int32>, _ constraints: inout Buffer<Int32>) -> Bool {
        var isConnected = true
        let (all, added, first) = (storage.constraints, newConstraints, Int(partitionedCount))
        let hasComponents = components.count > freeComponents.count
        for index in 0..<added.count + all.count - first {
            let constraint = index < added.count ? added[index] : Int32(truncatingIfNeeded: first + index - added.count)
            let record = all[constraint]
            // A constraint that does not count is listed elsewhere, even if it has taken the place of a removed new constraint.
            if !record.isHeld || record.component != -1 || !record.isValid || record.span.count == 0 { continue }
            if hasComponents, enter(constraint, record.terms) { continue }
            all[constraint].component = -2
            constraints.append(constraint)
            if !list(record.terms, &variables) { isConnected = false }
        }
        notePartitioned()
        needsPartition = false
        return isConnected
    }

    /// Records that all constraints that count are in components, or will be soon.
    mutating func notePartitioned() {
        newConstraints.removeAll()
        partitionedCount = Int32(truncatingIfNeeded: storage.constraints.count)
    }

    /// Lists the variables of a constraint and connects them.
    ///
    /// Returns false if some are in a component.
    @inline(__always)
    private mutating func list(_ places: Range<Int>, _ variables: inout Buffer<Int32>) -> Bool {
        let (records, termVariables) = (storage.variables, storage.termVariables)
        var smallest: Int32 = -1
        var isConnected = true
        for place in places {
            let variable = termVariables[place]
            var other = variable
            let component = records[variable].component
            if component == -1 {
                records[variable].component = -2
                records[variable].local = variable
                variables.append(variable)
            } else if component >= 0 {
                need(.partition, component)
                isConnected = false
                continue
            } else {
                other = root(variable)
            }
            if smallest < 0 { smallest = other }
            if other == smallest { continue }
            records[max(other, smallest)].local = min(other, smallest)
            smallest = min(other, smallest)
        }
        return isConnected
    }

    /// Lists the variables and constraints of the dissolved components.
    private mutating func dissolve(_ variables: inout Buffer<Int32>, _ constraints: inout Buffer<Int32>) {
        for place in 0..<needy.count where needs[needy[place]] == .partition {
            let index = needy[place]
            guard let component = components[index] else { continue }
            needs[index] = .nothing
            collect(index, component, &variables, &constraints)
            Component.dispose(of: component)
            components[index] = nil
            freeComponents.append(index)
        }
        let (needs, components) = (needs, components)
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
                storage.variables[variable].local = variable
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

    /// Sorts listed variables.
    ///
    /// They are mostly all of a range, so the range gives the order.
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
            let next = variables[parent].local
            if next == parent { return parent }
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

    /// The number of variables and constraints from which memory is kept, since smaller solvers need less than 128 KB.
    private static let manyItems = 256

    /// Creates a component for each set.
    private mutating func distribute(_ variables: Buffer<Int32>, _ constraints: Buffer<Int32>) {
        if variables.count + constraints.count >= Self.manyItems { Arena.keepFreeMemory() }
        let records = storage.variables
        for place in 0..<variables.count {
            let variable = variables[place]
            if records[variable].uses == 0 {
                records[variable].component = -1
                storage.values[variable] = storage.resting(variable)
                loose.append(variable)
                continue
            }
            // Each parent is a smaller variable of the set, which has been visited, or the root.
            let parent = records[variable].local
            let index = parent == variable ? makeComponent() : records[parent].component
            records[variable].component = index
            component(index).pointee.variables.append(variable)
        }
        let (all, termVariables) = (storage.constraints, storage.termVariables)
        for place in 0..<constraints.count {
            let constraint = constraints[place]
            let index = records[termVariables[all[constraint].span.start]].component
            all[constraint].component = index
            all[constraint].place = Int32(truncatingIfNeeded: component(index).pointee.constraints.count)
            component(index).pointee.constraints.append(constraint)
        }
    }

    /// Returns an existing component.
    @inline(__always)
    private func component(_ index: Int32) -> UnsafeMutablePointer<Component> { components[index].unsafelyUnwrapped }

    /// Creates a component, and returns its index.
    private mutating func makeComponent() -> Int32 {
        let index: Int32
        if freeComponents.count > 0 {
            index = freeComponents.removeLast()
            components[index] = Component.make()
        } else {
            index = Int32(components.count)
            components.append(Component.make())
            needs.append(.nothing)
            isListedAsSolved.append(false)
        }
        need(.update, index)
        return index
    }
}
