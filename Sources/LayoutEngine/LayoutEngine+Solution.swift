import Simplex

/// An item whose rectangle has changed since the last query.
public struct ChangedItem: Hashable, Sendable {
    /// The item.
    public let item: LayoutItem
    /// A Boolean value that indicates whether the position in the parent has changed.
    public internal(set) var isMoved: Bool
    /// A Boolean value that indicates whether the size has changed.
    public internal(set) var isResized: Bool
}

extension LayoutEngine {
    /// Solves pending changes.
    ///
    /// Reading results does this implicitly.
    public func solve() { solver.solve() }

    /// Records every change until the next solution, for ``mayChangeWidth(of:)``.
    public func watchChanges() { solver.watchChanges() }

    /// Returns whether a pending change can affect the width of an item, without solving.
    public func mayChangeWidth(of item: LayoutItem) -> Bool { solver.mayChange(items[Int(item.index)].width) }

    /// Returns whether required equations alone determine the width of an item; false if that is unknown without
    /// solving.
    public func isWidthFixed(of item: LayoutItem) -> Bool { solver.isFixed(items[Int(item.index)].width) }

    /// The number of solver steps that are left, as counted by `Solver.remainingWork`.
    ///
    /// The default is unlimited.
    public var remainingWork: Int {
        get { solver.remainingWork }
        set { solver.remainingWork = newValue }
    }

    /// A Boolean value that indicates whether the step limit was reached, so items kept their rest positions or queries
    /// have no exact answer.
    public var isExhausted: Bool { solver.isExhausted }

    /// Returns the exact alignment rectangle of an item, relative to the frame of its parent, in points.
    public func rectangle(of item: LayoutItem) -> LayoutRectangle {
        takeOverChanges()
        return rectangles[Int(item.index)]
    }

    /// Returns the width of an item for measuring its content.
    ///
    /// A width that no optional constraint can change is read from the last solution, so a changed content size
    /// elsewhere needs no new solution.
    public func widthForContent(of item: LayoutItem) -> Double {
        if isWidthFixed(of: item), Int(item.index) < rectangles.count { return rectangles[Int(item.index)].width }
        return rectangle(of: item).width
    }

    /// The alignment rectangles of all items by index, as in `rectangle(of:)`, without copying.
    public var solvedRectangles: [LayoutRectangle] {
        takeOverChanges()
        return rectangles
    }

    /// Returns the items whose rectangles have changed since the last call, by index, without quiet items.
    ///
    /// - Complexity: Linear in the number of changed items.
    public func takeChangedItems() -> [ChangedItem] {
        var changed: [ChangedItem] = []
        takeChanges { place, _, old, new in
            let isMoved = old.minX != new.minX || old.minY != new.minY
            let isResized = old.width != new.width || old.height != new.height
            changed.append(
                ChangedItem(item: LayoutItem(index: Int32(place)), isMoved: isMoved, isResized: isResized))
        }
        return changed
    }

    /// Siblings are mostly consecutive.
    public func takeChangedContainers(_ body: (LayoutItem?) -> Void) {
        // The function may change the engine, so it is not called while the engine's lists are read.
        var containers: [Int32] = []
        swap(&containers, &changedContainers)
        var last = Self.nobody
        takeChanges { _, holder, _, _ in
            // Siblings mostly follow one another.
            if holder == last { return }
            last = holder
            containers.append(holder)
        }
        for container in containers { body(container < 0 ? nil : LayoutItem(index: container)) }
        containers.removeAll(keepingCapacity: true)
        swap(&containers, &changedContainers)
    }

    /// The holder of removed items and of items whose changes are ignored.
    static var nobody: Int32 { -2 }

    /// Excludes an item from changes, whatever its rectangle is.
    public func setQuiet(_ item: LayoutItem) { holders[Int(item.index)] = Self.nobody }

    /// Calls a closure with each changed item in order: its index, its holder, and its old and new rectangles.
    @inline(__always)
    private func takeChanges(_ body: (Int, Int32, LayoutRectangle, LayoutRectangle) -> Void) {
        takeOverChanges()
        if !tracksChanges { trackChanges() }
        let (rectangles, holders) = (rectangles, holders)
        suspects.withUnsafeMutableBufferPointer { suspects in
            shownRectangles.withUnsafeBufferPointer { shown in
                for word in 0..<suspects.count where suspects[word] != 0 {
                    var bits = suspects[word]
                    suspects[word] = 0
                    repeat {
                        let place = word << 6 | bits.trailingZeroBitCount
                        bits &= bits &- 1
                        let (old, new, holder) = (shown[place], rectangles[place], holders[place])
                        guard holder != Self.nobody, old != new else { continue }
                        body(place, holder, old, new)
                    } while bits != 0
                }
            }
        }
    }

    /// Updates the rectangles from the solution.
    @inline(__always)
    private func takeOverChanges() {
        if rectangles.count < items.count { makeRectangles() }
        if solver.mayHaveChanges { collectChanges() }
    }

    /// Creates rectangles for the items without one.
    func makeRectangles() {
        let missing = items.count - rectangles.count
        guard missing > 0 else { return }
        rectangles.append(contentsOf: repeatElement(.unknown, count: missing))
        guard tracksChanges else { return }
        shownRectangles.append(contentsOf: repeatElement(.unknown, count: missing))
        let words = (items.count + 63) / 64
        suspects.append(contentsOf: repeatElement(0, count: words - suspects.count))
    }

    /// Begins to track changes with the first query for them, in which every item counts as changed.
    private func trackChanges() {
        tracksChanges = true
        shownRectangles = Array(repeating: .unknown, count: rectangles.count)
        suspects = Array(repeating: .max, count: (rectangles.count + 63) / 64)
        if rectangles.count & 63 != 0 { suspects[suspects.count - 1] = 1 << UInt64(rectangles.count & 63) - 1 }
    }

    /// Takes over the values that the solver changed, and notes their items and the sizes that became negative.
    private func collectChanges() {
        var hasCollectedAll = false
        solver.takeChanges { solved, values in
            if hasCollectedAll { return }
            // If much has changed, reading whole rectangles in order is faster than single values by index.
            hasCollectedAll = solved.count > rectangles.count
            if hasCollectedAll { collectAll(values) } else { collect(solved, values) }
        }
    }

    @inline(__always)
    private func collect(_ solved: UnsafeBufferPointer<Variable>, _ values: UnsafePointer<Double>) {
        withRectangles { rectangles, shown, suspects in
            // A rectangle is four numbers in the order of the variables.
            let numbers = rectangles.assumingMemoryBound(to: Double.self)
            for variable in solved {
                let (place, value) = (Int(variable.index), values[Int(variable.index)])
                if numbers[place] == value { continue }
                suspect(place >> 2, rectangles, shown, suspects)
                numbers[place] = value
                if value < Self.leastSize, place & 2 != 0 { negativeSizes.append(variable.index) }
            }
        }
    }

    private func collectAll(_ values: UnsafePointer<Double>) {
        if !tracksChanges { return copyAll(values) }
        let (values, count) = (UnsafeRawPointer(values), rectangles.count)
        withRectangles { rectangles, shown, suspects in
            for place in 0..<count {
                let new = values.rectangle(place)
                guard any(new .!= rectangles.rectangle(place)) else { continue }
                suspect(place, rectangles, shown, suspects)
                rectangles.setRectangle(new, place)
                if any(new.highHalf .< Self.leastSize) { noteNegativeSizes(new.highHalf, of: place) }
            }
        }
    }

    /// Takes over all values without comparing them with the old ones, unless a size is negative.
    private func copyAll(_ values: UnsafePointer<Double>) {
        let (values, count) = (UnsafeRawPointer(values), rectangles.count)
        var least = SIMD2<Double>.zero
        for place in 0..<count {
            let size = values.rectangle(place).highHalf
            least.replace(with: size, where: size .< least)
        }
        withRectangles { rectangles, _, _ in
            if any(least .< Self.leastSize) {
                for place in 0..<count where any(values.rectangle(place) .!= rectangles.rectangle(place)) {
                    noteNegativeSizes(values.rectangle(place).highHalf, of: place)
                }
            }
            rectangles.copyMemory(from: values, byteCount: count * MemoryLayout<LayoutRectangle>.stride)
        }
    }

    private func noteNegativeSizes(_ size: SIMD2<Double>, of place: Int) {
        if size.x < Self.leastSize { negativeSizes.append(Int32(4 * place + 2)) }
        if size.y < Self.leastSize { negativeSizes.append(Int32(4 * place + 3)) }
    }

    @inline(__always)
    private func withRectangles(
        _ body: (UnsafeMutableRawPointer, UnsafeMutableRawPointer?, UnsafeMutablePointer<UInt64>?) -> Void
    ) {
        rectangles.withUnsafeMutableBytes { rectangles in
            shownRectangles.withUnsafeMutableBytes { shown in
                suspects.withUnsafeMutableBufferPointer { suspects in
                    guard let rectangles = rectangles.baseAddress else { return }
                    body(
                        rectangles, tracksChanges ? shown.baseAddress : nil, tracksChanges ? suspects.baseAddress : nil)
                }
            }
        }
    }

    /// Marks an item as possibly changed, with the rectangle that was last reported, if changes are tracked.
    @inline(__always)
    private func suspect(
        _ place: Int, _ rectangles: UnsafeMutableRawPointer, _ shown: UnsafeMutableRawPointer?,
        _ suspects: UnsafeMutablePointer<UInt64>?
    ) {
        guard let shown, let suspects else { return }
        let (word, bit) = (suspects[place >> 6], UInt64(1) << UInt64(truncatingIfNeeded: place & 63))
        if word & bit != 0 { return }
        suspects[place >> 6] = word | bit
        shown.setRectangle(rectangles.rectangle(place), place)
    }

    /// The tolerance for negative sizes.
    private static var leastSize: Double { -1e-7 }

    /// Adds constraints against sizes that came out negative.
    ///
    /// Returns whether there were any.
    ///
    /// The constraints are added only where they are needed, so other layouts have no cost. They remain until the item
    /// is removed.
    public func enforceNonNegativeSizes() -> Bool {
        takeOverChanges()
        guard !negativeSizes.isEmpty else { return false }
        var required: [LayoutConstraint] = []
        for variable in negativeSizes.sorted() {
            let index = Int(variable / 4)
            let isWidth = variable % 4 == 2
            let record = items[index]
            let isKept = isWidth ? record.keepsWidth : record.keepsHeight
            let isStill = (isWidth ? rectangles[index].width : rectangles[index].height) < Self.leastSize
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

    /// Returns whether another rectangle satisfies all constraints equally well; false for an item without constraints.
    public func isAmbiguous(_ item: LayoutItem) -> Bool {
        guard constraintNaming(item) != nil else { return false }
        return items[Int(item.index)].variables.contains { variable in solver.isAmbiguous(variable) }
    }

    /// Returns the attributes among minX, minY, width and height that have other values in equally good solutions.
    public func ambiguousAttributes(of item: LayoutItem) -> [LayoutAttribute] {
        let record = items[Int(item.index)]
        var result: [LayoutAttribute] = []
        if solver.isAmbiguous(record.minX) { result.append(.minX) }
        if solver.isAmbiguous(record.minY) { result.append(.minY) }
        if solver.isAmbiguous(record.width) { result.append(.width) }
        if solver.isAmbiguous(record.height) { result.append(.height) }
        return result
    }

    /// The items of each independent system with an ambiguous solution, by index.
    ///
    /// They are resolved from last to first.
    public var openSystems: [[LayoutItem]] {
        solver.openSystems.map { variables in
            var items: [LayoutItem] = []
            for variable in variables where items.last?.index != variable.index >> 2 {
                items.append(LayoutItem(index: variable.index >> 2))
            }
            return items
        }
    }

    /// Returns the rest rectangle of an item, as it was set.
    public func restingRectangle(of item: LayoutItem) -> LayoutRectangle {
        let values = items[Int(item.index)].variables.map { solver.restingValue(of: $0) }
        return LayoutRectangle(minX: values[0], minY: values[1], width: values[2], height: values[3])
    }

    /// Sets the rectangle that an item has as long as no constraint determines it.
    ///
    /// An item at (0, 0) has no resting position. A position that constraints only bound then takes its least value, or without a lower
    /// bound its greatest.
    public func setRestingRectangle(_ rectangle: LayoutRectangle, of item: LayoutItem) {
        let first = items[Int(item.index)].minX
        let hasPosition = rectangle.minX != 0 || rectangle.minY != 0
        solver.setRestingValue(hasPosition ? rectangle.minX : nil, of: first)
        solver.setRestingValue(hasPosition ? rectangle.minY : nil, of: first.advanced(by: 1))
        solver.setRestingValue(rectangle.width, of: first.advanced(by: 2))
        solver.setRestingValue(rectangle.height, of: first.advanced(by: 3))
    }

    /// Moves an ambiguous item to another, equally good rectangle.
    ///
    /// Returns whether there is one.
    public func exerciseAmbiguity(of item: LayoutItem) -> Bool {
        let record = items[Int(item.index)]
        var hasMoved = false
        for variable in record.variables where solver.isAmbiguous(variable) {
            let range = solver.range(of: variable)
            let value = solver.value(of: variable)
            solver.setRestingValue(other(than: value, in: range), of: variable)
            hasMoved = true
        }
        return hasMoved
    }

    /// Returns the far end of a range, or a value 20 points away if the range is infinite.
    private func other(than value: Double, in range: ClosedRange<Double>) -> Double {
        let step = 20.0
        let up = range.upperBound.isFinite ? range.upperBound : value + step
        let down = range.lowerBound.isFinite ? range.lowerBound : value - step
        return up - value >= value - down ? up : down
    }
}

// The four numbers of a rectangle in one vector.
//
// Invariant: a place is the index of an item, so its four numbers are inside the list. A rectangle has no other fields.
// Test: `LayoutEngineTests`.
extension UnsafeRawPointer {
    @inline(__always)
    fileprivate func rectangle(_ place: Int) -> SIMD4<Double> {
        loadUnaligned(fromByteOffset: place * MemoryLayout<LayoutRectangle>.stride, as: SIMD4<Double>.self)
    }
}

extension UnsafeMutableRawPointer {
    @inline(__always)
    fileprivate func rectangle(_ place: Int) -> SIMD4<Double> { UnsafeRawPointer(self).rectangle(place) }

    @inline(__always)
    fileprivate func setRectangle(_ rectangle: SIMD4<Double>, _ place: Int) {
        storeBytes(of: rectangle, toByteOffset: place * MemoryLayout<LayoutRectangle>.stride, as: SIMD4<Double>.self)
    }
}
