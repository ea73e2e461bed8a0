/// Equations that define a root by two others.
///
/// The children of a view that are stacked with equal sizes are the example. Each position is that of the parent plus a multiple of the
/// size, and only the last equation determines the size. No other equation has two roots, however many are known. With each position as a
/// pair of the two others the last one has, and then every pair becomes a multiple of one root.
///
/// - Source: aggregation, Andersen and Andersen, *Presolving in linear programming*, 1995.
/// - Invariant: no pair refers to a pair.
/// - Workload: builds of nested and rowrev.
/// - Tests: `TriangleTests`, and `MechanismTests`.
extension Multiples {
    /// A root that is a sum of two others for a while.
    ///
    /// Those are never pairs themselves.
    struct Pair {
        var root: Int32
        /// The index of the equation that defines it.
        var place: Int32
        var first: Int32
        var second: Int32
        var firstScale: Double
        var secondScale: Double
        var offset: Double
    }

    /// Takes equations of at most three roots repeatedly, as long as that takes many.
    ///
    /// It takes them in order, or from the last one on if that one has fewer roots.
    mutating func takeTriangles(
        _ left: inout Buffer<Int32>, _ constraints: Buffer<Int32>, _ storage: borrowing Storage
    ) {
        var count = 0
        repeat {
            count = left.count
            reduce(constraints[left[0]], storage)
            let rootCount = entries.count
            reduce(constraints[left[count - 1]], storage)
            if entries.count < rootCount { left.reverse() }
            left.removeAll { takeTriangle($0, constraints[$0], storage) }
        } while left.count > 0 && 8 * left.count < 7 * count
    }

    /// Takes an equation of at most three roots.
    ///
    /// Returns whether it did.
    private mutating func takeTriangle(
        _ place: Int32, _ constraint: Int32, _ storage: borrowing Storage
    ) -> Bool {
        reduce(constraint, storage)
        if entries.count < 3 {
            take(place, absorbing: absorbed())
            return true
        }
        guard entries.count == 3, let index = choosePair() else { return false }
        largest = max(largest, abs(rest))
        steps.append(Step(place: place, absorbed: entries[index].root, parent: zero))
        hasTakenPairs = true
        pair(index, place)
        for index in 0..<3 { isReferred[entries[index].root] = true }
        return true
    }

    /// Returns the root of three that becomes a pair: the last one that no pair refers to, without a small coefficient.
    private func choosePair() -> Int? {
        let largest = max(abs(entries[0].coefficient), abs(entries[1].coefficient), abs(entries[2].coefficient))
        var best: Int?
        for index in 0..<3 {
            let entry = entries[index]
            if isReferred[entry.root] || abs(entry.coefficient) < 0.05 * largest { continue }
            if let best, entries[best].root > entry.root { continue }
            best = index
        }
        return best
    }

    /// Makes one of the three roots of the last reduced expression a pair of the others.
    mutating func pair(_ index: Int, _ place: Int32) {
        let (first, second) = (entries[index == 0 ? 1 : 0], entries[index == 2 ? 1 : 2])
        let (root, pivot) = (entries[index].root, entries[index].coefficient)
        links[root].mark = -1 - Int32(truncatingIfNeeded: pairs.count)
        pairs.append(
            Pair(
                root: root, place: place, first: first.root, second: second.root,
                firstScale: -first.coefficient / pivot, secondScale: -second.coefficient / pivot,
                offset: 0 - rest / pivot
            ))
    }

    /// Adds a share of a pair to the entries, and returns its contribution to the constant.
    mutating func addPair(_ root: Int32, share: Double, _ isFolded: inout Bool) -> Double {
        if let link = settle(root) {
            if link.parent != zero, add(share * link.scale, link.parent) { isFolded = true }
            return share * link.offset
        }
        let pair = pairs[-1 - links[root].mark]
        if add(share * pair.firstScale, pair.first) { isFolded = true }
        if add(share * pair.secondScale, pair.second) { isFolded = true }
        return share * pair.offset
    }

    /// Replaces linked roots in a pair.
    ///
    /// If one root remains, the pair becomes a link, which is returned.
    private mutating func settle(_ root: Int32) -> Link? {
        let place = -1 - links[root].mark
        var pair = pairs[place]
        let (first, second) = (find(pair.first), find(pair.second))
        if first != pair.first {
            let link = links[pair.first]
            (pair.offset, pair.firstScale) = (pair.offset + pair.firstScale * link.offset, pair.firstScale * link.scale)
            pair.first = first
        }
        if second != pair.second {
            let link = links[pair.second]
            (pair.offset, pair.secondScale) = (
                pair.offset + pair.secondScale * link.offset, pair.secondScale * link.scale
            )
            pair.second = second
        }
        pairs[place] = pair
        if first != second, first != zero, second != zero { return nil }
        var scale = first == zero ? 0 : pair.firstScale
        var parent = first
        if second != zero {
            scale += pair.secondScale
            parent = second
            let size = abs(pair.firstScale) + abs(pair.secondScale)
            if first == second, abs(scale) <= Double.cancellation * size { scale = 0 }
        }
        // The changes with a released equation are multiples of the scale.
        if scale == 0 { (scale, parent) = (1, zero) }
        links[root] = Link(scale: scale, offset: pair.offset, parent: parent)
        return links[root]
    }

    /// Makes a link of each pair with one root.
    ///
    /// The others become roots again.
    mutating func settlePairs() {
        var kept = 0
        for index in 0..<pairs.count {
            let root = pairs[index].root
            if links[root].mark >= 0 || settle(root) != nil { continue }
            pairs[kept] = pairs[index]
            kept += 1
        }
        while pairs.count > kept { _ = pairs.removeLast() }
        for index in 0..<kept { links[pairs[index].root].mark = 0 }
    }
}
