/// A copy of the memory of components, with a list of where in it addresses stand that have to follow when it moves.
///
/// What buffers have in memory of their own comes after the components.
struct MemoryCopy: MemoryVisitor {
    /// A component in the copy: where it lies, and its two chunks one after the other.
    struct Part {
        var component: Int32
        var chunk: Int32
        var byteCount: Int32
        var programByteCount: Int32 = 0
        /// -1 for none.
        var program: Int32 = -1
    }

    /// What was copied from, and where in the copy it is.
    private struct Source {
        var bytes = UnsafeRawBufferPointer(start: nil, count: 0)
        var place = 0

        /// Where in the copy something is that was at an address; nil where it was elsewhere.
        func place(of address: UInt) -> Int? {
            let start = UInt(bitPattern: bytes.baseAddress)
            return address >= start && address - start < UInt(bytes.count) ? place + Int(address - start) : nil
        }
    }

    private let memory: UnsafeMutableRawPointer
    /// How many bytes the components take.
    private let capacity: Int
    private var count = 0
    /// What comes after the components, in words of eight bytes.
    private var rest = Buffer<UInt64>()
    // The chunks of the component that was added last.
    private var own = Source()
    private var program = Source()
    /// Where in the copy addresses stand.
    private(set) var addresses = Buffer<Int32>()
    /// A Boolean value that indicates whether every address leads into the copy.
    private var isComplete = true

    /// An empty copy with room for some bytes of components.
    init(capacity: Int) {
        memory = .allocate(byteCount: max(8, capacity), alignment: 8)
        self.capacity = capacity
    }

    /// How many bytes it takes.
    var byteCount: Int { capacity + 8 * rest.count }

    /// What the addresses in it are counted from, as long as it has not moved.
    var origin: UInt { UInt(bitPattern: memory) }

    // MARK: Making

    /// Adds a component that `isPlain`; nil where part of its memory cannot be copied.
    mutating func add(_ component: UnsafeMutablePointer<Component>) -> Part? {
        guard let chunks = component.pointee.chunks else { return nil }
        own = append(chunks.own)
        program = chunks.program.map { append($0) } ?? Source()
        guard let place = own.place(of: UInt(bitPattern: component)) else { return nil }
        let copy = (memory + place).assumingMemoryBound(to: Component.self)
        // What it keeps elsewhere is the other one's, and is listed again when it is needed.
        copy.pointee.multiples.raritiesPlace = nil
        copy.pointee.visitMemory(&self)
        var part = Part(
            component: Int32(place), chunk: Int32(own.place), byteCount: Int32(own.bytes.count),
            programByteCount: Int32(program.bytes.count))
        if let old = component.pointee.programPlace {
            guard let place = program.place(of: UInt(bitPattern: old)) else { return nil }
            part.program = Int32(place)
            let copy = (memory + place).assumingMemoryBound(to: Program.self)
            copy.pointee.visitMemory(&self)
        }
        return isComplete ? part : nil
    }

    private mutating func append(_ bytes: UnsafeRawBufferPointer) -> Source {
        let place = count
        count += bytes.count
        if count > capacity {
            isComplete = false
            return Source()
        }
        if let start = bytes.baseAddress { (memory + place).copyMemory(from: start, byteCount: bytes.count) }
        return Source(bytes: bytes, place: place)
    }

    mutating func visit<Element>(_ buffer: inout Buffer<Element>) {
        guard buffer.hasMemory else { return }
        if let bytes = buffer.ownBytes {
            let place = byteCount
            _ = rest.extend(by: (bytes.count + 7) / 8)
            let words = UnsafeMutableRawPointer(rest.base) + (place - capacity)
            if let start = bytes.baseAddress { words.copyMemory(from: start, byteCount: bytes.count) }
            buffer.move(to: memory + place)
        } else if let place = place(of: UnsafeRawPointer(buffer.base)) {
            buffer.move(to: memory + place)
        }
        withUnsafeMutablePointer(to: &buffer) { note(UnsafeRawPointer($0)) }
    }

    mutating func visit(_ piece: inout UnsafeMutableRawPointer) {
        // A piece of no bytes is nowhere.
        if UInt(bitPattern: piece) < 4096 { return }
        if let place = place(of: UnsafeRawPointer(piece)) { piece = memory + place }
        withUnsafeMutablePointer(to: &piece) { note(UnsafeRawPointer($0)) }
    }

    /// Where in the copy something is that was at an address.
    private mutating func place(of address: UnsafeRawPointer) -> Int? {
        let address = UInt(bitPattern: address)
        guard let place = own.place(of: address) ?? program.place(of: address) else {
            isComplete = false
            return nil
        }
        return place
    }

    /// Lists where an address stands: in the structure itself, which lies in the copy.
    private mutating func note(_ address: UnsafeRawPointer) {
        let place = address - UnsafeRawPointer(memory)
        if place < 0 || place >= capacity {
            isComplete = false
        } else {
            addresses.append(Int32(place))
        }
    }

    // MARK: Using

    /// Writes it to other memory; addresses stay those of `origin`.
    func write(to other: UnsafeMutableRawPointer) {
        other.copyMemory(from: memory, byteCount: capacity)
        (other + capacity).copyMemory(from: rest.base, byteCount: 8 * rest.count)
    }

    /// Gives the memory back.
    mutating func deallocate() {
        memory.deallocate()
        rest.deallocate()
        addresses.deallocate()
    }
}
