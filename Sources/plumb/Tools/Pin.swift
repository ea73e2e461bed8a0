import ArgumentParser
import LayoutTools
import UIKit

/// `plumb pin`: Interface Builder's Pin as a command.
struct Pin: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Adds constraints that keep spaces and sizes of views.",
        discussion: """
            A space is kept to the nearest neighbour on that side, or to the superview. It is a number of points, \
            "standard", or, without a value, the space there is.
            """)

    @Option(name: .customLong("top"), defaultAsFlag: .current, help: "The space above.")
    var top: PinnedSpace?

    @Option(name: .customLong("leading"), defaultAsFlag: .current, help: "The space at the leading side.")
    var leading: PinnedSpace?

    @Option(name: .customLong("bottom"), defaultAsFlag: .current, help: "The space below.")
    var bottom: PinnedSpace?

    @Option(name: .customLong("trailing"), defaultAsFlag: .current, help: "The space at the trailing side.")
    var trailing: PinnedSpace?

    @Option(name: .customLong("width"), defaultAsFlag: .current, help: "The width, or as it is.")
    var width: PinnedSpace?

    @Option(name: .customLong("height"), defaultAsFlag: .current, help: "The height, or as it is.")
    var height: PinnedSpace?

    @Flag(help: "The ratio of width to height.")
    var aspect = false

    @Flag(help: "Equal widths.")
    var equalWidths = false

    @Flag(help: "Equal heights.")
    var equalHeights = false

    @Flag(help: "Take the superview's margins for its edges.")
    var margins = false

    @Option(help: ArgumentHelp("The views, by id, label or name.", valueName: "id,id"))
    var views: ViewList

    @OptionGroup var arguments: ToolArguments

    /// Arguments with the values of `--top=8` and its like set apart.
    ///
    /// The argument parser drops a value after an equals sign where the value may be left out.
    static func separated(_ arguments: [String]) -> [String] {
        guard arguments.first == "pin" else { return arguments }
        let names = ["--top=", "--leading=", "--bottom=", "--trailing=", "--width=", "--height="]
        return arguments.flatMap { argument -> [String] in
            guard let name = names.first(where: argument.hasPrefix) else { return [argument] }
            return [String(name.dropLast()), String(argument.dropFirst(name.count))]
        }
    }

    func validate() throws {
        let spaces = [top, leading, bottom, trailing, width, height].contains { $0 != nil }
        guard spaces || aspect || equalWidths || equalHeights else {
            throw ValidationError("nothing to pin: name a side, a size, --aspect, --equal-widths or --equal-heights")
        }
        if width == .standard || height == .standard {
            throw ValidationError("a width or height is a number of points; there is no standard one")
        }
    }

    func run() throws {
        let tool = try ToolRun(arguments)
        let (canvas, selection) = try tool.selection(views.words)
        let edits = try ToolRun.attempt { () throws(ToolProblem) -> [Edit] in
            try self.edits(selection, on: canvas)
        }
        try tool.finish([(canvas, edits)])
    }

    private func edits(_ selection: [Canvas.Item], on canvas: Canvas) throws(ToolProblem) -> [Edit] {
        var edits: [Edit] = []
        let sides: [(Side, PinnedSpace?)] = [
            (.top, top), (.leading, leading), (.bottom, bottom), (.trailing, trailing),
        ]
        for (side, space) in sides {
            guard let space else { continue }
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

extension PinnedSpace: ExpressibleByArgument {
    /// A number of points, or `standard`, or `current`.
    public init?(argument: String) {
        switch argument {
        case "standard": self = .standard
        case "current": self = .current
        default:
            guard let number = Double(argument), number.isFinite else { return nil }
            self = .points(number)
        }
    }

    /// The word or number that stands for the space.
    public var defaultValueDescription: String {
        switch self {
        case .current: return "current"
        case .standard: return "standard"
        case .points(let number): return "\(number)"
        }
    }

    /// The number, where it is one.
    fileprivate var points: Double? {
        if case .points(let number) = self { return number }
        return nil
    }
}
