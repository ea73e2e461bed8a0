/// A store of solved systems for warm starts, such as the cells of a table.
///
/// Only the first of them are solved from the start. Systems have one form if everything except constants is equal: variables, their
/// resting values, and the constraints in the order of insertion, with terms, relations, priorities and expected changes. Several solvers
/// share one store (`Solver(warmStarts:)`). Before its first solution a solver looks for its form. If the store has it, the solver copies
/// the solved system and changes the constants that differ, as an update of the right-hand side. The solution is the same, as after any
/// edit.
///
/// The store keeps a form when it appears for the second time, so that a single system costs little. It keeps a copy, which does not change
/// with its solver. It keeps only small systems of up to 64 KB, without conflicts and without eliminated long equations.
///
/// Two threads must not use the store at once. The same applies to solvers that share it and have not solved yet.
public final class WarmStarts {
    private let capacity: Int
    @exclusivity(unchecked) private var starts = Buffer<UnsafeMutablePointer<WarmStart>>()
    /// The keys of recent systems.
    @exclusivity(unchecked) private var seen = Buffer<Seen>()
    /// The indices to replace next, once the lists are full.
    private var nextStart = 0
    private var nextSeen = 0
    /// The index of the system that was used last.
    private var last = 0
    /// The number of solvers that started from this store.
    public private(set) var useCount = 0

    /// A system that has appeared.
    private struct Seen {
        var key: UInt64
        /// A Boolean value that indicates whether the system cannot be kept.
        var isRefused = false
    }

    /// Creates an empty store for a number of forms.
    ///
    /// When it is full, a new form replaces the oldest one.
    public init(capacity: Int = 32) { self.capacity = max(0, min(capacity, 1 << 12)) }

    deinit {
        for index in 0..<starts.count { Self.dispose(of: starts[index]) }
        starts.deallocate()
        seen.deallocate()
    }

    /// The number of stored forms.
    public var count: Int { starts.count }

    /// The memory that the next solver needs if it starts from the same system as the previous one.
    ///
    /// It is 0 if that is too much to reserve.
    var expectedByteCount: Int {
        let count = starts.count > last ? starts[last].pointee.byteCount : 0
        return count <= Self.mostInAdvance ? count : 0
    }

    private static var mostInAdvance: Int { 1 << 14 }

    /// The state of a form in the store.
    enum Sighting: Equatable {
        /// The form is stored, and the solver started from it.
        case known
        /// The form appears for the second time, and can be kept.
        case second(key: UInt64)
        /// The form is new, or cannot be kept.
        case first
    }

    /// Looks up the form of an engine before its first solution, and starts the engine from it if possible.
    func begin(_ engine: inout Engine) -> Sighting {
        guard capacity > 0, engine.isNew, engine.storage.constraints.count <= 1024 else { return .first }
        let key = engine.storage.formKey
        var index = last
        for _ in 0..<starts.count {
            if starts[index].pointee.key == key, starts[index].pointee.hasForm(of: engine.storage) {
                last = index
                useCount += 1
                engine.begin(from: starts[index].pointee)
                return .known
            }
            index = index + 1 == starts.count ? 0 : index + 1
        }
        return note(key) ? .second(key: key) : .first
    }

    /// Records the appearance of a key.
    ///
    /// Returns whether it has appeared before and may be kept.
    private func note(_ key: UInt64) -> Bool {
        for index in 0..<seen.count where seen[index].key == key { return !seen[index].isRefused }
        if seen.count < 2 * capacity {
            seen.append(Seen(key: key))
        } else {
            seen[nextSeen] = Seen(key: key)
            nextSeen = (nextSeen + 1) % seen.count
        }
        return false
    }

    /// Keeps the first solution of an engine if it can be copied.
    func keep(_ engine: inout Engine, key: UInt64) {
        // Constraints that count as absent belong to no component, so a copy of the components would miss them.
        guard engine.odd.isEmpty, engine.conflicts.isEmpty, !engine.isExhausted,
            let start = WarmStart.of(engine, key: key)
        else {
            for index in 0..<seen.count where seen[index].key == key { seen[index].isRefused = true }
            return
        }
        let place = UnsafeMutablePointer<WarmStart>.allocate(capacity: 1)
        place.initialize(to: start)
        if starts.count < capacity {
            starts.append(place)
        } else {
            Self.dispose(of: starts[nextStart])
            starts[nextStart] = place
            nextStart = (nextStart + 1) % capacity
        }
    }

    private static func dispose(of place: UnsafeMutablePointer<WarmStart>) {
        place.pointee.deallocate()
        place.deinitialize(count: 1)
        place.deallocate()
    }
}
