import Simplex

/// Measures the search for a minimal conflicting set, beside a build and first solution without the conflicting constraint.
struct ConflictBenchmark {
    let size: Int

    /// Measures and prints `plumb,conflict-WORKLOAD,N,phase,seconds` lines, and the sizes of the sets.
    func run() {
        measure("row", equations: true)
        measure("flow", equations: false)
    }

    private func measure(_ name: String, equations: Bool) {
        let build = Clock.fastest(runs: 3, seconds: 0.5) {
            _ = solver(equations: equations, hasConflict: false).conflicts
        }
        let conflict = Clock.fastest(runs: 3, seconds: 0.5) {
            _ = solver(equations: equations, hasConflict: true).conflicts
        }
        let set = solver(equations: equations, hasConflict: true).conflicts.first?.constraints.count ?? 0
        for (phase, value) in [("build", build), ("conflict", conflict), ("set", Double(set))] {
            print("plumb,conflict-\(name),\(size),\(phase),\(value)")
        }
    }

    /// Creates a row of views between two edges with two constraints per view: gaps and equal widths, or minimum gaps and widths.
    private func solver(equations: Bool, hasConflict: Bool) -> Solver {
        let solver = Solver()
        let relation: Relation = equations ? .equal : .greaterThanOrEqual
        var edge = solver.makeVariable()
        var width: Variable?
        solver.add([Term(edge)], constant: 0, .equal)
        for _ in 0..<size / 2 {
            let (next, own) = (solver.makeVariable(), solver.makeVariable())
            solver.add([Term(next), Term(edge, -1), Term(own, -1)], constant: -8, relation)
            if let width, equations {
                solver.add([Term(own), Term(width, -1)], constant: 0, .equal)
            } else if !equations {
                solver.add([Term(own)], constant: -50, .greaterThanOrEqual)
            }
            (edge, width) = (next, own)
        }
        let end = Double(size / 2) * 58
        solver.add([Term(edge)], constant: equations || !hasConflict ? -end : 100 - end, .lessThanOrEqual)
        if hasConflict, equations, let width { solver.add([Term(width)], constant: -60, .greaterThanOrEqual) }
        return solver
    }
}
