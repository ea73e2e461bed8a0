/// The regions of sizes in which a layout is a linear function of the width and the height.
///
/// A region is a convex polygon. Three layouts give its function and the lines that bound it. Further layouts, near its corners, confirm
/// both. A region that they contradict is cut. Then the search crosses each edge to the next region.
public struct SizeRegions<Point: PlanePoint> {
    /// The regions, in the order of their discovery.
    public private(set) var regions: [SizeRegion] = []
    /// The number of layouts.
    public private(set) var layoutCount = 0

    private let widths: ClosedRange<Double>
    private let heights: ClosedRange<Double>
    private let mostLayouts: Int
    private let tolerance: Double
    private let layOut: (_ width: Double, _ height: Double) -> Point
    private var known: [SIMD2<Double>: Point] = [:]
    private var tried: Set<SIMD2<Double>> = []

    /// Finds the regions of a range of sizes.
    ///
    /// - Complexity: About ten layouts for each region.
    /// - Parameters:
    ///   - start: A size of the range, at which the search begins.
    ///   - widths: The widths in points.
    ///   - heights: The heights in points.
    ///   - tolerance: The permitted distance of a number from its function.
    ///   - mostLayouts: The number of layouts after which the search ends.
    ///   - layOut: A function that returns the layout at a size.
    public init(
        from start: SIMD2<Double>, widths: ClosedRange<Double>, heights: ClosedRange<Double>, tolerance: Double,
        mostLayouts: Int, layOut: @escaping (_ width: Double, _ height: Double) -> Point
    ) {
        (self.widths, self.heights, self.tolerance) = (widths, heights, tolerance)
        (self.mostLayouts, self.layOut) = (mostLayouts, layOut)
        search(from: [start])
        // A region behind another one may have no neighbor that leads to it.
        for count in [15, 37] {
            search(from: lattice(of: count))
        }
    }

    /// Returns the region that contains a size; nil if none is known.
    public func region(width: Double, height: Double) -> SizeRegion? {
        regions.first { region in region.contains(width: width, height: height) }
    }

    // MARK: Search

    private func lattice(of count: Int) -> [SIMD2<Double>] {
        func place(_ index: Int, in range: ClosedRange<Double>) -> Double {
            let share = (Double(index) + 0.5) / Double(count)
            return (range.lowerBound + share * (range.upperBound - range.lowerBound)).rounded(.down)
        }
        return (0..<count * count).map { index in
            SIMD2(place(index % count, in: widths), place(index / count, in: heights))
        }
    }

    private mutating func search(from seeds: [SIMD2<Double>]) {
        var waiting = seeds
        var next = 0
        while next < waiting.count, layoutCount < mostLayouts {
            let seed = waiting[next]
            next += 1
            guard tried.insert(seed).inserted, widths.contains(seed.x), heights.contains(seed.y),
                region(width: seed.x, height: seed.y) == nil,
                let (region, polygon) = findRegion(at: seed)
            else { continue }
            regions.append(region)
            waiting += polygon.neighbors(at: 0.5)
            // Layouts hold views, and the next region has few sizes in common with this one.
            known.removeAll(keepingCapacity: true)
        }
    }

    private mutating func point(_ size: SIMD2<Double>) -> Point {
        if let point = known[size] { return point }
        layoutCount += 1
        let point = layOut(size.x, size.y)
        known[size] = point
        return point
    }

    /// Three sizes around a seed with one region, of which the first is the nearest.
    private mutating func corner(at seed: SIMD2<Double>) -> [SIMD2<Double>]? {
        let moves = [SIMD2(0.0, 0), SIMD2(0.25, 0.25), SIMD2(-0.25, -0.25), SIMD2(0.25, -0.25), SIMD2(-0.25, 0.25)]
        for move in moves {
            let base = seed + move
            guard let beside = neighbor(of: base, along: SIMD2(1, 0)),
                let below = neighbor(of: base, along: SIMD2(0, 1))
            else { continue }
            return [base, beside, below]
        }
        return nil
    }

    /// Returns a size near another along an axis, with the same region.
    ///
    /// A region is convex, so it does not contain a size beyond one that it does not contain. A region of less than half a point needs an
    /// eighth, and one that ends at the size needs the other side.
    private mutating func neighbor(of size: SIMD2<Double>, along axis: SIMD2<Double>) -> SIMD2<Double>? {
        let start = point(size)
        for step in [0.5, 0.125, -0.125] where point(size + axis * step).sharesRegion(with: start) {
            return size + axis * step
        }
        return nil
    }

    private mutating func findRegion(at seed: SIMD2<Double>) -> (SizeRegion, PlanePolygon)? {
        // A seed on an edge leads to a region beside it, which may be known.
        guard let sizes = corner(at: seed), region(width: sizes[0].x, height: sizes[0].y) == nil else { return nil }
        let points = sizes.map { size in point(size) }
        var polygon = PlanePolygon(widths: widths, heights: heights)
        for (index, limit) in points[0].limits().enumerated() {
            let values = points.map { point in point.quantities[index] }
            guard let line = PlaneLine(through: sizes, values) else { return nil }
            if limit.lowerBound.isFinite { polygon.clip(line + -limit.lowerBound) }
            if limit.upperBound.isFinite { polygon.clip(-line + limit.upperBound) }
        }
        var numbers = points[0].numbers.indices.compactMap { index in
            PlaneLine(through: sizes, points.map { point in point.numbers[index] })
        }
        // Each cut removes a size that contradicts the region.
        for _ in 0..<Self.mostCuts {
            guard polygon.corners.count > 2, polygon.area > 1e-6 else { return nil }
            let samples = polygon.samples
            if let fitted = fitted(numbers, to: [sizes[0]] + samples, in: points[0]) {
                // A jump between the distant sizes would spoil every number.
                let isBetter = samples.allSatisfy { sample in holds(at: sample, fitted, points[0]) }
                if isBetter { numbers = fitted }
            }
            let wrong = samples.first { sample in !holds(at: sample, numbers, points[0]) }
            guard let wrong else {
                return polygon.contains(sizes[0])
                    ? (SizeRegion(form: points[0].form, numbers: numbers, bounds: polygon.bounds), polygon) : nil
            }
            polygon.clip(cut(from: sizes[0], to: wrong, numbers, points[0]))
        }
        return nil
    }

    private static var mostCuts: Int { 24 }

    private mutating func holds(at size: SIMD2<Double>, _ numbers: [PlaneLine], _ first: Point) -> Bool {
        let found = point(size)
        return found.sharesRegion(with: first)
            && zip(numbers, found.numbers).allSatisfy { line, number in
                abs(line.value(at: size) - number) <= tolerance
            }
    }

    /// Returns functions through three distant sizes instead of three close ones; nil if a size has another region.
    ///
    /// Frames that are rounded to pixels have no slope between close sizes.
    private mutating func fitted(
        _ numbers: [PlaneLine], to sizes: [SIMD2<Double>], in first: Point
    ) -> [PlaneLine]? {
        let points = sizes.map { size in point(size) }
        guard points.allSatisfy({ point in point.sharesRegion(with: first) }) else { return nil }
        func area(_ one: SIMD2<Double>, _ other: SIMD2<Double>, _ third: SIMD2<Double>) -> Double {
            let (way, next) = (other - one, third - one)
            return abs(way.x * next.y - way.y * next.x)
        }
        var best = (area: 0.0, places: [0, 0, 0])
        for one in sizes.indices {
            for other in sizes.indices where other > one {
                for third in sizes.indices where third > other {
                    let area = area(sizes[one], sizes[other], sizes[third])
                    if area > best.area { best = (area, [one, other, third]) }
                }
            }
        }
        guard best.area > 1 else { return nil }
        let corners = best.places.map { place in sizes[place] }
        return numbers.indices.map { index in
            let isExact = sizes.indices.allSatisfy { place in
                abs(numbers[index].value(at: sizes[place]) - points[place].numbers[index]) < 1e-3
            }
            let values = best.places.map { place in points[place].numbers[index] }
            return isExact ? numbers[index] : PlaneLine(through: corners, values) ?? numbers[index]
        }
    }

    /// Returns a bound that excludes a wrong size, along the axis on which the layout differs.
    private mutating func cut(
        from start: SIMD2<Double>, to wrong: SIMD2<Double>, _ numbers: [PlaneLine], _ first: Point
    ) -> PlaneLine {
        var (right, wrong) = (start, wrong)
        while abs(right.x - wrong.x) > 1 || abs(right.y - wrong.y) > 1 {
            let middle = ((right + wrong) / 2).rounded(.toNearestOrEven)
            guard middle != right, middle != wrong else { break }
            if holds(at: middle, numbers, first) { right = middle } else { wrong = middle }
        }
        let isAcross = wrong.x != right.x && (wrong.y == right.y || !holds(at: SIMD2(wrong.x, start.y), numbers, first))
        let (limit, inside) = isAcross ? (wrong.x, start.x) : (wrong.y, start.y)
        let sign = inside < limit ? -1.0 : 1
        let edge = sign * (limit + sign * 0.5)
        return isAcross
            ? PlaneLine(constant: -edge, width: sign) : PlaneLine(constant: -edge, height: sign)
    }
}
