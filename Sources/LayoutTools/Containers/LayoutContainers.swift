import InterfaceBuilder
import UIKit

/// The containers of Embed In in a layout document.
public enum LayoutContainer: String, Hashable, Sendable, CaseIterable {
    /// A plain view, which follows its views.
    case view
    /// A scroll view, whose content the views become.
    case scrollView
    /// A stack view, which arranges the views.
    case stackView
}

// A layout document stores no frames, so constraints keep the views in place. A view around others follows them, and their constraints
// stay. A scroll view and a stack view take the place of the views in the constraints with other views.

extension DesignDocument {
    /// Returns the text of a layout document with sibling views in a new container, its name and the edits of constraints; nil if the
    /// document cannot express it.
    ///
    /// The views keep their places.
    @MainActor public func embeddingInLayout(
        _ selection: [Canvas.Item], in container: LayoutContainer, inset: CGFloat = 0, on canvas: Canvas
    ) throws(ToolProblem) -> (text: String, name: String, edits: [Edit])? {
        guard let document = layoutDocument else { throw .unwritableContainer }
        guard let first = selection.first else { throw .selectionTooSmall(command: "embed", needed: 1, given: 0) }
        guard let parent = first.parent.flatMap(canvas.item) else { throw .rootView(first.title, command: "embed") }
        for view in selection where view.parent != first.parent {
            throw .differentContainers(first.title, view.title)
        }
        let name = document.freeName(container.rawValue)
        let plan: LayoutEmbedding
        if container == .stackView {
            let edits = try embedInStack(selection, identifier: name, on: canvas)
            plan = LayoutEmbedding(stack: edits, named: name, in: parent, on: canvas)
        } else {
            plan = LayoutEmbedding(
                selection, in: container, named: name, inset: inset, inside: parent, on: canvas)
        }
        let places = Dictionary(document.views.enumerated().map { place, view in (view.name, place) }) { first, _ in
            first
        }
        let names = Set(places.keys).union([name])
        return text(of: plan.edits, on: plan.canvas, names: names) { source in
            source.embedding(plan.views.compactMap { id in places[id] }, as: plan.entries)
        }.map { text in (text, name, plan.edits.filter(\.isOfConstraint)) }
    }

    /// Returns the text of a layout document without a container whose subviews stay, and the edits of constraints; nil if the document
    /// cannot express it.
    @MainActor public func unembeddingInLayout(
        _ container: Canvas.Item, on canvas: Canvas
    ) throws(ToolProblem) -> (text: String, edits: [Edit])? {
        guard let document = layoutDocument else { throw .unwritableContainer }
        guard let parent = container.parent.flatMap(canvas.item) else {
            throw .rootView(container.title, command: "unembed")
        }
        guard !canvas.children(of: container.id).isEmpty else { throw .noSubviews(container.title) }
        let plan = LayoutUnembedding(container, in: parent, on: canvas)
        let place = document.views.firstIndex { view in view.name == container.id }
        let names = Set(document.views.map(\.name)).subtracting([container.id])
        return text(of: plan.edits, on: plan.canvas, names: names) { source in
            place.flatMap(source.unembedding)
        }.map { text in (text, plan.edits.filter(\.isOfConstraint)) }
    }

    /// Returns the text after edits of constraints and frames, and then of the structure, which has views with some names.
    @MainActor private func text(
        of edits: [Edit], on canvas: Canvas, names: Set<String>, _ structure: (LayoutDocumentSource) -> String?
    ) -> String? {
        guard let document = layoutDocument else { return nil }
        var editor = LayoutDocumentEditor(document, canvas)
        guard editor.unwritableView(adding: edits.added) == nil, let changes = editor.text(applying: edits),
            let source = LayoutDocumentSource(Array(changes.utf8)), let text = structure(source),
            let changed = LayoutDocument.read(Array(text.utf8)).document, changed.diagnostics.isEmpty,
            changed.views.count == names.count, Set(changed.views.map(\.name)) == names
        else { return nil }
        return text
    }
}

extension Edit {
    /// A Boolean value that indicates whether the edit adds, changes or removes a constraint.
    fileprivate var isOfConstraint: Bool {
        switch self {
        case .addConstraint, .removeConstraint: true
        case .setConstraint(let constraint, let changed): constraint != changed
        default: false
        }
    }
}
