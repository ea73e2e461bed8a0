/// An equation that was taken as a link, and is removed or added again.
///
/// The links stay, and so does the equation in them. Its error `e` is an additional column without a penalty, the last one. Then a variable
/// is `scale * root + offset + share * e`, with the share from `Multiples`. As for other constraints that are added or removed, the program
/// is created anew, from expressions that include that column. In the tie-break a settling variable must be a column, so the columns are
/// chosen anew. The column of a root counts from the last of its variables, which settles it and therefore has no share. The last variable
/// with a share settles `e`.
///
/// This requires that the other variables are multiples of columns, or constants. If there are sums, pairs made links, columns are
/// folded, another equation is released, or states the released one, the component is built anew.
///
/// - Source: a free slack column.
/// - Invariant: the links stay, and the shares cancel in every equation except the released one.
/// - Workload: an equation of row, removed or added again.
/// - Tests: `ReleaseTests`, `ReleasedChainTests`, and `MechanismTests`.
extension Component {
    // MARK: Releasing

    /// Releases the equation at a place, whose terms are given.
    ///
    /// Returns false if the component must be built anew.
    mutating func release(_ place: Int32, _ terms: Range<Int>, _ storage: borrowing Storage) -> Bool {
        let record = storage.constraints[constraints[place]]
        guard !hasSums, !hasFolds, standings[place] == Self.taken,
            multiples.release(place, record, terms, storage)
        else { return false }
        hasChangedReleases = true
        return true
    }

    /// Takes a released equation back if a new constraint equals it.
    ///
    /// Returns false if there is no such equation.
    mutating func reclaim(_ constraint: Int32, _ storage: borrowing Storage) -> Bool {
        let place = Int32(constraints.count)
        if !multiples.reclaim(constraint, at: place, storage) { return false }
        list(constraint, storage)
        standings.append(Self.taken)
        hasChangedReleases = true
        hasChangedExpressions = true
        return true
    }

    // MARK: Columns

    /// Creates the column of the released equation, if there is one.
    ///
    /// Returns false if that fails because of rounding.
    mutating func placeReleased(_ storage: borrowing Storage) -> Bool {
        hasChangedReleases = false
        hasDoubtfulShares = false
        if hasReleased {
            _ = variableOfColumn.removeLast()
            _ = restingVariables.removeLast()
            hasReleased = false
        }
        guard multiples.released.isOut else {
            if variableOfColumn.count == 0 {
                for index in 0..<expressions.count { expressions[index].entity = -1 }
            }
            return true
        }
        if multiples.released.changes.count == 0, !multiples.findChanges(variables, constraints, storage, &work) {
            return false
        }
        shares = multiples.released.changes
        if !leavesSettling(shares) {
            multiples.releasedShares.resize(to: variables.count, filling: 0)
            if !findShares(shares, multiples.releasedShares) { return false }
            shares = multiples.releasedShares
        }
        guard let local = lastShared(storage) else { return false }
        hasReleased = true
        variableOfColumn.append(-1)
        restingVariables.append(local)
        return true
    }

    /// Returns whether no variable that settles a column changes.
    ///
    /// Then the changes are the shares.
    private func leavesSettling(_ changes: Buffer<Double>) -> Bool {
        for column in 0..<restingVariables.count where changes[restingVariables[column]] != 0 { return false }
        return true
    }

    /// Computes the change of each variable while the settling variable of its root's column stays.
    ///
    /// Returns false if a share may be rounding.
    private func findShares(_ changes: Buffer<Double>, _ shares: Buffer<Double>) -> Bool {
        let (links, zero) = (multiples.links, multiples.zero)
        // Consecutive variables mostly have the same root.
        var (root, settling, sum) = (zero, 0.0, 0.0)
        for local in 0..<variables.count {
            let (parent, change) = (links[local].parent, changes[local])
            if parent != root {
                root = parent
                settling = root == zero ? 0 : settlingChange(of: root, changes)
            }
            let part = settling == 0 ? 0 : links[local].scale * settling
            let share = change - part
            // Most have only one of the two parts.
            let isClear = change == 0 || part == 0
            shares[local] = isClear ? share : .clear(share, parts: abs(change) + abs(part))
            sum += shares[local]
        }
        return sum.isFinite
    }

    /// Returns the change of a root that changes the settling variable of its column as given.
    private func settlingChange(of root: Int32, _ changes: Buffer<Double>) -> Double {
        let local = restingVariables[columnOf[root]]
        return changes[local] == 0 ? 0 : changes[local] / multiples.links[local].scale
    }

    /// Returns the variable that settles the released column: the last one in the tie-break with a share.
    private func lastShared(_ storage: borrowing Storage) -> Int32? {
        var rank = Int32(variables.count)
        if !hasRestless {
            while rank > 0, shares[rank - 1] == 0 { rank -= 1 }
        }
        while true {
            let local = previous(&rank, storage)
            if local < 0 { return nil }
            if shares[local] != 0 { return local }
        }
    }

    /// Adds the share of a constraint in the released column to the last reduced entries, whose roots are columns already.
    mutating func addShare(_ constraint: Int32, _ storage: borrowing Storage) {
        let scale = storage.constraints[constraint].scale
        var (sum, size) = (0.0, 0.0)
        for term in storage.terms(constraint) {
            let local = storage.variables[storage.termVariables[term]].local
            let part = scale * storage.termCoefficients[term] * shares[local]
            sum += part
            size += abs(part)
        }
        let share = Double.clear(sum, parts: size)
        if share == 0 { return }
        if share.isNaN { hasDoubtfulShares = true }
        multiples.entries.append(Multiples.Entry(coefficient: sum, root: Int32(ownColumnCount)))
    }

    // MARK: Solution

    /// The number of columns that belong to variables.
    var ownColumnCount: Int { variableOfColumn.count - (hasReleased ? 1 : 0) }

    /// Settles the released column if a variable settles it.
    mutating func settleReleased(by local: Int32, isRestless: Bool, _ storage: borrowing Storage) {
        if restingVariables[ownColumnCount] != local { return }
        let link = multiples.links[local]
        var rest = storage.resting(variables[local]) - link.offset
        if link.parent != multiples.zero { rest -= link.scale * program.values[columnOf[link.parent]] }
        let (column, share) = (Int32(ownColumnCount), shares[local])
        if isRestless {
            program.settleAtEnd(column, prefersLower: share > 0, otherwise: rest / share)
        } else {
            program.settle(column, at: rest / share)
        }
    }

    /// Writes the values of all variables while an equation is released.
    ///
    /// No offset is -0, so no sum with one is.
    mutating func writeReleasedValues(_ storage: borrowing Storage) {
        let (shares, links, zero, variables, values) = (
            shares, multiples.links, multiples.zero, variables, storage.values
        )
        let error = program.values[ownColumnCount]
        // Consecutive variables mostly have the same root.
        var (root, value) = (zero, 0.0)
        for local in 0..<variables.count {
            let link = links[local]
            if link.parent != root {
                root = link.parent
                value = root == zero ? 0 : program.values[columnOf[root]] + 0
            }
            values[variables[local]] = link.offset + shares[local] * error + link.scale * value
        }
    }

    /// Returns whether the constant of a released equation exceeds its terms so far that values have lost digits.
    mutating func hasFarReleased(_ storage: borrowing Storage) -> Bool {
        if !multiples.released.isOut { return false }
        let terms = multiples.released.terms
        var sum = 0.0
        for place in 0..<terms.count { sum += terms[place].coefficient * storage.values[variables[terms[place].local]] }
        return abs(multiples.released.constant) > 1e6 * (1 + abs(sum))
    }

    // MARK: Invariants

    /// Returns the violated invariants of links and released equations.
    mutating func checkReleased(_ storage: borrowing Storage) -> [String] {
        var broken: [String] = []
        for index in 0..<multiples.steps.count {
            let step = multiples.steps[index]
            if step.place < 0 {
                if !multiples.released.isOut || Int(multiples.released.step) != index {
                    broken.append("release of step \(index)")
                }
            } else if step.place >= constraints.count
                || !storage.constraints[constraints[Int(step.place)]].isEquation
            {
                broken.append("place of step \(index)")
            }
            if step.place >= 0, multiples.spans.count > 0,
                multiples.spans[index] != storage.constraints[constraints[step.place]].span
            {
                broken.append("span of step \(index)")
            }
            // For an expression that was a pair, the program ensures that it holds.
            let isTaken = step.place < 0 || standings[step.place] == Self.taken
            if isTaken, waitingCount == 0, !hasChangedReleases { checkShares(in: step, storage, &broken) }
        }
        return broken
    }

    /// Checks that the shares cancel in a present equation, and do not in a released one.
    private func checkShares(in step: Multiples.Step, _ storage: borrowing Storage, _ broken: inout [String]) {
        var (sum, size) = (0.0, 0.0)
        if hasReleased {
            multiples.forEachTerm(of: step, constraints, storage) { local, coefficient in
                sum += coefficient * shares[local]
                size += abs(coefficient * shares[local])
            }
        }
        if (abs(sum) > 1e-9 * size) != (step.place < 0) { broken.append("shares of the equation of step \(step)") }
    }
}
