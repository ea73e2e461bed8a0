/// The dependence on the error of a released equation outside chains.
///
/// Links are linear. So the equations are taken in the same order, with an error of 1 and all constants 0. Then the offsets are the changes
/// of variables with the error.
extension Multiples {
    /// Finds the change of each variable with the error of a released equation, by a replay.
    ///
    /// Returns false if the changes are unclear.
    mutating func followError(_ constraints: Buffer<Int32>, _ storage: borrowing Storage) -> Bool {
        let (kept, keptPairs) = (links, pairs)
        links = Buffer(repeating: Link(scale: 1, offset: 0, parent: 0), count: kept.count)
        for node in 0...zero { links[node].parent = node }
        pairs = Buffer()
        let isKnown = takeSteps(constraints, storage)
        if isKnown { released.changes = changes(kept) }
        links.deallocate()
        pairs.deallocate()
        (links, pairs) = (kept, keptPairs)
        return isKnown && released.changes.count > 0
    }

    /// Takes all equations with constants of 0, and the released one with an error of 1.
    ///
    /// Returns false if another equation determines the error.
    private mutating func takeSteps(_ constraints: Buffer<Int32>, _ storage: borrowing Storage) -> Bool {
        var terms = Buffer<Release.Term>(capacity: 8)
        defer { terms.deallocate() }
        for place in 0..<steps.count {
            let step = steps[place]
            terms.removeAll()
            forEachTerm(of: step, constraints, storage) { local, coefficient in
                terms.append(Release.Term(coefficient: coefficient, local: local))
            }
            reduce(terms, constant: place == Int(released.step) ? -1 : 0)
            // A share that has nearly canceled may be rounding of factors.
            for index in 0..<entries.count
            where Double.clear(entries[index].coefficient, parts: entries[index].magnitude).isNaN { return false }
            guard let index = absorbed(in: step) else { return false }
            if index < 0 {
                if abs(rest) > 1e-11 { return false }
            } else if entries.count == 3 {
                pair(index, step.place)
            } else {
                link(index)
            }
        }
        settlePairs()
        leadToRoots()
        return true
    }

    /// Returns the changes of variables with given links, or an empty buffer if one may be rounding of factors.
    private func changes(_ links: Buffer<Link>) -> Buffer<Double> {
        var changes = Buffer<Double>(repeating: 0, count: links.count)
        var largest = 0.0
        for node in 0..<zero { largest = max(largest, abs(self.links[node].offset)) }
        for node in 0..<zero {
            changes[node] = .clear(self.links[node].offset, parts: largest)
            let isKnown = changes[node] == 0 || (changes[node].isFinite && links[node].scale != 0)
            if isKnown, links[node].parent == self.links[node].parent { continue }
            changes.deallocate()
            return Buffer()
        }
        return changes
    }
}
