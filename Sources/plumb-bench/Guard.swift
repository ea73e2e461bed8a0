import Glibc
import Simplex

/// Checks the solver's speed in CI: times relative to handwritten arithmetic in the same run, and numbers of allocations.
///
/// The compared functions run in turn, so that a busy machine affects both. The limits are two to seven times the measured values. They
/// catch a step that has become quadratic or an allocation in an inner loop, not a few percent.
struct Guard {
    private struct Limit {
        var name: String
        var ratio: Double
        var limit: Double

        /// The ratio with two decimal places, or four if it is small.
        var shownRatio: Double {
            let digits = ratio < 1 ? 10_000.0 : 100
            return (ratio * digits).rounded() / digits
        }
    }

    /// Measures and prints.
    ///
    /// Returns whether all values are below their limits.
    func run() -> Bool {
        var limits: [Limit] = []
        let (small, large) = fastest({ _ = RowSystem(250) }, { _ = RowSystem(1000) })
        var row = RowSystem(1000)
        let (floor, edit) = fastest({ Self.arrangeRow(1000) }, { row.resize() })
        limits.append(Limit(name: "row 1000: build against arithmetic", ratio: large / floor, limit: 1000))
        limits.append(Limit(name: "row 1000: edit against arithmetic", ratio: edit / floor, limit: 8))
        // A quadratic build would have 16. The heap returns the memory at its end to the system after each larger row, which costs more
        // than the growth of the row.
        limits.append(Limit(name: "row: build of 1000 against build of 250", ratio: large / small, limit: 11))
        let change = Clock.fastest(runs: 5, seconds: 0.3) { row.toggle() }
        limits.append(
            Limit(name: "row 1000: one constraint added and removed against build", ratio: change / large, limit: 0.1))
        let (alone, together) = (CellSystem(1), CellSystem(1000))
        let (one, among) = fastest({ alone.toggle(0) }, { together.toggle(500) })
        limits.append(
            Limit(
                name: "one cell of 1000: one constraint added and removed against a cell", ratio: among / one,
                limit: 2.5)
        )
        let (few, many) = fastest({ FlowSystem(50).resize() }, { FlowSystem(200).resize() })
        limits.append(Limit(name: "flow: 200 against 50", ratio: many / few, limit: 8))
        limits += allocations(of: &row)
        var isGood = true
        for limit in limits {
            let isBelow = limit.ratio <= limit.limit
            isGood = isGood && isBelow
            print(isBelow ? "ok  " : "SLOW", limit.name, limit.shownRatio, "limit", limit.limit)
        }
        return isGood
    }

    /// Returns the fastest runs of two functions that run in turn, so that a busy period affects both.
    private func fastest(_ first: () -> Void, _ second: () -> Void) -> (Double, Double) {
        var best = (Double.infinity, Double.infinity)
        for _ in 0..<5 {
            best.0 = min(best.0, Clock.fastest(runs: 3, seconds: 0.06, first))
            best.1 = min(best.1, Clock.fastest(runs: 3, seconds: 0.06, second))
        }
        return best
    }

    /// Returns the numbers of allocations of builds and edits, which have no noise, or no limits if they are not counted.
    private func allocations(of row: inout RowSystem) -> [Limit] {
        guard let edit = Process.allocations(of: { for _ in 0..<10 { row.resize() } }),
            let (small, large) = Process.allocations(of: { _ = RowSystem(250) }).flatMap({ small in
                Process.allocations(of: { _ = RowSystem(1000) }).map { (small, $0) }
            })
        else { return [] }
        return [
            Limit(name: "row 1000: allocations of ten edits", ratio: Double(edit), limit: 0),
            // Lists grow by doubling, twice from 250 to 1000.
            Limit(name: "row: more allocations of 1000 than of 250", ratio: Double(large - small), limit: 60),
        ]
    }

    /// Computes the frames of a row of equal widths without a solver.
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
