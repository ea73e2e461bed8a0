/// Equations that were taken as links, and are removed or added again.
///
/// The links stay, and so does the equation in them. Its error `e` is an additional column without a penalty. Then a variable is `scale *
/// root + offset + share * e`, with the share from `Multiples`. As for other constraints that are added or removed, the program is created
/// anew, from expressions that include that column. In the tie-break a settling variable must be a column, so the columns are chosen anew.
/// The column of a root counts from the last of its variables, which settles it and therefore has no share. The last variable with a share
/// settles `e`. If several equations are released, each column gets a settling variable of its own, without a share in the columns that
/// settle later.
///
/// This requires that the other variables are multiples of columns, or constants. If sums were eliminated, pairs made links, columns are
/// folded, or another equation states the released one, the component is built anew.
extension Component {
    /// A Boolean value that indicates whether equations are released.
    var hasReleased: Bool { releasedCount > 0 }

    /// Returns the shares of the local variables in a released column.
    ///
    /// The first column is 0.
    private func shares(_ number: Int) -> UnsafeMutablePointer<Double> {
        sharedRelease < 0
            ? multiples.rarities.releasedShares.base + number * variables.count
            : multiples.rarities.releases[Int(sharedRelease)].changes.base
    }

    // MARK: Releasing

    /// Releases the equation at a place, whose terms are given.
    ///
    /// Returns false if the component must be built anew.
    mutating func release(_ place: Int32, _ terms: Range<Int>, _ storage: borrowing Storage) -> Bool {
        let record = storage.constraints[constraints[place]]
        guard reductionPlace == nil, !hasFolds, standings[place] == Standing.taken,
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
        guard multiples.rarities.releases.count > 0, multiples.reclaim(constraint, at: place, storage) else {
            return false
        }
        list(constraint, storage)
        standings.append(Standing.taken)
        hasChangedReleases = true
        hasChangedExpressions = true
        return true
    }

    // MARK: Columns

    /// Creates columns for the released equations.
    ///
    /// Returns false if that fails because of rounding.
    mutating func placeReleased(_ storage: borrowing Storage) -> Bool {
        hasChangedReleases = false
        hasDoubtfulShares = false
        for _ in 0..<releasedCount {
            _ = variableOfColumn.removeLast()
            _ = restingVariables.removeLast()
        }
        if multiples.rarities.releasedShares.count > 0 { multiples.rarities.releasedShares.removeAll() }
        (releasedCount, sharedRelease) = (0, -1)
        let outCount = multiples.outCount
        for index in 0..<Int32(multiples.rarities.releases.count) where multiples.rarities.releases[index].isOut {
            if multiples.rarities.releases[index].changes.count == 0 {
                if !multiples.findChanges(index, variables, constraints, storage, &work) { return false }
            }
            releasedCount += 1
            let changes = multiples.rarities.releases[index].changes
            if outCount == 1, leavesSettling(changes) {
                sharedRelease = Int8(index)
                break
            }
            _ = multiples.rarities.releasedShares.extend(by: variables.count)
            if !findShares(changes, shares(Int(releasedCount) - 1)) { return false }
        }
        if variableOfColumn.count + Int(releasedCount) == 0 {
            for index in 0..<expressions.count { expressions[index].entity = -1 }
        }
        return chooseSettling(storage)
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
    private func findShares(_ changes: Buffer<Double>, _ shares: UnsafeMutablePointer<Double>) -> Bool {
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

    /// Finds the variable that settles each released column: the last one with a share in it, or in one after it.
    private mutating func chooseSettling(_ storage: borrowing Storage) -> Bool {
        let count = Int(releasedCount)
        var rank = Int32(variables.count)
        for number in 0..<count {
            var (best, local) = (number, 0)
            repeat {
                if number == count - 1, !hasRestless { skipUnshared(&rank, shares(number)) }
                local = Int(previous(&rank, storage))
                if local < 0 { return false }
                for other in number..<count where abs(shares(other)[local]) > abs(shares(best)[local]) { best = other }
            } while shares(best)[local] == 0
            if !settle(Int32(local), number, best) { return false }
        }
        return true
    }

    /// Skips the variables without a share, in descending order.
    @inline(__always)
    private func skipUnshared(_ local: inout Int32, _ shares: UnsafeMutablePointer<Double>) {
        while local > 0, shares[Int(local) - 1] == 0 { local -= 1 }
    }

    /// Combines the released columns so that a variable has a share in one column only.
    ///
    /// Returns false if the share may be rounding.
    private mutating func settle(_ local: Int32, _ number: Int, _ best: Int) -> Bool {
        let (own, chosen) = (shares(number), shares(best))
        if best != number {
            for other in 0..<variables.count { (own[other], chosen[other]) = (chosen[other], own[other]) }
        }
        for later in (number + 1)..<max(number + 1, Int(releasedCount)) {
            let shares = shares(later)
            let factor = shares[Int(local)] / own[Int(local)]
            if factor == 0 { continue }
            var sum = 0.0
            for other in 0..<variables.count {
                let part = factor * own[other]
                shares[other] = .clear(shares[other] - part, parts: abs(shares[other]) + abs(part))
                sum += shares[other]
            }
            if !sum.isFinite { return false }
        }
        variableOfColumn.append(-1)
        restingVariables.append(local)
        return true
    }

    /// Returns whether a local variable has a share in a released column.
    func isShared(_ local: Int32) -> Bool {
        for number in 0..<Int(releasedCount) where shares(number)[Int(local)] != 0 { return true }
        return false
    }

    /// Adds the shares of a constraint in released columns to the last reduced entries, whose roots are columns already.
    mutating func addShares(_ constraint: Int32, _ storage: borrowing Storage) {
        let scale = storage.constraints[constraint].scale
        for number in 0..<Int(releasedCount) {
            let shares = shares(number)
            var (sum, size) = (0.0, 0.0)
            for term in storage.terms(constraint) {
                let local = storage.variables[storage.termVariables[term]].local
                let part = scale * storage.termCoefficients[term] * shares[Int(local)]
                sum += part
                size += abs(part)
            }
            let share = Double.clear(sum, parts: size)
            if share == 0 { continue }
            if share.isNaN { hasDoubtfulShares = true }
            multiples.entries.append(Multiples.Entry(coefficient: sum, root: Int32(ownColumnCount + number)))
        }
    }

    // MARK: Solution

    /// The number of columns that belong to variables.
    var ownColumnCount: Int { variableOfColumn.count - Int(releasedCount) }

    /// Settles the released column that a variable settles, if it does.
    mutating func settleReleased(by local: Int32, isRestless: Bool, _ storage: borrowing Storage) {
        for number in 0..<Int(releasedCount) where restingVariables[ownColumnCount + number] == local {
            let link = multiples.links[local]
            var rest = storage.resting(variables[local]) - link.offset
            if link.parent != multiples.zero { rest -= link.scale * program.values[columnOf[link.parent]] }
            for settled in 0..<number {
                rest -= shares(settled)[Int(local)] * program.values[ownColumnCount + settled]
            }
            let (column, share) = (Int32(ownColumnCount + number), shares(number)[Int(local)])
            if isRestless {
                program.settleAtEnd(column, prefersLower: share > 0, otherwise: rest / share)
            } else {
                program.settle(column, at: rest / share)
            }
        }
    }

    /// Writes the values of all variables while equations are released.
    mutating func writeReleasedValues(_ storage: borrowing Storage) {
        if releasedCount == 1 { return writeValues(sharing: program.values[ownColumnCount], storage.values) }
        let values = storage.values
        for column in 0..<ownColumnCount { values[variables[variableOfColumn[column]]] = program.values[column] + 0 }
        multiples.writeValues(variables, values)
        for number in 0..<Int(releasedCount) {
            let (shares, error) = (shares(number), program.values[ownColumnCount + number])
            for local in 0..<variables.count where shares[local] != 0 {
                values[variables[local]] = values[variables[local]] + shares[local] * error + 0
            }
        }
    }

    /// Writes the values for one released equation in one pass.
    ///
    /// No offset is -0, so no sum with one is.
    private func writeValues(sharing error: Double, _ values: Buffer<Double>) {
        let (shares, links, zero, variables) = (shares(0), multiples.links, multiples.zero, variables)
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
        for index in 0..<multiples.rarities.releases.count where multiples.rarities.releases[index].isOut {
            let terms = multiples.rarities.releases[index].terms
            var sum = 0.0
            for place in 0..<terms.count {
                sum += terms[place].coefficient * storage.values[variables[terms[place].local]]
            }
            if abs(multiples.rarities.releases[index].constant) > 1e6 * (1 + abs(sum)) { return true }
        }
        return false
    }

    // MARK: Invariants

    /// Returns the violated invariants of links and released equations.
    mutating func checkReleased(_ storage: borrowing Storage) -> [String] {
        var broken: [String] = []
        for index in 0..<multiples.steps.count {
            let step = multiples.steps[index]
            if step.place < 0 {
                let release = -1 - Int(step.place)
                if release >= multiples.rarities.releases.count
                    || Int(multiples.rarities.releases[release].step) != index
                {
                    broken.append("release of step \(index)")
                }
            } else if step.place >= constraints.count
                || !storage.constraints[constraints[Int(step.place)]].isEquation
            {
                broken.append("place of step \(index)")
            }
            if step.place >= 0, multiples.rarities.spans.count > 0,
                multiples.rarities.spans[index] != storage.constraints[constraints[step.place]].span
            {
                broken.append("span of step \(index)")
            }
            // For an expression that was a pair, the program ensures that it holds.
            let isTaken = step.place < 0 || standings[step.place] == Standing.taken
            if isTaken, waitingCount == 0, !hasChangedReleases { checkShares(in: step, storage, &broken) }
        }
        return broken
    }

    /// Checks that the shares cancel in a present equation, and do not in a released one.
    private func checkShares(in step: Multiples.Step, _ storage: borrowing Storage, _ broken: inout [String]) {
        var isFree = false
        for number in 0..<Int(releasedCount) {
            let shares = shares(number)
            var (sum, size) = (0.0, 0.0)
            multiples.forEachTerm(of: step, constraints, storage) { local, coefficient in
                sum += coefficient * shares[Int(local)]
                size += abs(coefficient * shares[Int(local)])
            }
            if abs(sum) > 1e-9 * size { isFree = true }
        }
        if isFree != (step.place < 0) { broken.append("shares of the equation of step \(step)") }
    }
}
