/// A growable array of trivial values.
///
/// An `Array` in a class checks exclusivity, uniqueness and bounds at every access; the solver's inner loops would spend more on that than
/// on arithmetic. Subscripts are checked in debug builds. The size of sixteen bytes matters, because a component has dozens of buffers, and
/// there may be thousands of components.
///
/// Invariant: one owner frees a buffer, an `@Owned` property, or `deallocate()` for a local one. Tests: `BufferTests`, and all under the
/// address sanitizer.
struct Buffer<Element: BitwiseCopyable> {
    private(set) var base: UnsafeMutablePointer<Element>
    private var length: Int32 = 0
    /// The capacity: odd if the buffer owns its memory, and even if an arena does.
    private var capacity: Int32 = 0

    /// The number of elements.
    @inline(__always)
    fileprivate(set) var count: Int {
        get { Int(length) }
        set { length = Int32(truncatingIfNeeded: newValue) }
    }

    private var isOwner: Bool { capacity & 1 != 0 }

    /// Returns the capacity that represents an arena's memory for a number of elements.
    @inline(__always)
    private static func lent(_ count: Int) -> Int32 {
        // Memory in an arena ends at a whole word.
        Int32(truncatingIfNeeded: MemoryLayout<Element>.stride <= 4 ? count &+ 1 : count) & ~1
    }

    /// Creates an empty buffer without memory.
    init() { base = Self.nowhere }

    /// Creates an empty buffer with its own memory.
    init(capacity: Int) {
        self.init()
        if capacity > 0 {
            base = .allocate(capacity: capacity | 1)
            self.capacity = Int32(capacity | 1)
        }
    }

    /// Creates a buffer of equal elements.
    init(repeating element: Element, count: Int) {
        self.init(capacity: count)
        base.initialize(repeating: element, count: count)
        self.count = count
    }

    /// Creates a buffer of equal elements in an arena.
    @inline(__always)
    init(repeating element: Element, count: Int, in arena: inout Arena) {
        base = arena.allocate(Element.self, count: count)
        base.initialize(repeating: element, count: count)
        self.count = count
        capacity = Self.lent(count)
    }

    /// Creates a buffer in an arena, with all bytes of its elements zero.
    @inline(__always)
    init(zeros count: Int, in arena: inout Arena) {
        self.init(unwritten: count, in: &arena)
        UnsafeMutableRawPointer(base).initializeMemory(
            as: UInt8.self, repeating: 0, count: count &* MemoryLayout<Element>.stride)
    }

    /// Creates a buffer of uninitialized elements in an arena.
    @inline(__always)
    init(unwritten count: Int, in arena: inout Arena) {
        base = arena.allocate(Element.self, count: count)
        length = Int32(truncatingIfNeeded: count)
        capacity = Self.lent(count)
    }

    /// Creates a buffer over borrowed memory.
    @inline(__always)
    init(at memory: UnsafeMutableRawPointer, count: Int32) {
        base = memory.assumingMemoryBound(to: Element.self)
        length = count
        capacity = count & ~1
    }

    /// Creates a copy in an arena.
    init(_ other: Buffer, in arena: inout Arena) {
        base = arena.allocate(Element.self, count: other.count)
        base.update(from: other.base, count: other.count)
        length = other.length
        capacity = Self.lent(other.count)
    }

    /// Creates an empty buffer with memory in an arena.
    ///
    /// If that is full, the buffer allocates its own memory.
    @inline(__always)
    init(capacity: Int, in arena: inout Arena) {
        let count = MemoryLayout<Element>.stride <= 4 ? capacity : (capacity &+ 1) & ~1
        base = arena.allocate(Element.self, count: count)
        self.capacity = Self.lent(count)
    }

    /// An aligned address that is never read.
    private static var nowhere: UnsafeMutablePointer<Element> {
        UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped
    }

    @inline(__always)
    subscript(index: Int) -> Element {
        get {
            assert(index >= 0 && index < count, "index out of range")
            return base[index]
        }
        nonmutating _modify {
            assert(index >= 0 && index < count, "index out of range")
            yield &base[index]
        }
    }

    @inline(__always)
    subscript(index: Int32) -> Element {
        get { self[Int(index)] }
        nonmutating _modify { yield &self[Int(index)] }
    }

    @inline(__always)
    mutating func append(_ element: Element) {
        if length >= capacity { grow(to: count &+ 1) }
        base[count] = element
        length &+= 1
    }

    /// Appends uninitialized elements, and returns the address of the first.
    @inline(__always)
    mutating func extend(by number: Int) -> UnsafeMutablePointer<Element> {
        let start = count
        if start &+ number > Int(capacity) { grow(to: start &+ number) }
        count = start &+ number
        return base + start
    }

    /// Appends uninitialized elements within the capacity, and returns the address of the first.
    @inline(__always)
    mutating func extendWithin(by number: Int) -> UnsafeMutablePointer<Element> {
        let start = count
        assert(start + number <= room, "no room")
        count = start &+ number
        return base + start
    }

    /// The number of elements that fit into the memory.
    @inline(__always)
    var room: Int { Int(capacity) }

    /// Ensures a minimum capacity.
    mutating func reserve(_ minimum: Int) {
        if minimum > Int(capacity) { grow(to: minimum) }
    }

    /// Appends or removes elements to reach a count.
    mutating func resize(to newCount: Int, filling element: Element) {
        if newCount > count {
            reserve(newCount)
            (base + count).initialize(repeating: element, count: newCount - count)
        }
        count = newCount
    }

    /// Copies the elements of another buffer of the same count.
    @inline(__always)
    func copy(_ other: Buffer) { base.update(from: other.base, count: count) }

    /// Sets all elements to a value.
    func fill(_ element: Element) { base.update(repeating: element, count: count) }

    @inline(__always)
    mutating func removeAll() { count = 0 }

    @inline(__always)
    mutating func removeLast() -> Element {
        assert(count > 0, "nothing to remove")
        length &-= 1
        return base[count]
    }

    @inline(never)
    private mutating func grow(to minimum: Int) {
        // Growth copies elements, which passes them through the caches twice.
        let factor = Int(capacity) * MemoryLayout<Element>.stride < 1 << 15 ? 4 : 2
        let newCapacity = max(minimum, Int(capacity) * factor, Self.leastCapacity) | 1
        let newBase = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
        newBase.update(from: base, count: count)
        if isOwner { base.deallocate() }
        base = newBase
        capacity = Int32(newCapacity)
    }

    /// The minimum capacity of owned memory, which suits the lists of a solver of some dozens of variables.
    private static var leastCapacity: Int {
        MemoryLayout<Element>.stride < 8 ? 32 : max(16, 512 / MemoryLayout<Element>.stride)
    }

    /// A Boolean value that indicates whether the buffer refers to memory.
    var hasMemory: Bool { capacity > 0 || length > 0 }

    // MARK: Deallocation

    /// Frees the memory, unless an arena owns it; the buffer must not be used any more.
    @inline(__always)
    func free() {
        if isOwner { base.deallocate() }
    }

    /// Frees the memory and empties the buffer.
    mutating func deallocate() {
        free()
        self = Buffer()
    }
}

extension Buffer {
    /// Sorts the elements by an order.
    func sort(by precedes: (Element, Element) -> Bool) {
        var elements = UnsafeMutableBufferPointer(start: base, count: count)
        elements.sort(by: precedes)
    }

    /// Sorts the elements by an order.
    ///
    /// For a few elements the comparison is inlined.
    @inline(__always)
    func sortFew(by precedes: (Element, Element) -> Bool) {
        if count > 16 {
            sort(by: precedes)
            return
        }
        var index = 1
        while index < count {
            let element = base[index]
            var place = index
            while place > 0, precedes(element, base[place - 1]) {
                base[place] = base[place - 1]
                place -= 1
            }
            base[place] = element
            index += 1
        }
    }

    /// Reverses the elements.
    func reverse() {
        var elements = UnsafeMutableBufferPointer(start: base, count: count)
        elements.reverse()
    }

    /// Removes the elements that satisfy a predicate; the others keep their order.
    mutating func removeAll(where isDropped: (Element) -> Bool) {
        var kept = 0
        for index in 0..<count where !isDropped(base[index]) {
            base[kept] = base[index]
            kept += 1
        }
        count = kept
    }
}

extension Buffer<UInt64> {
    /// Returns whether another buffer has equal elements.
    func hasBits(of other: Buffer) -> Bool {
        if count != other.count { return false }
        var difference: UInt64 = 0
        for index in 0..<count { difference |= base[index] ^ other.base[index] }
        return difference == 0
    }
}

extension Buffer<Double> {
    /// Returns the largest magnitude among the first elements.
    @inline(__always)
    func largestMagnitude(of number: Int) -> Double {
        var (largest, index) = (0.0, 0)
        while index < number {
            let size = abs(self[index])
            if size > largest { largest = size }
            index &+= 1
        }
        return largest
    }
}

extension Buffer where Element: Comparable {
    /// Sorts the elements unless they are sorted already.
    func sortIfNeeded() {
        for index in stride(from: 1, to: count, by: 1) where base[index] < base[index - 1] {
            sort { $0 < $1 }
            return
        }
    }
}
