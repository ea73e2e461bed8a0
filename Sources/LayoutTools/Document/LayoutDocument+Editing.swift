import Diagnostics
import InterfaceBuilder

extension LayoutDocument: EditableDocument {
    package var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Only a document without errors is edited, since an edit relies on all statements.
    package func text(applying changes: [DesignDocument.Change], on canvases: [Canvas]) -> String? {
        let edits = changes.flatMap { change in change.edits }
        guard let canvas = canvases.first, unwritableView(adding: edits.added, on: canvases) == nil else { return nil }
        var editor = LayoutDocumentEditor(self, canvas)
        guard let text = editor.text(applying: edits), Self.isValid(text) else { return nil }
        return text
    }

    private static func isValid(_ text: String) -> Bool {
        read(Array(text.utf8)).document?.diagnostics.isEmpty == true
    }

    package func location(ofView id: String) -> SourceLocation? {
        views.first { view in view.name == id }?.location
    }

    /// The id of a constraint consists of the index of its statement and its index in the statement.
    package func location(ofConstraint id: String) -> SourceLocation? {
        guard let place = id.split(separator: ".").first.flatMap({ place in Int(place) }) else { return nil }
        return constraints.indices.contains(place) ? constraints[place].location : nil
    }

    package var hasFittedRoot: Bool { size == nil }

    package func storesFrameInsteadOfConstraints(_ id: String) -> Bool {
        views.contains { view in view.name == id && view.frame != nil }
    }

    /// A name that is not a word cannot be in a constraint.
    package func unwritableView(adding constraints: [Canvas.Constraint], on canvases: [Canvas]) -> Canvas.Item? {
        canvases.first.flatMap { canvas in
            LayoutDocumentEditor(self, canvas).unwritableView(adding: constraints)
        }
    }

    // MARK: Views

    /// The markup gets the name as `name`, and is a mapping on one line with quoted keys.
    package func addingView(called word: String, _ values: [(key: String, markup: String)], to parent: String) -> (
        text: String, name: String
    )? {
        guard let source = LayoutDocumentSource(bytes),
            let place = views.firstIndex(where: { view in view.name == parent })
        else { return nil }
        let name = freeName(word)
        let entries = [("name", name)] + values.map { value in (value.key, value.markup) }
        // Documents in JSON quote their keys.
        let markup = entries.map { key, value in
            isJSON ? "\"\(key)\": \(key == "name" ? "\"\(value)\"" : value)" : "\(key): \(value)"
        }.joined(separator: ", ")
        guard let edit = source.addingSubview("{\(markup)}", to: place), let text = [edit].applied(to: bytes),
            let changed = LayoutDocument.read(Array(text.utf8)).document, changed.diagnostics.isEmpty,
            changed.views.count == views.count + 1
        else { return nil }
        return (text, name)
    }

    /// Returns a name for a new view: a word, with a number if a view or metric has that name.
    func freeName(_ word: String) -> String {
        let taken = Set(views.map(\.name))
        var (name, number) = (word, 2)
        while taken.contains(name) || metrics[name] != nil {
            (name, number) = ("\(word)\(number)", number + 1)
        }
        return name
    }

    /// Returns the text with other values of a view, by key; nil if the document cannot express it.
    ///
    /// A value of nil removes the key.
    package func setting(_ values: [(key: String, markup: String?)], of view: String) -> String? {
        guard let place = views.firstIndex(where: { other in other.name == view }) else { return nil }
        var text = bytes
        for (key, markup) in values {
            guard let source = LayoutDocumentSource(text) else { return nil }
            let edits =
                markup.map { markup in source.setting([(key, markup)], of: place) }
                ?? [source.removing(key, from: place)].compactMap { edit in edit }
            guard let next = edits.applied(to: text) else { return nil }
            text = Array(next.utf8)
        }
        guard let changed = LayoutDocument.read(text).document, changed.diagnostics.isEmpty,
            changed.views.map(\.name) == views.map(\.name)
        else { return nil }
        return String(decoding: text, as: UTF8.self)
    }

    /// Returns the keys of a view.
    package func keys(of view: String) -> Set<String> {
        guard let source = LayoutDocumentSource(bytes),
            let place = views.firstIndex(where: { other in other.name == view })
        else { return [] }
        return source.keys(of: place)
    }

    package func removingViews(_ names: [String], on canvases: [Canvas]) -> String? {
        guard let canvas = canvases.first else { return nil }
        var gone = Set(names)
        for item in canvas.items {
            if let parent = item.parent, gone.contains(parent) { gone.insert(item.id) }
        }
        let constraints = canvas.constraints.filter { constraint in constraint.itemIDs.contains(where: gone.contains) }
        guard
            let text = text(
                applying: [(canvas, constraints.map { constraint in .removeConstraint(constraint) })], on: canvases)
        else { return nil }
        let chosen = Set(names)
        // A view inside another removed view is removed with it.
        let places = views.indices.filter { place in
            let isInside = views[place].parent.map { parent in gone.contains(views[parent].name) }
            return chosen.contains(views[place].name) && isInside != true
        }
        let bytes = Array(text.utf8)
        guard let edits = LayoutDocumentSource(bytes)?.removingViews(places), let changed = edits.applied(to: bytes),
            Self.isValid(changed)
        else { return nil }
        return changed
    }
}
