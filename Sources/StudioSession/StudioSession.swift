import Diagnostics

/// The open documents of a folder, and the requests on them.
///
/// Every request has one reply. A refused request changes nothing.
@MainActor public final class StudioSession {
    /// The largest number of open documents.
    public static let mostDocuments = 64

    private let files: any DocumentFiles
    private var documents: [String: OpenDocument] = [:]

    /// Creates a session for the documents of a folder.
    public init(_ files: any DocumentFiles) { self.files = files }

    /// Performs a request.
    public func reply(to request: Request) -> Reply {
        do throws(Diagnostic.Refusal) {
            return try perform(request)
        } catch {
            return Reply(id: request.id, refusal: error.diagnostic)
        }
    }

    /// Returns the state of an open document; nil if it is not open.
    public func state(of document: String) -> DocumentState? { documents[document]?.state }

    /// Returns the number of changes of an open document; nil if it is not open.
    func revision(of document: String) -> Int? { documents[document]?.revision }

    /// Compares the files of open documents with the text that was read, and takes the changes of other programs.
    ///
    /// - Returns: The paths of the documents whose state has changed.
    public func noteFiles() -> [String] {
        documents.keys.sorted().filter { path in
            guard let bytes = try? files.read(path), let before = documents[path] else { return false }
            documents[path]?.noteFile(bytes)
            return documents[path]?.revision != before.revision
                || documents[path]?.isChangedOnDisk != before.isChangedOnDisk
        }
    }

    private func perform(_ request: Request) throws(Diagnostic.Refusal) -> Reply {
        var reply = Reply(id: request.id)
        if request.action == .list {
            (reply.documents, reply.devices) = (files.list(), StudioDevice.all)
            (reply.library, reply.colors) = (StudioLibraryItem.all, StudioColor.all)
            return reply
        }
        guard let path = request.document else {
            throw .studio(.unreadableMessage, "The request '\(request.action.rawValue)' needs a document.")
        }
        switch request.action {
        case .open: try open(path)
        case .new: try create(path, request.kind)
        default: break
        }
        guard var document = documents[path] else {
            throw .studio(.unknownDocument, "The document '\(path)' is not open.")
        }
        switch request.action {
        case .list, .open, .new: break
        case .perform: reply.outcome = try document.perform(try command(of: request))
        case .preview:
            (reply.outcome, reply.state) = try document.preview(try command(of: request))
            reply.isPreview = true
            return reply
        case .drag:
            reply.drag = try document.drag(request.frames ?? [:])
            documents[path] = document
            return reply
        case .undo: document.undo()
        case .redo: document.redo()
        case .configure: try document.configure(request.settings ?? CanvasSettings())
        case .inspect:
            reply.attributes = document.attributes(of: request.view ?? "")
            reply.attributeNames = document.attributeNames(of: request.view ?? "")
            reply.variations = document.variations(of: request.view ?? "")
            reply.segues = document.segueKinds(of: request.view ?? "")
            reply.sources = document.sources(of: request.view ?? "")
            return reply
        case .explain:
            reply.reasons = document.reasons(for: request.view ?? "")
            return reply
        case .devices:
            reply.previews = try document.previews(ofRoot: request.view)
            return reply
        case .sweep:
            reply.sweep = try document.sweep(request.axis ?? .width, root: request.view)
            documents[path] = document
            return reply
        case .neighbors:
            reply.neighbors = document.neighbors(of: request.view ?? "", usingMargins: request.margins == true)
            return reply
        case .formats:
            reply.formats = document.formats(of: request.views ?? [])
            return reply
        case .text:
            let base = try request.revision.map { revision throws(Diagnostic.Refusal) in
                try read(path, revision: revision)
            }
            reply.text = try document.text(as: request.form ?? .source, since: base)
            return reply
        case .save: try save(&document, overwrites: request.overwrites == true)
        case .reload: document.reload(try files.read(path))
        case .merge: try document.merge(try files.read(path))
        case .restore: document.restore()
        case .discard: document.discardJournal()
        }
        document.inspect()
        let kept = documents[path]?.unsavedTexts
        documents[path] = document
        if document.unsavedTexts != kept { files.keepJournal(document.unsavedTexts, of: path) }
        reply.state = document.state
        return reply
    }

    /// Returns the bytes of a document in a revision.
    private func read(_ path: String, revision: String) throws(Diagnostic.Refusal) -> [UInt8] {
        let isName = revision.utf8.allSatisfy { byte in
            byte > 32 && byte < 127 && ![UInt8](":\\?*[\"'`".utf8).contains(byte)
        }
        guard isName, (1...200).contains(revision.utf8.count), !revision.hasPrefix("-") else {
            throw .studio(.badValue, "'\(revision.prefix(40))' is not a revision.")
        }
        return try files.read(path, revision: revision)
    }

    private func command(of request: Request) throws(Diagnostic.Refusal) -> Command {
        guard let command = request.command else {
            throw .studio(.unreadableMessage, "The request '\(request.action.rawValue)' needs a command.")
        }
        return command
    }

    /// Opens a document, unless it is open.
    ///
    /// - Throws: The reason why the file cannot be read.
    public func open(_ path: String) throws(Diagnostic.Refusal) {
        guard documents[path] == nil else { return }
        try checkLimit()
        documents[path] = OpenDocument(try files.read(path), name: path, journal: files.journal(of: path))
    }

    /// Refuses a further document if the most are open.
    private func checkLimit() throws(Diagnostic.Refusal) {
        guard documents.count < Self.mostDocuments else {
            throw .studio(.tooManyDocuments, "\(Self.mostDocuments) documents are open. Restart plumb studio.")
        }
    }

    private func create(_ path: String, _ kind: NewDocument?) throws(Diagnostic.Refusal) {
        let kind = kind ?? .storyboard
        guard path.hasSuffix("." + kind.fileExtension), files.admits(new: path) else {
            throw .studio(
                .badValue,
                "'\(path)' cannot be the name of a new document. Use a new name that ends in .\(kind.fileExtension).")
        }
        guard documents[path] == nil else {
            throw .studio(.badValue, "'\(path)' is open. Use another name, or save it to write it again.")
        }
        try checkLimit()
        try files.write(Array(kind.text.utf8), to: path)
        try open(path)
    }

    /// Returns whether another program has changed the file since it was read or saved.
    ///
    /// A file that cannot be read counts as changed, unless it is missing.
    private func isChangedOnDisk(_ document: OpenDocument) -> Bool {
        do throws(Diagnostic.Refusal) {
            return try files.read(document.name) != document.savedBytes
        } catch {
            return error.diagnostic.id != "file.missing"
        }
    }

    private func save(_ document: inout OpenDocument, overwrites: Bool) throws(Diagnostic.Refusal) {
        guard document.isEdited else { return }
        if !overwrites, isChangedOnDisk(document) {
            document.isChangedOnDisk = true
            documents[document.name]?.isChangedOnDisk = true
            throw .studio(
                .changedOnDisk,
                "Another program has changed '\(document.name)'. Merge it, reload it, or save over it.")
        }
        try files.write(document.bytes, to: document.name)
        document.noteSaved()
    }
}
