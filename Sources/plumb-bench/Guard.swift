import Glibc
import Simplex

/// Watches over the solver's speed in CI: times relative to hand-written arithmetic measured in the same run.
///
/// The limits are two to four times what was measured on a quiet machine, wide enough for a busy one: they catch a step
/// that has become quadratic or an allocation in an inner loop, not a few percent.
struct Guard {
    private struct Limit {
        var name: String
        var ratio: Double
        var limit: Double
    }

    /// Measures and prints; whether everything stays below its limit.
    func run() -> Bool {
        var limits: [Limit] = []
        let floor = fastest { Self.arrangeRow(1000) }
        let small = fastest { _ = RowSystem(250) }
        let large = fastest { _ = RowSystem(1000) }
        let row = RowSystem(1000)
        let edit = fastest { row.resize() }
        limits.append(Limit(name: "row 1000: build against arithmetic", ratio: large / floor, limit: 2500))
        limits.append(Limit(name: "row 1000: edit against arithmetic", ratio: edit / floor, limit: 40))
        // Quadratic would be 16. Memory at the end of the heap goes back to the system after each larger row, which costs more
        // than the row's own growth.
        limits.append(Limit(name: "row: build of 1000 against build of 250", ratio: large / small, limit: 15))
        let change = fastest { row.toggle() }
        limits.append(
            Limit(name: "row 1000: one constraint added and removed against build", ratio: change / large, limit: 0.4))
        let (alone, together) = (CellSystem(1), CellSystem(1000))
        let one = fastest { alone.toggle(0) }
        let among = fastest { together.toggle(500) }
        limits.append(
            Limit(
                name: "one cell of 1000: one constraint added and removed against a cell", ratio: among / one, limit: 6)
        )
        let few = fastest { FlowSystem(50).resize() }
        let many = fastest { FlowSystem(200).resize() }
        limits.append(Limit(name: "flow: 200 against 50", ratio: many / few, limit: 12))
        var isGood = true
        for limit in limits {
            let isBelow = limit.ratio <= limit.limit
            isGood = isGood && isBelow
            print(isBelow ? "ok  " : "SLOW", limit.name, (limit.ratio * 100).rounded() / 100, "limit", limit.limit)
        }
        return isGood
    }

    /// The fastest of many runs within a third of a second.
    private func fastest(_ work: () -> Void) -> Double {
        let begin = Clock.now()
        var best = Double.infinity
        var count = 0
        while count < 5 || Clock.now() - begin < 0.3 {
            let start = Clock.now()
            work()
            best = min(best, Clock.now() - start)
            count += 1
        }
        return best
    }

    /// The frames of a row of equal widths, by hand.
    @inline(never)
    private static func arrangeRow(_ count: Int) {
        var frames = [Double](repeating: 0, count: 2 * count)
        let width = (5000.0 - 40 - 8 * Double(count - 1)) / Double(count)
        var left = 20.0
        for index in 0..<count {
            frames[2 * index] = left
            frames[2 * index + 1] = width
            left += width + 8
        }
        precondition(frames[2 * count - 1] == width)
    }
}
