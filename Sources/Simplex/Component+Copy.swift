/// Components whose memory can be copied.
extension Component {
    /// A Boolean value that indicates whether a copy of its memory is all there is to a copy of it: it is solved, small
    /// and nothing unusual has happened to it.
    var isPlain: Bool {
        isBuilt && !hasConflict && !isDoubtful && !isInOrder && !recordsOperations && waitingCount == 0 && !isBehind
            && regionsPlace == nil
            && !hasReleased && multiples.rarities.releases.count == 0 && reductionPlace == nil && foldsPlace == nil
            && (programPlace == nil || program.basis.kernelPlace == nil)
    }

    /// The memory of the component itself and of what is made of its equations, and that of the program; nil where it lies elsewhere, too.
    var chunks: (own: UnsafeRawBufferPointer, program: UnsafeRawBufferPointer?)? {
        guard let own = arena.onlyChunk, let start = own.baseAddress else { return nil }
        if programPlace == nil { return (own, nil) }
        guard let program = programArena.onlyChunk, let lent = program.baseAddress else { return nil }
        // Where the program's is the rest of the component's.
        let count = lent > start && lent < start + own.count ? lent - start : own.count
        return (UnsafeRawBufferPointer(start: start, count: count), program)
    }

    /// Names all buffers but those of the program, the reduction and rarities.
    mutating func visitMemory(_ visitor: inout some MemoryVisitor) {
        visitor.visit(&variables)
        visitor.visit(&constraints)
        visitParts(&visitor)
    }

    /// Lets a copy of the memory of a component, but for what its buffers refer to, be a component: its two chunks lie side by side.
    mutating func settle(
        at memory: UnsafeMutableRawPointer, count: Int, programCount: Int, program: UnsafeMutablePointer<Program>?
    ) {
        arena = Arena(copiedTo: memory, count: count + programCount)
        programArena = programCount > 0 ? Arena(copiedTo: memory + count, count: programCount) : Arena()
        programPlace = program
        lists = arena.mark(lists)
    }
}
