/// Changes along a chain: each equation after the released one determines the change of one new variable.
///
/// In rows, columns and most trees the first equation that mentions a variable links it, when no other variable follows it yet. So the walk
/// need not know the sets that were linked before an equation. It only needs to know whether any variable followed the absorbed root. The
/// change of that root is the remainder of the other changes in the equation.
///
/// Most equations have two or three terms. Mostly at most one of the variables has changed before, with the opposite coefficient. Then the
/// new variable has the same change.
extension Multiples {
    /// Finds the change of each variable with the error of a released equation.
    ///
    /// Returns false if an equation linked two sets of several variables. All changes must be 0 at the start.
    mutating func findChangesOfChain(
        _ changes: Buffer<Double>, _ variables: Buffer<Int32>, _ constraints: Buffer<Int32>,
        _ storage: borrowing Storage
    ) -> Bool {
        if spans.count == 0 { listSpans(constraints, storage) }
        let first = Int(released.step)
        var isFollowed = Buffer<Bool>(repeating: false, count: links.count)
        defer { isFollowed.deallocate() }
        isFollowed[zero] = true
        markFollowed(first, isFollowed)
        let node = Chain.alone(in: steps[first], isFollowed.base)
        guard node >= 0, links[node].scale != 0 else { return false }
        changes[node] = 1
        isFollowed[steps[first].parent] = true
        // If the variables are all of a range, which is usual, the local index of a variable follows from its index.
        let (start, records) = (variables[0], storage.variables.base)
        if Component.isRange(variables) {
            return Chain(changes, start: Int(start), isFollowed, steps, spans, storage)
                .follow(from: first + 1) { Int($0) }
        }
        return Chain(changes, start: 0, isFollowed, steps, spans, storage)
            .follow(from: first + 1) { Int(records[Int($0)].local) }
    }

    /// Lists the term ranges of the equations.
    ///
    /// The range of a released equation is not used.
    private mutating func listSpans(_ constraints: Buffer<Int32>, _ storage: borrowing Storage) {
        spans.reserve(steps.count)
        for index in 0..<steps.count {
            let place = steps[index].place
            spans.append(
                place < 0 ? TermSpan(start: 0, count: 0) : storage.constraints[constraints[place]].span)
        }
    }

    /// Marks the roots that other variables follow after the first steps.
    private func markFollowed(_ count: Int, _ isFollowed: Buffer<Bool>) {
        let isFollowed = isFollowed.base
        var step = UnsafePointer(steps.base)
        let end = step + count
        while step < end {
            isFollowed[Int(step.pointee.parent)] = true
            step += 1
        }
    }
}

/// A walk along the equations after a released one.
private struct Chain {
    /// The change of each variable by its key: its index, or its local index if the variables are not all of a range.
    private let changes: UnsafeMutablePointer<Double>
    /// The key of the first local variable.
    private let start: Int
    private let isFollowed: UnsafeMutablePointer<Bool>
    private let steps: UnsafePointer<Multiples.Step>
    private let count: Int
    private let spans: UnsafePointer<TermSpan>
    private let keys: UnsafePointer<Int32>
    private let coefficients: UnsafePointer<Double>

    init(
        _ changes: Buffer<Double>, start: Int, _ isFollowed: Buffer<Bool>, _ steps: Buffer<Multiples.Step>,
        _ spans: Buffer<TermSpan>, _ storage: borrowing Storage
    ) {
        (self.changes, self.start, self.isFollowed) = (changes.base - start, start, isFollowed.base)
        (self.steps, count, self.spans) = (UnsafePointer(steps.base), steps.count, UnsafePointer(spans.base))
        keys = UnsafePointer(storage.termVariables.base)
        coefficients = UnsafePointer(storage.termCoefficients.base)
    }

    /// Returns the root in a step that no variable follows, preferably the absorbed one, or -1.
    @inline(__always)
    static func alone(in step: Multiples.Step, _ isFollowed: UnsafePointer<Bool>) -> Int32 {
        if step.absorbed < 0 { return -1 }
        if !isFollowed[Int(step.absorbed)] { return step.absorbed }
        return isFollowed[Int(step.parent)] ? -1 : step.parent
    }

    /// Visits the steps from one on.
    ///
    /// Returns false if one linked two sets of several variables.
    @inline(__always)
    func follow(from first: Int, key: (Int32) -> Int) -> Bool {
        var step = first
        while step < count {
            let next = passByLast(from: passByFirst(from: step, key), key)
            if next > step {
                step = next
                continue
            }
            if !balance(step, key) { return false }
            isFollowed[Int(steps[step].parent)] = true
            step &+= 1
        }
        return true
    }

    /// Passes simple steps whose new variable is the first term, and returns the first other step.
    @inline(never)
    private func passByFirst(from step: Int, _ key: (Int32) -> Int) -> Int {
        pass(from: step, key) { start, _ in (own: start, other: start &+ 1, third: start &+ 2) }
    }

    /// Passes simple steps whose new variable is the last term, and returns the first other step.
    @inline(never)
    private func passByLast(from step: Int, _ key: (Int32) -> Int) -> Int {
        pass(from: step, key) { start, count in (own: start &+ count &- 1, other: start, third: start &+ 1) }
    }

    /// Passes steps with no change, or with the change of one other variable of the opposite coefficient.
    ///
    /// Returns the first other step. The loop makes no calls and few checks, so that everything stays in registers: changes and
    /// coefficients are compared as bits, and the positions of the two terms are the same in all steps.
    @inline(__always)
    private func pass(
        from first: Int, _ key: (Int32) -> Int, _ arrange: (Int, Int) -> (own: Int, other: Int, third: Int)
    ) -> Int {
        let (keys, coefficients) = (keys, UnsafeRawPointer(coefficients))
        let (changes, isFollowed, start) = (UnsafeMutableRawPointer(changes), isFollowed, start)
        var (step, span) = (steps + first, spans + first)
        let end = steps + count
        while step < end {
            let count = span.pointee.count
            let terms = arrange(Int(span.pointee.start), Int(count))
            let own = key(keys[terms.own])
            if count == 3 {
                let third = key(keys[terms.third])
                if third == own || changes.load(fromByteOffset: 8 &* third, as: UInt64.self) != 0 { break }
            } else if count != 2 {
                break
            }
            let other = key(keys[terms.other])
            let change = changes.load(fromByteOffset: 8 &* other, as: UInt64.self)
            if change != 0 {
                // A root that no variable follows has not changed before, so it is not the other variable.
                let node = Int(step.pointee.absorbed)
                if own != node &+ start || isFollowed[node] { break }
                let one = coefficients.load(fromByteOffset: 8 &* terms.own, as: UInt64.self)
                let two = coefficients.load(fromByteOffset: 8 &* terms.other, as: UInt64.self)
                if one ^ two != 1 << 63 { break }
                changes.storeBytes(of: change, toByteOffset: 8 &* own, as: UInt64.self)
            } else if changes.load(fromByteOffset: 8 &* own, as: UInt64.self) != 0 {
                break
            }
            isFollowed[Int(step.pointee.parent)] = true
            step += 1
            span += 1
        }
        return step - steps
    }

    /// Sets the change of the root that no variable follows to the remainder of an equation.
    ///
    /// Returns false if there is no such root, or the remainder may be rounding.
    @inline(never)
    private func balance(_ step: Int, _ key: (Int32) -> Int) -> Bool {
        let node = Self.alone(in: steps[step], isFollowed)
        var (error, size, coefficient) = (0.0, 0.0, 0.0)
        for place in spans[step].places {
            let (key, factor) = (key(keys[place]), coefficients[place])
            if key == Int(node) &+ start {
                coefficient += factor
            } else if changes[key] != 0 {
                error += factor * changes[key]
                size += abs(factor * changes[key])
            }
        }
        error = .clear(error, parts: size)
        if error == 0 { return true }
        // The coefficient is 0 without such a root, and the error is NaN if it may be rounding.
        let change = 0 - error / coefficient
        if !change.isFinite { return false }
        changes[Int(node) &+ start] = change
        return true
    }
}
