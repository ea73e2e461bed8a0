/// Early reads of memory.
///
/// Among thousands of small solvers none is in a cache. A changed constant needs some dozens of lines of the program, each of which depends
/// on the previous one, and would wait for each. If all are read at once they arrive together, in little more than the time of one. If they
/// are in a cache, the reads cost a few dozen instructions.
extension Component {
    /// The number of lines of 64 bytes to read, which a changed constant of a cell needs.
    ///
    /// The number is fixed, so that the reads depend on nothing else.
    private static var touchedLineCount: Int { 38 }

    /// Records whether the program is large enough for the reads, after its creation.
    mutating func measureProgram() { isTouchable = hasEnoughLines }

    /// A Boolean value that indicates whether the reads stay within the memory of the program.
    var touchesOwnMemory: Bool { !isTouchable || programPlace == nil || hasEnoughLines }

    private var hasEnoughLines: Bool {
        programPlace.map { programArena.lineCount(from: UnsafeRawPointer($0)) >= Self.touchedLineCount } ?? false
    }

    /// Reads a byte of each of the first lines of the program.
    @inline(__always)
    mutating func touchProgram() {
        guard isTouchable, regionsPlace == nil, let programPlace else { return }
        let start = UnsafeRawPointer(programPlace)
        var sum: UInt8 = 0
        for line in 0..<Self.touchedLineCount { sum |= start.load(fromByteOffset: 64 &* line, as: UInt8.self) }
        // The sum is stored, because the compiler removes unused reads.
        touched = sum
    }
}
