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
        let tool = try ToolRun(arguments)
        var rounds: [(Canvas, [Canvas.Item])] = []
        if let views {
            rounds = [try tool.selection(views.words)]
        } else {
            rounds = tool.canvases.map { canvas in (canvas, canvas.items.filter { !$0.kind.isGuide }) }
        }
        let laidOut = tool.document.laidOut
        try tool.finish(rounds.map { canvas, selection in (canvas, edits(selection, on: canvas, laidOut: laidOut)) })
    }

    private func edits(_ selection: [Canvas.Item], on canvas: Canvas, laidOut: [String: CGRect]) -> [Edit] {
        switch action {
        case .updateFrames: return updateFrames(selection, laidOut: laidOut, on: canvas)
        case .updateConstants: return updateConstants(selection, on: canvas)
        case .addMissing: return addMissingConstraints(selection, on: canvas)
        case .reset: return resetToSuggestedConstraints(selection, on: canvas)
        case .clear: return clearConstraints(selection, laidOut: laidOut, on: canvas)
        }
    }
}
