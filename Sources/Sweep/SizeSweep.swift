/// The positions of an axis at which each finding holds.
///
/// A walk goes from one region of the solution to the next. It lays out the first two positions of a region, predicts the end of the
/// region on the line through both, and lays out the last position. A prediction that is wrong leads to bisection. So every change is
/// confirmed by layouts on both sides of it.
public struct SizeSweep<Point: SweepPoint> {
    /// Consecutive positions with the same findings.
    public struct Stretch {
        /// The positions.
        public fileprivate(set) var positions: ClosedRange<Int>
        /// The findings, in the order of the first position.
        public let findings: [Point.Finding]
    }

    /// The stretches, in order and without gaps.
    public private(set) var stretches: [Stretch] = []
    /// The number of positions that were laid out.
    public private(set) var layoutCount = 0

    /// The layouts from the current position on, which may be needed again.
    private var known: [Int: Point] = [:]
    private let range: ClosedRange<Int>
    private let isExhaustive: Bool
    private let layOut: (Int) -> Point
    /// The number of layouts that the current part may still make.
    private var allowance = 0

    /// Prepares a walk over a range of positions, which ``advance(layouts:)`` performs.
    ///
    /// - Parameter isExhaustive: Whether every position is laid out.
    public init(
        inPartsOver range: ClosedRange<Int>, isExhaustive: Bool = false, layOut: @escaping (Int) -> Point
    ) {
        (self.range, self.isExhaustive, self.layOut) = (range, isExhaustive, layOut)
    }

    /// Walks over a range of positions.
    ///
    /// - Complexity: About three layouts for each region and each change of findings, and at most one for each position.
    public init(over range: ClosedRange<Int>, layOut: @escaping (Int) -> Point) {
        self.init(inPartsOver: range, layOut: layOut)
        advance()
    }

    /// Lays out every position of a range.
    public init(everyPositionOf range: ClosedRange<Int>, layOut: @escaping (Int) -> Point) {
        self.init(inPartsOver: range, isExhaustive: true, layOut: layOut)
        advance()
    }

    /// The findings, in the order of the first position at which each holds.
    public var findings: [Point.Finding] {
        var seen: Set<Point.Finding> = []
        return stretches.flatMap { stretch in stretch.findings }.filter { finding in seen.insert(finding).inserted }
    }

    /// Returns the intervals of positions at which a finding holds, in order.
    public func intervals(of finding: Point.Finding) -> [ClosedRange<Int>] {
        var intervals: [ClosedRange<Int>] = []
        for stretch in stretches where stretch.findings.contains(finding) {
            if let last = intervals.last, last.upperBound + 1 == stretch.positions.lowerBound {
                intervals[intervals.count - 1] = last.lowerBound...stretch.positions.upperBound
            } else {
                intervals.append(stretch.positions)
            }
        }
        return intervals
    }

    // MARK: Walking

    /// The last position up to which the findings are known; nil before the first layout.
    public var end: Int? { stretches.last?.positions.upperBound }

    /// A Boolean value that indicates whether the findings of the whole range are known.
    public var isComplete: Bool { end == range.upperBound }

    /// Continues the walk.
    ///
    /// - Parameter most: The most layouts, at least one.
    public mutating func advance(layouts most: Int = .max) {
        allowance = most
        // A step that ends early begins again in the next part. The layouts that it has made are known then.
        while !isComplete { guard (try? step()) != nil else { return } }
    }

    /// Adds the findings up to the end of a region, or of the next position.
    private mutating func step() throws(PartEnd) {
        let start = try point(end ?? range.lowerBound)
        guard end != nil else { return append(start, through: start.position) }
        let near = try point(start.position + 1)
        guard !isExhaustive, isSame(start, near) else {
            append(near, through: near.position)
            return forget(before: near.position)
        }
        let end = try regionEnd(from: start, near, within: range.upperBound)
        append(start, through: end.position)
        forget(before: end.position)
    }

    /// The end of a part of the walk.
    private struct PartEnd: Error {}

    private mutating func point(_ position: Int) throws(PartEnd) -> Point {
        if let point = known[position] { return point }
        guard allowance > 0 else { throw PartEnd() }
        allowance -= 1
        layoutCount += 1
        let point = layOut(position)
        known[position] = point
        return point
    }

    private mutating func forget(before position: Int) {
        known = known.filter { place, _ in place >= position }
    }

    /// Adds the findings of a layout up to a position.
    private mutating func append(_ point: Point, through position: Int) {
        if let last = stretches.last, Set(last.findings) == Set(point.findings) {
            stretches[stretches.count - 1].positions = last.positions.lowerBound...position
        } else {
            stretches.append(Stretch(positions: point.position...position, findings: point.findings))
        }
    }

    private func isSame(_ one: Point, _ other: Point) -> Bool {
        Set(one.findings) == Set(other.findings) && one.sharesRegion(with: other)
    }

    /// Returns the last layout that is known to have the region and the findings of the first.
    private mutating func regionEnd(
        from start: Point, _ near: Point, within last: Int
    ) throws(PartEnd) -> Point {
        let end = try endOfRegion(from: start, near, within: last)
        guard end.position > near.position else { return near }
        let change = start.firstChange(onLineTo: end)
        guard change != nil || Set(start.findings) != Set(end.findings) else { return end }
        if let change, change - 1 > near.position {
            let before = try point(change - 1)
            if isSame(start, before), start.firstChange(onLineTo: before) == nil { return before }
        } else if change != nil {
            return near
        }
        return try bisect(from: near, to: end) { point in
            Set(start.findings) == Set(point.findings) && start.firstChange(onLineTo: point) == nil
        }
    }

    /// Returns the last layout on the line through two.
    private mutating func endOfRegion(
        from start: Point, _ near: Point, within last: Int
    ) throws(PartEnd) -> Point {
        guard near.position < last else { return near }
        let predicted = start.end(onLineThrough: near, in: near.position + 1...last) ?? last + 1
        guard predicted - 1 > near.position else { return near }
        func isOnLine(_ point: Point) -> Bool {
            start.sharesRegion(with: point) && start.isOnLine(through: near, to: point)
        }
        let other = knownPoints(after: near, before: predicted).first { point in !isOnLine(point) }
        let end = if let other { other } else { try point(predicted - 1) }
        return isOnLine(end) ? end : try bisect(from: near, to: end, isOnLine)
    }

    /// Returns the layouts between two positions that an earlier search made, in order.
    private func knownPoints(after first: Point, before last: Int) -> [Point] {
        known.keys.filter { position in position > first.position && position < last }.sorted()
            .compactMap { position in known[position] }
    }

    /// Returns the last layout before a change between two.
    private mutating func bisect(
        from first: Point, to last: Point, _ isBefore: (Point) -> Bool
    ) throws(PartEnd) -> Point {
        var (low, high) = (first, last)
        for point in knownPoints(after: first, before: last.position) {
            guard isBefore(point) else {
                high = point
                break
            }
            low = point
        }
        while high.position - low.position > 1 {
            let middle = try point((low.position + high.position) / 2)
            if isBefore(middle) { low = middle } else { high = middle }
        }
        return low
    }
}
