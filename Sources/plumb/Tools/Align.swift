import ArgumentParser
import LayoutTools
import UIKit

/// `plumb align`: Interface Builder's Align as a command.
struct Align: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Add constraints that align views with each other or centre them in their container.",
        discussion: """
            Every view after the first named is tied to the first, which is kept as it is. container-x and container-y \
            tie the horizontal or vertical centre of each view to that of its superview. Only constraints are added; \
            plumb resolve update-frames then moves the views there.

            For example: plumb align leading --views Title,Subtitle Main.storyboard

            \(ToolArguments.exitStatus)
            """)

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

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            """
            How far right of or below the first view, or the centre of the container, in points; may be negative. Leading and \
            trailing edges count in the direction of reading.
            """,
            valueName: "n"))
    var offset = 0.0

    @Option(
        help: ArgumentHelp("The views, by identifier, label or name; \\, is a comma in a name.", valueName: "id,id"),
        transform: ViewList.init(argument:))
    var views: ViewList

    @OptionGroup var arguments: ToolArguments

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

    /// Centres views in their containers, which may lie in several scenes.
    private func center(along axis: NSLayoutConstraint.Axis, by tool: ToolRun) throws {
        try tool.finishAdding(tool.rounds(views.words), keepsSizes: true) { canvas, selection throws(ToolProblem) in
            try centerInContainer(along: axis, selection, offset: offset, on: canvas)
        }
    }
}
