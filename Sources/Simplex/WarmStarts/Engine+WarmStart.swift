/// The warm start of a first solution.
extension Engine {
    /// A Boolean value that indicates whether nothing has been solved yet, and the state is simple.
    var isNew: Bool {
        components.count == 0 && odd.isEmpty && partitionedCount == 0 && hasOnlyNewPlaces && conflicts.isEmpty
            && storage.constraints.count > 0 && remainingWork == .max
    }

    /// Copies the solution of another system of the same form, and edits the constants that differ.
    ///
    /// Components with a conflict, or with doubt about rounding, are left to be solved from the start.
    mutating func begin(from start: borrowing WarmStart) {
        needsPartition = false
        notePartitioned()
        copyComponents(of: start)
        for _ in 0..<components.count {
            tallies.append(Component.Tally())
            needs.append(.nothing)
            isListedAsSolved.append(false)
        }
        let (components, needs, storage) = (components, needs, storage.constraints)
        start.copyPlaces(to: self.storage) { index in
            let record = storage[index]
            components[record.component]?.pointee.changeConstant(
                record.place, isInput: record.isInput, isEquation: record.isEquation)
            needs[record.component] = .update
        }
        for index in 0..<Int32(components.count) { bringUpToDate(index) }
    }

    private mutating func bringUpToDate(_ index: Int32) {
        guard let component = components[index] else { return }
        if needs[index] == .nothing { return noteSolved(index) }
        component.pointee.allow(remainingWork)
        let failure = component.pointee.update(storage)
        component.pointee.collectWork()
        if failure == nil, !component.pointee.hasDoubt {
            needs[index] = .nothing
            return noteSolved(index)
        }
        component.pointee.deallocateBuilt()
        needs[index] = .nothing
        need(.update, index)
    }
}
