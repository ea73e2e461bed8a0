import Diagnostics
import InterfaceBuilder
import LayoutTools
import UIKit

/// The result of a command: the new text, and its edits in words.
struct DocumentChange {
    /// The title in the Edit menu.
    var title: String
    /// The new text; nil if nothing changes.
    var text: String?
    /// The edits, one a line: constraints as visual formats if possible.
    var edits: [String] = []
    /// The number of constraints that are added.
    var added = 0
    /// Sentences about edits that are left out.
    var notes: [String] = []
    /// The ids of new views and of the views that the edits concern.
    var views: [String] = []
    /// The ids of new segues.
    var segues: [String] = []
}

/// Performs commands on a document.
@MainActor struct CommandRun {
    let document: DesignDocument
    let titles: ItemTitles

    init(_ document: DesignDocument) {
        self.document = document
        titles = ItemTitles(document.canvases)
    }

    /// Returns the change of a command.
    func change(of command: Command) throws(Diagnostic.Refusal) -> DocumentChange {
        switch command {
        case .move(let move): try self.move(move)
        case .align(let alignment): try align(alignment)
        case .pin(let pin): try self.pin(pin)
        case .resolve(let resolution): try resolve(resolution)
        case .embed(let embedding): try embed(embedding)
        case .unembed(let unembedding): try unembed(unembedding)
        case .format(let format): try self.format(format)
        case .connect(let connection): try connect(connection)
        case .constraint(let change): try self.constraint(change)
        case .delete(let deletion): try delete(deletion)
        case .priorities(let change): try priorities(change)
        case .attributes(let change):
            document.interface == nil
                ? try LayoutViewEditor(document: document, titles: titles).set(change)
                : settled(try MarkupEditor(document, titles).set(change))
        case .insert(let insertion):
            document.interface == nil
                ? try LayoutViewEditor(document: document, titles: titles).insert(insertion)
                : try MarkupEditor(document, titles).insert(insertion)
        case .fix(let fix): try fix.change(of: document.text)
        case .batch(let batch): try self.batch(batch)
        case .scene(let scene): try MarkupEditor(document, titles).addScene(scene)
        case .controller(let change): try MarkupEditor(document, titles).change(change)
        case .addSegue(let segue): try MarkupEditor(document, titles).add(segue)
        case .segue(let change): try MarkupEditor(document, titles).change(change)
        case .variation(let change): try MarkupEditor(document, titles).vary(change)
        }
    }

    /// Performs commands one after the other, each on the result of those before it.
    private func batch(_ batch: Command.Batch) throws(Diagnostic.Refusal) -> DocumentChange {
        guard batch.commands.count <= Self.mostCommands else {
            throw .studio(
                .badValue, "A batch takes at most \(Self.mostCommands) commands, not \(batch.commands.count).")
        }
        var whole = DocumentChange(title: batch.title)
        var run = self
        for command in batch.commands {
            if case .batch = command { throw .studio(.badValue, "A batch cannot contain a batch.") }
            let change = try run.change(of: command)
            whole.edits += change.edits
            whole.added += change.added
            whole.notes += change.notes
            whole.views += change.views.filter { view in !whole.views.contains(view) }
            whole.segues += change.segues
            guard let text = change.text else { continue }
            whole.text = text
            guard let next = DesignDocument.read(Array(text.utf8), file: "").document else {
                throw .studio(.notEditable, "The document cannot express the edit.")
            }
            run = CommandRun(next)
        }
        return whole
    }

    /// The most commands of a batch.
    private static let mostCommands = 100

    // MARK: Parts

    /// Returns the change that edits make.
    func change(
        _ title: String, _ rounds: [DesignDocument.Change], notes: [String] = [], update: Command.FrameUpdate = .none,
        views: [String] = []
    ) throws(Diagnostic.Refusal) -> DocumentChange {
        let edits = rounds.flatMap { round in round.edits }
        guard !edits.isEmpty else { return DocumentChange(title: title, notes: notes, views: views) }
        guard var text = document.text(applying: rounds) else {
            throw .studio(.notEditable, "The document cannot express the edit.")
        }
        if update != .none { text = updatingFrames(text, of: update == .all ? nil : Set(views)) }
        return DocumentChange(
            title: title, text: text, edits: edits.map { edit in edit.summary { id in titles[id] } },
            added: edits.count { edit in if case .addConstraint = edit { true } else { false } }, notes: notes,
            views: views)
    }

    /// Returns a text with the frames of views as their constraints give them; nil for all views.
    func updatingFrames(_ text: String, of views: Set<String>?) -> String {
        guard let after = DesignDocument.read(Array(text.utf8), file: "").document else { return text }
        let rounds = after.canvases.map { canvas -> DesignDocument.Change in
            let chosen = canvas.items.filter { item in !item.kind.isGuide && views?.contains(item.id) != false }
            return (canvas, updateFrames(chosen, laidOut: after.layout.rectangles, on: canvas))
        }
        return after.text(applying: rounds) ?? text
    }

    /// Returns the canvases with the named views, each once and in the order of the names.
    func rounds(_ names: [String]) throws(Diagnostic.Refusal) -> [DesignDocument.Round] {
        let ids = names.unique()
        for id in ids where !document.canvases.contains(where: { canvas in canvas.view(id) != nil }) {
            throw ToolProblem.unknownView(id, suggestions: []).refusal
        }
        return document.canvases.map { canvas in (canvas, ids.compactMap { id in canvas.view(id) }) }
            .filter { _, views in !views.isEmpty }
    }

    /// Returns the canvas of a constraint, and the constraint.
    func constraint(_ id: String) throws(Diagnostic.Refusal) -> (Canvas, Canvas.Constraint) {
        for canvas in document.canvases {
            if let constraint = canvas.constraints.first(where: { constraint in constraint.id == id }) {
                return (canvas, constraint)
            }
        }
        throw .studio(.unknownConstraint, "The document has no constraint with the id '\(id)'.")
    }

    /// Returns a number of a request, which must not be far beyond any screen.
    func checked(_ number: Double, _ name: String, in range: ClosedRange<Double> = -100_000...100_000)
        throws(Diagnostic.Refusal) -> Double
    {
        guard number.isFinite, range.contains(number) else {
            let limits = "\(JSONValue.text(of: range.lowerBound)) to \(JSONValue.text(of: range.upperBound))"
            throw .studio(
                .badValue, "\(name) takes a number from \(limits), not \(JSONValue.text(of: number)).")
        }
        return number
    }

    /// Returns the names of views for a title: the name of one, or their number.
    func names(_ views: [String]) -> String {
        views.count == 1 ? "'\(titles[views[0]])'" : "\(views.count) Views"
    }

    /// Returns the edits of a tool, with its problem as a refusal.
    func edits(_ tool: () throws(ToolProblem) -> [Edit]) throws(Diagnostic.Refusal) -> [Edit] {
        do { return try tool() } catch { throw error.refusal }
    }
}

extension Canvas {
    /// Returns the view with an id; nil for a guide.
    func view(_ id: String) -> Item? { item(id).flatMap { item in item.kind.isGuide ? nil : item } }
}
