import Diagnostics
import InterfaceBuilder
import LayoutTools
import Scene
import UIKit

/// Embed In and Unembed.
extension CommandRun {
    func embed(_ command: Command.Embed) throws(Diagnostic.Refusal) -> DocumentChange {
        let container = command.container ?? .stackView
        guard let place = container.place else {
            let scenes = container == .tabBarController ? MarkupEditor.SceneContainer.tabBar : .navigation
            return belowBars(try MarkupEditor(document, titles).embed(command.views, in: scenes))
        }
        let title = "Embed in \(place.title)"
        let rounds = try rounds(command.views)
        guard rounds.count == 1 else {
            guard !rounds.isEmpty else { throw .studio(.badValue, "Embed In needs at least one view.") }
            throw Diagnostic.Refusal(
                diagnostic: ToolProblem.differentScenes(command.views.first ?? "", command.views.last ?? "").diagnostic)
        }
        let (canvas, selection) = rounds[0]
        guard let interface = document.interface else {
            return try LayoutViewEditor(document: document, titles: titles)
                .embed(selection, place.kind, inset: place.inset, title: title, on: canvas)
        }
        switch place.kind {
        case .stackView:
            var identifiers = ElementIdentifiers(taken: interface)
            let id = identifiers.next(for: "stackView " + command.views.joined(separator: " "))
            let edits = try edits { () throws(ToolProblem) in
                try embedInStack(selection, identifier: id, on: canvas)
            }
            var result = try change(title, [(canvas, edits)], views: [id])
            // The stack view arranges new views at once. Views with constraints keep their sizes until it has constraints.
            guard !selection.contains(where: \.usesConstraints) else { return result }
            let chosen = Set(selection.map(\.id))
            let inside = canvas.items.map(\.id).filter { item in !chosen.isDisjoint(with: canvas.lineage(of: item)) }
            result.text = result.text.map { text in updatingFrames(text, of: Set(inside + [id])) }
            return result
        case .view: return try embed(selection, in: .view, title: title, inset: place.inset, on: canvas)
        case .scrollView: return try embed(selection, in: .scrollView, title: title, on: canvas)
        }
    }

    /// Returns a change that adds bars, with the frames that the views have beside the bars.
    ///
    /// Interface Builder lays out the scene again. Views that were misplaced before stay.
    private func belowBars(_ change: DocumentChange) -> DocumentChange {
        guard let text = change.text, let before = document.interface,
            let design = DesignDocument.read(Array(text.utf8), file: "").document, let after = design.interface
        else { return change }
        // The insets of the bars, not those that the stored frames show.
        let (old, new) = (before.environment(observes: false), after.environment(observes: false))
        let covered = Set(
            after.views.filter { view in
                view.parent == nil && old.views[view.id]?.safeArea != new.views[view.id]?.safeArea
            }.map(\.id))
        let scenes = DocumentLayout.layout(after, file: "", options: LayoutOptions(environment: new)).scenes
            .filter { scene in covered.contains(scene.root) }
        let frames = scenes.reduce(into: [:]) { frames, scene in
            frames.merge(scene.framesInRoot) { first, _ in first }
        }
        let laidOut = design.canvases.flatMap(\.items).reduce(into: [String: CGRect]()) { places, item in
            if let frame = frames[item.id] { places[item.id] = item.alignmentRectangle(of: CGRect(frame)) }
        }
        return settled(change, design, laidOut: laidOut)
    }

    private func embed(
        _ views: [Canvas.Item], in container: ViewEmbedding.Container, title: String, inset: Double = 0,
        on canvas: Canvas
    ) throws(Diagnostic.Refusal) -> DocumentChange {
        try checkIsForDevices()
        let edits = try edits { () throws(ToolProblem) in
            try document.embedding(views, in: container, inset: inset, on: canvas)
        }
        let id = edits.lazy.compactMap { edit in
            if case .embedInView(let embedding) = edit { embedding.id } else { nil }
        }.first
        return try change(
            title, [(canvas, edits)], notes: notes(on: edits, of: "to other views"), views: id.map { [$0] } ?? [])
    }

    func unembed(_ command: Command.Unembed) throws(Diagnostic.Refusal) -> DocumentChange {
        let (canvas, views) = try rounds([command.view])[0]
        if document.interface == nil {
            return try LayoutViewEditor(document: document, titles: titles).unembed(views[0], on: canvas)
        }
        try checkIsForDevices()
        let edits = try edits { () throws(ToolProblem) in try document.unembedding(views[0], on: canvas) }
        let subviews = canvas.children(of: command.view).map(\.id)
        return try change(
            "Unembed", [(canvas, edits)], notes: notes(on: edits, of: "of the container"), views: subviews)
    }

    /// Refuses documents of macOS, whose frames are measured from below.
    private func checkIsForDevices() throws(Diagnostic.Refusal) {
        guard let interface = document.interface, interface.runtime != .cocoaTouch else { return }
        throw .studio(.notEditable, "Only views of iOS documents can be embedded in views.")
    }

    private func notes(on edits: [Edit], of what: String) -> [String] {
        let count = edits.count { edit in if case .removeConstraint = edit { true } else { false } }
        guard count > 0 else { return [] }
        return [count == 1 ? "1 constraint \(what) is removed." : "\(count) constraints \(what) are removed."]
    }
}

extension Command.Embed.Container {
    /// The space around views that are embedded in a view, as in Xcode.
    private static let inset = 20.0

    /// The container of views with its title and its distance from the views, in points; nil for a container of scenes.
    fileprivate var place: (kind: LayoutContainer, title: String, inset: Double)? {
        switch self {
        case .stackView: (.stackView, "Stack View", 0)
        case .view: (.view, "View", Self.inset)
        case .viewWithoutInset: (.view, "View Without Inset", 0)
        case .scrollView: (.scrollView, "Scroll View", 0)
        case .navigationController, .tabBarController: nil
        }
    }
}
