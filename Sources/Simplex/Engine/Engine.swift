/// The implementation of a solver: its storage, its components, and their pending work.
struct Engine: ~Copyable {
    /// The work that a component needs before its values are valid.
    enum Need: UInt8, BitwiseCopyable {
        case nothing
        /// Constants have changed.
        case update
        /// A constraint has been relaxed; more conflicts are possible.
        case relax
        /// Constraints were added or removed.
        case partition
    }

    // The fields that a changed constant needs come first, in the arena too. One among thousands of small solvers is in no cache, and each
    // line of 64 bytes takes as long as a hundred instructions.
    var needsPartition = false
    /// A Boolean value that indicates whether changes are recorded for `mayChange`, even those of constraints that are not binding.
    var isWatched = false
    /// A Boolean value that indicates whether a component was given up, or a query was not answered, because no steps remained.
    var isExhausted = false
    /// The number of steps that may still be taken.
    var remainingWork = Int.max
    @Owned var components = Buffer<UnsafeMutablePointer<Component>?>()
    @Owned var needs = Buffer<Need>()
    /// The components with a need.
    @Owned var needy = Buffer<Int32>()
    /// The components solved since changes were last taken.
    @Owned private var solved = Buffer<Int32>()
    @Owned var isListedAsSolved = Buffer<Bool>()
    var storage: Storage

    @Owned var freeComponents = Buffer<Int32>()
    /// The constraints outside components that reuse an index or did not count before.
    @Owned var newConstraints = Buffer<Int32>()
    /// The index from which constraints are newer than the last partition; they are outside components too.
    var partitionedCount: Int32 = 0
    /// The older variables without constraints that may have changed since changes were last taken.
    @Owned var loose = Buffer<Int32>()
    /// The number of variables when changes were last taken.
    private var takenCount = 0
    private var freeVariables = FreePlaces()
    @Owned private var freeConstraints = Buffer<Int32>()
    /// The constraints that do not count, or have no terms.
    var odd: [Int32] = []
    var conflicts: [(component: Int32, conflict: Conflict)] = []
    /// The memory of a small solver, in one allocation instead of a dozen.
    private var arena = Arena()

    /// Creates an engine without variables.
    init() {
        let componentCount = 4
        var arena = Arena(clearing: Storage.byteCount + 18 * componentCount + 32)
        storage = Storage(in: &arena)
        components = Buffer(capacity: componentCount, in: &arena)
        needs = Buffer(capacity: componentCount, in: &arena)
        needy = Buffer(capacity: componentCount, in: &arena)
        solved = Buffer(capacity: componentCount, in: &arena)
        isListedAsSolved = Buffer(capacity: componentCount, in: &arena)
        self.arena = arena
    }

    deinit {
        for index in 0..<components.count {
            if let component = components[index] { Component.dispose(of: component) }
        }
        arena.free()
    }

    // MARK: Variables

    @inline(__always)
    mutating func makeVariable(restingValue: Double?) -> Int32 {
        if freeVariables.isEmpty, !storage.namesUnmade { return storage.appendVariable(restingValue: restingValue) }
        return makeVariableAgain(restingValue: restingValue)
    }

    @inline(never)
    private mutating func makeVariableAgain(restingValue: Double?) -> Int32 {
        guard let index = freeVariables.popFirst() else {
            let index = storage.appendVariable(restingValue: restingValue)
            noteMentions(from: index)
            return index
        }
        storage.replaceVariable(index, restingValue: restingValue)
        // A constraint that named the unused index counts from now on.
        if storage.isMentioned(index) { needsPartition = true }
        if Int(index) < takenCount { loose.append(index) }
        return index
    }

    @inline(__always)
    mutating func makeVariables(count: Int, restlessCount: Int) -> Int32 {
        let index = storage.appendVariables(count: count, restlessCount: restlessCount)
        noteMentions(from: index)
        return index
    }

    /// Makes constraints count that named new variables before their creation.
    private mutating func noteMentions(from first: Int32) {
        if storage.namesUnmade, storage.countUses(from: first) { needsPartition = true }
    }

    mutating func removeVariable(_ index: Int32) -> Bool {
        guard storage.containsVariable(index), storage.variables[index].uses == 0 else { return false }
        let component = storage.variables[index].component
        if component >= 0 { need(.partition, component) }
        storage.variables[index].isHeld = false
        storage.variables[index].component = -1
        freeVariables.insert(index)
        return true
    }

    mutating func setRestingValue(_ rest: Double?, of index: Int32) {
        let value = rest ?? 0
        guard value.isUsable, storage.containsVariable(index) else { return }
        let keepsKind = storage.variables[index].hasRest == (rest != nil)
        if keepsKind, storage.resting(index) == value { return }
        storage.variables[index].hasRest = rest != nil
        storage.setResting(value, of: index)
        let component = storage.variables[index].component
        if component < 0 {
            storage.values[index] = value
            loose.append(index)
            return
        }
        // The build of a component finds the variable that settles each column.
        if !keepsKind { return need(.partition, component) }
        components[component]?.pointee.hasChangedResting = true
        need(.update, component)
    }

    // MARK: Constraints

    @inline(__always)
    mutating func add(
        _ terms: UnsafeBufferPointer<Term>, constant: Double, _ relation: Relation, _ positive: Priority,
        _ negative: Priority
    ) -> ConstraintID {
        let index = freeConstraints.count > 0 ? Int(freeConstraints.removeLast()) : storage.constraints.count
        let record = storage.addConstraint(at: index, terms, constant: constant, relation, positive, negative)
        let place = Int32(truncatingIfNeeded: index)
        if !record.isValid || terms.count == 0 {
            odd.append(place)
        } else if place < partitionedCount {
            newConstraints.append(place)
        }
        needsPartition = true
        return ConstraintID(index: place, generation: record.generation)
    }

    func contains(_ id: ConstraintID) -> Bool {
        id.index >= 0 && Int(id.index) < storage.constraints.count && storage.constraints[id.index].isHeld
            && storage.constraints[id.index].generation == id.generation
    }

    mutating func remove(_ id: ConstraintID) -> Bool {
        guard contains(id) else { return false }
        let component = storage.constraints[id.index].component
        let places = storage.terms(id.index)
        storage.removeConstraint(at: id.index)
        if component < 0 {
            odd.removeAll { $0 == id.index }
            needsPartition = true
        } else if !leave(id.index, component, places) {
            need(.partition, component)
        }
        storage.constraints[id.index].component = -1
        freeConstraints.append(id.index)
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
            pointer.pointee.noteChange(of: id.index)
            let record = storage.constraints[id.index]
            pointer.pointee.changeConstant(record.place, isInput: record.isInput, isEquation: record.isEquation)
        }
        need(.update, component)
        return true
    }

    mutating func setPriorities(_ positive: Priority, _ negative: Priority, of id: ConstraintID) -> Bool {
        guard contains(id) else { return false }
        storage.constraints[id.index].positivePriority = positive.value
        storage.constraints[id.index].negativePriority = negative.value
        if !reweigh(id.index) { reconsider(id.index) }
        return true
    }

    /// Marks a constraint whose constant will change often.
    mutating func setInput(_ id: ConstraintID) -> Bool {
        guard contains(id) else { return false }
        if !storage.mechanisms.contains(.lateInputs) || storage.constraints[id.index].isInput { return true }
        storage.constraints[id.index].isInput = true
        // The order of linked equations affects the last bits, so it must not depend on the time of this call.
        if storage.constraints[id.index].component >= 0 { reconsider(id.index) }
        return true
    }

    /// Removes a constraint from its component, and adds it again.
    private mutating func reconsider(_ index: Int32) {
        let (component, wasValid) = (storage.constraints[index].component, storage.constraints[index].isValid)
        if component >= 0 { need(.partition, component) }
        needsPartition = true
        storage.constraints[index].isValid = storage.checkValid(index)
        if wasValid, !storage.constraints[index].isValid {
            storage.constraints[index].component = -1
            if !odd.contains(index) { odd.append(index) }
        }
    }

    mutating func need(_ need: Need, _ component: Int32) {
        if need == .partition { needsPartition = true }
        if needs[component] == .nothing { needy.append(component) }
        if needs[component].rawValue < need.rawValue { needs[component] = need }
    }

    // MARK: Solving

    /// A Boolean value that indicates whether everything is solved.
    @inline(__always)
    var isSolved: Bool { !needsPartition && needy.count == 0 }

    /// Solves all changes.
    ///
    /// Returns nil, or a minimal set of conflicting constraints in order of index. After `relax`, call it again.
    mutating func solve() -> [Int32]? {
        if needsPartition { partition() }
        for place in 0..<needy.count {
            let component = needy[place]
            guard needs[component] != .nothing, let pointer = components[component] else { continue }
            if !followRegion(component, pointer), let conflict = solve(component, pointer) { return conflict }
            needs[component] = .nothing
            noteSolved(component)
        }
        needy.removeAll()
        return nil
    }

    /// Solves a component without its program if possible.
    ///
    /// Returns whether it did.
    @inline(__always)
    private mutating func followRegion(_ index: Int32, _ component: UnsafeMutablePointer<Component>) -> Bool {
        let count = component.pointee.variables.count
        guard needs[index] == .update, count <= remainingWork, component.pointee.followRegion(storage) else {
            return false
        }
        if remainingWork < .max { remainingWork -= count }
        return true
    }

    private mutating func noteSolved(_ component: Int32) {
        if isListedAsSolved[component] { return }
        isListedAsSolved[component] = true
        solved.append(component)
    }

    private mutating func solve(_ index: Int32, _ component: UnsafeMutablePointer<Component>) -> [Int32]? {
        component.pointee.allow(remainingWork)
        defer { spend(component) }
        if needs[index] != .relax {
            if component.pointee.hasConflict {
                forgetConflicts(index, component)
            } else {
                let failure =
                    component.pointee.isBuilt ? component.pointee.update(storage) : component.pointee.build(storage)
                if isSettled(failure, component) { return nil }
            }
            // Conflicts depend on the constraints alone, in the order of their content, and not on history.
            component.pointee.keepsSums = false
            component.pointee.sortConstraints(storage)
        }
        if isSettled(component.pointee.build(storage), component) { return nil }
        component.pointee.keepsSums = false
        (component.pointee.isWhole, component.pointee.isStrict) = (true, false)
        var failure = component.pointee.build(storage)
        if failure == nil {
            // The error is large compared with the numbers of its constraints, but not with others.
            component.pointee.isStrict = true
            failure = component.pointee.build(storage)
        }
        guard let infeasibility = failure, !isSettled(infeasibility, component) else { return nil }
        let set = component.pointee.conflictingSet(infeasibility, storage)
        component.pointee.isWhole = false
        return set.isEmpty ? nil : set
    }

    private mutating func forgetConflicts(_ index: Int32, _ component: UnsafeMutablePointer<Component>) {
        component.pointee.hasConflict = false
        component.pointee.isWhole = false
        conflicts.removeAll { $0.component == index }
        for place in 0..<component.pointee.constraints.count {
            storage.constraints[component.pointee.constraints[place]].isRelaxed = false
        }
    }

    /// Relaxes one constraint of a conflicting set: the chosen one if it is in the set.
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

    /// Solves the known conflicts again, because the rule has changed.
    mutating func reviewConflicts() {
        for component in 0..<Int32(components.count) where components[component]?.pointee.hasConflict == true {
            need(.update, component)
        }
    }

    func identifier(_ index: Int32) -> ConstraintID {
        ConstraintID(index: index, generation: storage.constraints[index].generation)
    }

    // MARK: Changes

    /// A Boolean value that indicates whether variables were created or components solved since changes were last taken.
    var hasUntakenChanges: Bool { solved.count > 0 || loose.count > 0 || takenCount < storage.values.count }

    mutating func takeChangedVariables() -> [Variable] {
        var changed: [Variable] = []
        storage.reported.resize(to: storage.values.count, filling: .nan)
        let (reported, records) = (storage.reported, storage.variables)
        takeChanges { solved, values in
            for variable in solved {
                let value = values[Int(variable.index)]
                guard value != reported[variable.index], records[variable.index].isHeld else { continue }
                reported[variable.index] = value
                changed.append(variable)
            }
        }
        return changed.sorted { $0.index < $1.index }
    }

    /// Passes the variables that may have changed since changes were last taken to a closure, component by component.
    mutating func takeChanges(_ body: (UnsafeBufferPointer<Variable>, UnsafePointer<Double>) -> Void) {
        for index in Int32(takenCount)..<Int32(storage.values.count) where storage.variables[index].component < 0 {
            loose.append(index)
        }
        takenCount = storage.values.count
        if loose.count > 0 { hand(loose, to: body) }
        loose.removeAll()
        for place in 0..<solved.count {
            let component = solved[place]
            isListedAsSolved[component] = false
            if let pointer = components[component] { hand(pointer.pointee.variables, to: body) }
        }
        solved.removeAll()
    }

    private func hand(
        _ indices: Buffer<Int32>, to body: (UnsafeBufferPointer<Variable>, UnsafePointer<Double>) -> Void
    ) {
        // A `Variable` consists of its index only.
        indices.base.withMemoryRebound(to: Variable.self, capacity: indices.count) {
            body(UnsafeBufferPointer(start: $0, count: indices.count), storage.values.base)
        }
    }
}
