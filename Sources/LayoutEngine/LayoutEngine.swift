import Simplex

/// An engine that lays out items by constraints.
///
/// It translates attributes into solver variables, and solutions into rectangles.
///
/// An item has four variables: `minX`, `minY`, `width` and `height` of its alignment rectangle. All other attributes
/// are expressions of them. Positions are relative to the frame of the parent item. So moving an item does not affect
/// its descendants, and subtrees without common constraints are independent systems.
public final class LayoutEngine {
    // Dynamic checks of exclusive access would cost more than the work itself. The engine makes no outside calls while it writes.
    let solver: Solver
    // Invariant of `@exclusivity(unchecked)`: an engine belongs to one thread, and calls no code of clients. No two accesses overlap.
    // Tests: `LayoutEngineTests`, and `.ci/sanitizers.step`, which checks the accesses at run time.
    @exclusivity(unchecked) var items: [ItemRecord] = []
    @exclusivity(unchecked) private var freeItems = FreePlaces()
    /// Removed items whose indices are not free yet, because constraints between others may still contain them.
    @exclusivity(unchecked) private var heldItems: [Int32] = []
    @exclusivity(unchecked) private var shapes: [ItemShape] = []
    @exclusivity(unchecked) var records: [ConstraintRecord] = []
    @exclusivity(unchecked) var freeRecords: [Int32] = []
    /// The positions of each record in the lists of its items; empty until `hasLinks`.
    @exclusivity(unchecked) var links: [ConstraintLinks] = []
    @exclusivity(unchecked) var hasLinks = false
    /// The depth of the deepest item there has been; -1 before the first.
    @exclusivity(unchecked) private var greatestDepth: Int32 = -1
    /// Memory for expressions, large enough for the longest one of items at this depth.
    @exclusivity(unchecked) private(set) var roomForTerms = UnsafeMutableBufferPointer<Term>(start: nil, count: 0)
    @exclusivity(unchecked) var nextSequence: UInt32 = 0
    @exclusivity(unchecked) var chainedCount = 0
    /// The record of each index in the solver's storage.
    ///
    /// It is empty while all indices are equal, which is usual.
    @exclusivity(unchecked) private var recordOfSolverPlace: [Int32] = []
    /// The parent of each item, which is notified of changes: -1 for top-level items, or `nobody`.
    @exclusivity(unchecked) var holders: [Int32] = []
    /// A Boolean value that indicates whether changes have been queried; before that, every item counts as changed.
    @exclusivity(unchecked) var tracksChanges = false
    /// The items that may have changed since the last query, one bit each, with their old rectangles; empty until `tracksChanges`.
    @exclusivity(unchecked) var suspects: [UInt64] = []
    @exclusivity(unchecked) var shownRectangles: [LayoutRectangle] = []
    /// Empty between two calls of `takeChangedContainers`, with the memory of the last one.
    @exclusivity(unchecked) var changedContainers: [Int32] = []
    /// The rectangles with the values last read from the solver.
    ///
    /// New items are added on the next query.
    @exclusivity(unchecked) var rectangles: [LayoutRectangle] = []
    /// The cache of needed parts of recent conflicting sets.
    @exclusivity(unchecked) var neededSets: [NeededSet] = []
    /// The variables of sizes that came out negative and have no constraint against that yet.
    @exclusivity(unchecked) var negativeSizes: [Int32] = []

    /// Creates an empty engine.
    public init() {
        solver = Solver()
        // Invariant: the engine outlives its solver, which nobody else retains. Test: `LifetimeTests`.
        solver.chooseRelaxed = { [unowned(unsafe) self] candidates in self.chooseRelaxed(candidates) }
    }

    deinit { roomForTerms.deallocate() }

    private func makeRoom(forDepth depth: Int32) {
        greatestDepth = depth
        // Each side has one size, and the positions of an item and its ancestors, and a width if it is mirrored.
        let termCount = 2 * (Int(depth) + 2) + 1
        guard roomForTerms.count < termCount else { return }
        roomForTerms.deallocate()
        roomForTerms = .allocate(capacity: 2 * termCount)
    }

    /// Reserves capacity for items, constraints and content sizes, to avoid copying while they are added.
    public func reserveCapacity(items itemCount: Int, constraints constraintCount: Int, contentSizes: Int = 0) {
        items.reserveCapacity(items.count + itemCount)
        holders.reserveCapacity(items.count + itemCount)
        records.reserveCapacity(records.count + constraintCount + contentSizes)
        // A layout constraint has two to four terms, so there is room for short ones of content sizes too.
        solver.reserveCapacity(variables: 4 * itemCount, constraints: constraintCount, terms: 3 * constraintCount)
    }

    // MARK: Items

    /// Creates an item.
    ///
    /// Its position is relative to the frame of its parent.
    public func makeItem(in parent: LayoutItem? = nil) -> LayoutItem {
        let parentIndex = parent?.index ?? -1
        let depth = parentIndex < 0 ? 0 : items[Int(parentIndex)].depth + 1
        // A read is faster than a write.
        if parentIndex >= 0, !items[Int(parentIndex)].hasChildren { items[Int(parentIndex)].hasChildren = true }
        if depth > greatestDepth { makeRoom(forDepth: depth) }
        if !heldItems.isEmpty { freeHeldItems() }
        // The smallest free index is used, because ties are broken in the order of variables, which must be the order of creation.
        if let place = freeItems.popFirst() { return makeItem(at: Int(place), in: parentIndex, depth: depth) }
        let index = Int32(items.count)
        // The two positions have no resting value.
        let minX = solver.makeVariables(count: 4, restlessCount: 2)
        items.append(ItemRecord(minX: minX, parent: parentIndex, depth: depth))
        holders.append(parentIndex)
        return LayoutItem(index: index)
    }

    /// Creates an item at the index of a removed one, with its variables.
    private func makeItem(at place: Int, in parent: Int32, depth: Int32) -> LayoutItem {
        let shape = items[place].shape
        if shape >= 0 { shapes[Int(shape)] = ItemShape() }
        items[place] = ItemRecord(minX: items[place].minX, parent: parent, depth: depth)
        items[place].shape = shape
        setRestingRectangle(LayoutRectangle(minX: 0, minY: 0, width: 0, height: 0), of: LayoutItem(index: Int32(place)))
        holders[place] = parent
        makeRectangles()
        // The solver may report no changed values, even for sizes that the previous item could have negative.
        for variable in items[place].variables.suffix(2) { negativeSizes.append(variable.index) }
        if tracksChanges {
            shownRectangles[place] = .unknown
            suspects[place >> 6] |= 1 << UInt64(place & 63)
        }
        return LayoutItem(index: Int32(place))
    }

    /// Removes an item and all constraints that name it.
    public func remove(_ item: LayoutItem) {
        guard isAlive(item) else { return }
        while let id = constraintNaming(item) { remove(id) }
        items[Int(item.index)].isAlive = false
        holders[Int(item.index)] = Self.nobody
        heldItems.append(item.index)
    }

    /// Frees the indices of removed items that no constraint contains.
    ///
    /// It runs once before new items are created, not for each removal.
    private func freeHeldItems() {
        heldItems.removeAll { item in
            if items[Int(item)].variables.contains(where: { solver.isMentioned($0) }) { return false }
            freeItems.insert(item)
            return true
        }
    }

    /// Returns whether the engine contains an item.
    public func isAlive(_ item: LayoutItem) -> Bool {
        item.index >= 0 && item.index < items.count && items[Int(item.index)].isAlive
    }

    /// Returns the shape of an item, or nil for the usual shape.
    @inline(__always)
    func shape(of item: Int32) -> ItemShape? { shape(of: items[Int(item)]) }

    @inline(__always)
    func shape(of record: ItemRecord) -> ItemShape? { record.shape < 0 ? nil : shapes[Int(record.shape)] }

    private func changeShape(of item: LayoutItem, _ change: (inout ItemShape) -> Void) {
        if items[Int(item.index)].shape < 0 {
            items[Int(item.index)].shape = Int32(shapes.count)
            shapes.append(ItemShape())
        }
        change(&shapes[Int(items[Int(item.index)].shape)])
    }

    /// Sets the insets of an item's alignment rectangle from its frame; returns whether they changed.
    @discardableResult
    public func setAlignmentInsets(_ insets: LayoutInsets, of item: LayoutItem) -> Bool {
        guard (shape(of: item.index)?.insets ?? LayoutInsets()) != insets else { return false }
        changeShape(of: item) { $0.insets = insets }
        lowerAgain(around: item)
        return true
    }

    /// Sets the layout direction for the content of an item.
    public func setRightToLeft(_ isRightToLeft: Bool, of item: LayoutItem) {
        guard items[Int(item.index)].isRightToLeft != isRightToLeft else { return }
        items[Int(item.index)].isRightToLeft = isRightToLeft
        // The direction applies to constraints that name the item, and to those between its descendants.
        let record = items[Int(item.index)]
        let indices = record.hasChildren ? Array(records.indices) : placesOfConstraints(naming: item)
        for index in indices where records[index].isAlive {
            let constraint = records[index].constraint
            guard constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional else { continue }
            if directionItem(of: constraint) == item.index { lowerAgain(index) }
        }
    }

    /// Returns the positions of the constraints that name an item, without creating lists.
    func placesOfConstraints(naming item: LayoutItem) -> [Int] {
        items[Int(item.index)].isNamed ? constraints(naming: item).map { Int($0.index) } : []
    }

    /// Sets the baselines of an item; returns whether they changed.
    @discardableResult
    public func setBaselines(first: LayoutBaseline, last: LayoutBaseline, of item: LayoutItem) -> Bool {
        let old = shape(of: item.index) ?? ItemShape()
        guard old.firstBaseline != first || old.lastBaseline != last else { return false }
        changeShape(of: item) { ($0.firstBaseline, $0.lastBaseline) = (first, last) }
        for target in [first.item, last.item] {
            if let target, isAlive(target) { items[Int(target.index)].isBaselineTarget = true }
        }
        // A constraint on the baseline of another item may refer to this one.
        let isTarget = items[Int(item.index)].isBaselineTarget
        let indices = isTarget ? Array(records.indices) : placesOfConstraints(naming: item)
        for index in indices where records[index].isAlive && records[index].mentionsBaseline { lowerAgain(index) }
        return true
    }

    /// Allows negative sizes for an item that represents a distance.
    public func setSignedSize(_ item: LayoutItem) { items[Int(item.index)].hasSignedSize = true }

    /// Sets the content offset of a scrolling item in points, for constraints between its content and outer items.
    public func setChildOffset(x: Double, y: Double, of item: LayoutItem) {
        let old = shape(of: item.index) ?? ItemShape()
        guard old.childOffsetX != x || old.childOffsetY != y else { return }
        changeShape(of: item) { ($0.childOffsetX, $0.childOffsetY) = (x, y) }
        lowerAgain(around: item)
    }

    // MARK: Constraints

    /// Adds a constraint.
    ///
    /// Returns nil if its items have no common ancestor.
    public func add(_ constraint: LayoutConstraint) -> LayoutConstraintID? { enter(constraint) }

    /// Adds a constraint with the same priority for errors of both signs.
    ///
    /// Returns nil if its items have no common ancestor.
    ///
    /// This overload is faster than the one with a structure, since it avoids store-forwarding stalls.
    public func add(
        _ first: LayoutItem, _ firstAttribute: LayoutAttribute, _ relation: Relation, _ second: LayoutItem?,
        _ secondAttribute: LayoutAttribute, multiplier: Double, constant: Double, priority: Priority,
        origin: ConstraintOrigin
    ) -> LayoutConstraintID? {
        enter(
            LayoutConstraint(
                first, firstAttribute, relation, second, secondAttribute, multiplier: multiplier, constant: constant,
                priority: priority, origin: origin))
    }

    /// Adds a constraint that sets one attribute of an item to a value, with a priority for each sign of the error.
    public func add(
        _ item: LayoutItem, _ attribute: LayoutAttribute, equal value: Double, growing: Priority = .required,
        shrinking: Priority = .required, origin: ConstraintOrigin
    ) -> LayoutConstraintID? {
        var constraint = LayoutConstraint(item, attribute, constant: value, origin: origin)
        (constraint.growingPriority, constraint.shrinkingPriority) = (growing, shrinking)
        return enter(constraint)
    }

    @inline(__always)
    private func enter(_ constraint: LayoutConstraint) -> LayoutConstraintID? {
        var expression = Expression(in: roomForTerms)
        guard lower(constraint, to: &expression) else { return nil }
        let index = freeRecords.isEmpty ? Int32(records.count) : freeRecords.removeLast()
        let solverID = addToSolver(constraint, expression)
        let record = ConstraintRecord(
            constraint: constraint, sequence: nextSequence, order: nextSequence, solverID: solverID,
            loweredConstant: expression.constant + constraint.constant, isChained: expression.isChained, isAlive: true)
        nextSequence &+= 1
        noteName(of: constraint.first)
        if let second = constraint.second { noteName(of: second) }
        if Int(index) < records.count { records[Int(index)] = record } else { records.append(record) }
        if hasLinks { link(index) }
        if expression.isChained { chainedCount += 1 }
        setRecord(index, of: solverID)
        return LayoutConstraintID(index: index)
    }

    /// Records that a constraint names an item.
    ///
    /// A read is faster than a write.
    @inline(__always)
    private func noteName(of item: LayoutItem) {
        if !items[Int(item.index)].isNamed { items[Int(item.index)].isNamed = true }
    }

    /// Returns the record of a constraint of the solver.
    func record(of id: ConstraintID) -> Int32 {
        recordOfSolverPlace.isEmpty ? id.index : recordOfSolverPlace[Int(id.index)]
    }

    @inline(__always)
    func setRecord(_ index: Int32, of id: ConstraintID) {
        if index != id.index || !recordOfSolverPlace.isEmpty { listRecord(index, of: id) }
    }

    @inline(never)
    private func listRecord(_ index: Int32, of id: ConstraintID) {
        if recordOfSolverPlace.isEmpty { recordOfSolverPlace = Array(0..<Int32(records.count)) }
        let place = Int(id.index)
        while recordOfSolverPlace.count <= place { recordOfSolverPlace.append(-1) }
        recordOfSolverPlace[place] = index
    }

    /// Removes a constraint.
    ///
    /// Does nothing if the engine does not contain it.
    public func remove(_ id: LayoutConstraintID) {
        guard records[Int(id.index)].isAlive else { return }
        unlink(id.index)
        solver.remove(records[Int(id.index)].solverID)
        if records[Int(id.index)].isChained { chainedCount -= 1 }
        records[Int(id.index)].isAlive = false
        freeRecords.append(id.index)
    }

    /// Changes the constant of a constraint, in points.
    public func setConstant(_ constant: Double, of id: LayoutConstraintID) {
        let index = Int(id.index)
        guard records[index].constraint.constant != constant else { return }
        records[index].constraint.constant = constant
        solver.setConstant(records[index].loweredConstant - constant, of: records[index].solverID)
    }

    /// Sets the priorities of a constraint for each sign of the error.
    public func setPriority(growing: Priority, shrinking: Priority, of id: LayoutConstraintID) {
        let index = Int(id.index)
        records[index].constraint.growingPriority = growing
        records[index].constraint.shrinkingPriority = shrinking
        solver.setPriority(positiveError: growing, negativeError: shrinking, of: records[index].solverID)
    }

    /// Sets the place of a constraint among all constraints in the order in which the author made them.
    ///
    /// Without a call, it is the order of addition. It affects only the choice of the broken constraint.
    public func setOrder(_ order: UInt32, of id: LayoutConstraintID) { records[Int(id.index)].order = order }

    /// Returns a constraint as it was added, with its current constant and priorities.
    public func constraint(_ id: LayoutConstraintID) -> LayoutConstraint { records[Int(id.index)].constraint }
}

extension ConstraintRecord {
    var mentionsBaseline: Bool {
        switch (constraint.firstAttribute, constraint.secondAttribute) {
        case (.firstBaseline, _), (.lastBaseline, _), (_, .firstBaseline), (_, .lastBaseline): true
        default: false
        }
    }
}
