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
        let data = output.fileHandleForReading.readDataToEndOfFile()
        let complaint = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, data, String(decoding: complaint, as: UTF8.self))
    }

    /// Why git refused: that the folder lies in no repository, else the first line of what it complained of.
    static func reason(status: Int32, errors: String, in folder: URL) -> String {
        if let (status, _, _) = try? run(["rev-parse", "--git-dir"], in: folder), status != 0 {
            return "'\(folder.path)' lies in no git repository; name two files to compare them"
        }
        return errors.split(separator: "\n").first.map(String.init) ?? "git ended with status \(status)"
    }
}
