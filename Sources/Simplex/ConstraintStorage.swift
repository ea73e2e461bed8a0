/// The constraints of a solver by identifier.
struct ConstraintStorage {
    private struct Slot {
        var generation: UInt32 = 0
        var constraint: Constraint?
    }

    private var slots: [Slot] = []
    private var free: [Int32] = []
    /// How many held constraints mention each variable, by index of variable.
    private var mentions: [Int] = []

    subscript(id: ConstraintID) -> Constraint? {
        let index = Int(id.index)
        guard slots.indices.contains(index), slots[index].generation == id.generation else { return nil }
        return slots[index].constraint
    }

    /// The identifiers of the held constraints, in order of index.
    var identifiers: [ConstraintID] {
        var all: [ConstraintID] = []
        for index in slots.indices where slots[index].constraint != nil {
            all.append(ConstraintID(index: Int32(index), generation: slots[index].generation))
        }
        return all
    }

    func mention(_ variable: Variable) -> Bool {
        mentions.indices.contains(Int(variable.index)) && mentions[Int(variable.index)] > 0
    }

    mutating func add(_ constraint: Constraint) -> ConstraintID {
        count(constraint, by: 1)
        let index = free.popLast() ?? Int32(slots.count)
        if Int(index) == slots.count { slots.append(Slot()) }
        slots[Int(index)].constraint = constraint
        return ConstraintID(index: index, generation: slots[Int(index)].generation)
    }

    mutating func remove(_ id: ConstraintID) -> Bool {
        guard let constraint = self[id] else { return false }
        count(constraint, by: -1)
        slots[Int(id.index)].constraint = nil
        slots[Int(id.index)].generation &+= 1
        free.append(id.index)
        return true
    }

    /// Replaces a constraint by one with the same terms.
    mutating func replace(_ id: ConstraintID, with constraint: Constraint) {
        guard self[id] != nil else { return }
        slots[Int(id.index)].constraint = constraint
    }

    private mutating func count(_ constraint: Constraint, by change: Int) {
        for term in constraint.terms {
            let index = Int(term.variable.index)
            while mentions.count <= index { mentions.append(0) }
            mentions[index] += change
        }
    }

    func checkInvariants() -> [String] {
        var broken: [String] = []
        var counts = [Int](repeating: 0, count: mentions.count)
        for slot in slots {
            guard let constraint = slot.constraint else { continue }
            for term in constraint.terms { counts[Int(term.variable.index)] += 1 }
        }
        if counts != mentions { broken.append("mentions of variables") }
        if free.count != slots.filter({ $0.constraint == nil }).count { broken.append("free constraint slots") }
        return broken
    }
}
