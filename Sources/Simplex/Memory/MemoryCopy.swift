/// A copy of the memory of components, with a list of the addresses in it that must be relocated when it moves.
///
/// The contents of buffers with their own memory follow the components.
struct MemoryCopy: MemoryVisitor {
    /// A component in the copy: its position, and its two consecutive chunks.
    struct Part {
        var component: Int32
        var chunk: Int32
        var byteCount: Int32
        var programByteCount: Int32 = 0
        /// The position of the program, or -1 if there is none.
        var program: Int32 = -1
    }

    /// A copied range of memory and its position in the copy.
    private struct Source {
        var bytes = UnsafeRawBufferPointer(start: nil, count: 0)
        var place = 0

        /// Returns the position in the copy for an address, or nil if the address is outside the range.
        func place(of address: UInt) -> Int? {
            let start = UInt(bitPattern: bytes.baseAddress)
            return address >= start && address - start < UInt(bytes.count) ? place + Int(address - start) : nil
        }
    }

    private let memory: UnsafeMutableRawPointer
    /// The number of bytes of the components.
    private let capacity: Int
    private var count = 0
    /// The memory that follows the components, in words of eight bytes.
    private var rest = Buffer<UInt64>()
    // The chunks of the last added component.
    private var own = Source()
    private var program = Source()
    /// The positions of addresses in the copy.
    private(set) var addresses = Buffer<Int32>()
    /// A Boolean value that indicates whether every address refers to the copy.
    private var isComplete = true

    /// Creates an empty copy with a capacity for components, in bytes.
    init(capacity: Int) {
        memory = .allocate(byteCount: max(8, capacity), alignment: 8)
        self.capacity = capacity
    }

    /// The size of the copy in bytes.
    var byteCount: Int { capacity + 8 * rest.count }

    /// The base of the addresses in the copy, until it is moved.
    var origin: UInt { UInt(bitPattern: memory) }

    // MARK: Making

    /// Adds a component that `isPlain`.
    ///
    /// Returns nil if part of its memory cannot be copied.
    mutating func add(_ component: UnsafeMutablePointer<Component>) -> Part? {
        guard let chunks = component.pointee.chunks else { return nil }
        own = append(chunks.own)
        program = chunks.program.map { append($0) } ?? Source()
        guard let place = own.place(of: UInt(bitPattern: component)) else { return nil }
        let copy = (memory + place).assumingMemoryBound(to: Component.self)
        // The rarities belong to the original component; the copy lists its own on demand.
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
        // An empty piece has no memory.
        if UInt(bitPattern: piece) < 4096 { return }
        if let place = place(of: UnsafeRawPointer(piece)) { piece = memory + place }
        withUnsafeMutablePointer(to: &piece) { note(UnsafeRawPointer($0)) }
    }

    /// Returns the position in the copy for an address.
    private mutating func place(of address: UnsafeRawPointer) -> Int? {
        let address = UInt(bitPattern: address)
        guard let place = own.place(of: address) ?? program.place(of: address) else {
            isComplete = false
            return nil
        }
        return place
    }

    /// Lists the position of an address in the structure itself, which is in the copy.
    private mutating func note(_ address: UnsafeRawPointer) {
        let place = address - UnsafeRawPointer(memory)
        if place < 0 || place >= capacity {
            isComplete = false
        } else {
            addresses.append(Int32(place))
        }
    }

    // MARK: Using

    /// Writes the copy to other memory; the addresses stay relative to `origin`.
    func write(to other: UnsafeMutableRawPointer) {
        other.copyMemory(from: memory, byteCount: capacity)
        (other + capacity).copyMemory(from: rest.base, byteCount: 8 * rest.count)
    }

    /// Frees the memory.
    mutating func deallocate() {
        memory.deallocate()
        rest.deallocate()
        addresses.deallocate()
    }
}
