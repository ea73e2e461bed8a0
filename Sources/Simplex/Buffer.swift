/// A growable row of trivial values in memory of its own.
///
/// An `Array` inside a class pays for exclusivity, uniqueness and bounds at every access; the solver's inner loops spend
/// more on that than on arithmetic. A buffer has exactly one owner, which calls `deallocate()`. Subscripts are checked in
/// debug builds. It is sixteen bytes long, because a component has dozens of them, and of components there may be thousands.
struct Buffer<Element: BitwiseCopyable> {
    private(set) var base: UnsafeMutablePointer<Element>
    private var length: Int32 = 0
    /// The capacity: odd where the memory is this buffer's own, and even where it is an arena's.
    private var capacity: Int32 = 0

    /// The number of elements.
    @inline(__always)
    fileprivate(set) var count: Int {
        get { Int(length) }
        set { length = Int32(truncatingIfNeeded: newValue) }
    }

    private var isOwner: Bool { capacity & 1 != 0 }

    /// As much of an arena's memory for so many elements as a capacity can say.
    @inline(__always)
    private static func lent(_ count: Int) -> Int32 {
        // There memory ends at a whole word.
        Int32(truncatingIfNeeded: MemoryLayout<Element>.stride <= 4 ? count &+ 1 : count) & ~1
    }

    /// An empty buffer; allocates nothing.
    init() { base = Self.nowhere }

    /// An empty buffer with room of its own.
    init(capacity: Int) {
        self.init()
        if capacity > 0 {
            base = .allocate(capacity: capacity | 1)
            self.capacity = Int32(capacity | 1)
        }
    }

    /// A buffer of equal elements.
    init(repeating element: Element, count: Int) {
        self.init(capacity: count)
        base.initialize(repeating: element, count: count)
        self.count = count
    }

    /// A copy with memory of its own.
    init(copying other: Buffer) {
        self.init(capacity: other.count)
        base.initialize(from: other.base, count: other.count)
        length = other.length
    }

    /// A buffer of equal elements in an arena.
    @inline(__always)
    init(repeating element: Element, count: Int, in arena: inout Arena) {
        base = arena.allocate(Element.self, count: count)
        base.initialize(repeating: element, count: count)
        self.count = count
        capacity = Self.lent(count)
    }

    /// A buffer of elements in an arena all of whose bytes are zero.
    @inline(__always)
    init(zeros count: Int, in arena: inout Arena) {
        self.init(unwritten: count, in: &arena)
        UnsafeMutableRawPointer(base).initializeMemory(
            as: UInt8.self, repeating: 0, count: count &* MemoryLayout<Element>.stride)
    }

    /// A buffer in an arena of elements that are still to be written.
    @inline(__always)
    init(unwritten count: Int, in arena: inout Arena) {
        base = arena.allocate(Element.self, count: count)
        length = Int32(truncatingIfNeeded: count)
        capacity = Self.lent(count)
    }

    /// The elements in memory that belongs to somebody else.
    @inline(__always)
    init(at memory: UnsafeMutableRawPointer, count: Int32) {
        base = memory.assumingMemoryBound(to: Element.self)
        length = count
        capacity = count & ~1
    }

    /// A copy in an arena.
    init(_ other: Buffer, in arena: inout Arena) {
        base = arena.allocate(Element.self, count: other.count)
        base.update(from: other.base, count: other.count)
        length = other.length
        capacity = Self.lent(other.count)
    }

    /// An empty buffer with room in an arena; when that is used up it takes memory of its own.
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

    /// Appends elements that are still to be written; where the first of them is.
    @inline(__always)
    mutating func extend(by number: Int) -> UnsafeMutablePointer<Element> {
        let start = count
        if start &+ number > Int(capacity) { grow(to: start &+ number) }
        count = start &+ number
        return base + start
    }

    /// The same where there is room for them.
    @inline(__always)
    mutating func extendWithin(by number: Int) -> UnsafeMutablePointer<Element> {
        let start = count
        assert(start + number <= room, "no room")
        count = start &+ number
        return base + start
    }

    /// How many elements there is room for.
    @inline(__always)
    var room: Int { Int(capacity) }

    /// Makes room for at least so many elements.
    mutating func reserve(_ minimum: Int) {
        if minimum > Int(capacity) { grow(to: minimum) }
    }

    /// Appends or drops elements until there are so many.
    mutating func resize(to newCount: Int, filling element: Element) {
        if newCount > count {
            reserve(newCount)
            (base + count).initialize(repeating: element, count: newCount - count)
        }
        count = newCount
    }

    /// Sets every element to that of another buffer of as many.
    @inline(__always)
    func copy(_ other: Buffer) { base.update(from: other.base, count: count) }

    /// Sets every element.
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
        // What is copied when it grows comes through the caches twice.
        let factor = Int(capacity) * MemoryLayout<Element>.stride < 1 << 15 ? 4 : 2
        let newCapacity = max(minimum, Int(capacity) * factor, Self.leastCapacity) | 1
        let newBase = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
        newBase.update(from: base, count: count)
        if isOwner { base.deallocate() }
        base = newBase
        capacity = Int32(newCapacity)
    }

    /// What the first memory of its own has room for: the lists of a solver of some dozens of variables.
    private static var leastCapacity: Int {
        MemoryLayout<Element>.stride < 8 ? 32 : max(16, 512 / MemoryLayout<Element>.stride)
    }

    // MARK: Copies

    /// A Boolean value that indicates whether it refers to memory at all.
    var hasMemory: Bool { capacity > 0 || length > 0 }

    /// The bytes of its elements where the memory is its own, and not an arena's.
    var ownBytes: UnsafeRawBufferPointer? {
        isOwner ? UnsafeRawBufferPointer(start: base, count: count * MemoryLayout<Element>.stride) : nil
    }

    /// Takes note that its elements are in an arena now, where somebody has copied them.
    mutating func move(to memory: UnsafeMutableRawPointer) {
        base = memory.assumingMemoryBound(to: Element.self)
        if isOwner { capacity = length & ~1 }
    }

    // MARK: Giving back

    /// Gives the memory back; the buffer is empty afterwards.
    mutating func deallocate() {
        if isOwner { base.deallocate() }
        base = Self.nowhere
        length = 0
        capacity = 0
    }
}

extension Buffer {
    /// Sorts by an order.
    func sort(by precedes: (Element, Element) -> Bool) {
        var elements = UnsafeMutableBufferPointer(start: base, count: count)
        elements.sort(by: precedes)
    }

    /// Sorts by an order; a few elements without a call for each comparison.
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

    /// Puts the elements into the opposite order.
    func reverse() {
        var elements = UnsafeMutableBufferPointer(start: base, count: count)
        elements.reverse()
    }

    /// Drops the elements of which something holds; the others keep their order.
    mutating func removeAll(where isDropped: (Element) -> Bool) {
        var kept = 0
        for index in 0..<count where !isDropped(base[index]) {
            base[kept] = base[index]
            kept += 1
        }
        count = kept
    }
}

extension Buffer where Element: FixedWidthInteger {
    /// Returns whether another buffer holds the same.
    func hasBits(of other: Buffer) -> Bool {
        if count != other.count { return false }
        var difference: Element = 0
        for index in 0..<count { difference |= base[index] ^ other.base[index] }
        return difference == 0
    }
}

extension Buffer<Double> {
    /// Returns whether another buffer holds the same to the last bit.
    func hasBits(of other: Buffer) -> Bool {
        if count != other.count { return false }
        var difference: UInt64 = 0
        for index in 0..<count { difference |= base[index].bitPattern ^ other.base[index].bitPattern }
        return difference == 0
    }

    /// The largest magnitude of the first elements.
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
    /// Sorts unless the elements are in order already.
    func sortIfNeeded() {
        for index in stride(from: 1, to: count, by: 1) where base[index] < base[index - 1] {
            sort { $0 < $1 }
            return
        }
    }
}
