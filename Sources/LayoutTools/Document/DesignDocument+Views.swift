import Diagnostics
import InterfaceBuilder

/// New and removed views of layout documents.
extension DesignDocument {
    /// Returns the text of a layout document with a new subview, and its name; nil if the document cannot express it.
    ///
    /// The markup gets the name as `name`, and is a mapping on one line with quoted keys.
    public func addingView(called word: String, _ values: [(key: String, markup: String)], to parent: String) -> (
        text: String, name: String
    )? {
        guard case .layout(let document, let bytes) = content, let source = LayoutDocumentSource(bytes),
            let place = document.views.firstIndex(where: { view in view.name == parent })
        else { return nil }
        let name = freeName(word, in: document)
        let entries = [("name", name)] + values.map { value in (value.key, value.markup) }
        // Documents in JSON quote their keys.
        let markup = entries.map { key, value in
            isJSON ? "\"\(key)\": \(key == "name" ? "\"\(value)\"" : value)" : "\(key): \(value)"
        }.joined(separator: ", ")
        guard let edit = source.addingSubview("{\(markup)}", to: place), let text = [edit].applied(to: bytes),
            let changed = LayoutDocument.read(Array(text.utf8)).document, changed.diagnostics.isEmpty,
            changed.views.count == document.views.count + 1
        else { return nil }
        return (text, name)
    }

    /// Returns a name for a new view: a word, with a number if a view or metric has that name.
    func freeName(_ word: String, in document: LayoutDocument) -> String {
        let taken = Set(document.views.map(\.name))
        var (name, number) = (word, 2)
        while taken.contains(name) || document.metrics[name] != nil {
            (name, number) = ("\(word)\(number)", number + 1)
        }
        return name
    }

    /// Returns the text of a layout document with other values of a view, by key; nil removes a value.
    ///
    /// The result is nil if the document cannot express it.
    public func setting(_ values: [(key: String, markup: String?)], of view: String) -> String? {
        guard case .layout(let document, let bytes) = content,
            let place = document.views.firstIndex(where: { other in other.name == view })
        else { return nil }
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
            changed.views.map(\.name) == document.views.map(\.name)
        else { return nil }
        return String(decoding: text, as: UTF8.self)
    }

    /// Returns the keys of a view of a layout document.
    public func keys(of view: String) -> Set<String> {
        guard case .layout(let document, let bytes) = content, let source = LayoutDocumentSource(bytes),
            let place = document.views.firstIndex(where: { other in other.name == view })
        else { return [] }
        return source.keys(of: place)
    }

    /// A Boolean value that indicates whether a layout document is JSON, which quotes keys and words.
    public var isJSON: Bool { text.utf8.first { byte in byte > 32 } == UInt8(ascii: "{") }

    /// The layout document; nil for an Interface Builder document.
    public var layoutDocument: LayoutDocument? {
        if case .layout(let document, _) = content { document } else { nil }
    }

    /// Returns the text of a layout document without some views and the constraints that name them; nil if the document cannot express it.
    @MainActor public func removingViews(_ names: [String]) -> String? {
        guard case .layout(let document, _) = content, let canvas = canvases.first else { return nil }
        var gone = Set(names)
        for item in canvas.items {
            if let parent = item.parent, gone.contains(parent) { gone.insert(item.id) }
        }
        let constraints = canvas.constraints.filter { constraint in constraint.itemIDs.contains(where: gone.contains) }
        guard var text = text(applying: [(canvas, constraints.map { constraint in .removeConstraint(constraint) })])
        else { return nil }
        let chosen = Set(names)
        // The last view first, so that the places of the others stay.
        for (place, view) in document.views.enumerated().reversed() where chosen.contains(view.name) {
            // A view inside another removed view is removed with it.
            if let parent = view.parent, gone.contains(document.views[parent].name) { continue }
            let bytes = Array(text.utf8)
            guard let source = LayoutDocumentSource(bytes), let edit = source.removingView(place),
                let next = [edit].applied(to: bytes)
            else { return nil }
            text = next
        }
        guard LayoutDocument.read(Array(text.utf8)).document?.diagnostics.isEmpty == true else { return nil }
        return text
    }
}
