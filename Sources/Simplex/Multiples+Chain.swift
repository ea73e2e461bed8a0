/// Changes along a chain: each equation after the released one says by how much one new variable changes.
///
/// In rows, columns and most trees a variable is linked by the first equation that mentions it, when nobody follows it yet. So there is no need
/// to know which variables had been linked before an equation, but only whether any followed the one that went. That one changes by what
/// the others in the equation leave of it.
///
/// Most equations have two or three terms, and mostly one of their variables at most has changed before, with the opposite coefficient: then
/// the new one changes as much as that.
extension Multiples {
    /// Finds how the variables follow the error of a released equation; false where an equation linked two sets of several variables.
    ///
    /// The changes are all 0 before.
    mutating func findChangesOfChain(
        _ released: Int32, _ changes: Buffer<Double>, _ variables: Buffer<Int32>, _ constraints: Buffer<Int32>,
        _ storage: borrowing Storage
    ) -> Bool {
        if rarities.spans.count == 0 { listSpans(constraints, storage) }
        let first = Int(rarities.releases[released].step)
        for index in 0..<rarities.releases.count
        where rarities.releases[index].isOut && rarities.releases[index].step > first { return false }
        var isFollowed = Buffer<Bool>(repeating: false, count: links.count)
        defer { isFollowed.deallocate() }
        isFollowed[zero] = true
        markFollowed(first, isFollowed)
        let node = Chain.alone(in: steps[first], isFollowed.base)
        guard node >= 0, links[node].scale != 0 else { return false }
        changes[node] = 1
        isFollowed[steps[first].parent] = true
        // Where they are all of a range, as they mostly are, the place of a variable follows from its index.
        let (start, records) = (variables[0], storage.variables.base)
        if Component.isRange(variables) {
            return Chain(changes, start: Int(start), isFollowed, steps, rarities.spans, storage)
                .follow(from: first + 1) { Int($0) }
        }
        return Chain(changes, start: 0, isFollowed, steps, rarities.spans, storage)
            .follow(from: first + 1) { Int(records[Int($0)].local) }
    }

    /// Lists where the terms of the equations are; what is said of one that is released is of no use.
    private mutating func listSpans(_ constraints: Buffer<Int32>, _ storage: borrowing Storage) {
        rarities.spans.reserve(steps.count)
        for index in 0..<steps.count {
            let place = steps[index].place
            rarities.spans.append(
                place < 0 ? TermSpan(start: 0, count: 0) : storage.constraints[constraints[place]].span)
        }
    }

    /// Marks the roots that somebody follows after the first steps.
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
    /// The change of each variable by its key, which is its index, or where they are not all of a range its local variable.
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

    /// The root in a step that nobody follows, rather the one that goes; -1 for none.
    @inline(__always)
    static func alone(in step: Multiples.Step, _ isFollowed: UnsafePointer<Bool>) -> Int32 {
        if step.absorbed < 0 { return -1 }
        if !isFollowed[Int(step.absorbed)] { return step.absorbed }
        return isFollowed[Int(step.parent)] ? -1 : step.parent
    }

    /// Goes through the steps from one on; false where one linked two sets of several variables.
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

    /// Goes through steps that are plain where the new variable is the first of their terms; the first other one.
    @inline(never)
    private func passByFirst(from step: Int, _ key: (Int32) -> Int) -> Int {
        pass(from: step, key) { start, _ in (own: start, other: start &+ 1, third: start &+ 2) }
    }

    /// The same where it is the last.
    @inline(never)
    private func passByLast(from step: Int, _ key: (Int32) -> Int) -> Int {
        pass(from: step, key) { start, count in (own: start &+ count &- 1, other: start, third: start &+ 1) }
    }

    /// Goes through steps as long as nothing changes, or one variable as another one whose coefficient is the opposite; the first other one.
    ///
    /// Nothing is called here and little asked for, so that all of it stays in registers: changes and coefficients are read as bits, and
    /// where the two are among the terms of an equation is the same for all.
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
                // A root that nobody follows has not changed before, so it is not the other variable.
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

    /// Lets the root that nobody follows change by what the others leave of an equation; false where there is none or it may be rounding.
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
        // Where nobody is alone the coefficient is 0, and where the error may be rounding it is not a number.
        let change = 0 - error / coefficient
        if !change.isFinite { return false }
        changes[Int(node) &+ start] = change
        return true
    }
}
