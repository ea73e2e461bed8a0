import ArgumentParser
import Foundation
import Renderers
import Scene
import SourceLint

/// A file that the user named for a result, written whole or not at all.
struct OutputFile {
    /// Its path, or `-` for standard output, as that stands for standard input.
    let path: String

    /// Names of what is open already: opened by its name, a file behind it would be replaced or written to from its start.
    private static let open = [
        InputFile.standardInput: FileHandle.standardOutput, "/dev/stdout": .standardOutput,
        "/dev/fd/1": .standardOutput, "/dev/stderr": .standardError, "/dev/fd/2": .standardError,
    ]

    /// A Boolean value that indicates whether it is a place for a document rather than standard output, a pipe or a
    /// device.
    var keepsText: Bool {
        var status = stat()
        return Self.open[path] == nil && (stat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG)
    }

    /// Writes a text.
    ///
    /// - Throws: The system's reason.
    func write(_ text: String) throws(SourceFile.Failure) {
        guard let handle = Self.open[path] else {
            if let reason = missingFolder { throw SourceFile.Failure(reason: reason) }
            return try SourceFile.write(Array(text.utf8), to: path)
        }
        do {
            try handle.write(contentsOf: Data(text.utf8))
        } catch {
            throw SourceFile.Failure(reason: error.localizedDescription)
        }
    }

    /// The reason why the folder of the file cannot take it; nil if it can.
    private var missingFolder: String? {
        if DocumentFolder.isFolder(path) { return "it is a folder. Name a file in it" }
        if path.hasSuffix("/") { return "the folder '\(path)' does not exist. Name a file" }
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
        guard !FileManager.default.fileExists(atPath: folder.path) else { return nil }
        return "the folder '\(folder.relativePath)' does not exist. Create it first"
    }

    /// Refuses to draw over what is called as a document, a source or another kind of picture.
    ///
    /// Whoever forgets the name of the drawing would lose the document that stands in its place on the command line, and what is
    /// called as another kind of picture would not open as one.
    static func validateDrawing(_ path: String?) throws(ValidationError) {
        guard let path else { return }
        switch FileKind(of: path) {
        case .other: return
        case .picture:
            throw ValidationError("'\(path)' after --svg must end in .svg.")
        case .source, .interface, .layout, .compiled:
            throw ValidationError(
                "'\(path)' after --svg is a document or source. Name a file for the picture: --svg picture.svg '\(path)'."
            )
        }
    }

    /// Says that nothing is written, since there is nothing to show, and what was there stays.
    func keep(_ name: String) {
        OutputTerminal.complain("error: The \(name) '\(path)' is not written, since there is nothing to show.")
    }

    /// Writes a result beside what the command prints; where it cannot be written the command ends with a status and says so.
    func write(_ text: String, named name: String, status: Int32 = 1) throws(ExitCode) {
        do {
            try write(text)
        } catch {
            OutputTerminal.complain("error: The \(name) '\(path)' cannot be written: \(error.reason).")
            throw ExitCode(status)
        }
    }
}

extension [Scene] {
    /// Writes the scenes as a drawing; none where there is no scene.
    func write(toDrawing path: String) throws {
        guard !isEmpty else { return OutputFile(path: path).keep("drawing") }
        Scene.complainOfEmptiness(in: map { scene in (scene.root, scene) })
        try OutputFile(path: path).write(SVGRenderer().render(self), named: "drawing")
    }
}
