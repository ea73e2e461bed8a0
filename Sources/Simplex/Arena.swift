/// Memory that is given back all at once.
///
/// A component needs about a hundred buffers whose sizes are known when it is made. From an arena they cost one
/// allocation, and they lie side by side.
struct Arena {
    private var chunk: UnsafeMutableRawPointer?
    private var used = 0
    private var capacity = 0

    /// An arena whose first chunk has room for some bytes.
    init(capacity: Int) { addChunk(capacity) }

    /// An arena without memory.
    init() {}

    /// Room for elements, uninitialised.
    mutating func allocate<Element: BitwiseCopyable>(
        _ type: Element.Type, count: Int
    ) -> UnsafeMutablePointer<Element> {
        if count == 0 { return UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped }
        return take(count * MemoryLayout<Element>.stride).bindMemory(to: type, capacity: count)
    }

    /// Room for one value, uninitialised; whoever puts one there takes it out again.
    mutating func allocate<Value: ~Copyable>(_ type: Value.Type) -> UnsafeMutablePointer<Value> {
        take(MemoryLayout<Value>.stride).bindMemory(to: type, capacity: 1)
    }

    @inline(__always)
    private mutating func take(_ bytes: Int) -> UnsafeMutableRawPointer {
        let size = (bytes + 7) & ~7
        if used + size > capacity { addChunk(max(size, min(capacity, 1 << 16), 512)) }
        let place = chunk.unsafelyUnwrapped + used
        used += size
        return place
    }

    private mutating func addChunk(_ size: Int) {
        // A chunk begins with the address of the one before.
        let new = UnsafeMutableRawPointer.allocate(byteCount: size + 8, alignment: 8)
        new.storeBytes(of: chunk, as: UnsafeMutableRawPointer?.self)
        chunk = new
        used = 8
        capacity = size + 8
    }

    /// Gives the memory back.
    mutating func deallocate() {
        while let old = chunk {
            chunk = old.load(as: UnsafeMutableRawPointer?.self)
            old.deallocate()
        }
        used = 0
        capacity = 0
    }
}
