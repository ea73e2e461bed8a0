/// The entities that are held at a value, and the factors of their rows.
///
/// A system of `n` columns has `n` *slots*. Each slot holds an entity: a row of the matrix, or the unit row of a column.
/// The rows of the slots are independent, so the values of the slots decide all columns (`solve`), and every row is a
/// combination of them (`combine`).
///
/// Factors: rows with a single open column are peeled off from the front, columns with a single open row from the back;
/// for the systems that layouts make hardly anything is left in between, and that is eliminated completely. Peeled rows
/// are used as they stand, so chains stay chains and nothing fills in. A replaced slot is a row eta (the combination
/// that the new row is of the slots); 64 of them at most, then the factors are made anew. Masks say which etas a slot
/// occurs in, so that a solve with few values touches few etas.
struct Basis: ~Copyable {
    /// How many columns, and how many slots.
    let count: Int
    /// The entity of each slot: below `count` a unit row, above it row `entity - count`.
    var entities: Buffer<Int32>
    /// The slot of each entity, or -1.
    var slots: Buffer<Int32>

    // Factors.
    var factoredSlots: Buffer<Int32>
    var factoredEntities: Buffer<Int32>
    var slotAt: Buffer<Int32>
    var columnAt: Buffer<Int32>
    var pivotAt: Buffer<Double>
    var positionOfColumn: Buffer<Int32>
    var positionOfSlot: Buffer<Int32>
    var kernelStart = 0
    var kernelEnd = 0
    var kernel = Elimination()
    var kernelArena = Arena()
    var kernelValues = Buffer<Double>()
    var hasKernel = false

    // Row etas.
    var etaSlots = Buffer<Int32>()
    var etaPivots = Buffer<Double>()
    var etaStarts = Buffer<Int32>()
    var etaIndices = Buffer<Int32>()
    var etaValues = Buffer<Double>()
    var etasOfSlot: Buffer<UInt64>
    var etasAtSlot: Buffer<UInt64>

    // Work space.
    var descending: Worklist
    var ascending: Worklist
    var rowOpen: Buffer<Int32>
    var rowSum: Buffer<Int32>
    var columnOpen: Buffer<Int32>
    var columnSum: Buffer<Int32>
    var queue: Buffer<Int32>

    /// A basis of unit rows alone.
    init(count: Int, rowCount: Int, in arena: inout Arena) {
        self.count = count
        entities = Buffer(repeating: -1, count: count, in: &arena)
        slots = Buffer(repeating: -1, count: count + rowCount, in: &arena)
        for column in 0..<count {
            entities[column] = Int32(column)
            slots[column] = Int32(column)
        }
        factoredSlots = Buffer(repeating: -1, count: count + rowCount, in: &arena)
        factoredEntities = Buffer(repeating: -1, count: count, in: &arena)
        slotAt = Buffer(repeating: -1, count: count, in: &arena)
        columnAt = Buffer(repeating: -1, count: count, in: &arena)
        pivotAt = Buffer(repeating: 1, count: count, in: &arena)
        positionOfColumn = Buffer(repeating: -1, count: count, in: &arena)
        positionOfSlot = Buffer(repeating: -1, count: count, in: &arena)
        isSettled = Buffer(repeating: false, count: count, in: &arena)
        etasOfSlot = Buffer(repeating: 0, count: count, in: &arena)
        etasAtSlot = Buffer(repeating: 0, count: count, in: &arena)
        descending = Worklist(bound: count, isAscending: false, in: &arena)
        ascending = Worklist(bound: count, isAscending: true, in: &arena)
        rowOpen = Buffer(repeating: 0, count: count, in: &arena)
        rowSum = Buffer(repeating: 0, count: count, in: &arena)
        columnOpen = Buffer(repeating: 0, count: count, in: &arena)
        columnSum = Buffer(repeating: 0, count: count, in: &arena)
        queue = Buffer(capacity: count, in: &arena)
        if count > 0 {
            etaStarts = Buffer(capacity: 9, in: &arena)
            etaSlots = Buffer(capacity: 8, in: &arena)
            etaPivots = Buffer(capacity: 8, in: &arena)
            etaStarts.append(0)
        }
    }

    /// Columns that `combine` leaves out, because nothing that still moves decides them.
    var isSettled: Buffer<Bool>
    /// Whether `combine` leaves them out now.
    var skipsSettled = false
    /// The columns that the last `combine` that left settled ones out went through.
    var passed = Buffer<Int32>()
    /// Whether its combination names every slot that any of them depends on: nothing has cancelled, and no slot was replaced.
    var isTraced = false

    /// The steps taken so far, and how many may be taken.
    ///
    /// Beyond them factors may be missing, so that nothing that is computed means anything.
    var work = 0
    var workLimit = Int.max
    /// Whether more steps were taken than may be.
    var isExhausted: Bool { work > workLimit }
    /// What the kernel costs in a solve.
    var kernelWork: Int { hasKernel ? kernel.operations.count + kernel.columns.count : 0 }

    /// How many slots have been replaced since the factors were made.
    var etaCount: Int { etaSlots.count }
    /// Whether the factors must be made anew before another slot is replaced.
    var isFull: Bool { etaSlots.count >= 64 }
    /// Whether what was replaced costs more in each solve than new factors would save.
    var isWorn: Bool { etaSlots.count > min(32, count) || etaIndices.count > 4 * count }

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
        let bit: UInt64 = 1 << UInt64(etaSlots.count)
        etaSlots.append(slot)
        etaPivots.append(combination.values[slot])
        etasAtSlot[slot] |= bit
        for place in 0..<combination.indices.count {
            let other = combination.indices[place]
            let value = combination.values[other]
            if other == slot || value == 0 { continue }
            etaIndices.append(other)
            etaValues.append(value)
            etasOfSlot[other] |= bit
        }
        etaStarts.append(Int32(etaIndices.count))
        slots[entities[slot]] = -1
        entities[slot] = entity
        slots[entity] = slot
    }

    mutating func deallocateKernel() {
        kernel.deallocate()
        kernelArena.deallocate()
    }

    /// Gives the memory back.
    mutating func deallocate() {
        entities.deallocate()
        slots.deallocate()
        factoredSlots.deallocate()
        factoredEntities.deallocate()
        slotAt.deallocate()
        columnAt.deallocate()
        pivotAt.deallocate()
        positionOfColumn.deallocate()
        positionOfSlot.deallocate()
        if hasKernel { deallocateKernel() }
        kernelValues.deallocate()
        etaSlots.deallocate()
        etaPivots.deallocate()
        etaStarts.deallocate()
        etaIndices.deallocate()
        etaValues.deallocate()
        isSettled.deallocate()
        etasOfSlot.deallocate()
        etasAtSlot.deallocate()
        descending.deallocate()
        ascending.deallocate()
        rowOpen.deallocate()
        rowSum.deallocate()
        columnOpen.deallocate()
        columnSum.deallocate()
        queue.deallocate()
        passed.deallocate()
    }
}
