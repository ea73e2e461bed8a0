import ArgumentParser
import Diagnostics
import LayoutTools
import UIKit

/// `plumb pin`: Interface Builder's Pin as a command.
struct Pin: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Add constraints for the spacing and size of views.",
        discussion: """
            A space goes to the nearest neighbor on that side, or to the safe area or edge of the superview. It is a number \
            of points, "standard", or without a value, the current space. The standard space is 8 points to a sibling, 20 to \
            the superview, and 0 to its safe area or margins. A size is a number of points, or without a value, the current \
            size. The command only adds constraints. Run plumb resolve update-frames to update the frames.

            For example: plumb pin --top standard --leading 20 --width --views Title Main.storyboard

            \(ToolArguments.exitStatus)
            """)

    @Option(name: .customLong("top"), defaultAsFlag: .space(.current), help: "The space above, in points or standard.")
    var top: SpaceArgument?

    @Option(name: .customLong("leading"), defaultAsFlag: .space(.current), help: "The space on the leading side.")
    var leading: SpaceArgument?

    @Option(name: .customLong("bottom"), defaultAsFlag: .space(.current), help: "The space below.")
    var bottom: SpaceArgument?

    @Option(name: .customLong("trailing"), defaultAsFlag: .space(.current), help: "The space at the trailing side.")
    var trailing: SpaceArgument?

    @Option(name: .customLong("width"), defaultAsFlag: .space(.current), help: "The width in points.")
    var width: SpaceArgument?

    @Option(name: .customLong("height"), defaultAsFlag: .space(.current), help: "The height in points.")
    var height: SpaceArgument?

    @Flag(help: "Keep the current ratio of width to height.")
    var aspect = false

    @Flag(help: "Make the widths equal to that of the first view.")
    var equalWidths = false

    @Flag(help: "Make the heights equal to that of the first view.")
    var equalHeights = false

    @Flag(help: "Use the margins of the superview instead of its safe area.")
    var margins = false

    @Option(
        help: ArgumentHelp("The views, by id, label or name. Write \\, for a comma in a name.", valueName: "id,id"),
        transform: ViewList.init(argument:))
    var views: ViewList

    @OptionGroup var arguments: ToolArguments

    private var spaces: [(name: String, argument: SpaceArgument?)] {
        [
            ("top", top), ("leading", leading), ("bottom", bottom), ("trailing", trailing), ("width", width),
            ("height", height),
        ]
    }

    func validate() throws {
        for case (let name, .unreadable(let word)?) in spaces {
            throw ValidationError(
                "--\(name) takes a number of points\(SpaceArgument.isSize(name) ? "" : " or 'standard'"), not '\(word)'."
            )
        }
        for (name, argument) in spaces {
            if let points = argument?.points, abs(points) > SpaceArgument.greatest {
                throw ValidationError("--\(name) takes at most 100000 points, not \(JSONValue.text(of: points)).")
            }
        }
        for (name, argument) in spaces where SpaceArgument.isSize(name) {
            if argument?.space == .standard {
                throw ValidationError("--\(name) takes a number of points, not 'standard'.")
            }
            if let points = argument?.points, points < 0 {
                throw ValidationError(
                    "--\(name) takes a number of at least 0, not \(JSONValue.text(of: points)).")
            }
        }
    }

    func run() throws {
        // This check is not earlier, because a misspelled option has to be reported first.
        guard spaces.contains(where: { $0.argument != nil }) || aspect || equalWidths || equalHeights else {
            throw ValidationError(
                "Name a side (--top, --leading, --bottom, --trailing), a size (--width, --height), --aspect, "
                    + "--equal-widths or --equal-heights.")
        }
        let tool = try ToolRun(arguments)
        // Only equal sizes relate the views to each other.
        let rounds =
            equalWidths || equalHeights ? [try tool.selection(views.words)] : try tool.rounds(views.words)
        try tool.finishAdding(rounds) { canvas, selection throws(ToolProblem) in
            try edits(selection, on: canvas)
        }
    }

    private func edits(_ selection: [Canvas.Item], on canvas: Canvas) throws(ToolProblem) -> [Edit] {
        var edits: [Edit] = []
        for side in [Side.top, .leading, .bottom, .trailing] {
            guard let space = spaces.first(where: { $0.name == side.rawValue })?.argument?.space else { continue }
            edits += try pin(side, space, selection, usingMargins: margins, on: canvas)
        }
        if let width { edits += try pinSize(.horizontal, width.points, selection, on: canvas) }
        if let height { edits += try pinSize(.vertical, height.points, selection, on: canvas) }
        if aspect { edits += try pinAspectRatio(selection, on: canvas) }
        if equalWidths { edits += try pinEqualSizes(.horizontal, selection, on: canvas) }
        if equalHeights { edits += try pinEqualSizes(.vertical, selection, on: canvas) }
        var seen: Set<Edit> = []
        return edits.filter { seen.insert($0).inserted }
    }
}
