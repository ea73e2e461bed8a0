import Glibc
import Simplex

/// Drives one constraint system through the solver as the C++ drivers of the other solvers do, and prints `plumb,WORKLOAD,N,phase,seconds`
/// lines.
struct SystemBenchmark {
    let system: ConstraintSystem
    let workload: String
    let size: String

    /// Builds, edits and drifts, and prints the times.
    func run() {
        let base = Process.kilobytes("VmRSS:")
        let longest = Environment.number("MAXS") ?? 5
        var runs = build(base: base)
        let solutions = Environment.text("SOL").flatMap { fopen($0, "w") }
        defer { if let solutions { fclose(solutions) } }
        dump(runs, step: 0, to: solutions)
        if let steps = system.blocks.first?.stepCount, steps > 1 {
            edit(&runs, steps: steps, longest: longest, solutions: solutions)
            if let count = Environment.number("DRIFT") {
                drift(&runs, steps: steps, count: Int(count))
            }
        }
        if workload.hasPrefix("prio"), let first = runs.first { report("x", first.values[0]) }
    }

    private func build(base: Int) -> [SystemRun] {
        let fixed = Environment.number("REPS").map { Int($0) }
        var runs: [SystemRun] = []
        runs.reserveCapacity(system.blocks.count)
        var builds: [Double] = []
        var teardowns: [Double] = []
        let begin = Clock.now()
        while builds.count < (fixed ?? 500), fixed != nil || builds.isEmpty || Clock.now() - begin < 0.3 {
            let old = Clock.now()
            runs.removeAll(keepingCapacity: true)
            let start = Clock.now()
            if !builds.isEmpty { teardowns.append(start - old) }
            for block in system.blocks { runs.append(SystemRun(block)) }
            builds.append(Clock.now() - start)
            if builds.count == 1 { report("mem_kb", Double(Process.kilobytes("VmHWM:") - base)) }
        }
        report("build", Clock.median(builds))
        if !teardowns.isEmpty { report("teardown", Clock.median(teardowns)) }
        return runs
    }

    private func edit(
        _ runs: inout [SystemRun], steps: Int, longest: Double, solutions: UnsafeMutablePointer<FILE>?
    ) {
        var times: [Double] = []
        let begin = Clock.now()
        var isFirst = true
        rounds: while isFirst || (Clock.now() - begin < 0.3 && times.count < 100_000) {
            for step in 1..<steps {
                let start = Clock.now()
                for run in runs { run.suggest(step) }
                times.append(Clock.now() - start)
                if isFirst, step < 9 { dump(runs, step: step, to: solutions) }
                if Clock.now() - begin > longest { break rounds }
            }
            isFirst = false
        }
        let first = times.prefix(steps - 1)
        report("edit", times.reduce(0, +) / Double(times.count))
        report("edit_first", first.reduce(0, +) / Double(first.count))
        report("edit_med", Clock.median(times))
        report("edit_max", times.max() ?? 0)
    }

    /// Applies a number of edits, and compares the values of the first steps with those of new solvers.
    private func drift(_ runs: inout [SystemRun], steps: Int, count: Int) {
        let before = Process.kilobytes("VmRSS:")
        let start = Clock.now()
        for index in 0..<count { for run in runs { run.suggest(1 + index % (steps - 1)) } }
        report("drift_per_edit", (Clock.now() - start) / Double(count))
        report("drift_growth_kb", Double(Process.kilobytes("VmRSS:") - before))
        var largest = 0.0
        // New solvers for more steps would take as long as the edits.
        for step in 0..<min(steps, 9) {
            for (run, block) in zip(runs, system.blocks) {
                run.suggest(step)
                let fresh = SystemRun(block)
                fresh.suggest(step)
                for (value, other) in zip(run.values, fresh.values) {
                    largest = max(largest, abs(value - other) / max(1, abs(other)))
                }
            }
        }
        report("drift_maxerr", largest)
    }

    private func dump(_ runs: [SystemRun], step: Int, to file: UnsafeMutablePointer<FILE>?) {
        guard let file else { return }
        for run in runs {
            fputs("\(step)", file)
            for value in run.values { fputs(" \(value)", file) }
            fputs("\n", file)
        }
    }

    private func report(_ phase: String, _ value: Double) {
        print("plumb,\(workload),\(size),\(phase),\(value)")
        fflush(nil)
    }
}

/// One block in one solver.
///
/// It is an object, as in the drivers of the other solvers: a structure would retain its solver for every edit.
final class SystemRun {
    private let solver: Solver
    private let first: Variable
    // The reference is not counted, like a C++ reference: the system outlives its runs.
    private unowned(unsafe) let block: ConstraintSystem.Block
    private let edits: UnsafeMutableBufferPointer<ConstraintID>

    /// Adds all constraints, suggests the first step and solves.
    init(_ block: borrowing ConstraintSystem.Block) {
        self.block = copy block
        solver = Solver()
        first = solver.makeVariables(count: block.variableCount)
        edits = .allocate(capacity: block.editVariables.count)
        Self.add(block, first, to: solver)
        for index in 0..<edits.count {
            let edit = block.editVariables[index]
            let id = solver.add(
                [Term(first.advanced(by: edit.variable))], constant: -block.suggestions[index], .equal,
                priority: edit.priority)
            edits.initializeElement(at: index, to: id)
        }
        solver.solve()
    }

    deinit { edits.deallocate() }

    /// Adds the rows of a block; one piece of memory serves all their terms.
    private static func add(_ block: borrowing ConstraintSystem.Block, _ first: Variable, to solver: Solver) {
        withUnsafeTemporaryAllocation(of: Term.self, capacity: block.termVariables.count) { room in
            block.termCoefficients.withUnsafeBufferPointer { coefficients in
                block.termVariables.withUnsafeBufferPointer { variables in
                    for index in 0..<variables.count {
                        let term = Term(first.advanced(by: variables[index]), coefficients[index])
                        room.initializeElement(at: index, to: term)
                    }
                }
            }
            guard var start = UnsafePointer(room.baseAddress) else { return }
            block.rows.withUnsafeBufferPointer { rows in
                for row in rows {
                    let count = Int(row.termCount)
                    solver.add(
                        UnsafeBufferPointer(start: start, count: count), constant: row.constant, row.relation,
                        priority: row.priority)
                    start += count
                }
            }
        }
    }

    /// Suggests the values of a step and solves.
    func suggest(_ step: Int) {
        for index in 0..<edits.count {
            solver.setConstant(-block.suggestions[step * edits.count + index], of: edits[index])
        }
        solver.solve()
    }

    /// The values of all variables.
    var values: [Double] {
        (0..<Int32(block.variableCount)).map { solver.value(of: first.advanced(by: $0)) }
    }
}
