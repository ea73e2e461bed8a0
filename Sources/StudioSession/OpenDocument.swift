import Diagnostics
import InterfaceBuilder
import LayoutTools
import Scene

/// An open document: its text, its layout, and the edits that can be undone.
///
/// Commands change it, and each change is one step of undo. A document that nobody edits keeps its bytes.
@MainActor public struct OpenDocument {
    /// The path in the opened folder.
    public let name: String
    /// The current bytes.
    public private(set) var bytes: [UInt8]
    /// The bytes of the file when it was read or saved.
    public private(set) var savedBytes: [UInt8]
    /// The settings of the device bar.
    public private(set) var settings = CanvasSettings()
    /// The number of changes of the text.
    public private(set) var revision = 0
    /// A Boolean value that indicates whether another program has changed the file of an edited document.
    public var isChangedOnDisk = false

    /// The unsaved texts of sessions that ended without saving, the oldest first.
    ///
    /// They stay until they are restored or discarded, or until the document is saved.
    public private(set) var journal: [[UInt8]]
    /// The texts that were restored from the journal, which stay beside the document until it is saved.
    private var restored: [[UInt8]] = []

    private var history = EditHistory()
    private(set) var design: DesignDocument?
    /// The canvases with the constraints and guides of the device on the device bar.
    private(set) var canvases: [Canvas] = []
    /// The layout during drags of this text; nil before the first one.
    var live: LiveLayout?
    private(set) var layout: LaidOutDocument
    /// The document after reading; nil for one that cannot be read.
    private(set) var content: (any SceneDocument)?
    /// The sweeps of this text, complete or not.
    var sweeps: [SweepKey: DocumentSweepRun] = [:]
    private var problems: [Diagnostic] = []
    /// The findings of the text with the settings; nil until a state needs them.
    private var findings: [FindingState]?
    /// A Boolean value that indicates whether the document is the result of a command that is not performed.
    private var isPreview = false

    /// Opens a document from its bytes.
    ///
    /// A document that cannot be read has no scenes, and findings with the reasons.
    public init(_ bytes: [UInt8], name: String, journal: [[UInt8]] = []) {
        self.name = name
        self.journal = journal.filter { text in text != bytes }.suffix(Self.mostJournals)
        self.bytes = bytes
        savedBytes = bytes
        layout = LaidOutDocument(file: name, scenes: [])
        read()
    }

    /// The most unsaved texts of earlier sessions.
    private static let mostJournals = 8

    /// The unsaved texts that a later session needs: those of earlier sessions, and the own one.
    var unsavedTexts: [[UInt8]] { journal + restored.filter { text in text != bytes } + (isEdited ? [bytes] : []) }

    /// A Boolean value that indicates whether the text differs from the saved text.
    public var isEdited: Bool { bytes != savedBytes }

    /// Reads the text again and lays it out.
    private mutating func read() {
        let (content, reasons) = DocumentFormats.standard.read(bytes, file: name)
        self.content = content
        if let content {
            let options = (try? settings.options(for: content)) ?? LayoutOptions()
            layout = DocumentLayout.layout(
                content, file: name, options: options, look: DocumentLook(appearance: settings.appearance))
            (design, problems) = DesignDocument.read(content, file: name)
            canvases = shownCanvases(options)
        } else {
            layout = LaidOutDocument(file: name, scenes: [], diagnostics: reasons)
            (design, problems, canvases) = (nil, reasons, [])
        }
        live = nil
        findings = nil
    }

    // MARK: State

    /// Returns the findings: those of `plumb lint` for an Interface Builder document, and those of the layout for others.
    ///
    /// A preview has none.
    private func inspected(_ layout: LaidOutDocument) -> [FindingState] {
        if isPreview { return [] }
        if let interface = design?.interface {
            return DocumentFindings(interface, settings: settings).states
        }
        let known = Set(layout.allDiagnostics)
        let found =
            layout.allDiagnostics
            + (design == nil ? problems.filter { problem in !known.contains(problem) } : [])
        return found.map { finding in FindingState(finding, isEditable: design != nil) }
    }

    /// Inspects the document for its findings, unless they are known.
    mutating func inspect() {
        if findings == nil { findings = inspected(layout.abridged) }
    }

    /// The document as a front end shows it.
    public var state: DocumentState {
        let titles = design.map { _ in ItemTitles(canvases) }
        let layout = layout.abridged
        let showsStoredFrames = canMove && design?.interface != nil
        let overview = design?.interface.flatMap { interface in OverviewState(interface, scenes: layout.scenes) }
        return DocumentState(
            document: name, revision: revision, isEdited: isEdited, isChangedOnDisk: isChangedOnDisk,
            hasUnsavedEdits: !journal.isEmpty, isEditable: design != nil,
            isInterfaceBuilder: content is InterfaceDocument, showsStoredFrames: showsStoredFrames, isMovable: canMove,
            showsOwnDevice: settings.showsOwnDevice, undo: history.undoTitle, redo: history.redoTitle,
            settings: settings, sizeClasses: sizeClasses,
            scenes: layout.scenes.map { scene in
                SceneState(scene, design, canvases, showsStoredFrames: showsStoredFrames, titles: titles)
            },
            overview: overview, findings: findings ?? inspected(layout))
    }

    // MARK: Commands

    /// Performs a command, which is one step of undo.
    ///
    /// - Returns: The edits in words.
    @discardableResult
    public mutating func perform(_ command: Command) throws(Diagnostic.Refusal) -> CommandOutcome {
        let change = try change(of: command)
        let known = Set(design?.layout.conflicts ?? [])
        if let text = change.text { take(Array(text.utf8), title: change.title) }
        let notes = change.notes.isEmpty ? conflictNotes(without: known) : change.notes
        return CommandOutcome(
            title: change.title, edits: change.edits, added: change.added, notes: notes, views: change.views,
            segues: change.segues.isEmpty ? nil : change.segues)
    }

    /// Returns sentences about the conflicts of the layout, without some.
    private func conflictNotes(without known: Set<[String]>) -> [String] {
        guard let design else { return [] }
        let titles = ItemTitles(design.canvases)
        return design.layout.conflicts.filter { conflict in !known.contains(conflict) }.prefix(3).map { conflict in
            let constraints = design.canvases.flatMap(\.constraints).filter { constraint in
                constraint.id.map(conflict.contains) == true
            }
            let words = constraints.map { constraint in constraint.summary { id in titles[id] } }
            return words.count == 1
                ? "\(words[0]) cannot be satisfied." : "These constraints conflict: \(words.joined(separator: ", "))."
        }
    }

    /// Returns the result of a command without performing it: the edits in words, and the document after it.
    public func preview(_ command: Command) throws(Diagnostic.Refusal) -> (
        outcome: CommandOutcome, state: DocumentState
    ) {
        var copy = self
        copy.isPreview = true
        return (try copy.perform(command), copy.state)
    }

    private func change(of command: Command) throws(Diagnostic.Refusal) -> DocumentChange {
        if case .fix(let fix) = command, let text = String(validating: bytes, as: UTF8.self) {
            return try fix.change(of: text)
        }
        guard let design else {
            throw problems.first.map { problem in Diagnostic.Refusal(diagnostic: problem) }
                ?? .studio(.notEditable, "The document cannot be edited.")
        }
        if command.isMove { try checkMoves() }
        try checkDevice(of: command)
        return try CommandRun(design).change(of: command)
    }

    /// Takes a new text as one step of undo.
    private mutating func take(_ text: [UInt8], title: String) {
        guard let replacement = TextReplacement(from: bytes, to: text) else { return }
        history.add(.init(title: title, replacement: replacement))
        apply(replacement)
    }

    private mutating func apply(_ replacement: TextReplacement) {
        bytes = replacement.applied(to: bytes)
        revision += 1
        sweeps = [:]
        read()
    }

    /// Undoes the last edit.
    ///
    /// - Returns: Its title; nil if there is none.
    @discardableResult
    public mutating func undo() -> String? {
        guard let entry = history.undo() else { return nil }
        apply(entry.replacement.inverse)
        return entry.title
    }

    /// Redoes the edit that was undone last.
    ///
    /// - Returns: Its title; nil if there is none.
    @discardableResult
    public mutating func redo() -> String? {
        guard let entry = history.redo() else { return nil }
        apply(entry.replacement)
        return entry.title
    }

    /// Changes the settings of the device bar.
    public mutating func configure(_ settings: CanvasSettings) throws(Diagnostic.Refusal) {
        _ = try settings.options(for: content)
        self.settings = settings
        read()
    }

    // MARK: The file

    /// Notes that the bytes have been saved, which also settles the unsaved edits of earlier sessions.
    public mutating func noteSaved() {
        savedBytes = bytes
        (journal, restored) = ([], [])
        isChangedOnDisk = false
    }

    /// Takes the bytes of a file that another program has changed.
    ///
    /// An edited document keeps its text until it is merged, reloaded or saved.
    public mutating func noteFile(_ file: [UInt8]) {
        guard file != savedBytes else { return }
        if isEdited {
            isChangedOnDisk = true
        } else {
            reload(file)
        }
    }

    /// Takes the text of the file, as one step of undo.
    public mutating func reload(_ file: [UInt8]) {
        take(file, title: "Reload")
        savedBytes = file
        isChangedOnDisk = false
    }

    /// Takes the unsaved texts of sessions that ended without saving, each as one step of undo.
    public mutating func restore() {
        restored = journal
        journal = []
        for text in restored { take(text, title: "Restore Unsaved Edits") }
    }

    /// Forgets the unsaved texts of sessions that ended without saving.
    public mutating func discardJournal() { journal = [] }

    /// Merges the text with that of the file, as one step of undo.
    public mutating func merge(_ file: [UInt8]) throws(Diagnostic.Refusal) {
        guard let base = InterfaceDocument.read(savedBytes, file: name).document?.tree,
            let ours = InterfaceDocument.read(bytes, file: name).document?.tree,
            let theirs = InterfaceDocument.read(file, file: name).document?.tree
        else { throw .studio(.notEditable, "The versions cannot be merged. Reload the file, or save over it.") }
        let merge = DocumentMerge(base: base, ours: ours, theirs: theirs)
        guard merge.conflicts.isEmpty else {
            let words = merge.conflicts.prefix(3).map { conflict in "\(conflict.object): \(conflict.text)" }
            throw .studio(
                .changedOnDisk,
                "Both versions change the same values: \(words.joined(separator: "; ")). Reload the file, or save over it."
            )
        }
        take(Array(merge.text.utf8), title: "Merge")
        savedBytes = file
        isChangedOnDisk = false
    }

    /// Returns the constraints that determine the frame of a view; nil in a layout document.
    public func reasons(for view: String) -> FrameReasons? {
        let options = (try? settings.options(for: content)) ?? LayoutOptions()
        return design?.interface?.layoutReasons(of: view, options: options).map(FrameReasons.init)
    }
}

/// The result of a command in words.
public struct CommandOutcome: Codable, Hashable, Sendable {
    /// The title in the Edit menu.
    public var title: String
    /// The edits, one a line: constraints as visual formats if possible.
    public var edits: [String]
    /// The number of added constraints.
    public var added: Int
    /// Sentences about edits that were left out.
    public var notes: [String]
    /// The ids of new views and of the views that the edits concern.
    public var views: [String]
    /// The ids of new segues; nil without any.
    public var segues: [String]?
}
