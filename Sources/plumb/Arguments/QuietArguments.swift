import ArgumentParser

/// `--quiet`, in every command that prints more than findings.
struct QuietArguments: ParsableArguments {
    @Flag(name: .shortAndLong, help: "Print only findings.")
    var quiet = false
}
