/// An operation on all memory that a structure refers to.
///
/// Each structure lists its buffers once, in `visitMemory`. So freeing memory and copying memory always cover the same buffers.
protocol MemoryVisitor {
    /// Visits a buffer.
    mutating func visit<Element>(_ buffer: inout Buffer<Element>)
    /// Visits the address of a piece of an arena.
    mutating func visit(_ piece: inout UnsafeMutableRawPointer)
}

/// A visitor that frees the memory of buffers and empties them.
struct MemoryRelease: MemoryVisitor {
    @inline(__always)
    mutating func visit<Element>(_ buffer: inout Buffer<Element>) { buffer.deallocate() }

    @inline(__always)
    mutating func visit(_ piece: inout UnsafeMutableRawPointer) {}
}
