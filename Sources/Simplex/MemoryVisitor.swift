/// What is done with all memory that a structure refers to: each structure names its buffers once, in `visitMemory`.
///
/// So what gives memory back and what copies a structure with its memory cannot know of different buffers.
protocol MemoryVisitor {
    /// Does it with a buffer.
    mutating func visit<Element>(_ buffer: inout Buffer<Element>)
    /// Does it with the address of a piece of an arena.
    mutating func visit(_ piece: inout UnsafeMutableRawPointer)
}

/// Gives back the memory of buffers that have some of their own; they are empty afterwards.
struct MemoryRelease: MemoryVisitor {
    @inline(__always)
    mutating func visit<Element>(_ buffer: inout Buffer<Element>) { buffer.deallocate() }

    @inline(__always)
    mutating func visit(_ piece: inout UnsafeMutableRawPointer) {}
}
