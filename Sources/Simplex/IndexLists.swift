/// Lists of numbers, one a key, one after another.
struct IndexLists {
    private var starts = Buffer<Int32>()
    /// All members, list after list.
    private(set) var members = Buffer<Int32>()

    /// No lists.
    init() {}

    /// Lists of things by their keys, in the order of the things; a member stands for a thing, its number where nothing else is said.
    init(
        keyCount: Int, count: Int, in arena: inout Arena, key: (Int) -> Int32,
        member: (Int) -> Int32 = { Int32(truncatingIfNeeded: $0) }
    ) {
        starts = Buffer(keys: keyCount, count: count, in: &arena, key: key)
        members = Buffer(unwritten: count, in: &arena)
        // From the last to the first, so that each start ends up where its list begins.
        for place in 0..<keyCount { starts[place] = starts[place + 1] }
        for index in (0..<count).reversed() {
            starts[key(index)] -= 1
            members[starts[key(index)]] = member(index)
        }
    }

    /// The list of a key.
    @inline(__always)
    func list(_ key: Int32) -> Buffer<Int32> {
        Buffer(at: members.base + Int(starts[key]), count: starts[key + 1] - starts[key])
    }
}

extension Buffer<Int32> {
    /// Where the list of each key begins, and at last where the last one ends, if things stand in the order of their keys.
    init(keys: Int, count: Int, in arena: inout Arena, key: (Int) -> Int32) {
        self.init(zeros: keys + 1, in: &arena)
        for index in 0..<count { self[key(index) + 1] += 1 }
        for place in 0..<keys { self[place + 1] += self[place] }
    }
}
