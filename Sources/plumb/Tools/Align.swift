import ArgumentParser
import Diagnostics
import LayoutTools
import UIKit

/// `plumb align`: Interface Builder's Align as a command.
struct Align: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Add constraints that align views with each other or center them in their container.",
        discussion: """
            The command aligns every view with the first one. container-x and container-y center each view horizontally \
            or vertically in its superview. It only adds constraints. Run plumb resolve update-frames to update the frames.

            For example: plumb align leading --views Title,Subtitle Main.storyboard

            \(ToolArguments.exitStatus)
            """)

    /// The kinds of alignment.
    enum Subject: String, ExpressibleByArgument, CaseIterable {
        case leading, trailing, top, bottom
        case centersX = "centers-x"
        case centersY = "centers-y"
        case baselines
        case containerX = "container-x"
        case containerY = "container-y"
    }

    @Argument(help: "The attribute to align.")
    var subject: Subject

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            """
            The offset to the right of or below the first view or the center of the container, in points. It can be \
            negative. For leading and trailing edges, it follows the layout direction.
            """,
            valueName: "n"), transform: NumberArgument.points)
    var offset = 0.0

    @Option(
        help: ArgumentHelp("The views, by id, label or name. Write \\, for a comma in a name.", valueName: "id,id"),
        transform: ViewList.init(argument:))
    var views: ViewList

    @OptionGroup var arguments: ToolArguments

    func validate() throws {
        guard offset.isFinite, abs(offset) > SpaceArgument.greatest else { return }
        throw ValidationError("--offset takes a number from -100000 to 100000, not \(JSONValue.text(of: offset)).")
    }

    func run() throws {
        let tool = try ToolRun(arguments)
        switch subject {
        case .containerX: try center(along: .horizontal, by: tool)
        case .containerY: try center(along: .vertical, by: tool)
        default:
            try tool.finishAdding([tool.selection(views.words)], keepsSizes: true) {
                canvas, selection throws(ToolProblem) in
                guard let alignment = Alignment(rawValue: subject.rawValue) else { return [] }
                return try align(alignment, selection, offset: offset, on: canvas)
            }
        }
    }

    /// Centers views in their containers, which may be in several scenes.
    private func center(along axis: NSLayoutConstraint.Axis, by tool: ToolRun) throws {
        try tool.finishAdding(tool.rounds(views.words), keepsSizes: true) { canvas, selection throws(ToolProblem) in
            try centerInContainer(along: axis, selection, offset: offset, on: canvas)
        }
    }
}
