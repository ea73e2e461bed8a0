/// The links that equations become.
///
/// - Source: doubleton equations, Andersen and Andersen, *Presolving in linear programming*, 1995. Late inputs have no source.
/// - Invariant: after a run each link leads to its root. Links before the first equation with expected changes do not depend on it.
/// - Workload: builds of cells and nested; edits of a marked width.
/// - Tests: `TwoTermTests`, `InputTests`, and `MechanismTests`.
extension Multiples {
    /// Takes equations in order, then the waiting ones when enough roots have been absorbed.
    ///
    /// On request, equations with expected changes come last.
    mutating func run(_ constraints: Buffer<Int32>, takesInputsLast: Bool, _ storage: borrowing Storage) {
        var left = Buffer<Int32>()
        var hasInputs = false
        for place in 0..<Int32(constraints.count) {
            let constraint = constraints[place]
            if !storage.constraints[constraint].isEquation { continue }
            if takesInputsLast, storage.constraints[constraint].isInput {
                hasInputs = true
            } else {
                takeOrLeave(place, &left, constraints, storage)
            }
        }
        if hasInputs { takeInputs(&left, constraints, storage) }
        if left.count > 0 { takeLeft(&left, constraints, storage) }
        left.deallocate()
        // The spans of waiting equations have not been listed.
        if spans.count > 0, spans.count < steps.count { spans.removeAll() }
        settlePairs()
        leadToRoots()
    }

    @inline(__always)
    private mutating func takeOrLeave(
        _ place: Int32, _ left: inout Buffer<Int32>, _ constraints: Buffer<Int32>, _ storage: borrowing Storage
    ) {
        let constraint = constraints[place]
        reduce(constraint, storage)
        if entries.count > 2 {
            left.append(place)
            return
        }
        take(place, absorbing: absorbed())
        if spans.room > 0 { spans.append(storage.constraints[constraint].span) }
    }

    /// Takes the equations with expected changes, after all others that need no pairs.
    private mutating func takeInputs(
        _ left: inout Buffer<Int32>, _ constraints: Buffer<Int32>, _ storage: borrowing Storage
    ) {
        if left.count > 0 { takeWaiting(&left, constraints, storage) }
        baseStepCount = Int32(steps.count)
        leadToRoots()
        for place in 0..<Int32(constraints.count) {
            let record = storage.constraints[constraints[place]]
            if record.isInput, record.isEquation { takeOrLeave(place, &left, constraints, storage) }
        }
    }

    /// A Boolean value that indicates whether repeated passes over the equations cost less than lists of them.
    private var isSmall: Bool { links.count <= Component.leastWithSums }

    /// Takes the equations of a small component repeatedly, until a pass takes none.
    private mutating func takeFew(
        _ left: inout Buffer<Int32>, _ constraints: Buffer<Int32>, _ storage: borrowing Storage
    ) {
        var count = 0
        repeat {
            count = left.count
            left.removeAll { place in
                reduce(constraints[place], storage)
                if entries.count > 2 { return false }
                take(place, absorbing: absorbed())
                return true
            }
        } while left.count > 0 && left.count < count
    }

    private mutating func takeLeft(
        _ left: inout Buffer<Int32>, _ constraints: Buffer<Int32>, _ storage: borrowing Storage
    ) {
        if isSmall || !storage.mechanisms.contains(.pairs) { return takeWaiting(&left, constraints, storage) }
        isReferred = Buffer<Bool>(repeating: false, count: links.count)
        takeTriangles(&left, constraints, storage)
        if left.count > 1 {
            let count = left.count
            takeWaiting(&left, constraints, storage)
            if left.count > 0, left.count < count { takeTriangles(&left, constraints, storage) }
        }
        isReferred.deallocate()
    }

    /// Takes equations when possible.
    ///
    /// Each is read again only after some of its roots have been absorbed.
    private mutating func takeWaiting(
        _ left: inout Buffer<Int32>, _ constraints: Buffer<Int32>, _ storage: borrowing Storage
    ) {
        if isSmall || !storage.mechanisms.contains(.waiting) { return takeFew(&left, constraints, storage) }
        var waiting = WaitingEquations(count: left.count, rootCount: links.count)
        for index in 0..<Int32(left.count) {
            wait(index, left, constraints, storage, &waiting)
            while let next = waiting.next() { wait(next, left, constraints, storage, &waiting) }
        }
        waiting.keepWaiting(&left)
    }

    private mutating func wait(
        _ index: Int32, _ left: Buffer<Int32>, _ constraints: Buffer<Int32>, _ storage: borrowing Storage,
        _ waiting: inout WaitingEquations
    ) {
        reduce(constraints[left[index]], storage)
        if entries.count > 2 {
            waiting.park(index, at: entries)
            return
        }
        waiting.remove(index)
        let absorbed = absorbed { waiting.count(at: $0) }
        take(left[index], absorbing: absorbed)
        if absorbed < 0 { return }
        let root = entries[absorbed].root
        waiting.wake(root, into: entries.count == 1 ? -1 : entries[1 - absorbed].root)
    }

    /// Takes the last reduced equation, of at most two roots; one of them is absorbed.
    @inline(__always)
    mutating func take(_ place: Int32, absorbing index: Int) {
        largest = max(largest, abs(rest))
        if index < 0 {
            note(place)
            steps.append(Step(place: place, absorbed: -1, parent: zero))
        } else {
            let parent = entries.count == 1 ? zero : entries[1 - index].root
            steps.append(Step(place: place, absorbed: entries[index].root, parent: parent))
            link(index)
        }
    }

    /// Returns the entry of the absorbed root among at most two in the last reduced expression, or -1.
    ///
    /// It is not a root with a small coefficient. Otherwise it is the root with fewer waiting equations, or the later one.
    @inline(__always)
    func absorbed(waitingAt count: (Int32) -> Int32 = { _ in 0 }) -> Int {
        if entries.count < 2 { return entries.count - 1 }
        let (first, second) = (entries[0], entries[1])
        if abs(first.coefficient) < 0.05 * abs(second.coefficient) { return 1 }
        if abs(second.coefficient) < 0.05 * abs(first.coefficient) { return 0 }
        let (one, two) = (count(first.root), count(second.root))
        return one == two ? (first.root > second.root ? 0 : 1) : one < two ? 0 : 1
    }

    private mutating func note(_ place: Int32) {
        if abs(rest) > 1e-9 { residuals.append(Residual(place: place, size: abs(rest))) }
    }

    /// Links one of at most two roots of the last reduced expression.
    ///
    /// A constant keeps its scale to the root that became one, because a released equation reads its dependents from that link.
    @inline(__always)
    func link(_ index: Int) {
        let pivot = entries[index].coefficient
        let (scale, parent) =
            entries.count == 1 ? (1, zero) : (-entries[1 - index].coefficient / pivot, entries[1 - index].root)
        let root = entries[index].root
        links[root] = Link(scale: scale, offset: 0 - rest / pivot, parent: parent)
        if isReferred.count > 0, isReferred[root] { isReferred[parent] = true }
    }

    mutating func leadToRoots() {
        for node in 0..<zero { _ = find(node) }
    }

    /// The number of steps before the equations with expected changes.
    var firstInput: Int { baseLinks.count > 0 ? Int(baseStepCount) : 0 }

    /// Keeps the state before the equations with expected changes.
    private mutating func keepBase() {
        leadToRoots()
        baseLinks.resize(to: links.count, filling: links[zero])
        baseLinks.copy(links)
        (baseResidualCount, baseLargest) = (residuals.count, largest)
    }

    /// Restores that state as far as the later equations read it.
    private mutating func returnToBase(_ constraints: Buffer<Int32>, _ storage: borrowing Storage) {
        let (links, baseLinks) = (links, baseLinks)
        for index in Int(baseStepCount)..<steps.count {
            forEachTerm(of: steps[index], constraints, storage) { local, _ in
                let link = baseLinks[local]
                links[local] = link
                links[link.parent] = baseLinks[link.parent]
            }
        }
        while residuals.count > baseResidualCount { _ = residuals.removeLast() }
        largest = baseLargest
    }

    /// Leads every variable from its root in that state to the current one.
    private mutating func followBase() {
        let (links, old, zero) = (links, baseLinks, zero)
        for node in 0..<zero where old[node].parent == node { _ = find(node) }
        for node in 0..<zero {
            var link = old[node]
            if link.parent == node || link.parent == zero { continue }
            let root = links[link.parent]
            if root.parent != link.parent {
                link.offset += link.scale * root.offset
                link.scale *= root.scale
                link.parent = root.parent
            }
            links[node] = link
        }
    }

    /// Computes the offsets for new constants, of all equations or from the first with expected changes.
    ///
    /// Returns false if rounding leads to another decision than before. Then the equations must be taken again.
    ///
    /// With an error of 1 of the released equation and all constants 0, the offsets are the changes of the variables with that error. Then
    /// the result is also false if another equation determines the error, or if a share of a root may be rounding of factors.
    mutating func replay(
        from start: Int, _ constraints: Buffer<Int32>, _ storage: borrowing Storage, isForError: Bool = false
    ) -> Bool {
        if pairs.count > 0 { pairs.removeAll() }
        if start > 0 {
            returnToBase(constraints, storage)
        } else {
            for node in 0..<zero { links[node] = Link(scale: 1, offset: 0, parent: node) }
            if residuals.count > 0 { residuals.removeAll() }
            largest = 0
        }
        for index in start..<steps.count {
            if start == 0, index == Int(baseStepCount), index > 0, !isForError { keepBase() }
            let step = steps[index]
            if step.place < 0 {
                reduce(released.terms, constant: isForError ? -1 : released.constant)
            } else {
                reduce(constraints[step.place], storage, withConstant: !isForError)
            }
            if isForError, hasUnclearEntry { return false }
            guard let index = absorbed(in: step) else { return false }
            if isForError, index < 0, abs(rest) > 1e-11 { return false }
            largest = max(largest, abs(rest))
            if index < 0 {
                note(step.place)
            } else if entries.count == 3 {
                pair(index, step.place)
            } else {
                link(index)
            }
        }
        settlePairs()
        if start > 0 { followBase() } else { leadToRoots() }
        return true
    }

    /// A Boolean value that indicates whether a coefficient of the last reduced expression has nearly canceled.
    private var hasUnclearEntry: Bool {
        for index in 0..<entries.count
        where Double.clear(entries[index].coefficient, parts: entries[index].magnitude).isNaN { return true }
        return false
    }

    /// Returns the entry of the root that a step absorbs, or -1 for none.
    ///
    /// Returns nil if the last reduced expression has other roots than before.
    func absorbed(in step: Step) -> Int? {
        if step.absorbed < 0 { return entries.count == 0 ? -1 : nil }
        if entries.count > 3 { return nil }
        for index in 0..<entries.count where entries[index].root == step.absorbed { return index }
        return nil
    }

    /// Updates the index of a constraint.
    func move(_ old: Int32, to new: Int32) {
        for index in 0..<residuals.count where residuals[index].place == old {
            residuals[index].place = new
        }
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
