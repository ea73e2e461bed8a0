import Diagnostics
import InterfaceBuilder
import LayoutTools
import Scene
import UIKit

/// The canvas during a drag: only what differs from the state of the document.
public struct DragStep: Codable, Hashable, Sendable {
    /// The frames on the canvas in the coordinate space of the root, by id.
    public var frames: [String: Scene.Rectangle]
    /// The frames that the constraints give to misplaced views, by id.
    public var laidOut: [String: Scene.Rectangle]
    /// The constraints of the moved views that the canvas does not satisfy, by id.
    public var misplaced: [String]
    /// The constraints of the moved views that the canvas satisfies, by id.
    public var satisfied: [String]
}

extension OpenDocument {
    /// A Boolean value that indicates whether views can move: the canvas shows the document with its own settings.
    var canMove: Bool { design != nil && settings.showsStoredFrames }

    /// Refuses new frames on a canvas that does not show the document as it is.
    func checkMoves() throws(Diagnostic.Refusal) {
        guard canMove else {
            throw .studio(.notEditable, "Views move only on the document's own device with its own settings.")
        }
    }

    /// Returns the canvas with other frames, without a change of the document.
    ///
    /// - Parameter frames: The frames of the moved views in the coordinate space of the root, by id.
    mutating func drag(_ frames: [String: Scene.Rectangle]) throws(Diagnostic.Refusal) -> DragStep {
        try checkMoves()
        guard let design, let interface = design.interface, interface.runtime == .cocoaTouch
        else { throw .studio(.notEditable, "Only iOS documents show their layout during a drag.") }
        let run = CommandRun(design)
        for frame in frames.values { try run.checkFrame(frame) }
        for (_, views) in try run.rounds(frames.keys.sorted()) {
            for view in views where view.parent == nil {
                throw ToolProblem.rootView(view.title, command: "move").refusal
            }
        }
        var layout = live ?? LiveLayout(interface)
        let step = layout.step(frames.mapValues(CGRect.init))
        live = layout
        var result = DragStep(frames: [:], laidOut: [:], misplaced: [], satisfied: [])
        for canvas in design.canvases {
            let moved = canvas.items.filter { item in
                step.frames[item.id].map { frame in frame.largestMove(to: item.frameRectangle) >= 0.001 } ?? false
            }
            guard !moved.isEmpty || canvas.items.contains(where: { item in frames[item.id] != nil }) else { continue }
            for item in moved { result.frames[item.id] = step.frames[item.id].map(Scene.Rectangle.init) }
            for id in step.misplaced where canvas.view(id) != nil {
                result.laidOut[id] = step.laidOut[id].map(Scene.Rectangle.init)
            }
            let after = canvas.dragged(moved, to: step.frames)
            let ids = Set(moved.map(\.id))
            for constraint in canvas.constraints where !ids.isDisjoint(with: canvas.owners(of: constraint)) {
                guard let id = constraint.id else { continue }
                if after.isOff(constraint) { result.misplaced.append(id) } else { result.satisfied.append(id) }
            }
        }
        return result
    }
}

extension Canvas {
    /// Returns whether the canvas shows a constraint as misplaced.
    func isOff(_ constraint: Constraint) -> Bool {
        constraint.priority == 1000 && !constraint.isSymbolic && (error(of: constraint) ?? 0) > 1
    }

    /// Returns the views of a constraint, with the owners of guides.
    fileprivate func owners(of constraint: Constraint) -> Set<String> {
        Set(constraint.itemIDs.map { id in item(id).flatMap { item in item.kind.isGuide ? item.parent : nil } ?? id })
    }

    /// Returns the canvas with views at other frames; their guides follow their edges.
    fileprivate func dragged(_ views: [Item], to frames: [String: CGRect]) -> Canvas {
        var edits: [Edit] = []
        let guides = Dictionary(grouping: items.filter(\.kind.isGuide)) { guide in guide.parent ?? "" }
        for view in views {
            guard let frame = frames[view.id] else { continue }
            edits.append(.setRectangle(id: view.id, view.rectangle.following(view.frameRectangle, to: frame)))
            for guide in guides[view.id] ?? [] {
                edits.append(.setRectangle(id: guide.id, guide.rectangle.following(view.frameRectangle, to: frame)))
            }
        }
        return applying(edits)
    }
}

extension CGRect {
    /// Returns the rectangle with its distances from the edges of an outer one, which changes.
    fileprivate func following(_ outer: CGRect, to changed: CGRect) -> CGRect {
        CGRect(
            x: minX + changed.minX - outer.minX, y: minY + changed.minY - outer.minY,
            width: width + changed.width - outer.width, height: height + changed.height - outer.height)
    }
}
