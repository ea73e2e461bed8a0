/// Memory that is given back all at once.
///
/// A component needs about a hundred buffers whose sizes are known when it is made. From an arena they cost one
/// allocation, and they lie side by side. What it gives out is zero: to clear a few kilobytes at once is cheaper than buffer by buffer.
struct Arena {
    private var chunk: UnsafeMutableRawPointer?
    private var used = 0
    private var capacity = 0
    /// The capacity of all chunks.
    private var total = 0
    /// The first chunk, where that is not the arena's own.
    private var borrowed: UnsafeMutableRawPointer?

    /// An arena whose first chunk has room for some bytes.
    init(capacity: Int) { addChunk(capacity) }

    /// An arena without memory.
    init() {}

    /// Does something with an arena that begins with a kilobyte of the stack, and gives its memory back.
    @inline(__always)
    static func withScratch(_ body: (inout Arena) -> Void) {
        withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 8) { memory in
            var arena = Arena()
            if let base = memory.baseAddress {
                base.initializeMemory(as: UInt8.self, repeating: 0, count: 1024)
                (arena.chunk, arena.borrowed) = (base, base)
                (arena.used, arena.capacity, arena.total) = (8, 1024, 1024)
            }
            body(&arena)
            arena.deallocate()
        }
    }

    /// Room for elements, all of whose bytes are zero.
    @inline(__always)
    mutating func allocate<Element: BitwiseCopyable>(
        _ type: Element.Type, count: Int
    ) -> UnsafeMutablePointer<Element> {
        if count == 0 { return UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped }
        return take(count * MemoryLayout<Element>.stride).bindMemory(to: type, capacity: count)
    }

    /// Room for one value; whoever puts one there takes it out again.
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
        // A chunk begins with the address of the one before.
        let new = UnsafeMutableRawPointer.allocate(byteCount: size + 8, alignment: 8)
        new.initializeMemory(as: UInt8.self, repeating: 0, count: size + 8)
        new.storeBytes(of: chunk, as: UnsafeMutableRawPointer?.self)
        chunk = new
        used = 8
        capacity = size + 8
        total += capacity
    }

    /// A place in the first chunk.
    struct Mark {
        fileprivate var used: Int32 = 0
        fileprivate var capacity: Int32 = 0
    }

    /// Where the next value comes; while there is one chunk alone.
    var mark: Mark { Mark(used: Int32(used), capacity: Int32(capacity)) }

    /// Takes back what was given out since a mark.
    mutating func rewind(to mark: Mark) {
        while let old = chunk, let first = old.load(as: UnsafeMutableRawPointer?.self) {
            chunk = first
            old.deallocate()
        }
        (used, capacity, total) = (Int(mark.used), Int(mark.capacity), Int(mark.capacity))
        guard let chunk else { return }
        (chunk + used).initializeMemory(as: UInt8.self, repeating: 0, count: capacity - used)
    }

    /// Gives the memory back.
    mutating func deallocate() {
        while let old = chunk {
            chunk = old.load(as: UnsafeMutableRawPointer?.self)
            if old != borrowed { old.deallocate() }
        }
        (used, capacity, total) = (0, 0, 0)
        borrowed = nil
    }
}
