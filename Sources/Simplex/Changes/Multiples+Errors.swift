/// The dependence on the error of a released equation outside chains.
///
/// Links are linear. So the equations are taken in the same order, with an error of 1 and all constants 0. Then the offsets are the changes
/// of variables with the error.
extension Multiples {
    /// Finds the change of each variable with the error of a released equation, by a replay.
    ///
    /// Returns false if the changes are unclear.
    mutating func followError(_ constraints: Buffer<Int32>, _ storage: borrowing Storage) -> Bool {
        let (kept, keptPairs, keptResiduals, keptLargest) = (links, pairs, residuals, largest)
        (links, pairs, residuals) = (Buffer(repeating: links[zero], count: kept.count), Buffer(), Buffer())
        let isKnown = replay(from: 0, constraints, storage, isForError: true)
        if isKnown { released.changes = changes(kept) }
        links.deallocate()
        pairs.deallocate()
        residuals.deallocate()
        (links, pairs, residuals, largest) = (kept, keptPairs, keptResiduals, keptLargest)
        return isKnown && released.changes.count > 0
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
