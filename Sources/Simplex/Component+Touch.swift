/// Memory that is asked for before it is needed.
///
/// Among thousands of small solvers none is in a cache. A changed constant needs some dozens of lines of the program, one because of what the
/// other says, and would wait for each; read all at once they come together, in little more than the time of one. Where they are in a
/// cache it costs a few dozen instructions.
extension Component {
    /// How many lines of 64 bytes are touched: what a changed constant of a cell needs.
    ///
    /// It is the same for all, so that nothing has to be known before they can be asked for.
    private static var touchedLineCount: Int { 38 }

    /// Takes note of whether there is so much to touch, after the program has been set up.
    mutating func measureProgram() { isTouchable = hasEnoughLines }

    /// A Boolean value that indicates whether nothing is touched that is not the program's.
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
        // What nobody keeps the compiler does not read.
        touched = sum
    }
}
