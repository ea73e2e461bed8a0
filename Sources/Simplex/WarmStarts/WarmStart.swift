/// A solved system from which systems of the same form start: equal variables, terms, relations, priorities and resting values, but
/// different constants.
struct WarmStart: ~Copyable {
    /// A hash of part of the system, equal for all systems of one form.
    let key: UInt64
    private var arena: Arena
    // The system.
    /// The records before the first solution.
    private let constraints: Buffer<ConstraintRecord>
    private let homes: Buffer<ConstraintRecord.Home>
    private let variables: Buffer<VariableRecord>
    private let restings: Buffer<Double>
    private let values: Buffer<Double>
    private let termVariables: Buffer<Int32>
    private let termCoefficients: Buffer<Double>
    // Its components.
    private let parts: Buffer<MemoryCopy.Part>
    private let addresses: Buffer<Int32>
    private let memory: UnsafeMutableRawPointer
    private let wordCount: Int
    private let origin: UInt

    /// The maximum size of a stored system, in bytes.
    private static var mostBytes: Int { 1 << 16 }

    // MARK: Storing

    /// Copies what a solver has just solved for the first time, or returns nil if a copy of its memory would not suffice.
    static func of(_ engine: borrowing Engine, key: UInt64) -> WarmStart? {
        var size = 0
        for index in 0..<engine.components.count {
            guard let component = engine.components[index], component.pointee.isPlain,
                let chunks = component.pointee.chunks
            else { return nil }
            size += chunks.own.count + (chunks.program?.count ?? 0)
        }
        if size > mostBytes { return nil }
        var copy = MemoryCopy(capacity: size)
        var parts = Buffer<MemoryCopy.Part>()
        defer {
            copy.deallocate()
            parts.deallocate()
        }
        for index in 0..<engine.components.count {
            guard let component = engine.components[index], let part = copy.add(component) else { return nil }
            parts.append(part)
        }
        return WarmStart(engine.storage, copy, parts, key: key)
    }

    private init(
        _ storage: borrowing Storage, _ copy: borrowing MemoryCopy, _ parts: Buffer<MemoryCopy.Part>, key: UInt64
    ) {
        self.key = key
        arena = Arena(
            capacity: copy.byteCount + storage.usedByteCount + 8 * storage.constraints.count + 4 * copy.addresses.count
                + 24 * parts.count)
        constraints = Buffer(storage.constraints, in: &arena)
        homes = Buffer(unwritten: constraints.count, in: &arena)
        for index in 0..<constraints.count {
            homes[index] = constraints[index].home
            constraints[index].home = ConstraintRecord.Home()
        }
        variables = Buffer(storage.variables, in: &arena)
        restings = Buffer(storage.restings, in: &arena)
        values = Buffer(storage.values, in: &arena)
        termVariables = Buffer(storage.termVariables, in: &arena)
        termCoefficients = Buffer(storage.termCoefficients, in: &arena)
        self.parts = Buffer(parts, in: &arena)
        addresses = Buffer(copy.addresses, in: &arena)
        wordCount = copy.byteCount / 8
        memory = UnsafeMutableRawPointer(arena.allocate(UInt64.self, count: wordCount))
        copy.write(to: memory)
        origin = copy.origin
    }

    /// Frees the memory.
    mutating func deallocate() { arena.deallocate() }

    // MARK: Finding

    /// Returns whether a system that has not been solved yet has this form.
    func hasForm(of storage: borrowing Storage) -> Bool {
        guard storage.values.count == values.count, storage.constraints.count == constraints.count,
            storage.termVariables.hasBits(of: termVariables), storage.termCoefficients.hasBits(of: termCoefficients),
            storage.restings.hasBits(of: restings)
        else { return false }
        let (records, constraints) = (storage.constraints, constraints)
        var difference: UInt64 = 0
        for index in 0..<constraints.count { difference |= records[index].formDifference(from: constraints[index]) }
        // The number of uses of a variable follows from the terms.
        let (known, variables) = (storage.variables, variables)
        var isSame = true
        for index in 0..<known.count {
            isSame = isSame && known[index].isHeld && known[index].hasRest == variables[index].hasRest
        }
        return difference == 0 && isSame
    }

    // MARK: Copying

    /// The number of bytes of a copy.
    var byteCount: Int { 8 * wordCount }

    /// Copies the components into an arena, and appends them to a list.
    func copyComponents(
        to components: inout Buffer<UnsafeMutablePointer<Component>?>, in arena: inout Arena
    ) {
        let copy = UnsafeMutableRawPointer(arena.allocate(UInt64.self, count: wordCount))
        copy.copyMemory(from: memory, byteCount: byteCount)
        let distance = UInt(bitPattern: copy) &- origin
        for index in 0..<addresses.count {
            let place = (copy + Int(addresses[index])).assumingMemoryBound(to: UInt.self)
            place.pointee = place.pointee &+ distance
        }
        for index in 0..<parts.count {
            let part = parts[index]
            let component = (copy + Int(part.component)).assumingMemoryBound(to: Component.self)
            component.pointee.settle(
                at: copy + Int(part.chunk), count: Int(part.byteCount), programCount: Int(part.programByteCount),
                program: part.program < 0 ? nil : (copy + Int(part.program)).assumingMemoryBound(to: Program.self))
            components.append(component)
        }
    }

    /// Copies the values, and the places of variables and constraints in the components.
    ///
    /// The closure gets each constraint whose constant differs.
    @inline(__always)
    func copyPlaces(to storage: borrowing Storage, _ differs: (Int) -> Void) {
        storage.variables.base.update(from: variables.base, count: variables.count)
        storage.values.base.update(from: values.base, count: values.count)
        let (records, constraints, homes) = (storage.constraints, constraints, homes)
        for index in 0..<constraints.count {
            records[index].home = homes[index]
            if records[index].constant != constraints[index].constant { differs(index) }
        }
    }
}
