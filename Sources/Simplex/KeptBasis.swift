/// Another basis of a program, with its factors and multipliers.
///
/// It is good for as long as the program has the penalties that it was kept with, but for where a single breakpoint lies.
struct KeptBasis: ~Copyable {
    /// The version of the penalties that the multipliers belong to.
    var version: Int32 = -1
    /// Whether no slot of it can move, as far as known.
    var isUnique = false
    /// How often multipliers have been changed since they were computed from slopes.
    var multiplierChanges = 0
    var states: Buffer<Program.State>
    var held: Buffer<Double>
    /// Made without a kernel, and no slot was replaced since; so they say who has which slot.
    var factors: Buffer<Basis.Factor>
    var multipliers: Buffer<Double>
    var noise: Buffer<Program.Noise>
    private var arena: Arena

    /// Room for a basis of a program with so many columns, entities and levels.
    init(columnCount: Int, entityCount: Int, levelCount: Int) {
        arena = Arena(
            capacity: (MemoryLayout<Program.State>.stride + 8 * levelCount) * entityCount
                + (MemoryLayout<Basis.Factor>.stride + 8) * columnCount
                + MemoryLayout<Program.Noise>.stride * levelCount)
        states = Buffer(unwritten: entityCount, in: &arena)
        held = Buffer(unwritten: columnCount, in: &arena)
        factors = Buffer(unwritten: columnCount, in: &arena)
        multipliers = Buffer(unwritten: entityCount * levelCount, in: &arena)
        noise = Buffer(unwritten: levelCount, in: &arena)
    }

    /// Gives the memory back, with that of buffers which came from the program.
    mutating func deallocate() {
        states.deallocate()
        held.deallocate()
        factors.deallocate()
        multipliers.deallocate()
        noise.deallocate()
        arena.deallocate()
    }
}
