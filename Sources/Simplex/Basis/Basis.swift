/// The entities that are held at a value, and the factors of their rows.
///
/// A system of `n` columns has `n` *slots*. Each slot holds an entity: a row of the matrix, or the unit row of a column. The rows of the
/// slots are independent. So the values of the slots determine all columns (`solve`), and every row is a combination of them (`combine`).
///
/// Factors: rows with a single open column are peeled off from the front, columns with a single open row from the back. In the systems of
/// layouts hardly anything remains, and that kernel is eliminated completely. Peeled rows are used unchanged, so chains stay chains and
/// nothing fills in. A replaced slot is a row eta, the combination of slots that equals the new row. If there are so many that new factors
/// cost less, the factors are computed anew. Bit masks record the etas of each slot, 64 in each mask, so that a solve with few values
/// touches few etas.
///
/// *Product form of the inverse*: Dantzig and Orchard-Hays, 1954. Invariant: factors and etas give the rows of the slots. Workload: builds
/// of preferred 1000. Test: `LargeProgramTests`.
struct Basis: ~Copyable {
    /// The number of columns, which is the number of slots.
    let count: Int
    /// The number of steps so far, and the maximum.
    ///
    /// Beyond the maximum factors may be missing, and results have no meaning.
    var work = 0
    var workLimit = Int.max
    var kernelStart = 0
    var kernelEnd = 0
    /// The kernel that peeling has left, or nil if it never left one, which is usual.
    var kernelPlace: UnsafeMutablePointer<Kernel>?
    /// The slot of each entity, or -1.
    @Owned var slots = Buffer<Int32>()
    /// The entity of each slot: below `count` a unit row, else row `entity - count`.
    @Owned var entities = Buffer<Int32>()

    // Factors.
    /// The columns in the order in which they are determined.
    @Owned var factors = Buffer<Factor>()
    /// The row etas, and the entries of all of them.
    @Owned var etas = Buffer<Eta>()
    @Owned var etaEntries = Buffer<EtaEntry>()
    /// An `EtaMask` for each slot, and again for each of the next 64 etas.
    @Owned var etaMasks = Buffer<EtaMask>()
    @Owned var slotStates = Buffer<SlotState>()
    @Owned var columnStates = Buffer<ColumnState>()
    /// The slot of each entity when the factors were computed, or -1.
    @Owned var factoredSlots = Buffer<Int32>()

    // Work space.
    var descending: Worklist
    var ascending: Worklist
    @Owned var queue = Buffer<Int32>()

    /// A position of the factors: a column, and the row that determines it.
    struct Factor {
        var pivot: Double
        var column: Int32
        var slot: Int32
        /// The entity of the slot when the factors were computed.
        var entity: Int32

        /// Returns a number divided by the pivot.
        ///
        /// Mostly the pivot is 1 or -1, and chains wait for each division.
        @inline(__always)
        func quotient(_ number: Double) -> Double { Basis.quotient(number, pivot) }
    }

    /// Returns a number divided by a pivot.
    @inline(__always)
    static func quotient(_ number: Double, _ pivot: Double) -> Double {
        abs(pivot) == 1 ? number * pivot : number / pivot
    }

    /// A slot that was replaced since the factors were computed.
    struct Eta {
        var pivot: Double
        var slot: Int32
        // The range of its entries.
        var start: Int32
        var end: Int32

        /// The indices of its entries.
        @inline(__always)
        var entries: Range<Int> { Range(uncheckedBounds: (Int(start), Int(end))) }

        /// Returns the value of the slot before the division by the pivot, from the current values of the slots.
        @inline(__always)
        func value(_ values: Buffer<Double>, _ entries: Buffer<EtaEntry>) -> Double {
            var (sum, place) = (values[slot], start)
            while place < end {
                let entry = entries[place]
                sum -= entry.value * values[entry.slot]
                place &+= 1
            }
            return sum
        }
    }

    /// The share of a slot in an eta.
    struct EtaEntry {
        var value: Double
        var slot: Int32
    }

    /// For 64 consecutive etas, the ones that contain a slot, and the ones that replaced it.
    struct EtaMask {
        var of: UInt64 = 0
        var at: UInt64 = 0
    }

    /// The state of a slot, besides its entity.
    struct SlotState {
        /// Its position in the factors.
        var position: Int32
        /// The open entries of its row while factors are computed.
        var open: Open
    }

    /// The state of a column.
    struct ColumnState {
        /// Its position in the factors.
        var position: Int32
        /// The open entries of the column while factors are computed.
        var open: Open
        /// A Boolean value that indicates whether `combine` skips it, because no movable slot determines it.
        var isSettled: Bool
    }

    /// The open entries of a row or column: their number, and the exclusive or of their columns or slots.
    struct Open {
        var count: Int32
        var sum: Int32
    }

    /// Creates a basis of unit rows.
    init(count: Int, rowCount: Int, in arena: inout Arena) {
        self.count = count
        descending = Worklist(bound: count, isAscending: false, in: &arena)
        ascending = Worklist(bound: count, isAscending: true, in: &arena)
        entities = Buffer(capacity: count, in: &arena)
        slots = Buffer(capacity: count + rowCount, in: &arena)
        for column in 0..<Int32(count) {
            entities.append(column)
            slots.append(column)
        }
        slots.resize(to: count + rowCount, filling: -1)
        factors = Buffer(unwritten: count, in: &arena)
        etaMasks = Buffer(unwritten: count, in: &arena)
        slotStates = Buffer(unwritten: count, in: &arena)
        columnStates = Buffer(unwritten: count, in: &arena)
        factoredSlots = Buffer(unwritten: count + rowCount, in: &arena)
        queue = Buffer(capacity: count, in: &arena)
        if count > 0 {
            etas = Buffer(capacity: Self.roomForEtas, in: &arena)
            etaEntries = Buffer(capacity: 2 * Self.roomForEtas, in: &arena)
        }
    }

    deinit {
        kernelPlace?.deinitialize(count: 1)
        kernelPlace?.deallocate()
    }

    /// Adds a row to the entities.
    mutating func appendRow() {
        slots.append(-1)
        factoredSlots.append(-1)
    }

    /// The initial capacity for etas.
    private static var roomForEtas: Int { 8 }

    /// The share of an operand up to which a sum of shares counts as zero.
    var leastShare = 1e-13
    /// A Boolean value that indicates whether new factors are computed after every few exchanges.
    var isFrequent = false
    /// A Boolean value that indicates whether an eta has a share so large that its rounding looks like other shares.
    var hasLargeShare = false
    /// A Boolean value that indicates whether `combine` skips settled columns now.
    var skipsSettled = false
    /// The columns that the last `combine` with skipped columns visited.
    @Owned var passed = Buffer<Int32>()
    /// A Boolean value that indicates whether no share canceled, so that the combination names every slot that a visited column depends on.
    var isTraced = false

    /// A Boolean value that indicates whether the maximum number of steps is exceeded.
    var isExhausted: Bool { work > workLimit }
    /// The number of slots replaced since the factors were computed.
    var etaCount: Int { etas.count }
    /// A Boolean value that indicates whether new factors are needed before another slot is replaced.
    ///
    /// In a small basis etas soon cost more than factors. In a large one each solve checks the masks of every 64 etas. Long etas, as in
    /// chains, need more time and memory than factors much earlier.
    var isFull: Bool {
        if hasLargeShare || (isFrequent && etas.count >= 2) { return true }
        if count < 1024 { return etas.count >= min(64, max(8, count / 2)) }
        return etas.count >= 64 * min(8, count / 512) || etaEntries.count >= 8 * count
    }
    /// A Boolean value that indicates whether the etas cost more in each solve than new factors would.
    var isWorn: Bool { etas.count > max(min(32, count), count / 16) || etaEntries.count > 4 * count }

    /// The number of masks of each slot.
    @inline(__always)
    var maskCount: Int { (etas.count &+ 63) >> 6 }

    /// Returns the masks of all slots for a group of 64 etas, and these etas.
    @inline(__always)
    func masks(_ number: Int) -> (masks: UnsafeMutablePointer<EtaMask>, etas: UnsafeMutablePointer<Eta>) {
        (etaMasks.base + number &* count, etas.base + number &* 64)
    }

    /// Puts an entity into a slot.
    ///
    /// The factors are outdated until `factor` is called.
    mutating func place(_ entity: Int32, in slot: Int32) {
        let old = entities[slot]
        if old >= 0, slots[old] == slot { slots[old] = -1 }
        entities[slot] = entity
        slots[entity] = slot
    }

    /// Puts an entity into a slot, and keeps the factors valid by an eta.
    ///
    /// `combination` is the result of `combine` for the entity's row.
    mutating func replace(_ slot: Int32, by entity: Int32, combination: borrowing SparseVector) {
        let number = etas.count >> 6
        if number > 0, etas.count & 63 == 0 { etaMasks.resize(to: (number + 1) * count, filling: EtaMask()) }
        let bit: UInt64 = 1 << UInt64(etas.count & 63)
        let (start, masks) = (Int32(etaEntries.count), masks(number).masks)
        masks[Int(slot)].at |= bit
        for place in 0..<combination.indices.count {
            let other = combination.indices[place]
            let value = combination.values[other]
            if abs(value) > Self.largestShare { hasLargeShare = true }
            if other == slot || value == 0 { continue }
            etaEntries.append(EtaEntry(value: value, slot: other))
            masks[Int(other)].of |= bit
        }
        etas.append(Eta(pivot: combination.values[slot], slot: slot, start: start, end: Int32(etaEntries.count)))
        slots[entities[slot]] = -1
        entities[slot] = entity
        slots[entity] = slot
    }

    /// The share of an eta above which new factors are computed.
    private static var largestShare: Double { 1e4 }

    /// Marks all columns as not settled.
    mutating func forgetSettled() {
        for column in 0..<count { columnStates[column].isSettled = false }
    }
}
