import Foundation

/// The files that one process gets; it waits in a thread of its queue until the process ends.
///
/// The outcomes are written by the operation alone, and taken after it is finished.
final class FilePart: Operation, @unchecked Sendable {
    /// Some files, and what came of them.
    typealias Outcomes = [(files: [String], outcome: FileProcesses.Outcome)]

    private let arguments: [String]
    private let files: [String]
    private var outcomes: Result<Outcomes, any Error> = .success([])

    init(arguments: [String], files: [String]) {
        self.arguments = arguments
        self.files = files
    }

    override func main() {
        outcomes = Result { try outcomes(of: files[...]) }
    }

    /// What came of the files, once: what the process printed is not kept longer than it is needed.
    func takeOutcomes() throws -> Outcomes {
        defer { outcomes = .success([]) }
        return try outcomes.get()
    }

    /// Runs a process; the files of one that died are tried again in halves, until the one that it died of is alone.
    private func outcomes(of files: ArraySlice<String>) throws -> Outcomes {
        if let outcome = try finished(files) { return [(Array(files), outcome)] }
        guard files.count > 1 else { return [(Array(files), .crashed)] }
        let middle = files.startIndex + files.count / 2
        return try outcomes(of: files[..<middle]) + outcomes(of: files[middle...])
    }

    /// Runs a process to its end; nil if it died.
    private func finished(_ files: ArraySlice<String>) throws -> FileProcesses.Outcome? {
        let process = Process()
        process.executableURL = Self.executable
        process.arguments = arguments + ["--"] + files
        var environment = ProcessInfo.processInfo.environment
        environment["COLUMNS"] = "\(OutputTerminal.columns)"
        process.environment = environment
        let output = Pipe()
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        try process.run()
        let printed = try output.fileHandleForReading.readToEnd()
        process.waitUntilExit()
        guard process.terminationReason == .exit, process.terminationStatus <= 1 else { return nil }
        return .finished(output: printed ?? Data(), hasErrors: process.terminationStatus == 1)
    }

    /// This program.
    private static var executable: URL {
        Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    }
}
