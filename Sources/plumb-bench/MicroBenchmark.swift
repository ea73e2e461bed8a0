import Simplex
import UIKit

/// Measures single operations of the solver, and views and constraints: the fastest of many runs, retained memory, and allocations.
///
/// Prints lines `plumb,micro,NAME,nanoseconds,bytes,allocations`, all per operation. The allocations have two decimal places, and are empty
/// if they are not counted. Created objects still exist when the bytes are counted. An edit with a positive number leaks memory.
struct MicroBenchmark {
    func run() {
        measure("solver made", count: 1) { Solver() }
        variables()
        constraints()
        rows()
        cells()
        conflicts()
        MainActor.assumeIsolated { views() }
    }

    private func variables() {
        measure("variable made", count: 1000) {
            let solver = Solver()
            for _ in 0..<1000 { _ = solver.makeVariable() }
            return solver
        }
    }

    private func constraints() {
        measure("constraint of two terms added", count: 1000) {
            let solver = Solver()
            let terms = [Term(solver.makeVariable()), Term(solver.makeVariable(), -1)]
            for index in 0..<1000 { solver.add(terms, constant: Double(index), .greaterThanOrEqual) }
            return solver
        }
    }

    private func rows() {
        measure("row 1000 built", count: 1) { RowSystem(1000) }
        var row = RowSystem(1000)
        measure("row 1000: one edit", count: 1) { row.resize() }
        measure("row 1000: one constraint added or removed", count: 2) { row.toggle() }
        measure("row 1000: one equation added or removed", count: 2) { row.toggleEquation() }
        for equation in RowSystem.Equation.allCases {
            measure("row 1000: \(equation.name) removed or added again", count: 2) { row.toggle(equation) }
            measure("row 1000: \(equation.name) for the first time", count: 2, of: { RowSystem(1000) }) {
                $0.toggle(equation)
            }
            measure("row 1000: \(equation.name) removed for the first time", count: 1, of: { RowSystem(1000) }) {
                $0.remove(equation)
            }
        }
    }

    private func cells() {
        measure("cell built", count: 1) { CellSystem(1) }
        var alone = CellSystem(1)
        measure("cell: one edit", count: 1) { alone.resize(0) }
        measure("cell: one constraint added or removed", count: 2) { alone.toggle(0) }
        var many = CellSystem(1000)
        measure("one cell of 1000 in a solver: one edit", count: 1) { many.resize(500) }
        measure("one cell of 1000 in a solver: one constraint added or removed", count: 2) { many.toggle(500) }
        let tied = CellSystem(1000, isTied: true)
        measure("one of 1000 cells tied to one width: one constraint added or removed", count: 2) { tied.toggle(500) }
    }

    private func conflicts() {
        measure("row 500 built (999 constraints)", count: 1) { RowSystem(500) }
        measure("row 500 built with a conflict", count: 1) { RowSystem(500, isContradictory: true) }
    }

    @MainActor private func views() {
        measure("view made", count: 1000) { (0..<1000).map { _ in UIView() } }
        let (one, other) = (UIView(), UIView())
        measure("constraint of two anchors made", count: 1000) {
            (0..<1000).map { _ in one.leftAnchor.constraint(equalTo: other.rightAnchor) }
        }
    }

    /// Measures a function repeatedly for a fifth of a second.
    private func measure<Made>(_ name: String, count: Int, _ work: () -> Made) {
        measure(name, count: count, of: {}, { (_: inout Void) in work() })
    }

    /// Measures a function on an object that is created for each run, which is not measured.
    private func measure<System, Made>(
        _ name: String, count: Int, of make: () -> System, _ work: (inout System) -> Made
    ) {
        var best = Double.infinity
        var (bytes, allocations) = (Int.max, Int.max)
        let begin = Clock.now()
        repeat {
            var system = make()
            let before = Process.allocatedBytes()
            let callCount = Process.allocationCount
            let start = Clock.now()
            let made = work(&system)
            best = min(best, Clock.now() - start)
            if let callCount { allocations = min(allocations, (Process.allocationCount ?? 0) - callCount) }
            withExtendedLifetime(made) { bytes = min(bytes, Process.allocatedBytes() - before) }
        } while Clock.now() - begin < 0.2
        let calls = allocations < .max ? "\(Double(allocations * 100 / count) / 100)" : ""
        print("plumb,micro,\(name),\(Int(best / Double(count) * 1e9)),\(max(0, bytes) / count),\(calls)")
    }
}
