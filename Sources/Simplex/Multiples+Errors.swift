/// What follows from the error of a released equation where roots have been pairs.
///
/// Then a step links more than two sets, and changes cannot be told from them. But what was linked is linear: taken in the same order with an error of 1
/// and all constants 0, the equations say how much each variable follows the error while the roots stay.
extension Multiples {
    /// Finds how the variables follow the error of a released equation, by a replay; false where that is not to be said.
    mutating func followError(_ index: Int32, _ constraints: Buffer<Int32>, _ storage: borrowing Storage) -> Bool {
        let (kept, keptPairs) = (links, rarities.pairs)
        links = Buffer(repeating: Link(scale: 1, offset: 0, parent: 0), count: kept.count)
        for node in 0...zero { links[node].parent = node }
        rarities.pairs = Buffer()
        let isKnown = takeSteps(withErrorOf: index, constraints, storage)
        if isKnown { rarities.releases[index].changes = changes(kept) }
        links.deallocate()
        rarities.pairs.deallocate()
        (links, rarities.pairs) = (kept, keptPairs)
        return isKnown && rarities.releases[index].changes.count > 0
    }

    /// Takes all equations as if their constants were 0, but for a released one whose error is 1; false where another equation says what
    /// its error is.
    private mutating func takeSteps(
        withErrorOf released: Int32, _ constraints: Buffer<Int32>, _ storage: borrowing Storage
    ) -> Bool {
        var terms = Buffer<Release.Term>(capacity: 8)
        defer { terms.deallocate() }
        for place in 0..<steps.count {
            let step = steps[place]
            terms.removeAll()
            forEachTerm(of: step, constraints, storage) { local, coefficient in
                terms.append(Release.Term(coefficient: coefficient, local: local))
            }
            reduce(terms, constant: place == Int(rarities.releases[released].step) ? -1 : 0)
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

    /// By how much variables change whose links are given; empty where something may be rounding of factors.
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
