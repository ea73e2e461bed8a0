/// Columns that are folded into another column.
///
/// A *leaf* is a column that occurs in only one row, with one other column, its *host*. A label that must not be wider than its table
/// column is a leaf. For every value of the host, the leaf takes its cheapest value. So leaf and row together are a penalty of the host:
/// the infimal convolution of two convex piecewise linear functions, whose segments are those of both, sorted by slope. A table column with
/// a thousand labels is one column with a thousand breakpoints. One long step passes them, where the simplex method would need a pivot for
/// each.
///
/// - Source: infimal convolution, Rockafellar, *Convex Analysis*, 1970, section 5.
/// - Invariant: a leaf is in one row.
/// - Workload: builds and edits of table.
/// - Tests: `FoldingTests`, and `MechanismTests`.
struct Folds: ~Copyable {
    /// A leaf, its row and its host.
    ///
    /// The row is `leaf - sign * host` or its negative. The leaf is used times `sign`, so the host is the sum of leaf and *slack*. Each
    /// segment of the convolution moves one of the two, while the other stays at a breakpoint.
    struct Fold {
        var leaf: Int32
        var host: Int32
        /// The entities that carry the penalties of the leaf and of the row.
        var leafPenalty: Int32
        var slackPenalty: Int32
        var sign: Double
        /// A Boolean value that indicates whether the row decreases as the slack grows.
        var isSlackTurned: Bool
        /// The next fold of the same host, or -1.
        var next: Int32
        var firstPiece: Int32 = 0
        var pieceCount: Int32 = 0
    }

    /// A segment of a convolution.
    struct Piece {
        /// The start of the segment, as a value of the host.
        var place: Double
        /// The value of the part that does not move.
        var fixed: Double
        var movesLeaf: Bool
        /// A Boolean value that indicates whether another segment has the same slope, so that the moving part is ambiguous.
        var isTied: Bool
    }

    @Owned private(set) var folds = Buffer<Fold>()
    /// The fold of each folded leaf and row, by entity; -1 for others.
    @Owned private(set) var foldOf = Buffer<Int32>()
    /// The first fold of each host, by column, or -1.
    @Owned private(set) var heads = Buffer<Int32>()
    /// The hosts whose penalties need a new sum.
    @Owned private(set) var changedHosts = Buffer<Int32>()
    @Owned private var isChanged = Buffer<Bool>()
    @Owned private var pieces = Buffer<Piece>()
    @Owned private var jumps = Buffer<Penalties.Jump>()
    @Owned private var vectors = Buffer<Double>()

    /// Creates an empty set of folds.
    init() {}

    /// Creates an empty set of folds, with memory for those of a program.
    init(columnCount: Int, rowCount: Int) {
        foldOf = Buffer(repeating: -1, count: columnCount + rowCount)
        heads = Buffer(repeating: -1, count: columnCount)
        isChanged = Buffer(repeating: false, count: columnCount)
    }

    /// Records a changed constraint of an entity.
    ///
    /// Returns false if the entity is in no fold.
    mutating func noteChange(of entity: Int32) -> Bool {
        guard let host = host(of: entity) else { return false }
        if !isChanged[host] {
            isChanged[host] = true
            changedHosts.append(host)
        }
        return true
    }

    /// Clears the list of changes.
    mutating func forgetChanges() {
        for index in 0..<changedHosts.count { isChanged[changedHosts[index]] = false }
        changedHosts.removeAll()
    }

    /// Returns the entity that carries the penalties of an entity.
    @inline(__always)
    func carrier(of entity: Int32) -> Int32 {
        if folds.count == 0 || foldOf[entity] < 0 { return entity }
        let fold = folds[foldOf[entity]]
        return entity == fold.leaf ? fold.leafPenalty : fold.slackPenalty
    }

    /// Adds a fold.
    mutating func append(_ fold: Fold, row: Int32) {
        var fold = fold
        fold.next = heads[fold.host]
        heads[fold.host] = Int32(folds.count)
        foldOf[fold.leaf] = Int32(folds.count)
        foldOf[row] = Int32(folds.count)
        folds.append(fold)
    }

    /// Returns the column whose penalty includes that of an entity.
    @inline(__always)
    func host(of entity: Int32) -> Int32? {
        if folds.count == 0 { return nil }
        let fold = foldOf[entity]
        if fold >= 0 { return folds[fold].host }
        return Int(entity) < heads.count && heads[entity] >= 0 ? entity : nil
    }

    // MARK: Penalties

    /// Adds up the penalty of a host.
    ///
    /// Returns false if required ends contradict each other.
    mutating func build(_ host: Int32, _ penalties: inout Penalties, _ constraints: Buffer<ConstraintRow>) -> Bool {
        jumps.removeAll()
        vectors.removeAll()
        vectors.resize(to: penalties.levelCount, filling: 0)
        var domain = Penalties.Domain()
        if penalties.functions[host].firstOwner >= 0 {
            if !penalties.build(host, constraints) { return false }
            domain = penalties.takeJumps(host, &_jumps.wrappedValue, &_vectors.wrappedValue)
        }
        var fold = heads[host]
        while fold >= 0 {
            guard penalties.build(folds[fold].leafPenalty, constraints),
                penalties.build(folds[fold].slackPenalty, constraints)
            else { return false }
            convolve(fold, penalties, &domain)
            fold = folds[fold].next
        }
        jumps.sort { $0.place < $1.place }
        return penalties.write(host, domain, jumps, vectors)
    }

    /// Adds the convolution of a fold: its pieces, and its jumps to those of the host.
    private mutating func convolve(_ index: Int32, _ penalties: borrowing Penalties, _ domain: inout Penalties.Domain) {
        let fold = folds[index]
        let leaf = Side(fold.leafPenalty, isTurned: fold.sign < 0, penalties)
        let slack = Side(fold.slackPenalty, isTurned: fold.isSlackTurned, penalties)
        if fold.pieceCount == 0 {
            // Constants change, but the number of constraints does not.
            folds[index].firstPiece = Int32(pieces.count)
            let room = penalties.ownerCount(fold.leafPenalty) + penalties.ownerCount(fold.slackPenalty) + 2
            pieces.resize(
                to: pieces.count + room, filling: Piece(place: 0, fixed: 0, movesLeaf: false, isTied: false))
        }
        var count = folds[index].firstPiece
        var (left, right) = (leaf.start(beyond: slack, penalties), slack.start(beyond: leaf, penalties))
        let isLeafFirst =
            !leaf.isInfinite(0, penalties)
            && (slack.isInfinite(0, penalties) || leaf.compare(0, slack, 0, penalties) >= 0)
        var slope = isLeafFirst ? leaf.slope(0) : slack.slope(0)
        let isBounded = leaf.isInfinite(0, penalties) && slack.isInfinite(0, penalties)
        var place = leaf.place(left, penalties) + slack.place(right, penalties)
        pieces[count] = Piece(
            place: -.infinity, fixed: isLeafFirst ? slack.place(right, penalties) : leaf.place(left, penalties),
            movesLeaf: isLeafFirst,
            isTied: isLeafFirst
                ? !slack.isInfinite(right, penalties) && slack.compare(right, leaf, 0, penalties) == 0
                : !leaf.isInfinite(left, penalties) && leaf.compare(left, slack, 0, penalties) == 0)
        if isBounded {
            domain.lower = max(domain.lower, place)
        } else {
            penalties.add(slope, to: &domain, in: &vectors)
        }
        var isFirst = isBounded
        while true {
            let isLeafOver = leaf.isInfinite(left + 1, penalties)
            let isSlackOver = slack.isInfinite(right + 1, penalties)
            if isLeafOver && isSlackOver {
                domain.upper = min(domain.upper, place)
                break
            }
            let order = isLeafOver ? 1 : isSlackOver ? -1 : leaf.compare(left + 1, slack, right + 1, penalties)
            let movesLeaf = order <= 0
            let new = movesLeaf ? leaf.slope(left + 1) : slack.slope(right + 1)
            let isSame = !isFirst && penalties.areEqual(slope, new)
            if isSame { pieces[count].isTied = true }
            count += 1
            pieces[count] = Piece(
                place: place, fixed: movesLeaf ? slack.place(right, penalties) : leaf.place(left, penalties),
                movesLeaf: movesLeaf, isTied: order == 0 || isSame)
            if isFirst {
                penalties.add(new, to: &domain, in: &vectors)
            } else if !isSame {
                penalties.appendJump(at: place, from: slope, to: new, &_jumps.wrappedValue, &_vectors.wrappedValue)
            }
            isFirst = false
            slope = new
            if movesLeaf { left += 1 } else { right += 1 }
            if movesLeaf ? left == leaf.count : right == slack.count { break }
            place = leaf.place(left, penalties) + slack.place(right, penalties)
        }
        folds[index].pieceCount = count + 1 - folds[index].firstPiece
    }

    // MARK: Values

    /// Returns the piece that contains a value of the host.
    private func piece(_ fold: Int32, at value: Double) -> Piece {
        var low = folds[fold].firstPiece
        var high = low + folds[fold].pieceCount
        while high - low > 1 {
            let middle = (low + high) / 2
            if pieces[middle].place <= value { low = middle } else { high = middle }
        }
        return pieces[low]
    }

    /// Returns the cheapest value of a leaf.
    func value(ofLeafOf fold: Int32, host: Double) -> Double {
        let piece = piece(fold, at: host)
        return folds[fold].sign * (piece.movesLeaf ? host - piece.fixed : piece.fixed)
    }

    /// Returns whether the cheapest value of a leaf is ambiguous.
    func isOpen(_ fold: Int32, host: Double, tolerance: Double) -> Bool {
        piece(fold, at: host - tolerance).isTied && piece(fold, at: host + tolerance).isTied
    }

    /// Returns the value of the host for a value of its leaf, if the leaf moves with the host near a value of the host.
    ///
    /// Returns nil if the leaf does not move there.
    func host(ofLeafOf fold: Int32, at value: Double, about place: Double) -> Double? {
        let piece = piece(fold, at: place)
        return piece.movesLeaf ? folds[fold].sign * value + piece.fixed : nil
    }
}

/// One of two folded functions, possibly mirrored.
private struct Side {
    let entity: Int32
    let isTurned: Bool
    let count: Int32

    init(_ entity: Int32, isTurned: Bool, _ penalties: borrowing Penalties) {
        self.entity = entity
        self.isTurned = isTurned
        count = penalties.count(entity)
    }

    func place(_ index: Int32, _ penalties: borrowing Penalties) -> Double {
        isTurned ? -penalties.breakpoint(entity, count - 1 - index) : penalties.breakpoint(entity, index)
    }

    func isInfinite(_ segment: Int32, _ penalties: borrowing Penalties) -> Bool {
        penalties.isInfinite(entity, isTurned ? count - segment : segment)
    }

    func slope(_ segment: Int32) -> Penalties.Slope {
        Penalties.Slope(entity: entity, segment: isTurned ? count - segment : segment, isTurned: isTurned)
    }

    /// Returns the sign of the difference of two finite slopes.
    func compare(_ segment: Int32, _ other: Side, _ otherSegment: Int32, _ penalties: borrowing Penalties) -> Int {
        penalties.compare(slope(segment), other.slope(otherSegment))
    }

    /// Returns the index of the first breakpoint that remains after the first slopes of the other function.
    func start(beyond other: Side, _ penalties: borrowing Penalties) -> Int32 {
        if other.isInfinite(0, penalties) { return 0 }
        var index: Int32 = 0
        while index < count - 1, !isInfinite(index + 1, penalties), compare(index + 1, other, 0, penalties) <= 0 {
            index += 1
        }
        return index
    }
}
