import Foundation

/// Shares files among several processes of this command, because UIKit's views belong to one main actor.
///
/// Each process gets a few neighbouring files at a time and writes into a file of its own; the outputs come in the order
/// of the files. A process that dies takes no other file with it: its files are tried again one by one.
struct FileProcesses {
    /// With fewer files than this, starting processes costs more than it saves.
    static let fewestFiles = 8
    /// The most files that a process gets at a time.
    private static let mostFiles = 16

    /// What came of some files.
    enum Outcome {
        /// What the process printed, and whether its status says that there were errors.
        case finished(output: Data, hasErrors: Bool)
        /// The process died on its only file.
        case crashed
    }

    /// The arguments of every process, without files.
    let arguments: [String]
    /// All files.
    let files: [String]
    /// How many processes run at a time.
    let count: Int

    /// Runs the processes and gives what came of the files, in their order, as soon as it is known.
    func run(_ take: (_ files: [String], _ outcome: Outcome) -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("plumb-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(at: folder) }
        let size = max(1, min(Self.mostFiles, files.count / (count * 2)))
        let parts = stride(from: 0, to: files.count, by: size).map { start in
            Array(files[start..<min(start + size, files.count)])
        }
        var running: [Running] = []
        for (index, part) in parts.enumerated() {
            while running.count < min(parts.count, index + count) {
                let output = folder.appendingPathComponent("\(running.count)")
                running.append(try start(parts[running.count], output: output))
            }
            if let outcome = running[index].outcome() {
                take(part, outcome)
            } else {
                for file in part {
                    let alone = try start([file], output: folder.appendingPathComponent("alone"))
                    take([file], alone.outcome() ?? .crashed)
                }
            }
        }
    }

    /// A process and the file that it writes into.
    private struct Running {
        let process: Process
        let output: URL

        /// Waits for the end of the process; nil if it died.
        func outcome() -> Outcome? {
            process.waitUntilExit()
            defer { try? FileManager.default.removeItem(at: output) }
            guard process.terminationReason == .exit, process.terminationStatus <= 1,
                let data = try? Data(contentsOf: output)
            else { return nil }
            return .finished(output: data, hasErrors: process.terminationStatus == 1)
        }
    }

    private func start(_ files: [String], output: URL) throws -> Running {
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
        return Running(process: process, output: output)
    }

    /// This program.
    private static var executable: URL {
        Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    }
}
