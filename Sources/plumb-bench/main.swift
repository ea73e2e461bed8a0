import Glibc

let usage = """
    usage: plumb-bench system WORKLOAD N     one constraint system through the solver
                                             (reads $SYSDIR/WORKLOAD-N.txt; REPS, MAXS, DRIFT and SOL as Benchmarks/README.md describes them)
           plumb-bench uikit WORKLOAD N      the same picture with views and anchors: cells, nested, row
                                             (REPS, and EDITS for so many edits and no more)
           plumb-bench conflict N            a minimal conflicting set among N constraints, beside a build
           plumb-bench micro                 single operations of the solver: nanoseconds and bytes
           plumb-bench vfl                   format strings a second: text to tree, text to constraints
           plumb-bench documents FILE…       documents in this process: milliseconds to lay out, to lint
           plumb-bench guard                 ratios against arithmetic measured in the same run; status 1 where one is too large

    """

/// Prints a message on standard error.
func complain(_ text: String) { _ = text.withCString { write(2, $0, strlen($0)) } }

/// The benchmarks, and their arguments.
let benchmarks = [
    "system": "WORKLOAD N", "uikit": "WORKLOAD N", "conflict": "N", "micro": "", "vfl": "", "documents": "FILE…",
    "guard": "",
]

/// Prints the reason why an argument is not valid, and returns the exit status.
func refuse(_ reason: String) -> Int32 {
    complain("plumb-bench: \(reason); plumb-bench --help has all\n")
    return 2
}

/// Runs the benchmark that the arguments name, and returns the exit status.
func run(_ arguments: [String]) -> Int32 {
    guard let name = arguments.first else {
        complain(usage)
        return 2
    }
    if ["--help", "-h", "help"].contains(name) {
        print(usage, terminator: "")
        return 0
    }
    let given = Array(arguments.dropFirst())
    guard let wanted = benchmarks[name] else {
        return refuse("there is no benchmark '\(name)', but \(benchmarks.keys.sorted().joined(separator: ", "))")
    }
    let count = wanted.split(separator: " ").count
    guard name == "documents" ? !given.isEmpty : given.count == count else {
        let takes = wanted.isEmpty ? "takes no arguments" : "takes \(wanted)"
        return refuse("'\(name)' \(takes), and got \(given.isEmpty ? "nothing" : given.joined(separator: " "))")
    }
    if let problem = Environment.problem { return refuse(problem) }
    switch name {
    case "micro": MicroBenchmark().run()
    case "vfl": VisualFormatBenchmark().run()
    case "documents": return MainActor.assumeIsolated { DocumentBenchmark(files: given).run() } ? 0 : 1
    case "guard": return Guard().run() ? 0 : 1
    case "conflict":
        guard let size = Int(given[0]), size > 1 else {
            return refuse("N is a whole number above 1, not '\(given[0])'")
        }
        ConflictBenchmark(size: size).run()
    case "uikit": return runUIKit(given[0], given[1])
    default: return runSystem(given[0], given[1])
    }
    return 0
}

/// Runs a workload of views and anchors.
func runUIKit(_ workload: String, _ number: String) -> Int32 {
    guard let size = Int(number), size > 0 else { return refuse("N is a whole number above 0, not '\(number)'") }
    let isKnown = MainActor.assumeIsolated { UIKitBenchmark(workload: workload, size: size).run() }
    return isKnown ? 0 : refuse("there is no workload '\(workload)' of views, but cells, nested and row")
}

/// Runs a constraint system from a file.
func runSystem(_ workload: String, _ number: String) -> Int32 {
    guard let system = ConstraintSystem(workload: workload, size: number) else {
        complain(
            """
            plumb-bench: no readable system \(ConstraintSystem.path(workload, number)); $SYSDIR names the folder of systems, and
            Benchmarks/README.md says how one is written

            """)
        return 2
    }
    SystemBenchmark(system: system, workload: workload, size: number).run()
    return 0
}

exit(run(Array(CommandLine.arguments.dropFirst())))
