/// Equations that were taken as links, and leave or come back.
///
/// The links stay, with the equation as it was; its error `e` is one more column, which nothing penalises. A variable is
/// `scale * root + offset + share * e` then, where the share is what `Multiples` says of it. The program is made anew, as it is for other
/// constraints that come and go, from expressions in which that column takes part. What settles a variable in the tie-break must be
/// a column, so the columns are chosen anew: the column of a root counts from the last of its variables, the one that settles it,
/// which has no share then; `e` is settled by the last variable that still has one, and where several equations are released
/// each column by one of its own, of which the columns that are settled later have no share.
///
/// That is possible while the other variables are multiples of columns, or constants: not where sums were eliminated or links came
/// about by pairs, where columns are folded, or where an equation that followed from others says what the released one was. Then the
/// component is built anew.
extension Component {
    /// A Boolean value that indicates whether equations are released.
    var hasReleased: Bool { releasedCount > 0 }

    /// The shares of the local variables in a released column, the first of which is 0.
    private func shares(_ number: Int) -> UnsafeMutablePointer<Double> {
        sharedRelease < 0
            ? multiples.rarities.releasedShares.base + number * variables.count
            : multiples.rarities.releases[Int(sharedRelease)].changes.base
    }

    // MARK: Going and coming

    /// Releases the equation of a place, whose terms are given; false where the component has to be built anew.
    mutating func release(_ place: Int32, _ terms: Range<Int>, _ storage: borrowing Storage) -> Bool {
        let record = storage.constraints[constraints[place]]
        guard reductionPlace == nil, !hasFolds, standings[place] == Standing.taken,
            multiples.release(place, record, terms, storage)
        else { return false }
        hasChangedReleases = true
        return true
    }

    /// Takes the equation back that a new constraint is; false where it is none that is released.
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

    /// Gives columns to the equations that are released now; false where that fails, by rounding.
    mutating func placeReleased(_ storage: borrowing Storage) -> Bool {
        hasChangedReleases = false
        hasDoubtfulShares = false
        forgetConstants()
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

    /// Returns whether none of the variables changes that settle columns: then changes are shares.
    private func leavesSettling(_ changes: Buffer<Double>) -> Bool {
        for column in 0..<restingVariables.count where changes[restingVariables[column]] != 0 { return false }
        return true
    }

    /// Finds by how much each variable changes while the one that settles its root's column stays; false where that may be rounding.
    private func findShares(_ changes: Buffer<Double>, _ shares: UnsafeMutablePointer<Double>) -> Bool {
        let (links, zero) = (multiples.links, multiples.zero)
        // Neighbours mostly follow the same root.
        var (root, settling, sum) = (zero, 0.0, 0.0)
        for local in 0..<variables.count {
            let (parent, change) = (links[local].parent, changes[local])
            if parent != root {
                root = parent
                settling = root == zero ? 0 : settlingChange(of: root, changes)
            }
            let part = settling == 0 ? 0 : links[local].scale * settling
            let share = change - part
            // Most have but one of the two.
            let isClear = change == 0 || part == 0
            shares[local] = isClear ? share : .clear(share, parts: abs(change) + abs(part))
            sum += shares[local]
        }
        return sum.isFinite
    }

    /// By how much a root would have to change for the variable that settles its column to change as it does.
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

    /// Goes down past the variables without a share.
    @inline(__always)
    private func skipUnshared(_ local: inout Int32, _ shares: UnsafeMutablePointer<Double>) {
        while local > 0, shares[Int(local) - 1] == 0 { local -= 1 }
    }

    /// Makes the shares of a variable in the columns from one on a share in that column alone; false where that may be rounding.
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

    /// Adds the shares of a constraint in released columns to the entries reduced last, which have columns for roots already.
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

    /// How many columns are those of variables.
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

    /// The same where one equation is released, in one pass: no offset is -0, so no sum with one is.
    private func writeValues(sharing error: Double, _ values: Buffer<Double>) {
        if isRange {
            let values = UnsafeMutableRawPointer(values.base + Int(variables[0]))
            return writeValues(sharing: error) {
                values.storeBytes(of: $1, toByteOffset: 8 &* $0, as: SIMD2<Double>.self)
            } _: {
                values.storeBytes(of: $1, toByteOffset: 8 &* $0, as: Double.self)
            }
        }
        let (values, variables) = (values.base, variables.base)
        writeValues(sharing: error) {
            values[Int(variables[$0])] = $1.x
            values[Int(variables[$0 &+ 1])] = $1.y
        } _: {
            values[Int(variables[$0])] = $1
        }
    }

    @inline(__always)
    private func writeValues(
        sharing error: Double, _ writeTwo: (Int, SIMD2<Double>) -> Void, _ write: (Int, Double) -> Void
    ) {
        let (shares, zero, count) = (shares(0), multiples.zero, variables.count)
        var link = UnsafePointer(multiples.links.base)
        // Neighbours mostly follow the same root.
        var (root, value, local) = (zero, 0.0, 0)
        while local < count {
            if link.pointee.parent != root {
                root = link.pointee.parent
                value = root == zero ? 0 : program.values[columnOf[root]] + 0
            }
            while local &+ 1 < count, link.pointee.parent == root, link[1].parent == root {
                let offsets = SIMD2(link.pointee.offset, link[1].offset)
                let scales = SIMD2(link.pointee.scale, link[1].scale)
                let both = UnsafeRawPointer(shares).loadUnaligned(fromByteOffset: 8 &* local, as: SIMD2<Double>.self)
                writeTwo(local, offsets + both * error + scales * value)
                local &+= 2
                link += 2
            }
            if local < count, link.pointee.parent == root {
                write(local, link.pointee.offset + shares[local] * error + link.pointee.scale * value)
                local &+= 1
                link += 1
            }
        }
    }

    /// Returns whether the constant of a released equation is so much larger than what it adds up that values have lost
    /// digits by it.
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

    /// What must hold of links and released equations and does not.
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
            // One that was a pair for a while and is an expression holds by the program.
            let isTaken = step.place < 0 || standings[step.place] == Standing.taken
            if isTaken, waitingCount == 0, !hasChangedReleases { checkShares(in: step, storage, &broken) }
        }
        return broken
    }

    /// The shares of an equation that is there cancel, those of a released one do not.
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
