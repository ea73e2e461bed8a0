/// The intervals in which the solution of a component is an affine function of one constant.
///
/// A dragged window, a rotated device, and a cell that is measured for several widths change the same constant again and again. While no
/// error changes its sign, the solution follows the constant along a line. Parametric programming calls such an interval a *critical
/// region*. Two solutions span the line if their errors have the same signs, each negative, zero or positive. The region ends where the
/// first error along the line reaches zero. Inside the region the solution is read without the program.
///
/// **Why signs suffice.** Every cost is the absolute value of an error. The costs of the tie-break are distances of variables from their
/// resting values. A required constraint has no cost, but forbids an error. So signs alone determine the directions that are allowed, and
/// the directions in which a cost rises or falls. Costs are convex. So a point is the lexicographic optimum if no direction lowers the
/// first cost that changes. Therefore a point with the signs of an optimum is an optimum, and the tie-break makes it unique.
///
/// **Why values are exact.** Only multiples of a small power of two are used, whose sums and products are exact. So the line gives the same
/// bits as the program. Layouts with thirds or factors of 0.4 have no regions.
///
/// *Parametric programming*: Gal, *Postoptimal Analyses, Parametric Programming, and Related Topics*, 1979. Invariant: inside a region no
/// error changes its sign. Workload: edits of contained and preferred 1000. Test: `CriticalRegionTests`.
struct CriticalRegions: ~Copyable {
    /// The signs of errors, first of the constraints, then of the variables.
    struct Signs {
        /// One bit for each negative error, followed by one bit for each positive error.
        let words: Buffer<UInt64>
        private let half: Int

        static func wordCount(_ errorCount: Int) -> Int { 2 * ((errorCount + 63) / 64) }

        /// Creates a set of signs with all errors zero.
        @inline(__always)
        init(count: Int, in arena: inout Arena) {
            words = Buffer(zeros: Self.wordCount(count), in: &arena)
            half = words.count / 2
        }

        /// Records the sign of an error.
        ///
        /// Returns false if the error may be rounding.
        @inline(__always)
        func note(_ index: Int, _ error: Double) -> Bool {
            if error != 0 { words[(index >> 6) + (error > 0 ? half : 0)] |= 1 << UInt64(index & 63) }
            return error.isExactLength
        }
    }

    /// An interval of the constant, and the line of solutions over it.
    struct Region {
        /// The constant at the origin of the line.
        var origin: Double
        // The open interval in which no error changes its sign. Both ends are the origin while only one solution is known.
        var low: Double
        var high: Double
        /// A Boolean value that indicates whether the region has other solutions that are equally good.
        var isAmbiguous: Bool
        let signs: Buffer<UInt64>
        /// The values of the variables at the origin, followed by their slopes with respect to the constant.
        let numbers: Buffer<Double>

        /// Returns whether the region contains a constant.
        @inline(__always)
        func contains(_ constant: Double) -> Bool { (low < constant && constant < high) || constant == origin }
    }

    /// The maximum number of regions.
    ///
    /// Layouts in which few views yield have about one region per yielding view.
    private static var most: Int { 8 }

    /// The constraint of the constant.
    let parameter: Int32
    private let variableCount: Int
    @Owned private var regions = Buffer<Region>()
    private var arena = Arena()
    /// The index of the region to replace next.
    private var oldest = 0
    /// The number of solutions learned since a region was last read.
    private(set) var missCount = 0

    /// Creates an empty set of regions, with memory for the first of them in one piece.
    init(parameter: Int32, variableCount: Int, constraintCount: Int) {
        (self.parameter, self.variableCount) = (parameter, variableCount)
        let wordCount = Signs.wordCount(variableCount + constraintCount)
        arena = Arena(capacity: MemoryLayout<Region>.stride * Self.most + 8 * 3 * (2 * variableCount + wordCount))
        regions = Buffer(capacity: Self.most, in: &arena)
    }

    deinit { arena.free() }

    // MARK: Reading

    /// Returns the index of the region that contains a constant.
    @inline(__always)
    mutating func region(at constant: Double) -> Int? {
        for index in 0..<regions.count where regions[index].contains(constant) {
            missCount = 0
            return index
        }
        return nil
    }

    /// Returns whether a region has other solutions that are equally good.
    func isAmbiguous(_ index: Int) -> Bool { regions[index].isAmbiguous }

    /// Writes the values of the variables in a region.
    @inline(__always)
    func write(_ index: Int, at constant: Double, _ variables: Buffer<Int32>, to values: Buffer<Double>) {
        let (start, change) = (regions[index].numbers.base, constant - regions[index].origin)
        for local in 0..<variableCount {
            values[variables[local]] = start[local] + start[variableCount + local] * change
        }
    }

    // MARK: Learning

    /// Returns the region with these signs that consists of one solution.
    func point(with signs: Signs) -> Int? {
        for index in 0..<regions.count where regions[index].signs.hasBits(of: signs.words) {
            return regions[index].low == regions[index].high ? index : nil
        }
        return nil
    }

    /// Keeps a solution as a region of its own.
    mutating func keep(
        _ signs: Signs, at constant: Double, isAmbiguous: Bool, _ variables: Buffer<Int32>, _ values: Buffer<Double>
    ) {
        missCount += 1
        let index = room(for: signs)
        (regions[index].origin, regions[index].low, regions[index].high) = (constant, constant, constant)
        regions[index].isAmbiguous = isAmbiguous
        regions[index].signs.copy(signs.words)
        let start = regions[index].numbers.base
        for local in 0..<variableCount {
            start[local] = values[variables[local]]
            start[variableCount + local] = 0
        }
    }

    /// Returns the index of a new region, or that of the oldest, which is replaced.
    private mutating func room(for signs: Signs) -> Int {
        if regions.count == Self.most {
            defer { oldest = (oldest + 1) % Self.most }
            return oldest
        }
        regions.append(
            Region(
                origin: 0, low: 0, high: 0, isAmbiguous: false,
                signs: Buffer(unwritten: signs.words.count, in: &arena),
                numbers: Buffer(unwritten: 2 * variableCount, in: &arena)))
        return regions.count - 1
    }

    /// Extends a region by the line from its origin to another solution with the same signs.
    ///
    /// Returns false if the line is not exact.
    mutating func span(_ index: Int, to constant: Double, _ variables: Buffer<Int32>, _ values: Buffer<Double>) -> Bool
    {
        let (start, change) = (regions[index].numbers.base, constant - regions[index].origin)
        for local in 0..<variableCount {
            let value = values[variables[local]]
            let slope = (value - start[local]) / change
            guard slope.isExactSlope, start[local] + slope * change == value else {
                for former in 0..<local { start[variableCount + former] = 0 }
                return false
            }
            start[variableCount + local] = slope
        }
        (regions[index].low, regions[index].high) = (-.infinity, .infinity)
        return true
    }

    /// Returns the slope of a variable with respect to the constant.
    @inline(__always)
    func slope(_ index: Int, _ local: Int32) -> Double { regions[index].numbers[variableCount + Int(local)] }

    /// Ends a region at the constant where an error, given by its value and slope at another constant, reaches zero.
    @inline(__always)
    mutating func end(_ index: Int, where error: Double, at constant: Double, slope: Double) {
        if error == 0 || slope == 0 { return }
        let end = constant - error / slope
        if end > constant {
            regions[index].high = min(regions[index].high, end)
        } else {
            regions[index].low = max(regions[index].low, end)
        }
    }
}

extension Double {
    /// A Boolean value that indicates whether the number is a multiple of 2⁻¹⁶ below 2²⁰.
    ///
    /// Whole points, half points and the pixels of usual screens are such multiples; thirds are not. The last bit of the added number has
    /// the value 2⁻¹⁶.
    @inline(__always)
    var isExactLength: Bool { (self + 0x1.8p36) - 0x1.8p36 == self && abs(self) < 0x1p20 }

    /// A Boolean value that indicates whether the number is a multiple of 2⁻⁶ below 2⁶.
    ///
    /// The product of such a slope and a difference of exact lengths is exact.
    @inline(__always)
    fileprivate var isExactSlope: Bool { (self + 0x1.8p46) - 0x1.8p46 == self && abs(self) < 0x1p6 }
}
