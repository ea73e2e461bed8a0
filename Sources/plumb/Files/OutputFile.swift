import ArgumentParser
import Foundation
import Renderers
import Scene
import SourceLint

/// A file for a result, which is written completely or not at all.
struct OutputFile {
    /// The path, or `-` for standard output.
    let path: String

    /// The names of open outputs.
    ///
    /// If such a file were opened by name, it would be replaced or written from its start.
    private static let open = [
        InputFile.standardInput: FileHandle.standardOutput, "/dev/stdout": .standardOutput,
        "/dev/fd/1": .standardOutput, "/dev/stderr": .standardError, "/dev/fd/2": .standardError,
    ]

    /// A Boolean value that indicates whether the path is that of a document, not of standard output, a pipe or a device.
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
    /// If the name of the drawing is forgotten, the next argument is a document, which must not be replaced. A drawing with the name of
    /// another kind of picture would not open.
    static func validateDrawing(_ path: String?) throws(ValidationError) {
        guard let path else { return }
        switch FileKind(of: path) {
        case .other: return
        case .picture:
            throw ValidationError("The file of --svg must end in .svg, not '\(path)'.")
        case .source, .interface, .layout, .compiled:
            throw ValidationError(
                "'\(path)' after --svg is a document or source. Name a file for the picture: --svg picture.svg '\(path)'."
            )
        }
    }

    /// Reports that nothing is written, since there is nothing to show.
    ///
    /// An existing file stays.
    func keep(_ name: String) {
        OutputTerminal.complain("error: The \(name) '\(path)' is not written, since there is nothing to show.")
    }

    /// Writes a result in addition to the command's output.
    ///
    /// If that fails, the command reports it and ends with a status.
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
    /// Writes the scenes as a drawing, if there are any.
    func write(toDrawing path: String) throws {
        guard !isEmpty else { return OutputFile(path: path).keep("drawing") }
        Scene.complainOfEmptiness(in: map { scene in (scene.root, scene) })
        try OutputFile(path: path).write(SVGRenderer().render(self), named: "drawing")
    }
}
