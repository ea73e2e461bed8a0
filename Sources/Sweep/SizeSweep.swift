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
    private let layOut: (Int) -> Point

    /// Walks over a range of positions.
    ///
    /// - Complexity: About three layouts for each region and each change of findings, and at most one for each position.
    public init(over range: ClosedRange<Int>, layOut: @escaping (Int) -> Point) {
        self.layOut = layOut
        walk(over: range)
    }

    /// Lays out every position of a range.
    public init(everyPositionOf range: ClosedRange<Int>, layOut: @escaping (Int) -> Point) {
        self.layOut = layOut
        for position in range {
            layoutCount += 1
            append(layOut(position), through: position)
        }
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

    private mutating func walk(over range: ClosedRange<Int>) {
        var start = point(range.lowerBound)
        append(start, through: start.position)
        while start.position < range.upperBound {
            let near = point(start.position + 1)
            guard isSame(start, near) else {
                append(near, through: near.position)
                start = near
                continue
            }
            let end = end(from: start, near, within: range.upperBound)
            append(start, through: end.position)
            start = end
            known = known.filter { position, _ in position >= end.position }
        }
    }

    private mutating func point(_ position: Int) -> Point {
        if let point = known[position] { return point }
        layoutCount += 1
        let point = layOut(position)
        known[position] = point
        return point
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
    private mutating func end(from start: Point, _ near: Point, within last: Int) -> Point {
        let end = endOfRegion(from: start, near, within: last)
        guard end.position > near.position else { return near }
        let change = start.firstChange(onLineTo: end)
        guard change != nil || Set(start.findings) != Set(end.findings) else { return end }
        if let change, change - 1 > near.position {
            let before = point(change - 1)
            if isSame(start, before), start.firstChange(onLineTo: before) == nil { return before }
        } else if change != nil {
            return near
        }
        return bisect(from: near, to: end) { point in
            Set(start.findings) == Set(point.findings) && start.firstChange(onLineTo: point) == nil
        }
    }

    /// Returns the last layout on the line through two.
    private mutating func endOfRegion(from start: Point, _ near: Point, within last: Int) -> Point {
        guard near.position < last else { return near }
        let predicted = start.end(onLineThrough: near, in: near.position + 1...last) ?? last + 1
        guard predicted - 1 > near.position else { return near }
        func isOnLine(_ point: Point) -> Bool {
            start.sharesRegion(with: point) && start.isOnLine(through: near, to: point)
        }
        let other = knownPoints(after: near, before: predicted).first { point in !isOnLine(point) }
        let end = other ?? point(predicted - 1)
        return isOnLine(end) ? end : bisect(from: near, to: end, isOnLine)
    }

    /// Returns the layouts between two positions that an earlier search made, in order.
    private func knownPoints(after first: Point, before last: Int) -> [Point] {
        known.keys.filter { position in position > first.position && position < last }.sorted()
            .compactMap { position in known[position] }
    }

    /// Returns the last layout before a change between two.
    private mutating func bisect(from first: Point, to last: Point, _ isBefore: (Point) -> Bool) -> Point {
        var (low, high) = (first, last)
        for point in knownPoints(after: first, before: last.position) {
            guard isBefore(point) else {
                high = point
                break
            }
            low = point
        }
        while high.position - low.position > 1 {
            let middle = point((low.position + high.position) / 2)
            if isBefore(middle) { low = middle } else { high = middle }
        }
        return low
    }
}
