import Diagnostics
import Foundation
import Scene

/// Lays many files out by several processes of this command, because UIKit's views belong to one main actor.
///
/// Each process gets a few neighbouring files at a time and writes into a file of its own; the outputs are printed in the
/// order of the files. A process that dies takes no other file with it: its files are tried again one by one, and
/// the one to blame becomes a finding.
struct LayoutWorkers {
    /// With fewer files than this, starting processes costs more than it saves.
    static let fewestFiles = 8
    /// The most files that a process gets at a time.
    private static let mostFiles = 16

    /// The arguments of every process, without files.
    let arguments: [String]
    /// All files.
    let files: [String]
    /// How many processes run at a time.
    let count: Int
    /// Whether the output is JSON.
    let json: Bool

    /// Runs the processes and prints what they print; whether any document had errors.
    func run() throws -> Bool {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("plumb-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(at: folder) }
        let size = max(1, min(Self.mostFiles, files.count / (count * 2)))
        let parts = stride(from: 0, to: files.count, by: size).map { start in
            Array(files[start..<min(start + size, files.count)])
        }
        var running: [(process: Process, output: URL)] = []
        var hasErrors = false
        var next = 0
        for (index, part) in parts.enumerated() {
            while next < min(parts.count, index + count) {
                running.append(try start(parts[next], output: folder.appendingPathComponent("\(next)")))
                next += 1
            }
            let (process, output) = running[index]
            process.waitUntilExit()
            if index > 0, !json { OutputTerminal.write("\n") }
            if process.terminationReason == .exit, process.terminationStatus <= 1 {
                hasErrors = hasErrors || process.terminationStatus == 1
                print(output)
            } else {
                hasErrors = true
                try retry(part, folder: folder)
            }
        }
        return hasErrors
    }

    private func start(_ files: [String], output: URL) throws -> (Process, URL) {
        let process = Process()
        process.executableURL = Self.executable
        process.arguments = arguments + ["--"] + files
        var environment = ProcessInfo.processInfo.environment
        environment["COLUMNS"] = "\(OutputTerminal.columns)"
        process.environment = environment
        _ = FileManager.default.createFile(atPath: output.path, contents: nil)
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: output)
        try process.run()
        return (process, output)
    }

    /// Lays the files of a process that died out one by one.
    private func retry(_ files: [String], folder: URL) throws {
        for (index, file) in files.enumerated() {
            let (process, output) = try start([file], output: folder.appendingPathComponent("retry"))
            process.waitUntilExit()
            if index > 0, !json { OutputTerminal.write("\n") }
            if process.terminationReason == .exit, process.terminationStatus <= 1 {
                print(output)
            } else {
                let finding = Diagnostic(
                    id: "layout.crashed", severity: .error,
                    message: "laying this document out stopped the process; please report it with the document",
                    location: SourceLocation(file: file, line: 1, column: 1))
                let document = LaidOutDocument(file: file, scenes: [], diagnostics: [finding])
                let report = DocumentReport(isColored: false, columns: OutputTerminal.columns)
                OutputTerminal.write(json ? document.json.text + "\n" : report.text(of: document, source: nil))
            }
        }
    }

    private func print(_ output: URL) {
        guard let data = try? Data(contentsOf: output, options: .mappedIfSafe) else { return }
        FileHandle.standardOutput.write(data)
        try? FileManager.default.removeItem(at: output)
    }

    /// This program.
    private static var executable: URL {
        Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    }
}
