/// An allocator whose memory is freed all at once.
///
/// A component needs about a hundred buffers of known sizes. In an arena they cost one allocation, and are adjacent. The memory is not
/// initialized: unused parts are not touched, and parts that the owner writes are not cleared first.
struct Arena {
    private var chunk: UnsafeMutableRawPointer?
    private var used = 0
    private var capacity = 0
    /// The capacity of all chunks.
    private var total = 0
    /// The first chunk, if the arena does not own it.
    private var borrowed: UnsafeMutableRawPointer?

    /// Creates an arena whose first chunk has a capacity in bytes, and spare bytes that cost nothing until they are used.
    init(capacity: Int, spare: Int = 0) { addChunk(capacity, spare: spare) }

    /// Creates an arena without memory.
    init() {}

    /// Creates an arena whose first chunk is borrowed memory, all of which it may use.
    init(in memory: UnsafeMutableRawPointer, count: Int) {
        memory.storeBytes(of: nil, as: UnsafeMutableRawPointer?.self)
        (chunk, borrowed) = (memory, memory)
        (used, capacity, total) = (8, count, count)
    }

    /// Runs a function with an arena that begins with a kilobyte of the stack, and frees its memory.
    @inline(__always)
    static func withScratch(_ body: (inout Arena) -> Void) {
        withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 8) { memory in
            var arena = memory.baseAddress.map { Arena(in: $0, count: 1024) } ?? Arena()
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

    /// Clears bytes of the first chunk that will be written soon.
    ///
    /// A write to memory outside the caches fetches the line first, which takes as long as a hundred instructions. Whole consecutive lines
    /// are written without a fetch. The memory of thousands of small solvers is in no cache; in a cache, clearing takes one instruction per
    /// 16 to 32 bytes. It does not pay for less than two kilobytes, which the C library writes in the usual way.
    func clear(_ byteCount: Int) {
        guard let chunk else { return }
        (chunk + used).initializeMemory(as: UInt8.self, repeating: 0, count: min(byteCount, capacity - used))
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
    private mutating func addChunk(_ size: Int, spare: Int = 0) {
        // A chunk begins with the address of the previous one.
        let new = UnsafeMutableRawPointer.allocate(byteCount: size + spare + 8, alignment: 8)
        new.storeBytes(of: chunk, as: UnsafeMutableRawPointer?.self)
        chunk = new
        used = 8
        capacity = size + spare + 8
        total += capacity
    }

    // MARK: Copies

    /// Creates an arena whose first chunk is a copy of another arena's `onlyChunk` in borrowed memory, all of which is in use.
    init(copiedTo memory: UnsafeMutableRawPointer, count: Int) {
        (chunk, borrowed) = (memory, memory)
        (used, capacity, total) = (count, count, count)
    }

    /// The used part of the first chunk including its header, or nil if there are more chunks.
    var onlyChunk: UnsafeRawBufferPointer? {
        guard let chunk, chunk.load(as: UnsafeMutableRawPointer?.self) == nil else { return nil }
        return UnsafeRawBufferPointer(start: chunk, count: used)
    }

    // MARK: Deallocation

    /// A position in the first chunk.
    struct Mark {
        fileprivate var used = 0
        fileprivate var capacity = 0
    }

    /// Returns a mark for a first chunk of another size.
    func mark(_ mark: Mark) -> Mark { Mark(used: mark.used, capacity: capacity) }

    /// The current position, if there is only one chunk.
    var mark: Mark { Mark(used: used, capacity: capacity) }

    /// Frees everything that was allocated since a mark.
    mutating func rewind(to mark: Mark) {
        while let old = chunk, let first = old.load(as: UnsafeMutableRawPointer?.self) {
            chunk = first
            old.deallocate()
        }
        (used, capacity, total) = (mark.used, mark.capacity, mark.capacity)
    }

    /// Returns an arena that begins with the rest of the first chunk if it suffices, or else with its own memory.
    ///
    /// Until `takeBack` this arena continues in another chunk.
    mutating func lend(_ size: Int) -> Arena {
        var arena = Arena()
        guard let chunk, used + size + 8 <= capacity else {
            arena.addChunk(size)
            return arena
        }
        (chunk + used).storeBytes(of: nil, as: UnsafeMutableRawPointer?.self)
        (arena.chunk, arena.borrowed) = (chunk + used, chunk + used)
        (arena.used, arena.capacity) = (8, capacity - used)
        arena.total = arena.capacity
        used = capacity
        return arena
    }

    /// Frees the memory of another arena, and takes back the memory that was lent to it.
    mutating func takeBack(_ other: inout Arena) {
        let start = other.borrowed
        other.deallocate()
        guard let start, let chunk, used == capacity, start > chunk, start < chunk + capacity else { return }
        used = start - chunk
    }

    /// Frees the memory.
    mutating func deallocate() {
        while let old = chunk {
            chunk = old.load(as: UnsafeMutableRawPointer?.self)
            if old != borrowed { old.deallocate() }
        }
        (used, capacity, total) = (0, 0, 0)
        borrowed = nil
    }
}
