import Foundation

/// The files of one process.
///
/// The operation waits in a thread of its queue until the process ends.
///
/// Only the operation writes the outcomes, and they are read after it has finished.
final class FilePart: Operation, @unchecked Sendable {
    /// Some files with their outcomes.
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

    /// Returns the outcomes of the files, once, so that the output of the process is not kept longer than necessary.
    func takeOutcomes() throws -> Outcomes {
        defer { outcomes = .success([]) }
        return try outcomes.get()
    }

    /// Runs a process.
    ///
    /// If it crashes, its files are tried again in halves until the cause of the crash is alone.
    private func outcomes(of files: ArraySlice<String>) throws -> Outcomes {
        if let outcome = try finished(files) { return [(Array(files), outcome)] }
        guard files.count > 1 else { return [(Array(files), .crashed)] }
        let middle = files.startIndex + files.count / 2
        return try outcomes(of: files[..<middle]) + outcomes(of: files[middle...])
    }

    /// Runs a process to its end; the result is nil if it crashed.
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

    /// The path of this program.
    private static var executable: URL {
        Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    }
}
