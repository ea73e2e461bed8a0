import Simplex

/// An item whose rectangle is another than at the last look.
public struct ChangedItem: Hashable, Sendable {
    /// The item.
    public let item: LayoutItem
    /// Whether its position within its parent changed.
    public internal(set) var isMoved: Bool
    /// Whether its size changed.
    public internal(set) var isResized: Bool
}

extension LayoutEngine {
    /// Solves what has changed; reading results does this by itself.
    public func solve() { solver.solve() }

    /// How many more steps of the solver may be taken, as `Solver.remainingWork` counts them; by default as many as it needs.
    public var remainingWork: Int {
        get { solver.remainingWork }
        set { solver.remainingWork = newValue }
    }

    /// Whether items were left where they rest, or questions without a true answer, because no steps remained.
    public var isExhausted: Bool { solver.isExhausted }

    /// The alignment rectangle of an item, relative to the frame of its parent, in points and exact.
    public func rectangle(of item: LayoutItem) -> LayoutRectangle {
        let index = Int(item.index)
        return LayoutRectangle(
            minX: solver.value(of: items[index].minX), minY: solver.value(of: items[index].minY),
            width: solver.value(of: items[index].width), height: solver.value(of: items[index].height))
    }

    /// The items whose rectangles differ from those at the last call, in order of index.
    ///
    /// Costs what the solver changed, not what the engine holds.
    public func takeChangedItems() -> [ChangedItem] {
        collectChanges()
        suspects.sort()
        var changed: [ChangedItem] = []
        changed.reserveCapacity(suspects.count)
        for index in suspects {
            isSuspect[Int(index)] = false
            guard items[Int(index)].isAlive else { continue }
            let item = LayoutItem(index: index)
            let (old, new) = (shownRectangles[Int(index)], rectangle(of: item))
            let isMoved = old.minX != new.minX || old.minY != new.minY
            let isResized = old.width != new.width || old.height != new.height
            guard isMoved || isResized else { continue }
            shownRectangles[Int(index)] = new
            changed.append(ChangedItem(item: item, isMoved: isMoved, isResized: isResized))
        }
        suspects.removeAll(keepingCapacity: true)
        return changed
    }

    /// Asks the solver which variables it changed, and notes their items and the sizes that became negative.
    private func collectChanges() {
        for variable in solver.takeChangedVariables() {
            let owner = ownerOfVariable[Int(variable.index)]
            guard owner >= 0 else { continue }
            let index = Int(owner / 4)
            if !isSuspect[index] {
                isSuspect[index] = true
                suspects.append(Int32(index))
            }
            if owner % 4 >= 2, solver.value(of: variable) < -1e-7 { negativeSizes.append(owner) }
        }
    }

    /// Requires sizes that came out negative not to be; returns whether there were any.
    ///
    /// Entered only where they bite, they cost nothing in the layouts that never come near. They stay until the item goes.
    public func enforceNonNegativeSizes() -> Bool {
        collectChanges()
        guard !negativeSizes.isEmpty else { return false }
        var required: [LayoutConstraint] = []
        for owner in negativeSizes.sorted() {
            let index = Int(owner / 4)
            let isWidth = owner % 4 == 2
            let record = items[index]
            let isKept = isWidth ? record.keepsWidth : record.keepsHeight
            let isStill = solver.value(of: isWidth ? record.width : record.height) < -1e-7
            guard record.isAlive, !record.hasSignedSize, !isKept, isStill else { continue }
            if isWidth { items[index].keepsWidth = true } else { items[index].keepsHeight = true }
            let item = LayoutItem(index: Int32(index))
            required.append(
                LayoutConstraint(item, isWidth ? .width : .height, .greaterThanOrEqual, origin: .nonNegativeSize))
        }
        negativeSizes.removeAll(keepingCapacity: true)
        for constraint in required { _ = add(constraint) }
        return !required.isEmpty
    }

    // MARK: Ambiguity

    /// Whether another rectangle satisfies all constraints as well; false for an item that no constraint names.
    public func isAmbiguous(_ item: LayoutItem) -> Bool {
        guard items[Int(item.index)].firstLink >= 0 else { return false }
        return !ambiguousAttributes(of: item).isEmpty
    }

    /// Those of minX, minY, width and height that other solutions, as good as this one, give other values.
    public func ambiguousAttributes(of item: LayoutItem) -> [LayoutAttribute] {
        let record = items[Int(item.index)]
        var result: [LayoutAttribute] = []
        if solver.isAmbiguous(record.minX) { result.append(.minX) }
        if solver.isAmbiguous(record.minY) { result.append(.minY) }
        if solver.isAmbiguous(record.width) { result.append(.width) }
        if solver.isAmbiguous(record.height) { result.append(.height) }
        return result
    }

    /// Where the item rests while nothing else decides its rectangle.
    public func setRestingRectangle(_ rectangle: LayoutRectangle, of item: LayoutItem) {
        let record = items[Int(item.index)]
        solver.setRestingValue(rectangle.minX, of: record.minX)
        solver.setRestingValue(rectangle.minY, of: record.minY)
        solver.setRestingValue(rectangle.width, of: record.width)
        solver.setRestingValue(rectangle.height, of: record.height)
    }

    /// Moves an ambiguous item to another rectangle that is as good; returns whether there is one.
    public func exerciseAmbiguity(of item: LayoutItem) -> Bool {
        let record = items[Int(item.index)]
        var hasMoved = false
        for variable in [record.minX, record.minY, record.width, record.height] where solver.isAmbiguous(variable) {
            let range = solver.range(of: variable)
            let value = solver.value(of: variable)
            solver.setRestingValue(other(than: value, in: range), of: variable)
            hasMoved = true
        }
        return hasMoved
    }

    /// The far end of a range; where it is infinite, a step of 20 points.
    private func other(than value: Double, in range: ClosedRange<Double>) -> Double {
        let step = 20.0
        let up = range.upperBound.isFinite ? range.upperBound : value + step
        let down = range.lowerBound.isFinite ? range.lowerBound : value - step
        return up - value >= value - down ? up : down
    }
}
