import Foundation
import Testing

/// A run of the built command.
struct Command {
    /// Its standard output.
    let output: String
    /// Its standard error.
    let errors: String
    /// Its exit status, or the negative number of the signal that ended it.
    let status: Int32

    /// Where standard error goes.
    enum ErrorFile { case itsOwn, thatOfOutput, fullDevice }

    /// The folder of the repository.
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// Runs the `plumb` that was built with the tests, in the folder of the repository.
    static func plumb(_ arguments: String..., input: String = "", environment: [String: String] = [:]) throws -> Command
    {
        try run(arguments, input: input, environment: environment)
    }

    /// Runs `plumb` with a list of arguments, in the folder of the repository unless another is named.
    ///
    /// It and each process that it starts is stopped if it takes more processor time than `seconds`. If `output` is another file, what is
    /// printed there is not read. A `prelude` is run first, in the shell that then becomes `plumb`.
    static func run(
        _ arguments: [String], input: String = "", encoding: String.Encoding = .utf8,
        environment: [String: String] = [:], folder: URL = root,
        seconds: Int? = nil, prelude: String? = nil, errorFile: ErrorFile = .itsOwn, output: FileHandle? = nil
    ) throws -> Command {
        let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
            .deletingLastPathComponent().appendingPathComponent("plumb")
        let process = Process()
        let prelude = prelude ?? seconds.map { seconds in "ulimit -c 0; ulimit -t \(seconds)" }
        process.executableURL = prelude == nil ? program : URL(fileURLWithPath: "/bin/sh")
        process.arguments =
            (prelude.map { prelude in ["-c", "\(prelude); exec \"$0\" \"$@\"", program.path] } ?? []) + arguments
        process.currentDirectoryURL = folder
        // The test run's own color settings must not affect the command.
        process.environment = ProcessInfo.processInfo.environment.filter { name, _ in name != "NO_COLOR" }
            .merging(["COLUMNS": "80", "SWIFT_BACKTRACE": "enable=no"]) { _, new in new }
            .merging(environment) { _, new in new }
        // Files instead of pipes, so that no amount of output can block either side.
        let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("plumb-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: scratch) }
        let files = ["in", "out", "err"].map { name in scratch.appendingPathComponent(name) }
        try #require(input.data(using: encoding)).write(to: files[0])
        for file in files[1...] { try Data().write(to: file) }
        process.standardInput = try FileHandle(forReadingFrom: files[0])
        let output = try output ?? FileHandle(forWritingTo: files[1])
        process.standardOutput = output
        process.standardError =
            switch errorFile {
            case .itsOwn: try FileHandle(forWritingTo: files[2])
            case .thatOfOutput: output
            case .fullDevice: try FileHandle(forWritingTo: URL(fileURLWithPath: "/dev/full"))
            }
        try process.run()
        process.waitUntilExit()
        let status = process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
        return Command(
            output: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self),
            errors: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self), status: status)
    }

    /// The JSON objects in its output, one on each line.
    func objects() throws -> [[String: Any]] {
        try output.split(separator: "\n").map { line in
            try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        }
    }
}

/// A folder for the files of one test, which is deleted after the test.
final class ScratchFolder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("plumb-files-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// Writes a file and returns its path.
    func file(_ name: String, _ text: String) throws -> String {
        let file = url.appendingPathComponent(name)
        try Data(text.utf8).write(to: file)
        return file.path
    }

    /// Runs git in the folder; anything but success ends the test.
    func git(_ arguments: [String]) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git"] + arguments
        process.currentDirectoryURL = url
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
    }
}
