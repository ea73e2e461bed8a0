/// Where the solution of a component is an affine function of one constant.
///
/// A window that is dragged, a device that is turned, a cell that is measured for one width after another: the same constant changes
/// again and again. As long as no error changes its sign the solution follows it along a straight line, and such an interval is a
/// *critical region* of parametric programming. Two solutions whose errors have the same signs, each of them negative, zero or positive,
/// span the line, and where along it the first error would vanish is where the region ends. Inside, the solution is read off: the
/// program is not asked.
///
/// **Why signs are enough.** Every cost is the absolute value of an error, the tie-break's are the distances of variables from where
/// they rest, and what is required has no other cost than not to be allowed. So in which directions costs rise or fall from a point, and
/// which directions are allowed, depends on signs alone. A point is the lexicographic optimum if no direction makes the first cost that
/// changes fall, since costs are convex. Hence what has the signs of an optimum is an optimum, and by the tie-break it is the only one.
///
/// **Why bits stay the same.** Only numbers that are multiples of a small power of two are taken, of which sums and products are exact:
/// the line gives then what the program would have given. Layouts with thirds and factors of 0.4 have no regions.
struct CriticalRegions: ~Copyable {
    /// The signs of errors, first those of the constraints and then those of the variables.
    struct Signs {
        /// A bit for each that is negative, and behind these words a bit for each that is positive.
        let words: Buffer<UInt64>
        private let half: Int

        static func wordCount(_ errorCount: Int) -> Int { 2 * ((errorCount + 63) / 64) }

        /// No errors yet.
        @inline(__always)
        init(count: Int, in arena: inout Arena) {
            words = Buffer(zeros: Self.wordCount(count), in: &arena)
            half = words.count / 2
        }

        /// Takes note of an error; false where it may be rounding.
        @inline(__always)
        func note(_ index: Int, _ error: Double) -> Bool {
            if error != 0 { words[(index >> 6) + (error > 0 ? half : 0)] |= 1 << UInt64(index & 63) }
            return error.isExactLength
        }
    }

    /// An interval of the constant, and the line over it.
    struct Region {
        /// The constant from which the line is counted.
        var origin: Double
        // The open interval along which no error changes its sign; both are the origin while only one solution is known.
        var low: Double
        var high: Double
        /// A Boolean value that indicates whether other solutions are as good there.
        var isAmbiguous: Bool
        let signs: Buffer<UInt64>
        /// The values of the variables at the origin, and then by how much they change with the constant.
        let numbers: Buffer<Double>

        /// Returns whether a constant lies in it.
        @inline(__always)
        func contains(_ constant: Double) -> Bool { (low < constant && constant < high) || constant == origin }
    }

    /// How many are kept: where few views yield, layouts have about one for each of them.
    private static var most: Int { 8 }

    /// The constraint whose constant it is.
    let parameter: Int32
    private let variableCount: Int
    private var regions: Buffer<Region>
    private var arena: Arena
    /// The one that goes when there are too many.
    private var oldest = 0
    /// How many solutions have been learnt since one was last read off.
    private(set) var missCount = 0

    /// No regions yet, and room for the first of them in one piece.
    init(parameter: Int32, variableCount: Int, constraintCount: Int) {
        (self.parameter, self.variableCount) = (parameter, variableCount)
        let wordCount = Signs.wordCount(variableCount + constraintCount)
        arena = Arena(capacity: MemoryLayout<Region>.stride * Self.most + 8 * 3 * (2 * variableCount + wordCount))
        regions = Buffer(capacity: Self.most, in: &arena)
    }

    /// Gives the memory back.
    mutating func deallocate() { arena.deallocate() }

    // MARK: Reading

    /// The region that a constant lies in.
    @inline(__always)
    mutating func region(at constant: Double) -> Int? {
        for index in 0..<regions.count where regions[index].contains(constant) {
            missCount = 0
            return index
        }
        return nil
    }

    /// Returns whether other solutions are as good in a region.
    func isAmbiguous(_ index: Int) -> Bool { regions[index].isAmbiguous }

    /// Writes what the variables are in a region.
    @inline(__always)
    func write(_ index: Int, at constant: Double, _ variables: Buffer<Int32>, to values: Buffer<Double>) {
        let (start, change) = (regions[index].numbers.base, constant - regions[index].origin)
        for local in 0..<variableCount {
            values[variables[local]] = start[local] + start[variableCount + local] * change
        }
    }

    // MARK: Learning

    /// A region with these signs that is known by one solution alone.
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

    /// A place for a region: a new one, or that of the oldest.
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

    /// Draws the line from the origin of a region to another solution with the same signs; false where it is not exact.
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

    /// By how much a variable changes with the constant.
    @inline(__always)
    func slope(_ index: Int, _ local: Int32) -> Double { regions[index].numbers[variableCount + Int(local)] }

    /// Ends a region where an error vanishes of which the value at a constant and the slope are given.
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
    /// A Boolean value that indicates whether it is a multiple of 2⁻¹⁶ below 2²⁰, as whole and half points and all
    /// pixels of usual screens are but thirds.
    ///
    /// What was added to it is a number of which the last bit is worth 2⁻¹⁶.
    @inline(__always)
    var isExactLength: Bool { (self + 0x1.8p36) - 0x1.8p36 == self && abs(self) < 0x1p20 }

    /// A Boolean value that indicates whether it is a multiple of 2⁻⁶ below 2⁶: its product with a difference of exact
    /// lengths is exact.
    @inline(__always)
    fileprivate var isExactSlope: Bool { (self + 0x1.8p46) - 0x1.8p46 == self && abs(self) < 0x1p6 }
}
