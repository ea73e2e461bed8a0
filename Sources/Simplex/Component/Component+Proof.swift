/// The check of a solution after pivots that round, and the new start if it fails.
///
/// A solution is optimal if all values are in their intervals, all multipliers are slopes at these values, and the multipliers of each
/// column cancel. This costs one pass over the rows. It is needed only after pivots other than 1 and -1, which layouts without factors do
/// not have. If the check fails after a change, the component is built from nothing. If it fails after a build, the next build takes more
/// care: no variables are sums, no columns are folded, and every few pivots new factors are computed. If that fails too, the solution is
/// kept and marked as uncertain.
extension Component {
    /// Checks a solution whose program has rounded.
    ///
    /// Returns the result of a new build if the check fails, or nil.
    mutating func proveSolution(_ storage: borrowing Storage) -> Infeasibility? {
        let isProven = isProven(storage)
        if isExhausted { return .exhausted(hasValues: true) }
        // A build with every constraint answers a query.
        isUncertain = !isProven && (isWhole || (isFromNothing && care == Self.mostCare))
        if isProven || isUncertain {
            program.needsProof = false
            return nil
        }
        return buildWithCare(storage)
    }

    /// Builds from nothing, with more care than before if the last build was from nothing too.
    mutating func buildWithCare(_ storage: borrowing Storage) -> Infeasibility? {
        if isFromNothing { care += 1 }
        return isInOrder ? build(storage) : buildInOrder(storage)
    }

    /// The largest degree of care.
    static var mostCare: UInt8 { 2 }

    private mutating func isProven(_ storage: borrowing Storage) -> Bool {
        work += program.entityCount * (4 + program.levelCount)
        return program.isProven() && checkRequired(storage).isEmpty
    }
}
