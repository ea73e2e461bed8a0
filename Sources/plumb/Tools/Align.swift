import ArgumentParser
import LayoutTools
import UIKit

/// `plumb align`: Interface Builder's Align as a command.
struct Align: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Adds constraints that align views with each other or centre them in their container.")

    /// What can be aligned.
    enum Subject: String, ExpressibleByArgument, CaseIterable {
        case leading, trailing, top, bottom
        case centersX = "centers-x"
        case centersY = "centers-y"
        case baselines
        case containerX = "container-x"
        case containerY = "container-y"
    }

    @Argument(help: "What is aligned.")
    var subject: Subject

    @Option(parsing: .unconditional, help: ArgumentHelp("How far from it, in points.", valueName: "n"))
    var offset = 0.0

    @Option(help: ArgumentHelp("The views, by id, label or name.", valueName: "id,id"))
    var views: ViewList

    @OptionGroup var arguments: ToolArguments

    func run() throws {
        let tool = try ToolRun(arguments)
        let (canvas, selection) = try tool.selection(views.words)
        let edits = try ToolRun.attempt { () throws(ToolProblem) -> [Edit] in
            switch subject {
            case .containerX: return try centerInContainer(along: .horizontal, selection, offset: offset, on: canvas)
            case .containerY: return try centerInContainer(along: .vertical, selection, offset: offset, on: canvas)
            default:
                guard let alignment = Alignment(rawValue: subject.rawValue) else { return [] }
                return try align(alignment, selection, offset: offset, on: canvas)
            }
        }
        try tool.finishAdding(edits, on: canvas)
    }
}
