import Glibc

let usage = """
    usage: plumb-bench system WORKLOAD N     one constraint system through the solver
           plumb-bench uikit WORKLOAD N      the same picture with views and anchors: cells, nested, row
           reads $SYSDIR/WORKLOAD-N.txt; REPS, MAXS, DRIFT and SOL as Benchmarks/README.md describes them
           (uikit: REPS, and EDITS for so many edits and no more)
           plumb-bench conflict N            a minimal conflicting set among N constraints, beside a build
           plumb-bench micro                 single operations of the solver: nanoseconds and bytes
           plumb-bench vfl                   format strings a second: text to tree, text to constraints
           plumb-bench documents FILE…       documents in this process: milliseconds to lay out, to lint
           plumb-bench guard                 ratios against arithmetic measured in the same run; status 1 where one is too large

    """

/// Says something on standard error.
func complain(_ text: String) { _ = text.withCString { write(2, $0, strlen($0)) } }

/// Runs the benchmark that the arguments name; the exit status.
func run(_ arguments: [String]) -> Int32 {
    if let word = arguments.dropFirst().first, ["--help", "-h", "help"].contains(word) {
        print(usage, terminator: "")
        return 0
    }
    if arguments.dropFirst() == ["vfl"] {
        VisualFormatBenchmark().run()
        return 0
    }
    if arguments.dropFirst() == ["micro"] {
        MicroBenchmark().run()
        return 0
    }
    if arguments.count > 2, arguments[1] == "documents" {
        let files = Array(arguments.dropFirst(2))
        return MainActor.assumeIsolated { DocumentBenchmark(files: files).run() } ? 0 : 1
    }
    if arguments.count == 2, arguments[1] == "guard" { return Guard().run() ? 0 : 1 }
    if arguments.count == 4, arguments[1] == "uikit", let size = Int(arguments[3]), size > 0 {
        if MainActor.assumeIsolated({ UIKitBenchmark(workload: arguments[2], size: size).run() }) { return 0 }
    }
    if arguments.count == 3, arguments[1] == "conflict", let size = Int(arguments[2]), size > 1 {
        ConflictBenchmark(size: size).run()
        return 0
    }
    guard arguments.count == 4, arguments[1] == "system" else {
        complain(usage)
        return 2
    }
    guard let system = ConstraintSystem(workload: arguments[2], size: arguments[3]) else {
        complain(
            """
            plumb-bench: no readable system \(ConstraintSystem.path(arguments[2], arguments[3])); $SYSDIR names the folder of systems, and
            Benchmarks/README.md says how one is written

            """)
        return 2
    }
    SystemBenchmark(system: system, workload: arguments[2], size: arguments[3]).run()
    return 0
}

exit(run(CommandLine.arguments))
