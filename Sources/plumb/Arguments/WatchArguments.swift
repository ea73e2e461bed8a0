import ArgumentParser
import Foundation
import SourceLint

/// `--watch`: a command that runs again when a file changes.
struct WatchArguments: ParsableArguments {
    @Flag(help: "Run again when a named file changes; Control-C ends.")
    var watch = false

    /// Runs a body once, or again after each change of the files until the process is interrupted.
    ///
    /// During a watch, an error of one run is printed and does not end the command.
    /// - Throws: The error of the body without a watch; a `ValidationError` without a file to watch.
    func run(_ files: [String], _ body: () throws -> Void) throws {
        guard watch else { return try body() }
        guard !files.isEmpty, !files.contains(InputFile.standardInput) else {
            throw ValidationError("--watch needs the name of a file.")
        }
        while true {
            let states = Self.states(of: files)
            if OutputTerminal.isTerminal(STDOUT_FILENO) { OutputTerminal.write("\u{1B}[H\u{1B}[2J\u{1B}[3J") }
            do {
                try body()
            } catch is ExitCode {
                // The body has printed the reason.
            } catch {
                OutputTerminal.complain("Error: " + Plumb.message(for: error))
            }
            OutputTerminal.flush()
            while Self.states(of: files) == states { usleep(Self.interval) }
        }
    }

    /// The microseconds between two checks of the files.
    private static let interval: UInt32 = 200_000

    /// The extensions of sources and documents, which are watched in folders.
    private static let extensions: Set<String> = [
        "xib", "storyboard", "yaml", "yml", "json", "swift", "m", "mm", "h", "pch", "cs",
    ]

    /// Returns the date and size of each file, and of the documents and sources in each folder; nil for a file that is missing now.
    private static func states(of paths: [String]) -> [String: FileState?] {
        let tree = SourceTree(fileExtensions: extensions, excluded: Configuration.alwaysExcluded)
        let files = paths.flatMap { path in [path] + ((try? tree.files(at: [path]))?.files ?? []) }
        return Dictionary(files.map { file in (file, FileState(file)) }, uniquingKeysWith: { first, _ in first })
    }

    /// The state of a file.
    private struct FileState: Equatable {
        let seconds: Int
        let nanoseconds: Int
        let size: Int

        init?(_ path: String) {
            var status = stat()
            guard stat(path, &status) == 0 else { return nil }
            #if canImport(Darwin)
            let date = status.st_mtimespec
            #else
            let date = status.st_mtim
            #endif
            (seconds, nanoseconds, size) = (Int(date.tv_sec), Int(date.tv_nsec), Int(status.st_size))
        }
    }
}
