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
        limits.append(Limit(name: "row: build of 1000 against build of 250", ratio: large / small, limit: 8))
        let change = fastest { row.toggle() }
        limits.append(
            Limit(name: "row 1000: one constraint added or removed against build", ratio: change / large, limit: 4))
        let few = fastest { FlowSystem(50).resize() }
        let many = fastest { FlowSystem(200).resize() }
        limits.append(Limit(name: "flow: 200 against 50", ratio: many / few, limit: 12))
        var isGood = true
        for limit in limits {
            let isBelow = limit.ratio <= limit.limit
            isGood = isGood && isBelow
            print(isBelow ? "ok  " : "SLOW", limit.name, (limit.ratio * 10).rounded() / 10, "limit", limit.limit)
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

/// A row of equal widths between two edges.
private struct RowSystem {
    let solver = Solver()
    let widths: [Variable]
    let edit: ConstraintID

    init(_ count: Int) {
        let total = solver.makeVariable()
        var lefts: [Variable] = []
        var widths: [Variable] = []
        for _ in 0..<count {
            lefts.append(solver.makeVariable())
            widths.append(solver.makeVariable())
        }
        solver.add([Term(lefts[0])], constant: -20, .equal)
        for index in 1..<count {
            solver.add(
                [Term(lefts[index]), Term(lefts[index - 1], -1), Term(widths[index - 1], -1)], constant: -8, .equal)
            solver.add([Term(widths[index]), Term(widths[0], -1)], constant: 0, .equal)
        }
        solver.add([Term(lefts[count - 1]), Term(widths[count - 1]), Term(total, -1)], constant: 20, .equal)
        edit = solver.add([Term(total)], constant: -20_000, .equal, priority: Priority(999) ?? .required)
        solver.solve()
        self.widths = widths
    }

    func resize() {
        solver.setConstant(solver.constraint(edit)?.constant == -20_000 ? -21_000 : -20_000, of: edit)
        solver.solve()
    }

    func toggle() {
        let minimum = solver.add([Term(widths[widths.count / 2])], constant: -1, .greaterThanOrEqual)
        solver.solve()
        solver.remove(minimum)
        solver.solve()
    }
}

/// Views with smallest gaps and preferred widths in a container that is too narrow.
private struct FlowSystem {
    let solver = Solver()
    let edit: ConstraintID

    init(_ count: Int) {
        let total = solver.makeVariable()
        var previous: (Variable, Variable)?
        for index in 0..<count {
            let (left, width) = (solver.makeVariable(), solver.makeVariable())
            solver.add([Term(width)], constant: -50, .greaterThanOrEqual)
            solver.add(
                [Term(width)], constant: -80 - Double(index % 7) * 9, .equal, priority: Priority(500) ?? .required)
            if let previous {
                solver.add(
                    [Term(left), Term(previous.0, -1), Term(previous.1, -1)], constant: -8, .greaterThanOrEqual)
            } else {
                solver.add([Term(left)], constant: -20, .greaterThanOrEqual)
            }
            previous = (left, width)
        }
        if let previous {
            solver.add([Term(previous.0), Term(previous.1), Term(total, -1)], constant: 20, .lessThanOrEqual)
        }
        edit = solver.add(
            [Term(total)], constant: -130 * Double(count), .equal, priority: Priority(999) ?? .required)
        solver.solve()
    }

    func resize() {
        solver.setConstant((solver.constraint(edit)?.constant ?? 0) * 0.7, of: edit)
        solver.solve()
    }
}
