/// An allocator whose memory is freed all at once.
///
/// A component needs about a hundred buffers. In two arenas they cost two allocations, and are adjacent. The memory is not initialized: unused
/// parts are not touched, and parts that the owner writes are not cleared first.
struct Arena {
    private var chunk: UnsafeMutableRawPointer?
    private var used = 0
    private var capacity = 0
    /// The capacity of all chunks.
    private var total = 0
    /// The first chunk, if the arena does not own it.
    private var borrowed: UnsafeMutableRawPointer?

    /// Creates an arena whose first chunk has a capacity in bytes.
    init(capacity: Int) { addChunk(capacity) }

    /// Creates an arena whose first chunk is written soon, and clears the chunk.
    ///
    /// A write to memory outside the caches fetches the line first, which takes as long as a hundred instructions. Whole consecutive lines
    /// are written without a fetch. The memory of thousands of small solvers is in no cache.
    init(clearing byteCount: Int) {
        addChunk(byteCount)
        (chunk.unsafelyUnwrapped + used).initializeMemory(as: UInt8.self, repeating: 0, count: byteCount)
    }

    /// Creates an arena without memory.
    init() {}

    /// Runs a function with an arena that begins with a kilobyte of the stack, and frees its memory.
    @inline(__always)
    static func withScratch(_ body: (inout Arena) -> Void) {
        withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 8) { memory in
            var arena = Arena()
            if let start = memory.baseAddress {
                start.storeBytes(of: nil, as: UnsafeMutableRawPointer?.self)
                (arena.chunk, arena.borrowed) = (start, start)
                (arena.used, arena.capacity, arena.total) = (8, 1024, 1024)
            }
            body(&arena)
            arena.deallocate()
        }
    }

    /// Allocates memory for elements.
    @inline(__always)
    mutating func allocate<Element: BitwiseCopyable>(
        _ type: Element.Type, count: Int
    ) -> UnsafeMutablePointer<Element> {
        if count == 0 { return UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped }
        return take(count * MemoryLayout<Element>.stride).bindMemory(to: type, capacity: count)
    }

    /// Allocates words of eight bytes, all zero.
    mutating func zeros(_ wordCount: Int) -> UnsafeMutableRawPointer {
        let place = allocate(UInt64.self, count: wordCount)
        place.initialize(repeating: 0, count: wordCount)
        return UnsafeMutableRawPointer(place)
    }

    /// Allocates memory for one value; the caller initializes and deinitializes it.
    mutating func allocate<Value: ~Copyable>(_ type: Value.Type) -> UnsafeMutablePointer<Value> {
        take(MemoryLayout<Value>.stride).bindMemory(to: type, capacity: 1)
    }

    @inline(__always)
    private mutating func take(_ bytes: Int) -> UnsafeMutableRawPointer {
        let size = (bytes &+ 7) & ~7
        if used &+ size > capacity { addChunk(max(size, min(total / 2, 1 << 16), 256)) }
        let place = chunk.unsafelyUnwrapped + used
        used &+= size
        return place
    }

    @inline(never)
    private mutating func addChunk(_ size: Int) {
        // A chunk begins with the address of the previous one.
        let new = UnsafeMutableRawPointer.allocate(byteCount: size + 8, alignment: 8)
        new.storeBytes(of: chunk, as: UnsafeMutableRawPointer?.self)
        chunk = new
        used = 8
        capacity = size + 8
        total += capacity
    }

    /// Lets the C library keep free memory for other large solvers.
    ///
    /// glibc returns free memory at the end of its heap to the system, and takes it again page by page. It keeps up to twice the largest block
    /// that was ever freed, so a block of 16 MB lets it keep 32 MB for the whole process. Without it, creating solvers of thousands of
    /// constraints repeatedly took up to three times as long. Other C libraries do not need it.
    static func keepFreeMemory() {
        #if canImport(Glibc)
        let block = UnsafeMutableRawPointer.allocate(byteCount: 1 << 24, alignment: 8)
        block.storeBytes(of: 0, as: UInt8.self)
        block.deallocate()
        #endif
    }

    /// Frees the memory; the arena must not be used any more.
    func free() {
        var chunk = chunk
        while let old = chunk {
            chunk = old.load(as: UnsafeMutableRawPointer?.self)
            if old != borrowed { old.deallocate() }
        }
    }

    /// Frees the memory and empties the arena.
    mutating func deallocate() {
        free()
        self = Arena()
    }
}
