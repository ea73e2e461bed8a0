import ArgumentParser
import Diagnostics
import InterfaceBuilder
import LayoutTools
import UIKit

/// `plumb resolve`: Interface Builder's Resolve Auto Layout Issues as a command.
struct Resolve: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Resolve Auto Layout issues: update frames or constants, add or remove constraints.",
        discussion: """
            update-frames     store the frames that the constraints give
            update-constants  change constants to match the stored frames
            add-missing       add constraints until no view is ambiguous
            clear             remove all constraints of the views, keep their frames
            reset             clear, then add suggested constraints for the stored frames

            With --all the file can be a folder: the command edits all its documents.

            For example: plumb resolve add-missing --all --dry-run Main.storyboard

            \(ToolArguments.exitStatus)
            """)

    /// The actions of Resolve Auto Layout Issues.
    enum Action: String, ExpressibleByArgument, CaseIterable {
        case updateFrames = "update-frames"
        case updateConstants = "update-constants"
        case addMissing = "add-missing"
        case reset
        case clear
    }

    @Argument(help: "The action, see above.")
    var action: Action

    @Flag(help: "Use all views of all scenes.")
    var all = false

    @Option(
        help: ArgumentHelp(
            "Use these views, by id, label or name. Write \\, for a comma in a name.", valueName: "id,id"),
        transform: ViewList.init(argument:))
    var views: ViewList?

    @OptionGroup var arguments: ToolArguments

    func validate() throws {
        if all, views != nil {
            throw ValidationError("Use either --all or --views.")
        }
        if all, arguments.output != nil, DocumentFolder.isFolder(arguments.file) {
            throw ValidationError("'\(arguments.file)' is a folder. --output takes the result of one document.")
        }
        guard all || views != nil else { throw ValidationError("Name the views with --views, or use --all.") }
    }

    func run() throws {
        guard all else { return try run(on: arguments.file) }
        // A document that is refused does not keep the others from their edits.
        var refusal: ExitCode?
        for file in try files() {
            do {
                try run(on: file)
            } catch let code as ExitCode {
                refusal = refusal ?? code
            }
        }
        if let refusal { throw refusal }
    }

    /// The documents to work on: of many those with the scene that is asked for, and those that cannot be read.
    private func files() throws -> [String] {
        let files = DocumentFolder.expanding([arguments.file])
        guard files.count > 1, arguments.selection.scene != nil else { return files }
        let names = files.map { file in (file, ToolRun.sceneNames(of: file)) }
        guard names.contains(where: { _, names in names?.contains(where: arguments.selection.takes) ?? false }) else {
            throw FindingOutput(isColored: arguments.coloring.colorsErrors).refused(
                [arguments.selection.unknown(among: names.flatMap { _, names in names ?? [] }, file: arguments.file)],
                status: 2)
        }
        return names.filter { _, names in names?.contains(where: arguments.selection.takes) ?? true }.map { file, _ in
            file
        }
    }

    private func run(on file: String) throws {
        // Clearing and resetting leave views where the document's own sizes put them.
        let keepsDrawing = action == .clear || action == .reset
        let tool = try ToolRun(arguments, file: file, intrinsicSizes: keepsDrawing ? .stored : .measured)
        var rounds: [DesignDocument.Round] = []
        if let views {
            rounds = try tool.rounds(views.words)
        } else {
            rounds = tool.canvases.map { canvas in (canvas, canvas.items.filter { !$0.kind.isGuide }) }
        }
        if action == .addMissing || action == .reset, let problem = suggestionRefusal(for: rounds) {
            throw tool.refused(problem)
        }
        let changes = MainActor.assumeIsolated { self.changes(rounds, in: tool.document) }
        try tool.finish(changes) {
            if action == .addMissing { noteMisplaced(rounds, by: tool) }
            guard action == .clear || action == .reset else { return }
            // Clearing all views leaves no constraints, and resetting all views makes none ambiguous.
            if views != nil { tool.noteOpened(by: changes) }
            tool.noteForgottenSafeAreas(changes)
        }
    }

    /// Names the views whose stored frames differ from their constraints, since added constraints keep the computed frames.
    private func noteMisplaced(_ rounds: [DesignDocument.Round], by tool: ToolRun) {
        let document = tool.document
        let (laidOut, tolerance) = (document.layout.rectangles, document.misplacementTolerance)
        let names = rounds.flatMap { canvas, views in
            updateFrames(views, laidOut: laidOut, tolerance: tolerance, on: canvas).compactMap { edit in
                if case .setRectangle(let id, _) = edit {
                    canvas.item(id).map { item in "'\(item.title)'" }
                } else {
                    nil
                }
            }
        }
        guard !names.isEmpty else { return }
        tool.findings.show(
            Diagnostic(
                id: "tools.misplaced", severity: .note,
                message: "Misplaced: \(names.listed(most: ToolRun.mostListed)). Run plumb resolve update-frames."))
    }

    @MainActor private func changes(
        _ rounds: [DesignDocument.Round], in document: DesignDocument
    ) -> [DesignDocument.Change] {
        let laidOut = document.layout.rectangles
        switch action {
        case .addMissing: return document.addingMissingConstraints(rounds)
        case .reset: return document.resettingToSuggestedConstraints(rounds)
        case .clear:
            return document.keepingRootSize(
                rounds.map { canvas, views in (canvas, clearConstraints(views, laidOut: laidOut, on: canvas)) })
        case .updateConstants: return rounds.map { canvas, views in (canvas, updateConstants(views, on: canvas)) }
        case .updateFrames:
            let tolerance = document.misplacementTolerance
            return rounds.map { canvas, views in
                (canvas, updateFrames(views, laidOut: laidOut, tolerance: tolerance, on: canvas))
            }
        }
    }
}
