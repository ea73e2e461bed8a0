import Foundation

/// The program git.
enum Git {
    /// Runs git in a folder, without a shell; what it printed and complained of.
    static func run(_ arguments: [String], in folder: URL) throws -> (status: Int32, output: Data, errors: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git"] + arguments
        process.currentDirectoryURL = folder
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        process.standardInput = FileHandle.nullDevice
        try process.run()
        // Both at once: git waits where a pipe is full, and may complain of every file that it compares.
        let complaint = PipeReader(errors)
        let queue = OperationQueue()
        queue.addOperation(complaint)
        let data = output.fileHandleForReading.readDataToEndOfFile()
        complaint.waitUntilFinished()
        process.waitUntilExit()
        return (process.terminationStatus, data, String(decoding: complaint.data, as: UTF8.self))
    }

    /// Why git refused: that the folder lies in no repository, else the first line of what it complained of.
    static func reason(status: Int32, errors: String, in folder: URL) -> String {
        if let (status, _, _) = try? run(["rev-parse", "--git-dir"], in: folder), status != 0 {
            return "'\(folder.path)' is not in a git repository"
        }
        guard let line = errors.split(separator: "\n").first else { return "git ended with status \(status)" }
        // How bad it is for git is said of the finding already.
        return String(line.hasPrefix("fatal: ") ? line.dropFirst("fatal: ".count) : line)
    }
}

/// Reads a pipe to its end in a thread of a queue; what was read is taken after that.
private final class PipeReader: Operation, @unchecked Sendable {
    private let pipe: Pipe
    private(set) var data = Data()

    init(_ pipe: Pipe) { self.pipe = pipe }

    override func main() { data = pipe.fileHandleForReading.readDataToEndOfFile() }
}
