/// Memory that is given back all at once.
///
/// A component needs about a hundred buffers whose sizes are known when it is made. From an arena they cost one
/// allocation, and they lie side by side. What it gives out is what was there before: what is not needed is not touched, and what
/// is written by its owner is not cleared first.
struct Arena {
    private var chunk: UnsafeMutableRawPointer?
    private var used = 0
    private var capacity = 0
    /// The capacity of all chunks.
    private var total = 0
    /// The first chunk, where that is not the arena's own.
    private var borrowed: UnsafeMutableRawPointer?

    /// An arena whose first chunk has room for some bytes, and for more that cost nothing until they are used.
    init(capacity: Int, spare: Int = 0) { addChunk(capacity, spare: spare) }

    /// An arena without memory.
    init() {}

    /// An arena whose first chunk is somebody else's memory, all of which may be given out.
    init(in memory: UnsafeMutableRawPointer, count: Int) {
        memory.storeBytes(of: nil, as: UnsafeMutableRawPointer?.self)
        (chunk, borrowed) = (memory, memory)
        (used, capacity, total) = (8, count, count)
    }

    /// Does something with an arena that begins with a kilobyte of the stack, and gives its memory back.
    @inline(__always)
    static func withScratch(_ body: (inout Arena) -> Void) {
        withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 8) { memory in
            var arena = memory.baseAddress.map { Arena(in: $0, count: 1024) } ?? Arena()
            body(&arena)
            arena.deallocate()
        }
    }

    /// Room for elements.
    @inline(__always)
    mutating func allocate<Element: BitwiseCopyable>(
        _ type: Element.Type, count: Int
    ) -> UnsafeMutablePointer<Element> {
        if count == 0 { return UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped }
        return take(count * MemoryLayout<Element>.stride).bindMemory(to: type, capacity: count)
    }

    /// Room for some words of eight bytes, all of which are zero.
    mutating func zeros(_ wordCount: Int) -> UnsafeMutableRawPointer {
        let place = allocate(UInt64.self, count: wordCount)
        place.initialize(repeating: 0, count: wordCount)
        return UnsafeMutableRawPointer(place)
    }

    /// Writes zeros over so many bytes of the first chunk, which are to be written soon anyway.
    ///
    /// Memory that no cache has is fetched line by line when something is written into it, and each line takes as long as a hundred
    /// instructions. Whole lines one after the other are not fetched at all, for nothing of them is left. What thousands of small
    /// solvers keep is in no cache; where it is in one, clearing it takes one instruction for 16 to 32 bytes. Pieces of less than two
    /// kilobytes are not worth it: the C library writes those like anything else.
    func clear(_ byteCount: Int) {
        guard let chunk else { return }
        (chunk + used).initializeMemory(as: UInt8.self, repeating: 0, count: min(byteCount, capacity - used))
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
    private mutating func addChunk(_ size: Int, spare: Int = 0) {
        // A chunk begins with the address of the one before.
        let new = UnsafeMutableRawPointer.allocate(byteCount: size + spare + 8, alignment: 8)
        new.storeBytes(of: chunk, as: UnsafeMutableRawPointer?.self)
        chunk = new
        used = 8
        capacity = size + spare + 8
        total += capacity
    }

    /// How many lines of memory, of 64 bytes, have been given out of the last chunk from a place in it.
    func lineCount(from place: UnsafeRawPointer) -> Int {
        guard let chunk, place >= UnsafeRawPointer(chunk), place < UnsafeRawPointer(chunk + used) else { return 0 }
        return (UnsafeRawPointer(chunk + used) - place) / 64
    }

    // MARK: Copies

    /// An arena whose first chunk is somebody else's: a copy of `onlyChunk` of another, all of which has been given out.
    init(copiedTo memory: UnsafeMutableRawPointer, count: Int) {
        (chunk, borrowed) = (memory, memory)
        (used, capacity, total) = (count, count, count)
    }

    /// The part of the first chunk that has been given out, and before it what a chunk begins with; nil where there are more chunks.
    var onlyChunk: UnsafeRawBufferPointer? {
        guard let chunk, chunk.load(as: UnsafeMutableRawPointer?.self) == nil else { return nil }
        return UnsafeRawBufferPointer(start: chunk, count: used)
    }

    // MARK: Giving back

    /// A place in the first chunk.
    struct Mark {
        fileprivate var used = 0
        fileprivate var capacity = 0
    }

    /// The same place where the first chunk has another size.
    func mark(_ mark: Mark) -> Mark { Mark(used: mark.used, capacity: capacity) }

    /// Where the next value comes; while there is one chunk alone.
    var mark: Mark { Mark(used: used, capacity: capacity) }

    /// Takes back what was given out since a mark.
    mutating func rewind(to mark: Mark) {
        while let old = chunk, let first = old.load(as: UnsafeMutableRawPointer?.self) {
            chunk = first
            old.deallocate()
        }
        (used, capacity, total) = (mark.used, mark.capacity, mark.capacity)
    }

    /// An arena that begins with all that is left of the first chunk, if that is room for some bytes; else with memory of its own.
    ///
    /// Until it comes back with `takeBack` this arena goes on in another chunk.
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

    /// Gives the memory of an arena back, and takes what was lent to it.
    mutating func takeBack(_ other: inout Arena) {
        let start = other.borrowed
        other.deallocate()
        guard let start, let chunk, used == capacity, start > chunk, start < chunk + capacity else { return }
        used = start - chunk
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
