import ArgumentParser
import Diagnostics
import Foundation
import InterfaceBuilder
import SourceLint
import StudioSession

/// The documents of a folder, or one document, for a session.
///
/// A path of a request is the path of a listed document or of a new one. So no request reaches a file outside the folder.
struct StudioFiles: DocumentFiles {
    /// The folder, without a slash at its end.
    private let folder: String
    /// The folder without symbolic links, which every document must be in.
    private let root: String
    /// The only document; nil for all documents of the folder.
    let only: String?

    /// Creates the documents of a path.
    /// - Throws: An exit with status 1 if there is no such file.
    init(_ path: String) throws {
        let url = URL(fileURLWithPath: path).standardizedFileURL
        let isFolder = DocumentFolder.isFolder(path)
        guard isFolder || InputFile.isFile(path) else {
            FindingOutput(isColored: false).show([InputFile.missing(path)])
            throw ExitCode(1)
        }
        let place = isFolder ? url : url.deletingLastPathComponent()
        folder = place.path
        root = place.resolvingSymlinksInPath().path
        only = isFolder ? nil : url.lastPathComponent
    }

    func list() -> [String] {
        if let only { return [only] }
        return DocumentFolder.expanding([folder]).filter { path in path != folder }.map { path in
            String(path.dropFirst(folder.count + 1))
        }.filter(isInside)
    }

    func read(_ path: String) throws(Diagnostic.Refusal) -> [UInt8] {
        switch InputFile.readDocument(try location(of: path)) {
        case .success(let bytes): return bytes
        case .failure(let refusal): throw refusal
        }
    }

    func read(_ path: String, revision: String) throws(Diagnostic.Refusal) -> [UInt8] {
        switch DocumentVersion(try location(of: path), revision: revision, name: path).read(from: GitObjects()) {
        case .success(let bytes): return bytes
        case .failure(let refusal): throw refusal
        }
    }

    func write(_ bytes: [UInt8], to path: String) throws(Diagnostic.Refusal) {
        let location = try location(of: path)
        do {
            try SourceFile.write(bytes, to: location)
        } catch {
            throw Diagnostic.Refusal(diagnostic: ToolRun.cannotWrite(path, error.reason))
        }
    }

    func journal(of path: String) -> [[UInt8]] {
        var texts: [[UInt8]] = []
        while let location = journalLocation(of: path, at: texts.count), let text = try? SourceFile.bytes(of: location)
        {
            texts.append(text)
        }
        return texts
    }

    /// Writes the texts that are not in their files already.
    ///
    /// Another session may have removed a file.
    func keepJournal(_ texts: [[UInt8]], of path: String) {
        for (place, text) in texts.enumerated() {
            guard let location = journalLocation(of: path, at: place) else { return }
            if (try? SourceFile.bytes(of: location)) != text {
                try? SourceFile.write(text, to: location, isPrivate: true)
            }
        }
        var place = texts.count
        while let location = journalLocation(of: path, at: place), Self.kind(of: location) != nil {
            guard (try? FileManager.default.removeItem(atPath: location)) != nil else { return }
            place += 1
        }
    }

    /// Returns the location of an unsaved text of a document: a hidden file beside it, with a number from the second on.
    ///
    /// The result is nil if the path names anything but a regular file. A link could lead out of the folder.
    private func journalLocation(of path: String, at place: Int) -> String? {
        guard let document = try? location(of: path) else { return nil }
        let url = URL(fileURLWithPath: document)
        let number = place == 0 ? "" : "-\(place + 1)"
        let journal = url.deletingLastPathComponent().appendingPathComponent(
            ".\(url.lastPathComponent).plumb-studio\(number)"
        ).path
        let kind = Self.kind(of: journal)
        return kind == nil || kind == .typeRegular ? journal : nil
    }

    func admits(new path: String) -> Bool {
        isInside(path) && Self.kind(of: folder + "/" + path) == nil
    }

    /// Returns the kind of what a path names, without following a link; nil if it names nothing.
    private static func kind(of path: String) -> FileAttributeType? {
        (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
    }

    /// Returns whether a relative path stays in the folder, also through symbolic links.
    private func isInside(_ path: String) -> Bool {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard !path.contains("\0"), parts.allSatisfy({ part in !part.isEmpty && !part.hasPrefix(".") }) else {
            return false
        }
        let url = URL(fileURLWithPath: folder + "/" + path)
        let parent = url.deletingLastPathComponent().resolvingSymlinksInPath().path
        guard parent == root || parent.hasPrefix(root + "/") else { return false }
        guard Self.kind(of: url.path) == .typeSymbolicLink else { return true }
        // A link that leads to nothing would be created where it leads.
        return FileManager.default.fileExists(atPath: url.path)
            && url.resolvingSymlinksInPath().path.hasPrefix(root + "/")
    }

    /// Returns the location of a document in the file system.
    /// - Throws: The reason if the path leaves the folder or is not that of a document.
    private func location(of path: String) throws(Diagnostic.Refusal) -> String {
        let isDocument = DocumentFormats.standard.fileExtensions.contains { name in path.hasSuffix("." + name) }
        guard path == only || isDocument && isInside(path) else {
            throw Diagnostic.Refusal(
                "studio.unknown-document", "'\(path)' is not a document of the opened folder.", at: nil)
        }
        return folder + "/" + path
    }
}
