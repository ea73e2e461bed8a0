/// Equations become links.
extension Multiples {
    /// Takes equations in order; those that wait for others are taken when they can be.
    mutating func run(_ constraints: Buffer<Int32>, _ storage: borrowing Storage) {
        var waiting = WaitingEquations(equationCount: constraints.count)
        var hasInputs = false
        for place in 0..<Int32(constraints.count) where storage.constraints[constraints[place]].isEquation {
            if storage.constraints[constraints[place]].isInput {
                hasInputs = true
            } else {
                take(place, constraints, storage, &waiting)
            }
        }
        if hasInputs { takeInputs(constraints, storage, &waiting) }
        if links.count > Component.leastEliminated { takeTriangles(constraints, storage, waiting) }
        waiting.deallocate()
        finish()
    }

    /// Takes the equations that are expected to change.
    private mutating func takeInputs(
        _ constraints: Buffer<Int32>, _ storage: borrowing Storage, _ waiting: inout WaitingEquations
    ) {
        base.stepCount = steps.count
        keepBase()
        for place in 0..<Int32(constraints.count) {
            let record = storage.constraints[constraints[place]]
            if record.isInput, record.isEquation { take(place, constraints, storage, &waiting) }
        }
    }

    /// Takes an equation, and those that waited for it.
    private mutating func take(
        _ place: Int32, _ constraints: Buffer<Int32>, _ storage: borrowing Storage, _ waiting: inout WaitingEquations
    ) {
        take(place, constraints[place], storage, &waiting)
        while let next = waiting.next() { take(next, constraints[next], storage, &waiting) }
    }

    private mutating func take(
        _ place: Int32, _ constraint: Int32, _ storage: borrowing Storage, _ waiting: inout WaitingEquations
    ) {
        reduce(constraint, storage)
        if entries.count > 2 {
            waiting.park(place, at: entries, rootCount: links.count)
            return
        }
        waiting.remove(place)
        let (absorbed, other) = takeLink(place, waiting)
        if absorbed >= 0 { waiting.wake(absorbed, into: other) }
    }

    /// Takes the equation reduced last, of at most two roots; which of them goes, and which takes its place, or -1.
    mutating func takeLink(
        _ place: Int32, _ waiting: borrowing WaitingEquations
    ) -> (absorbed: Int32, other: Int32) {
        largest = max(largest, abs(rest))
        var absorbed: Int32 = -1
        var other: Int32 = -1
        switch entries.count {
        case 0: note(place)
        case 1: absorbed = entries[0].root
        default:
            let index = chooseAbsorbed(waiting)
            absorbed = entries[index].root
            other = entries[1 - index].root
        }
        steps.append(Step(place: place, absorbed: absorbed))
        if absorbed >= 0 { link(absorbed) }
        return (absorbed, other)
    }

    /// Which of two roots goes: not one with a small coefficient, else the one at which fewer equations wait, else the later.
    private func chooseAbsorbed(_ waiting: borrowing WaitingEquations) -> Int {
        let (first, second) = (entries[0], entries[1])
        if abs(first.coefficient) < 0.05 * abs(second.coefficient) { return 1 }
        if abs(second.coefficient) < 0.05 * abs(first.coefficient) { return 0 }
        let (one, two) = (waiting.count(at: first.root), waiting.count(at: second.root))
        return one == two ? (first.root > second.root ? 0 : 1) : one < two ? 0 : 1
    }

    private mutating func note(_ place: Int32) {
        if abs(rest) > abs(worst.residual) { worst = (place, rest) }
    }

    /// Links one of the at most two roots of the expression reduced last.
    private mutating func link(_ absorbed: Int32) {
        let index = entries[0].root == absorbed ? 0 : 1
        let pivot = entries[index].coefficient
        let (scale, parent) =
            entries.count == 1 ? (0, zero) : (-entries[1 - index].coefficient / pivot, entries[1 - index].root)
        links[absorbed] = Link(scale: scale, offset: -rest / pivot, parent: parent)
    }

    private mutating func finish() {
        settlePairs()
        leadToRoots()
    }

    private mutating func leadToRoots() {
        for node in 0..<zero { _ = find(node) }
    }

    /// How many steps come before those of equations that are expected to change.
    var firstInput: Int { base.links.count > 0 ? base.stepCount : 0 }

    /// Keeps what stands before the equations that are expected to change.
    private mutating func keepBase() {
        leadToRoots()
        if base.links.count == 0 { base.links = Buffer(repeating: links[0], count: links.count) }
        for node in 0...zero { base.links[node] = links[node] }
        (base.worst, base.largest) = (worst, largest)
    }

    private mutating func returnToBase() {
        for node in 0...zero { links[node] = base.links[node] }
        (worst, largest) = (base.worst, base.largest)
    }

    /// Computes the offsets anew from new constants, of all equations or of those from the first that is expected to change.
    ///
    /// False where rounding decides otherwise than before: then the equations have to be taken again.
    mutating func replay(from start: Int, _ constraints: Buffer<Int32>, _ storage: borrowing Storage) -> Bool {
        pairs.removeAll()
        if start > 0 {
            returnToBase()
        } else {
            for node in 0..<zero { links[node] = Link(scale: 1, offset: 0, parent: node) }
            worst = (-1, 0)
            largest = 0
        }
        for index in start..<steps.count {
            if start == 0, index == base.stepCount, base.links.count > 0 { keepBase() }
            let step = steps[index]
            reduce(constraints[step.place], storage)
            guard canRepeat(step) else { return false }
            largest = max(largest, abs(rest))
            if step.absorbed < 0 {
                note(step.place)
            } else if entries.count == 3 {
                pair(step.absorbed, step.place)
            } else {
                link(step.absorbed)
            }
        }
        finish()
        return true
    }

    /// Whether the expression reduced last has the roots that a step needs.
    private func canRepeat(_ step: Step) -> Bool {
        if step.absorbed < 0 { return entries.count == 0 }
        for index in 0..<min(3, entries.count) where entries[index].root == step.absorbed { return entries.count <= 3 }
        return false
    }

    /// Takes note that a constraint has another place.
    func move(_ old: Int32, to new: Int32) {
        var index = steps.count - 1
        while index >= 0 {
            if steps[index].place == old {
                steps[index].place = new
                return
            }
            index -= 1
        }
    }
}
