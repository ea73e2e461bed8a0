import Foundation

/// The program git.
///
/// The command uses it only for reading, and never starts a program that a repository names.
enum Git {
    /// Returns a process that runs git in a folder, without a shell.
    static func process(_ arguments: [String], in folder: URL, overriding names: [String] = []) -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        let settings = safeSettings.flatMap { name, value in ["-c", "\(name)=\(value)"] }
        process.arguments = ["git", "--no-pager"] + settings + arguments
        process.currentDirectoryURL = folder
        process.environment = environment(overriding: names)
        return process
    }

    /// Runs git in a folder, and returns its outputs.
    /// - Parameter names: The settings of the repository that count as empty.
    static func run(
        _ arguments: [String], in folder: URL, overriding names: [String] = []
    ) throws -> (status: Int32, output: Data, errors: String) {
        let process = process(arguments, in: folder, overriding: names)
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        process.standardInput = FileHandle.nullDevice
        try process.run()
        // Both pipes are read at once: git waits if a pipe is full, and it may report every file that it compares.
        let complaint = PipeReader(errors)
        let queue = OperationQueue()
        queue.addOperation(complaint)
        let data = output.fileHandleForReading.readDataToEndOfFile()
        complaint.waitUntilFinished()
        process.waitUntilExit()
        return (process.terminationStatus, data, String(decoding: complaint.data, as: UTF8.self))
    }

    /// Returns the reason of an error: the folder is in no repository, or the first line of git's error output.
    static func reason(status: Int32, errors: String, in folder: URL) -> String {
        if let (status, _, _) = try? run(["rev-parse", "--git-dir"], in: folder), status != 0 {
            return "'\(folder.path)' is not in a git repository"
        }
        guard let line = errors.split(separator: "\n").first else { return "git ended with status \(status)" }
        // The finding has its own severity.
        let reason = line.hasPrefix("fatal: ") ? line.dropFirst("fatal: ".count) : line
        // The message adds the period.
        return String(reason.hasSuffix(".") ? reason.dropLast() : reason)
    }
}

/// The settings of a repository that make git run programs.
///
/// A viewer of a change must not run the programs of its author.
extension Git {
    /// The settings with one program or the path of some, and their safe values.
    private static let safeSettings = [
        ("core.fsmonitor", "false"), ("core.hooksPath", "/dev/null"), ("core.sshCommand", "false"),
        ("core.gitProxy", ""), ("core.askPass", ""), ("credential.helper", ""),
    ]

    /// Returns the settings with programs that change files as git reads them, such as `filter.lfs.clean`.
    ///
    /// They must be overridden wherever git reads files.
    static func filters(in folder: URL) throws -> [String] {
        let (_, list, _) = try run(["config", "--list", "--name-only", "-z"], in: folder)
        let names = Set(String(decoding: list, as: UTF8.self).split(separator: "\0").map(String.init))
        return names.filter { name in
            name.hasPrefix("filter.")
                && [".clean", ".smudge", ".process", ".required"].contains { end in name.hasSuffix(end) }
        }.sorted()
    }

    /// Returns the environment with overridden settings, because names with an equals sign cannot be options.
    private static func environment(overriding names: [String]) -> [String: String] {
        var environment = ProcessInfo.processInfo.environment
        // Git must not fetch objects that a repository lacks.
        environment["GIT_ALLOW_PROTOCOL"] = "none"
        environment["GIT_NO_LAZY_FETCH"] = "1"
        environment["GIT_TERMINAL_PROMPT"] = "0"
        // Without locks git writes nothing, so no hook runs.
        environment["GIT_OPTIONAL_LOCKS"] = "0"
        environment["GIT_EXTERNAL_DIFF"] = nil
        guard !names.isEmpty else { return environment }
        let count = environment["GIT_CONFIG_COUNT"].flatMap { count in Int(count) } ?? 0
        for (place, name) in names.enumerated() {
            environment["GIT_CONFIG_KEY_\(count + place)"] = name
            environment["GIT_CONFIG_VALUE_\(count + place)"] = name.hasSuffix(".required") ? "false" : ""
        }
        environment["GIT_CONFIG_COUNT"] = "\(count + names.count)"
        return environment
    }
}

/// An operation that reads a pipe to its end.
///
/// Its data is valid after the operation has finished.
private final class PipeReader: Operation, @unchecked Sendable {
    private let pipe: Pipe
    private(set) var data = Data()

    init(_ pipe: Pipe) { self.pipe = pipe }

    override func main() { data = pipe.fileHandleForReading.readDataToEndOfFile() }
}
