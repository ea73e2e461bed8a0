/// Copies of the memory of a component.
extension Component {
    /// A Boolean value that indicates whether a copy of the memory is a valid component: solved, small, and without special states.
    var isPlain: Bool {
        isBuilt && !hasConflict && !hasDoubt && !isInOrder && !recordsOperations && waitingCount == 0 && !isBehind
            && regionsPlace == nil
            && !hasReleased && multiples.rarities.releases.count == 0 && reductionPlace == nil && foldsPlace == nil
            && (programPlace == nil || program.basis.kernelPlace == nil)
    }

    /// The memory of the component and its reduced equations, and that of its program, or nil if it is in other places too.
    var chunks: (own: UnsafeRawBufferPointer, program: UnsafeRawBufferPointer?)? {
        guard let own = arena.onlyChunk, let start = own.baseAddress else { return nil }
        if programPlace == nil { return (own, nil) }
        guard let program = programArena.onlyChunk, let lent = program.baseAddress else { return nil }
        // The program's memory may be the rest of the component's.
        let count = lent > start && lent < start + own.count ? lent - start : own.count
        return (UnsafeRawBufferPointer(start: start, count: count), program)
    }

    /// Visits all buffers except those of the program, the reduction and the rarities.
    mutating func visitMemory(_ visitor: inout some MemoryVisitor) {
        visitor.visit(&variables)
        visitor.visit(&constraints)
        visitParts(&visitor)
    }

    /// Turns copied memory, whose buffers are relocated already, into a component; its two chunks are adjacent.
    mutating func settle(
        at memory: UnsafeMutableRawPointer, count: Int, programCount: Int, program: UnsafeMutablePointer<Program>?
    ) {
        arena = Arena(copiedTo: memory, count: count + programCount)
        programArena = programCount > 0 ? Arena(copiedTo: memory + count, count: programCount) : Arena()
        programPlace = program
        lists = arena.mark(lists)
    }
}
