import Foundation
import SourceLint

/// A file that the user named for a result, written whole or not at all.
struct OutputFile {
    /// Its path, or `-` for standard output, as that stands for standard input.
    let path: String

    /// Whether it is a place for a document rather than standard output, a pipe or a device.
    var keepsText: Bool {
        var status = stat()
        return path != InputFile.standardInput && (stat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG)
    }

    /// Writes a text.
    ///
    /// - Throws: The system's reason.
    func write(_ text: String) throws(SourceFile.Failure) {
        guard path != InputFile.standardInput else { return OutputTerminal.write(text) }
        try SourceFile.write(Array(text.utf8), to: path)
    }
}
