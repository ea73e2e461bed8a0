import Diagnostics
import LayoutTools
import Scene
import UIKit

/// Align, Pin, and single constraints.
extension CommandRun {
    func align(_ command: Command.Align) throws(Diagnostic.Refusal) -> DocumentChange {
        let offset = try checked(command.offset ?? 0, "The offset")
        let title = "Align \(Self.alignmentTitles[command.attribute] ?? command.attribute)"
        let tool: (Canvas, [Canvas.Item]) throws(ToolProblem) -> [Edit]
        switch command.attribute {
        case "container-x":
            tool = { canvas, views throws(ToolProblem) in
                try centerInContainer(along: .horizontal, views, offset: offset, on: canvas)
            }
        case "container-y":
            tool = { canvas, views throws(ToolProblem) in
                try centerInContainer(along: .vertical, views, offset: offset, on: canvas)
            }
        default:
            guard let alignment = Alignment(rawValue: command.attribute) else {
                throw .studio(.badValue, "Unknown alignment '\(command.attribute)'.")
            }
            tool = { canvas, views throws(ToolProblem) in
                try LayoutTools.align(alignment, views, offset: offset, on: canvas)
            }
        }
        return try adding(title, command.views, command.updateFrames, tool)
    }

    func pin(_ command: Command.Pin) throws(Diagnostic.Refusal) -> DocumentChange {
        for side in (command.neighbors ?? [:]).keys.sorted() where Side(rawValue: side) == nil {
            throw .studio(.badValue, "Unknown side '\(side)'.")
        }
        for (side, length) in (command.spaces ?? [:]).sorted(by: { $0.key < $1.key }) {
            guard Side(rawValue: side) != nil else { throw .studio(.badValue, "Unknown side '\(side)'.") }
            if case .points(let points) = length { _ = try checked(points, "The space") }
        }
        for case .points(let points)? in [command.width, command.height] {
            _ = try checked(points, "A size", in: 0...100_000)
        }
        return try adding("Add Constraints", command.views, command.updateFrames) {
            canvas, views throws(ToolProblem) in
            var edits: [Edit] = []
            for side in [Side.top, .leading, .bottom, .trailing] {
                guard let space = command.spaces?[side.rawValue] else { continue }
                edits += try LayoutTools.pin(
                    side, space.space, views, usingMargins: command.margins == true,
                    to: command.neighbors?[side.rawValue], on: canvas)
            }
            if let width = command.width { edits += try pinSize(.horizontal, width.points, views, on: canvas) }
            if let height = command.height { edits += try pinSize(.vertical, height.points, views, on: canvas) }
            if command.aspect == true { edits += try pinAspectRatio(views, on: canvas) }
            if command.equalWidths == true { edits += try pinEqualSizes(.horizontal, views, on: canvas) }
            if command.equalHeights == true { edits += try pinEqualSizes(.vertical, views, on: canvas) }
            var seen: Set<Edit> = []
            return edits.filter { edit in seen.insert(edit).inserted }
        }
    }

    /// Returns the change of a tool that adds constraints, without those that exist already or are implied.
    private func adding(
        _ title: String, _ views: [String], _ update: Command.FrameUpdate?,
        _ tool: (Canvas, [Canvas.Item]) throws(ToolProblem) -> [Edit]
    ) throws(Diagnostic.Refusal) -> DocumentChange {
        var changes: [DesignDocument.Change] = []
        var notes: [String] = []
        for (canvas, selection) in try rounds(views) {
            // The tool omits existing constraints. So it gets none, and the review reports them.
            let bare = Canvas(items: canvas.items, constraints: [])
            let edits = try edits { () throws(ToolProblem) in try tool(bare, selection) }
            let review = document.review(edits, on: canvas)
            notes += self.notes(of: review)
            changes.append((canvas, review.edits))
        }
        return try change(title, changes, notes: notes, update: update ?? .none, views: views)
    }

    private func notes(of review: EditReview) -> [String] {
        func words(_ constraint: Canvas.Constraint) -> String { constraint.summary { id in titles[id] } }
        let present = review.present.map { finding in "Not added: \(words(finding.constraint)) exists already." }
        let tied = review.tiedOtherwise.map { finding in
            "Not added: \(finding.others.map(words).joined(separator: ", ")) constrains the same value."
        }
        let implied = review.implied.map { finding in
            "Not added: \(words(finding.constraint)) already follows from existing constraints."
        }
        let conflicts = review.contradictions.map { finding in
            "\(words(finding.constraint)) conflicts with \(finding.others.map(words).joined(separator: ", "))."
        }
        return present + tied + implied + conflicts
    }

    func connect(_ command: Command.Connect) throws(Diagnostic.Refusal) -> DocumentChange {
        let attribute = try self.attribute(command.attribute)
        let second = try command.secondAttribute.map { name throws(Diagnostic.Refusal) in try self.attribute(name) }
        let items = [command.first, command.second].compactMap { id in id }
        guard
            let canvas = document.canvases.first(where: { canvas in
                items.allSatisfy { id in canvas.item(id) != nil }
            }), let holder = canvas.commonAncestor(of: items), (second == nil) == (command.second == nil)
        else { throw .studio(.badValue, "The constraint needs one or two items of one scene, with attributes.") }
        guard attribute.axis == second?.axis ?? attribute.axis, second != nil || attribute.isSize else {
            throw .studio(.badValue, "The attributes of a constraint need the same axis.")
        }
        var constraint = Canvas.Constraint(
            holder: holder, command.first, attribute, command.relation.map(NSLayoutConstraint.Relation.init) ?? .equal,
            command.second,
            second ?? .notAnAttribute, multiplier: try checked(command.multiplier ?? 1, "The multiplier"),
            priority: try checked(command.priority ?? 1000, "The priority", in: 0.001...1000))
        constraint.constant = try checked(
            command.constant ?? canvas.holdingConstant(of: constraint) ?? 0, "The constant")
        return try change("Add Constraint", [(canvas, canvas.adding(constraint))], views: items)
    }

    func constraint(_ command: Command.ConstraintChange) throws(Diagnostic.Refusal) -> DocumentChange {
        let (canvas, constraint) = try self.constraint(command.id)
        var changed = constraint
        if let relation = command.relation { changed.relation = .init(relation) }
        if let multiplier = command.multiplier { changed.multiplier = try checked(multiplier, "The multiplier") }
        if let priority = command.priority {
            changed.priority = try checked(priority, "The priority", in: 0.001...1000)
        }
        switch command.constant {
        case .points(let points): (changed.constant, changed.isSymbolic) = (try checked(points, "The constant"), false)
        case .current:
            (changed.constant, changed.isSymbolic) = (canvas.holdingConstant(of: changed) ?? changed.constant, false)
        case .standard: changed.isSymbolic = true
        case nil: break
        }
        let edits = changed == constraint ? [] : [Edit.setConstraint(constraint, to: changed)]
        return try change("Edit Constraint", [(canvas, edits)], views: constraint.itemIDs)
    }

    private func attribute(_ name: String) throws(Diagnostic.Refusal) -> NSLayoutConstraint.Attribute {
        guard let attribute = NSLayoutConstraint.Attribute(documentName: name) else {
            throw .studio(.badValue, "Unknown attribute '\(name)'.")
        }
        return attribute
    }

    /// The titles of alignments, as in the Align pop-over.
    private static let alignmentTitles = [
        "leading": "Leading Edges", "trailing": "Trailing Edges", "top": "Top Edges", "bottom": "Bottom Edges",
        "centers-x": "Horizontal Centers", "centers-y": "Vertical Centers", "baselines": "Baselines",
        "container-x": "Horizontally in Container", "container-y": "Vertically in Container",
    ]
}

extension Command.Length {
    /// The space of Pin.
    fileprivate var space: PinnedSpace {
        switch self {
        case .current: .current
        case .standard: .standard
        case .points(let points): .points(points)
        }
    }

    /// The number of points; nil for the current size.
    fileprivate var points: Double? { if case .points(let points) = self { points } else { nil } }
}
