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

    /// The alignment rectangle of an item, relative to the frame of its parent, in points and exact.
    public func rectangle(of item: LayoutItem) -> LayoutRectangle {
        let record = items[Int(item.index)]
        return LayoutRectangle(
            minX: solver.value(of: record.minX), minY: solver.value(of: record.minY),
            width: solver.value(of: record.width), height: solver.value(of: record.height))
    }

    /// The items whose rectangles differ from those at the last call, in order of index.
    public func takeChangedItems() -> [ChangedItem] {
        var changed: [ChangedItem] = []
        var placeOfItem: [Int32] = []
        for variable in solver.takeChangedVariables() {
            let owner = itemOfVariable[Int(variable.index)]
            guard owner >= 0 else { continue }
            if placeOfItem.isEmpty { placeOfItem = Array(repeating: -1, count: items.count) }
            if placeOfItem[Int(owner)] < 0 {
                placeOfItem[Int(owner)] = Int32(changed.count)
                changed.append(ChangedItem(item: LayoutItem(index: owner), isMoved: false, isResized: false))
            }
            let record = items[Int(owner)]
            if variable == record.width || variable == record.height {
                changed[Int(placeOfItem[Int(owner)])].isResized = true
            } else {
                changed[Int(placeOfItem[Int(owner)])].isMoved = true
            }
        }
        return changed
    }

    /// Requires sizes that came out negative not to be; returns whether there were any.
    ///
    /// Entered only where they bite, they cost nothing in the layouts that never come near. They stay until the item goes.
    public func enforceNonNegativeSizes() -> Bool {
        var negative: [LayoutConstraint] = []
        for index in items.indices where items[index].isAlive && !items[index].hasSignedSize {
            let item = LayoutItem(index: Int32(index))
            if !items[index].keepsWidth, solver.value(of: items[index].width) < -1e-7 {
                items[index].keepsWidth = true
                negative.append(LayoutConstraint(item, .width, .greaterThanOrEqual, origin: .nonNegativeSize))
            }
            if !items[index].keepsHeight, solver.value(of: items[index].height) < -1e-7 {
                items[index].keepsHeight = true
                negative.append(LayoutConstraint(item, .height, .greaterThanOrEqual, origin: .nonNegativeSize))
            }
        }
        for constraint in negative { _ = add(constraint) }
        return !negative.isEmpty
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
