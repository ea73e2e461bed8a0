import ArgumentParser
import InterfaceBuilder
import LayoutTools
import UIKit

/// `plumb resolve`: Interface Builder's Resolve Auto Layout Issues as a command.
struct Resolve: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Moves views to where their constraints put them, or changes constraints to fit the views.")

    /// What can be resolved.
    enum Action: String, ExpressibleByArgument, CaseIterable {
        case updateFrames = "update-frames"
        case updateConstants = "update-constants"
        case addMissing = "add-missing"
        case reset
        case clear
    }

    @Argument(help: "What is done.")
    var action: Action

    @Flag(help: "For all views of all scenes.")
    var all = false

    @Option(help: ArgumentHelp("For these views, by id, label or name.", valueName: "id,id"))
    var views: ViewList?

    @OptionGroup var arguments: ToolArguments

    func validate() throws {
        guard all != (views != nil) else { throw ValidationError("name the views with --views, or take --all") }
    }

    func run() throws {
        // Clearing leaves views where the document's own sizes put them.
        let tool = try ToolRun(arguments, intrinsicSizes: action == .clear ? .stored : .measured)
        var rounds: [DesignDocument.Round] = []
        if let views {
            rounds = [try tool.selection(views.words)]
        } else {
            rounds = tool.document.canvases.map { canvas in (canvas, canvas.items.filter { !$0.kind.isGuide }) }
        }
        try tool.finish(MainActor.assumeIsolated { changes(rounds, in: tool.document) })
    }

    @MainActor private func changes(
        _ rounds: [DesignDocument.Round], in document: DesignDocument
    ) -> [DesignDocument.Change] {
        let laidOut = document.layout.rectangles
        switch action {
        case .addMissing: return document.addingMissingConstraints(rounds)
        case .reset: return document.resettingToSuggestedConstraints(rounds)
        case .clear:
            return rounds.map { canvas, views in (canvas, clearConstraints(views, laidOut: laidOut, on: canvas)) }
        case .updateConstants: return rounds.map { canvas, views in (canvas, updateConstants(views, on: canvas)) }
        case .updateFrames:
            let tolerance = document.misplacementTolerance
            return rounds.map { canvas, views in
                (canvas, updateFrames(views, laidOut: laidOut, tolerance: tolerance, on: canvas))
            }
        }
    }
}
