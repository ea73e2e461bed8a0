import Diagnostics
import Foundation
import StudioSession

/// Documents in memory, for sessions in tests.
final class MemoryFiles: DocumentFiles {
    var files: [String: [UInt8]]
    var refusesWrites = false

    init(_ files: [String: [UInt8]] = [:]) { self.files = files }

    func list() -> [String] { files.keys.sorted() }

    func read(_ path: String) throws(Diagnostic.Refusal) -> [UInt8] {
        guard let bytes = files[path] else {
            throw Diagnostic.Refusal("studio.unknown-document", "no file", at: nil)
        }
        return bytes
    }

    func write(_ bytes: [UInt8], to path: String) throws(Diagnostic.Refusal) {
        guard !refusesWrites else { throw Diagnostic.Refusal("tools.cannot-write", "the disk is full", at: nil) }
        files[path] = bytes
    }

    /// The bytes of the only document by revision.
    var revisions: [String: [UInt8]] = [:]

    func read(_ path: String, revision: String) throws(Diagnostic.Refusal) -> [UInt8] {
        guard let bytes = revisions[revision] else {
            throw Diagnostic.Refusal("studio.bad-value", "no revision", at: nil)
        }
        return bytes
    }

    var journals: [String: [[UInt8]]] = [:]

    func journal(of path: String) -> [[UInt8]] { journals[path] ?? [] }

    func keepJournal(_ texts: [[UInt8]], of path: String) {
        journals[path] = texts.isEmpty ? nil : texts
    }

    func admits(new path: String) -> Bool { files[path] == nil && !path.contains("/") }
}

/// The documents of the repository and of the corpus beside it.
enum Documents {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    static func bytes(_ path: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: root.appendingPathComponent(path)))
    }

    /// The paths of the corpus; empty without it.
    static let corpus: [URL] = {
        let folder = root.deletingLastPathComponent().appendingPathComponent("shared/corpus/interface-builder")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return (files?.compactMap { file in file as? URL } ?? []).filter { file in
            ["xib", "storyboard"].contains(file.pathExtension)
        }.sorted { first, second in first.path < second.path }
    }()
}

/// A session with one document, driven by the text of its messages.
@MainActor final class Conversation {
    let files: MemoryFiles
    let session: StudioSession
    let name: String
    private var number = 0
    private(set) var state: DocumentState?

    init(_ name: String, _ bytes: [UInt8]) {
        self.name = name
        files = MemoryFiles([name: bytes])
        session = StudioSession(files)
    }

    /// A conversation about the sign-in screen of the examples, which is open.
    static func signIn() throws -> Conversation {
        let conversation = Conversation("SignIn.storyboard", try Documents.bytes("Examples/SignIn.storyboard"))
        _ = try conversation.send("open")
        return conversation
    }

    /// Sends a request with members in JSON, and returns the reply.
    func send(_ action: String, _ members: String = "") throws -> Reply {
        number += 1
        let more = members.isEmpty ? "" : "," + members
        let text = session.reply(to: #"{"id":\#(number),"do":"\#(action)","document":"\#(name)"\#(more)}"#)
        let reply = try JSONDecoder().decode(Reply.self, from: Data(text.utf8))
        if reply.isPreview != true, let state = reply.state { self.state = state }
        guard reply.id == number else { throw Mismatch() }
        return reply
    }

    /// Performs a command in JSON, and returns the reply.
    @discardableResult func perform(_ command: String) throws -> Reply {
        try send("perform", #""command":\#(command)"#)
    }

    /// The text of the document.
    func text() throws -> String { try send("text").text ?? "" }

    /// The view of the state with a name or id.
    func view(_ name: String) -> ViewState? {
        state?.scenes.flatMap(\.views).first { view in view.name == name || view.id == name }
    }

    /// The constraint of the state with an id.
    func constraint(_ id: String) -> ConstraintState? {
        state?.scenes.flatMap(\.constraints).first { constraint in constraint.id == id }
    }

    /// The findings of the state.
    var findings: [String] { state?.findings.map(\.finding.id.rawValue) ?? [] }

    private struct Mismatch: Error {}
}
