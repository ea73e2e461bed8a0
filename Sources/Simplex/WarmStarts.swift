/// Solved systems from which others of the same form begin: the cells of a table, of which the first is solved from the beginning.
///
/// Systems are of one form where everything is the same but for the constants: variables and their resting values, and for each constraint
/// in the order of adding terms, relation, priorities and whether it is expected to change. Whoever has several solvers makes one of these and hands it to
/// each (`Solver(warmStarts:)`). When a solver solves for the first time it looks for its form here; where that is known it copies what was solved
/// and changes the constants that differ, which is a right-hand-side update. The solution is the same, as it is after any edit.
///
/// A form is remembered when it comes for the second time, so that what comes once costs a glance. What is kept is a copy: it does not change with the solver
/// that it was taken from. Only small systems are kept, of up to 64 KB each; conflicts and systems with long sums of required equations are not.
///
/// It must not be used by two threads at once, and neither must solvers that have it and have not solved yet.
public final class WarmStarts {
    private let capacity: Int
    @exclusivity(unchecked) private var starts = Buffer<UnsafeMutablePointer<WarmStart>>()
    /// The systems that came once, as far as they are remembered.
    @exclusivity(unchecked) private var seen = Buffer<Seen>()
    /// Where the next one goes once there is no more room.
    private var nextStart = 0
    private var nextSeen = 0
    /// The one that served last.
    private var last = 0
    /// How many solvers have begun from what is kept here.
    public private(set) var useCount = 0

    /// A system that has come.
    private struct Seen {
        var key: UInt64
        /// A Boolean value that indicates whether it turned out to be none that can be kept.
        var isRefused = false
    }

    /// None yet, with room for some forms; when there are more, those that have been kept longest are forgotten.
    public init(capacity: Int = 32) { self.capacity = max(0, min(capacity, 1 << 12)) }

    deinit {
        for index in 0..<starts.count { Self.dispose(of: starts[index]) }
        starts.deallocate()
        seen.deallocate()
    }

    /// How many forms are kept.
    public var count: Int { starts.count }

    /// How much memory the next solver takes if it begins from what served last; of much it asks for none in advance, for it may be another.
    var expectedByteCount: Int {
        let count = starts.count > last ? starts[last].pointee.byteCount : 0
        return count <= Self.mostInAdvance ? count : 0
    }

    private static var mostInAdvance: Int { 1 << 14 }

    /// What is known of the form of a system.
    enum Sighting: Equatable {
        /// It has been solved before, and that is where it began now.
        case known
        /// It has come before; this time it is worth keeping.
        case second(key: UInt64)
        /// It is new, or nothing to be kept.
        case first
    }

    /// Looks for the form of an engine that is to solve for the first time, and lets it begin from there.
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

    /// Takes note that a key has come; whether it had before, and is worth another look.
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

    /// Keeps what an engine has solved for the first time, if it is such as can be kept.
    func keep(_ engine: inout Engine, key: UInt64) {
        // What does not count is in no component, so it has no place in a copy of them.
        guard engine.odd.isEmpty, engine.conflicts.isEmpty, !engine.isExhausted, engine.catchUp(),
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
