/// Lists of numbers by key, stored one after another.
struct IndexLists {
    private var starts = Buffer<Int32>()
    /// All members, list after list.
    private(set) var members = Buffer<Int32>()

    /// Creates an empty value.
    init() {}

    /// Creates lists of items by key, in the order of the items.
    ///
    /// By default a member is the index of its item.
    init(
        keyCount: Int, count: Int, in arena: inout Arena, key: (Int) -> Int32,
        member: (Int) -> Int32 = { Int32(truncatingIfNeeded: $0) }
    ) {
        starts = Buffer(keys: keyCount, count: count, in: &arena, key: key)
        members = Buffer(unwritten: count, in: &arena)
        // The order from last to first leaves each start at the beginning of its list.
        for place in 0..<keyCount { starts[place] = starts[place + 1] }
        for index in (0..<count).reversed() {
            starts[key(index)] -= 1
            members[starts[key(index)]] = member(index)
        }
    }

    /// Returns the list of a key.
    @inline(__always)
    func list(_ key: Int32) -> Buffer<Int32> {
        Buffer(at: members.base + Int(starts[key]), count: starts[key + 1] - starts[key])
    }
}

extension Buffer<Int32> {
    /// Creates the start of each key's list, and the end of the last one, for items in the order of their keys.
    init(keys: Int, count: Int, in arena: inout Arena, key: (Int) -> Int32) {
        self.init(zeros: keys + 1, in: &arena)
        for index in 0..<count { self[key(index) + 1] += 1 }
        for place in 0..<keys { self[place + 1] += self[place] }
    }
}
