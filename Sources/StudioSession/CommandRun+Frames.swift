import Diagnostics
import InterfaceBuilder
import LayoutTools
import Scene
import UIKit

/// Frames, Resolve, stack views, deletions and priorities.
extension CommandRun {
    func move(_ command: Command.Move) throws(Diagnostic.Refusal) -> DocumentChange {
        let ids = command.frames.keys.sorted()
        var changes: [DesignDocument.Change] = []
        var isResize = false
        lazy var live = document.interface.map(LiveLayout.init)
        for (canvas, views) in try rounds(ids) {
            // Parents before children, as on the canvas.
            let chosen = Set(views.map(\.id))
            var edits: [Edit] = []
            for view in canvas.items where chosen.contains(view.id) {
                guard let frame = command.frames[view.id] else { continue }
                guard view.parent != nil else {
                    throw ToolProblem.rootView(view.title, command: "move").refusal
                }
                try checkFrame(frame)
                guard document.interface != nil || !view.usesConstraints || view.isManaged else {
                    throw .studio(
                        .notEditable, "The constraints of '\(view.title)' determine its frame. Change its constraints.")
                }
                let rectangle = view.alignmentRectangle(of: CGRect(frame))
                guard rectangle != view.rectangle else { continue }
                edits.append(.setRectangle(id: view.id, rectangle))
                if CGRect(frame).size != view.frameRectangle.size {
                    isResize = true
                    let places = live?.contents(of: view.id, in: CGRect(frame).size) ?? [:]
                    edits += contents(places, in: CGRect(frame), except: chosen, on: canvas)
                }
            }
            changes.append((canvas, edits))
        }
        return try change("\(isResize ? "Resize" : "Move") \(names(ids))", changes, views: ids)
    }

    /// Refuses a frame that is far beyond any screen.
    func checkFrame(_ frame: Scene.Rectangle) throws(Diagnostic.Refusal) {
        for number in [frame.x, frame.y] { _ = try checked(number, "A position") }
        for number in [frame.width, frame.height] { _ = try checked(number, "A size", in: 0...100_000) }
    }

    /// Returns the edits that lay out the contents of a resized view, as Interface Builder does.
    ///
    /// - Parameter places: The frames of the contents in the view, by id.
    private func contents(
        _ places: [String: CGRect], in frame: CGRect, except chosen: Set<String>, on canvas: Canvas
    ) -> [Edit] {
        canvas.items.compactMap { item in
            guard !chosen.contains(item.id), let place = places[item.id] else { return nil }
            let rectangle = item.alignmentRectangle(of: place.offsetBy(dx: frame.minX, dy: frame.minY))
            return rectangle == item.rectangle ? nil : .setRectangle(id: item.id, rectangle)
        }
    }

    func resolve(_ command: Command.Resolve) throws(Diagnostic.Refusal) -> DocumentChange {
        let rounds =
            try command.views.map { views throws(Diagnostic.Refusal) in try self.rounds(views) }
            ?? document.canvases.map { canvas in (canvas, canvas.items.filter { item in !item.kind.isGuide }) }
        if command.action == .addMissing || command.action == .reset, let problem = suggestionRefusal(for: rounds) {
            throw problem.refusal
        }
        let laidOut = document.layout.rectangles
        let (title, changes): (String, [DesignDocument.Change]) =
            switch command.action {
            case .addMissing: ("Add Missing Constraints", document.addingMissingConstraints(rounds))
            case .reset: ("Reset to Suggested Constraints", document.resettingToSuggestedConstraints(rounds))
            case .clear:
                (
                    "Clear Constraints",
                    document.keepingRootSize(
                        rounds.map { canvas, views in (canvas, clearConstraints(views, laidOut: laidOut, on: canvas)) })
                )
            case .updateConstants:
                (
                    "Update Constraint Constants",
                    rounds.map { canvas, views in (canvas, updateConstants(views, on: canvas)) }
                )
            case .updateFrames:
                (
                    "Update Frames",
                    rounds.map { canvas, views in (canvas, updateFrames(views, laidOut: laidOut, on: canvas)) }
                )
            }
        return try change(title, changes, views: command.views ?? [])
    }

    func delete(_ command: Command.Deletion) throws(Diagnostic.Refusal) -> DocumentChange {
        if let scenes = command.scenes { return try MarkupEditor(document, titles).delete(scenes: scenes.unique()) }
        if let segues = command.segues { return try MarkupEditor(document, titles).delete(segues: segues.unique()) }
        let views = (command.views ?? []).unique()
        if !views.isEmpty {
            let title = "Delete \(names(views))"
            return document.interface == nil
                ? try LayoutViewEditor(document: document, titles: titles).delete(views, title: title)
                : try MarkupEditor(document, titles).delete(views, title: title)
        }
        var edits: [(canvas: Canvas, edits: [Edit])] = document.canvases.map { canvas in (canvas, []) }
        for id in (command.constraints ?? []).unique() {
            let (canvas, constraint) = try self.constraint(id)
            guard let place = edits.firstIndex(where: { change in change.canvas == canvas }) else { continue }
            edits[place].edits.append(.removeConstraint(constraint))
        }
        let count = command.constraints?.count ?? 0
        return try change(count == 1 ? "Delete Constraint" : "Delete \(count) Constraints", edits)
    }

    func priorities(_ command: Command.PriorityChange) throws(Diagnostic.Refusal) -> DocumentChange {
        let numbers = [
            command.horizontalHugging, command.verticalHugging, command.horizontalCompressionResistance,
            command.verticalCompressionResistance,
        ]
        for case let number? in numbers { _ = try checked(number, "A priority", in: 0.001...1000) }
        let changes = try rounds(command.views).map { canvas, views -> DesignDocument.Change in
            (
                canvas,
                setContentPriorities(views) { priorities in
                    priorities.horizontalHugging = numbers[0] ?? priorities.horizontalHugging
                    priorities.verticalHugging = numbers[1] ?? priorities.verticalHugging
                    priorities.horizontalCompressionResistance =
                        numbers[2] ?? priorities.horizontalCompressionResistance
                    priorities.verticalCompressionResistance = numbers[3] ?? priorities.verticalCompressionResistance
                }
            )
        }
        return try change("Change Content Priorities", changes, views: command.views)
    }
}
