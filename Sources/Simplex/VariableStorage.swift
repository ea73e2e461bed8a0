/// The variables of a solver by index; free places are given out again, the lowest first.
struct VariableStorage {
    struct Record {
        var isHeld = true
        var restingValue: Double
        var value: Double
        /// The value at the last call of `takeChanged`; nil before the first.
        var takenValue: Double?
        /// The component and the place in it, when the variable was last solved for.
        var component = 0
        var place = 0
    }

    var records: [Record] = []
    private var freeCount = 0

    mutating func make(restingValue: Double) -> Variable {
        let record = Record(restingValue: restingValue, value: restingValue)
        if freeCount > 0, let index = records.firstIndex(where: { !$0.isHeld }) {
            records[index] = record
            freeCount -= 1
            return Variable(index: Int32(index))
        }
        records.append(record)
        return Variable(index: Int32(records.count - 1))
    }

    func contains(_ variable: Variable) -> Bool {
        let index = Int(variable.index)
        return records.indices.contains(index) && records[index].isHeld
    }

    mutating func remove(_ variable: Variable) {
        records[Int(variable.index)].isHeld = false
        freeCount += 1
    }

    mutating func takeChanged() -> [Variable] {
        var changed: [Variable] = []
        for index in records.indices where records[index].isHeld && records[index].takenValue != records[index].value {
            records[index].takenValue = records[index].value
            changed.append(Variable(index: Int32(index)))
        }
        return changed
    }

    func checkInvariants() -> [String] {
        var broken: [String] = []
        if freeCount != records.filter({ !$0.isHeld }).count { broken.append("count of free variables") }
        for index in records.indices where !records[index].restingValue.isFinite {
            broken.append("resting value of variable \(index)")
        }
        return broken
    }
}
