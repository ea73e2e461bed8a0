/// The inside of a solver: its storage, its components, and what of them has to be done again.
struct Engine: ~Copyable {
    /// What a component needs before its values are right.
    enum Need: UInt8, BitwiseCopyable {
        case nothing
        /// Constants have changed.
        case update
        /// A constraint has been relaxed; there may be more conflicts.
        case relax
        /// Constraints have come or gone.
        case partition
    }

    var storage = Storage()
    var components = Buffer<UnsafeMutablePointer<Component>?>()
    var needs = Buffer<Need>()
    private var freeComponents = Buffer<Int32>()
    /// The components with a need.
    private var needy = Buffer<Int32>()
    /// Constraints that are in no component yet.
    private var newConstraints = Buffer<Int32>()
    /// The components solved since changes were last taken.
    private var solved = Buffer<Int32>()
    private var isListedAsSolved = Buffer<Bool>()
    /// Variables without constraints that may have changed since then.
    private var loose = Buffer<Int32>()
    private var freeVariables = Buffer<Int32>()
    private var freeConstraints = Buffer<Int32>()
    private var needsPartition = false
    /// Constraints that do not count, or have no terms.
    private var odd: [Int32] = []
    var conflicts: [(component: Int32, conflict: Conflict)] = []

    // MARK: Variables

    mutating func makeVariable(restingValue: Double) -> Int32 {
        var index = storage.values.count
        if freeVariables.count > 0 { index = Int(takeLowest()) }
        storage.addVariable(at: index, restingValue: restingValue)
        loose.append(Int32(index))
        return Int32(index)
    }

    private mutating func takeLowest() -> Int32 {
        var best = 0
        for place in 0..<freeVariables.count where freeVariables[place] < freeVariables[best] { best = place }
        let index = freeVariables[best]
        freeVariables[best] = freeVariables[freeVariables.count - 1]
        _ = freeVariables.removeLast()
        return index
    }

    mutating func removeVariable(_ index: Int32) -> Bool {
        guard storage.containsVariable(index), storage.variables[index].uses == 0 else { return false }
        let component = storage.variables[index].component
        if component >= 0 { need(.partition, component) }
        storage.variables[index].isHeld = false
        storage.variables[index].component = -1
        freeVariables.append(index)
        return true
    }

    mutating func setRestingValue(_ value: Double, of index: Int32) {
        guard value.isUsable, storage.containsVariable(index), storage.variables[index].resting != value else { return }
        storage.variables[index].resting = value
        let component = storage.variables[index].component
        if component < 0 {
            storage.values[index] = value
            loose.append(index)
            return
        }
        components[component]?.pointee.hasChangedResting = true
        need(.update, component)
    }

    // MARK: Constraints

    mutating func add(
        _ terms: [Term], constant: Double, _ relation: Relation, _ positive: Priority, _ negative: Priority
    ) -> ConstraintID {
        let index = freeConstraints.count > 0 ? Int(freeConstraints.removeLast()) : storage.constraints.count
        storage.addConstraint(at: index, terms, constant: constant, relation, positive, negative)
        enlist(Int32(index))
        return ConstraintID(index: Int32(index), generation: storage.constraints[index].generation)
    }

    private mutating func enlist(_ index: Int32) {
        if !storage.constraints[index].isValid || storage.constraints[index].termCount == 0 {
            odd.append(index)
        } else {
            newConstraints.append(index)
        }
        needsPartition = true
    }

    func contains(_ id: ConstraintID) -> Bool {
        id.index >= 0 && Int(id.index) < storage.constraints.count && storage.constraints[id.index].isHeld
            && storage.constraints[id.index].generation == id.generation
    }

    mutating func remove(_ id: ConstraintID) -> Bool {
        guard contains(id) else { return false }
        let component = storage.constraints[id.index].component
        if component >= 0 { need(.partition, component) } else { odd.removeAll { $0 == id.index } }
        storage.removeConstraint(at: id.index)
        storage.constraints[id.index].component = -1
        freeConstraints.append(id.index)
        needsPartition = true
        return true
    }

    mutating func setConstant(_ constant: Double, of id: ConstraintID) -> Bool {
        guard contains(id) else { return false }
        let old = storage.constraints[id.index].constant
        if old == constant { return true }
        storage.constraints[id.index].constant = constant
        let component = storage.constraints[id.index].component
        guard component >= 0, constant.isUsable, let pointer = components[component], !pointer.pointee.hasConflict
        else {
            reconsider(id.index)
            return true
        }
        if needs[component] != .partition, pointer.pointee.isBuilt {
            pointer.pointee.changeConstant(storage.constraints[id.index].place)
        }
        need(.update, component)
        return true
    }

    mutating func setPriorities(_ positive: Priority, _ negative: Priority, of id: ConstraintID) -> Bool {
        guard contains(id) else { return false }
        storage.constraints[id.index].positivePriority = positive.value
        storage.constraints[id.index].negativePriority = negative.value
        reconsider(id.index)
        return true
    }

    /// Takes a constraint out of its component and in again.
    private mutating func reconsider(_ index: Int32) {
        let component = storage.constraints[index].component
        if component >= 0 { need(.partition, component) }
        needsPartition = true
        storage.constraints[index].isValid = storage.checkValid(index)
        if component >= 0, !storage.constraints[index].isValid {
            storage.constraints[index].component = -1
            odd.append(index)
        }
    }

    private mutating func need(_ need: Need, _ component: Int32) {
        if need == .partition { needsPartition = true }
        if needs[component] == .nothing { needy.append(component) }
        if needs[component].rawValue < need.rawValue { needs[component] = need }
    }

    // MARK: Solving

    /// Whether there is anything to solve.
    @inline(__always)
    var isSolved: Bool { !needsPartition && needy.count == 0 }

    /// Solves what has changed.
    ///
    /// Nil, or a minimal set of constraints that conflict, in order of index: after `relax` go on by calling it again.
    mutating func solve() -> [Int32]? {
        if needsPartition { partition() }
        for place in 0..<needy.count {
            let component = needy[place]
            guard needs[component] != .nothing, let pointer = components[component] else { continue }
            if let conflict = solve(component, pointer) { return conflict }
            needs[component] = .nothing
            noteSolved(component)
        }
        needy.removeAll()
        return nil
    }

    private mutating func noteSolved(_ component: Int32) {
        if isListedAsSolved[component] { return }
        isListedAsSolved[component] = true
        solved.append(component)
    }

    private mutating func solve(_ index: Int32, _ component: UnsafeMutablePointer<Component>) -> [Int32]? {
        if needs[index] != .relax {
            if component.pointee.hasConflict {
                forgetConflicts(index, component)
            } else if component.pointee.isBuilt {
                if component.pointee.update(storage) == nil { return nil }
            } else if component.pointee.build(storage) == nil {
                return nil
            }
            // What conflicts is found from the constraints alone, in the order of their content, whatever came before.
            component.pointee.keepsSums = false
            component.pointee.sortConstraints(storage)
        }
        if component.pointee.build(storage) == nil { return nil }
        component.pointee.recordsOperations = true
        guard let infeasibility = component.pointee.build(storage) else { return nil }
        let set = component.pointee.conflictingSet(infeasibility, storage)
        component.pointee.recordsOperations = false
        return set.isEmpty ? nil : set
    }

    private mutating func forgetConflicts(_ index: Int32, _ component: UnsafeMutablePointer<Component>) {
        component.pointee.hasConflict = false
        component.pointee.recordsOperations = false
        conflicts.removeAll { $0.component == index }
        for place in 0..<component.pointee.constraints.count {
            storage.constraints[component.pointee.constraints[place]].isRelaxed = false
        }
    }

    /// Relaxes one of a conflicting set: the one that was chosen, if it is in the set.
    mutating func relax(_ chosen: ConstraintID?, of set: [Int32]) {
        guard let first = set.first else { return }
        let ids = set.map { identifier($0) }
        var relaxed = first
        for index in set.dropFirst() {
            let (size, largest) = (abs(storage.constraints[index].constant), abs(storage.constraints[relaxed].constant))
            if size > largest || (size == largest && storage.precedes(relaxed, index)) { relaxed = index }
        }
        if let chosen, ids.contains(chosen) { relaxed = chosen.index }
        let component = storage.constraints[relaxed].component
        storage.constraints[relaxed].isRelaxed = true
        components[component]?.pointee.hasConflict = true
        needs[component] = .relax
        conflicts.append((component, Conflict(constraints: ids, relaxed: identifier(relaxed))))
    }

    /// Another rule for conflicts: those that are known are solved again.
    mutating func reviewConflicts() {
        for component in 0..<Int32(components.count) where components[component]?.pointee.hasConflict == true {
            need(.update, component)
        }
    }

    func identifier(_ index: Int32) -> ConstraintID {
        ConstraintID(index: index, generation: storage.constraints[index].generation)
    }

    // MARK: Changes

    mutating func takeChangedVariables() -> [Variable] {
        var changed: [Variable] = []
        storage.reported.resize(to: storage.values.count, filling: .nan)
        for place in 0..<loose.count { take(loose[place], into: &changed) }
        loose.removeAll()
        for place in 0..<solved.count {
            let component = solved[place]
            isListedAsSolved[component] = false
            guard let pointer = components[component] else { continue }
            for index in 0..<pointer.pointee.variables.count { take(pointer.pointee.variables[index], into: &changed) }
        }
        solved.removeAll()
        return changed.sorted { $0.index < $1.index }
    }

    private func take(_ index: Int32, into changed: inout [Variable]) {
        guard storage.variables[index].isHeld, storage.values[index] != storage.reported[index] else { return }
        storage.reported[index] = storage.values[index]
        changed.append(Variable(index: index))
    }

    // MARK: Components

    private mutating func partition() {
        needsPartition = false
        storage.compactTerms()
        reviewOdd()
        var variables = Buffer<Int32>()
        var constraints = Buffer<Int32>()
        defer {
            variables.deallocate()
            constraints.deallocate()
        }
        dissolve(into: &variables, &constraints)
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

    /// Collects the variables and constraints of components whose constraints have changed, and the new ones.
    private mutating func dissolve(into variables: inout Buffer<Int32>, _ constraints: inout Buffer<Int32>) {
        for place in 0..<newConstraints.count {
            let constraint = newConstraints[place]
            if !storage.constraints[constraint].isHeld || storage.constraints[constraint].component != -1 { continue }
            // The entry may be of a constraint that is gone, in whose place there is one that does not count now.
            guard storage.constraints[constraint].isValid, storage.constraints[constraint].termCount > 0 else {
                if !odd.contains(constraint) { odd.append(constraint) }
                continue
            }
            storage.constraints[constraint].component = -2
            constraints.append(constraint)
            for term in storage.terms(constraint) {
                let variable = storage.termVariables[term]
                let component = storage.variables[variable].component
                if component >= 0 { need(.partition, component) }
                if component == -1 {
                    storage.variables[variable].component = -2
                    variables.append(variable)
                }
            }
        }
        newConstraints.removeAll()
        needsPartition = false
        for place in 0..<needy.count where needs[needy[place]] == .partition {
            let index = needy[place]
            guard let component = components[index] else { continue }
            needs[index] = .nothing
            conflicts.removeAll { $0.component == index }
            collect(index, component, &variables, &constraints)
            component.pointee.deallocate()
            component.deallocate()
            components[index] = nil
            freeComponents.append(index)
        }
        needy.removeAll { needs[$0] == .nothing }
        variables.sortIfNeeded()
        constraints.sortIfNeeded()
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

    private func root(_ variable: Int32) -> Int32 {
        let variables = storage.variables
        var root = variable
        while variables[root].local != root {
            variables[root].local = variables[variables[root].local].local
            root = variables[root].local
        }
        return root
    }

    private func join(_ constraint: Int32) {
        let places = storage.terms(constraint)
        let first = root(storage.termVariables[places.lowerBound])
        var smallest = first
        for place in places.dropFirst() {
            let other = root(storage.termVariables[place])
            if other == smallest { continue }
            storage.variables[max(other, smallest)].local = min(other, smallest)
            smallest = min(other, smallest)
        }
    }

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
            components[component]?.pointee.variables.append(variable)
        }
        for place in 0..<constraints.count {
            let constraint = constraints[place]
            let variable = storage.termVariables[storage.terms(constraint).lowerBound]
            let component = storage.variables[variable].component
            guard let pointer = components[component] else { continue }
            storage.constraints[constraint].component = component
            storage.constraints[constraint].place = Int32(pointer.pointee.constraints.count)
            pointer.pointee.constraints.append(constraint)
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

    /// Gives the memory back.
    mutating func deallocate() {
        for index in 0..<components.count {
            components[index]?.pointee.deallocate()
            components[index]?.deallocate()
        }
        storage.deallocate()
        components.deallocate()
        needs.deallocate()
        freeComponents.deallocate()
        needy.deallocate()
        newConstraints.deallocate()
        solved.deallocate()
        isListedAsSolved.deallocate()
        loose.deallocate()
        freeVariables.deallocate()
        freeConstraints.deallocate()
    }
}
