/// The entities that are held at a value, and the factors of their rows.
///
/// A system of `n` columns has `n` *slots*. Each slot holds an entity: a row of the matrix, or the unit row of a column.
/// The rows of the slots are independent, so the values of the slots decide all columns (`solve`), and every row is a
/// combination of them (`combine`).
///
/// Factors: rows with a single open column are peeled off from the front, columns with a single open row from the back;
/// for the systems that layouts make hardly anything is left in between, and that is eliminated completely. Peeled rows
/// are used as they stand, so chains stay chains and nothing fills in. A replaced slot is a row eta (the combination
/// that the new row is of the slots); when there are so many that new factors cost less they are made. Masks say which etas a slot
/// occurs in, 64 of them in each, so that a solve with few values touches few etas.
struct Basis: ~Copyable {
    /// How many columns, and how many slots.
    let count: Int
    /// The steps taken so far, and how many may be taken.
    ///
    /// Beyond them factors may be missing, so that nothing that is computed means anything.
    var work = 0
    var workLimit = Int.max
    var kernelStart = 0
    var kernelEnd = 0
    /// What peeling has once left; nil where it never left anything, as mostly.
    var kernelPlace: UnsafeMutablePointer<Kernel>?
    /// The slot of each entity, or -1.
    var slots: Buffer<Int32>
    /// The entity of each slot: below `count` a unit row, above it row `entity - count`.
    var entities: Buffer<Int32>

    // Factors.
    /// The columns in the order in which they are decided.
    var factors: Buffer<Factor>
    /// Row etas, and the entries of them all.
    var etas = Buffer<Eta>()
    var etaEntries = Buffer<EtaEntry>()
    /// What `EtaMask` says, for each slot and then again for each of the next 64 etas.
    var etaMasks: Buffer<EtaMask>
    var slotStates: Buffer<SlotState>
    var columnStates: Buffer<ColumnState>
    /// The slot of each entity when the factors were made, or -1.
    var factoredSlots: Buffer<Int32>

    // Work space.
    var descending: Worklist
    var ascending: Worklist
    var queue: Buffer<Int32>

    /// A position of the factors: a column, and what decides it.
    struct Factor {
        var pivot: Double
        var column: Int32
        var slot: Int32
        /// The entity that the slot had when the factors were made.
        var entity: Int32

        /// A number divided by the pivot, which mostly is 1 or -1: chains wait for each division.
        @inline(__always)
        func quotient(_ number: Double) -> Double { Basis.quotient(number, pivot) }
    }

    /// A number divided by a pivot.
    @inline(__always)
    static func quotient(_ number: Double, _ pivot: Double) -> Double {
        abs(pivot) == 1 ? number * pivot : number / pivot
    }

    /// A slot that was replaced since the factors were made.
    struct Eta {
        var pivot: Double
        var slot: Int32
        // Its entries.
        var start: Int32
        var end: Int32

        /// The places of its entries.
        @inline(__always)
        var entries: Range<Int> { Range(uncheckedBounds: (Int(start), Int(end))) }

        /// What the slot is before the division by the pivot, from what the slots are now.
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

    /// Of 64 etas in turn those in which a slot occurs, and those that replaced it.
    struct EtaMask {
        var of: UInt64 = 0
        var at: UInt64 = 0
    }

    /// What is known of a slot, besides its entity.
    struct SlotState {
        /// Its position in the factors.
        var position: Int32
        /// While factors are made, what is open in its row.
        var open: Open
    }

    /// What is known of a column.
    struct ColumnState {
        /// Its position in the factors.
        var position: Int32
        /// While factors are made, what is open in it.
        var open: Open
        /// A Boolean value that indicates whether `combine` leaves it out, because nothing that still moves decides it.
        var isSettled: Bool
    }

    /// The open entries of a row or column: how many, and the exclusive or of their columns or slots.
    struct Open {
        var count: Int32
        var sum: Int32
    }

    /// A basis of unit rows alone.
    init(count: Int, rowCount: Int, in arena: inout Arena) {
        self.count = count
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
        descending = Worklist(bound: count, isAscending: false, in: &arena)
        ascending = Worklist(bound: count, isAscending: true, in: &arena)
        queue = Buffer(capacity: count, in: &arena)
        if count > 0 {
            etas = Buffer(capacity: Self.roomForEtas, in: &arena)
            etaEntries = Buffer(capacity: 2 * Self.roomForEtas, in: &arena)
        }
    }

    /// Puts the unit row of each column into the slot of its number; the factors do not know of it until `factor` is called.
    mutating func reset() {
        slots.fill(-1)
        for column in 0..<count {
            entities[column] = Int32(column)
            slots[column] = Int32(column)
        }
    }

    /// Takes note of one row more in the matrix.
    mutating func appendRow() {
        slots.append(-1)
        factoredSlots.append(-1)
    }

    /// For how many etas there is room from the beginning.
    private static var roomForEtas: Int { 8 }

    /// How much of an arena a basis takes.
    static func byteCount(count: Int, rowCount: Int) -> Int {
        (MemoryLayout<Factor>.stride + MemoryLayout<SlotState>.stride + MemoryLayout<EtaMask>.stride
            + MemoryLayout<ColumnState>.stride + 16) * count
            + 8 * rowCount + (MemoryLayout<Eta>.stride + 2 * MemoryLayout<EtaEntry>.stride) * roomForEtas + 72
    }

    /// A Boolean value that indicates whether `combine` leaves settled columns out now.
    var skipsSettled = false
    /// The columns that the last `combine` that left settled ones out went through.
    var passed = Buffer<Int32>()
    /// A Boolean value that indicates whether its combination names every slot that any of them depends on: nothing has
    /// cancelled on the way.
    var isTraced = false

    /// A Boolean value that indicates whether more steps were taken than may be.
    var isExhausted: Bool { work > workLimit }
    /// How many slots have been replaced since the factors were made.
    var etaCount: Int { etas.count }
    /// A Boolean value that indicates whether the factors must be made anew before another slot is replaced.
    ///
    /// In a small basis etas soon cost more than factors, and in a large one each solve looks at the masks of every 64. Where etas are
    /// long, as in chains, they cost and take more than factors long before.
    var isFull: Bool {
        if count < 1024 { return etas.count >= min(64, max(8, count / 2)) }
        return etas.count >= 64 * min(8, count / 512) || etaEntries.count >= 8 * count
    }
    /// A Boolean value that indicates whether what was replaced costs more in each solve than new factors would save.
    var isWorn: Bool { etas.count > max(min(32, count), count / 16) || etaEntries.count > 4 * count }

    /// The number of masks of each slot.
    @inline(__always)
    var maskCount: Int { (etas.count &+ 63) >> 6 }

    /// The masks of all slots, and the 64 etas that they are about.
    @inline(__always)
    func masks(_ number: Int) -> (masks: UnsafeMutablePointer<EtaMask>, etas: UnsafeMutablePointer<Eta>) {
        (etaMasks.base + number &* count, etas.base + number &* 64)
    }

    /// Puts an entity into a slot; the factors do not know of it until `factor` is called.
    mutating func place(_ entity: Int32, in slot: Int32) {
        let old = entities[slot]
        if old >= 0, slots[old] == slot { slots[old] = -1 }
        entities[slot] = entity
        slots[entity] = slot
    }

    /// Puts an entity into a slot and keeps the factors right.
    ///
    /// `combination` is what `combine` says of the entity's row.
    mutating func replace(_ slot: Int32, by entity: Int32, combination: borrowing SparseVector) {
        let number = etas.count >> 6
        if number > 0, etas.count & 63 == 0 { etaMasks.resize(to: (number + 1) * count, filling: EtaMask()) }
        let bit: UInt64 = 1 << UInt64(etas.count & 63)
        let (start, masks) = (Int32(etaEntries.count), masks(number).masks)
        masks[Int(slot)].at |= bit
        for place in 0..<combination.indices.count {
            let other = combination.indices[place]
            let value = combination.values[other]
            if other == slot || value == 0 { continue }
            etaEntries.append(EtaEntry(value: value, slot: other))
            masks[Int(other)].of |= bit
        }
        etas.append(Eta(pivot: combination.values[slot], slot: slot, start: start, end: Int32(etaEntries.count)))
        slots[entities[slot]] = -1
        entities[slot] = entity
        slots[entity] = slot
    }

    /// Takes note that no column is settled.
    mutating func forgetSettled() {
        for column in 0..<count { columnStates[column].isSettled = false }
    }

    /// Names all buffers but those of the kernel.
    @inline(__always)
    mutating func visitMemory(_ visitor: inout some MemoryVisitor) {
        visitor.visit(&slots)
        visitor.visit(&entities)
        visitor.visit(&factors)
        visitor.visit(&etas)
        visitor.visit(&etaEntries)
        visitor.visit(&etaMasks)
        visitor.visit(&slotStates)
        visitor.visit(&columnStates)
        visitor.visit(&factoredSlots)
        descending.visitMemory(&visitor)
        ascending.visitMemory(&visitor)
        visitor.visit(&queue)
        visitor.visit(&passed)
    }
}
