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
        let taken = Set(document.views.map(\.name))
        var (name, number) = (word, 2)
        while taken.contains(name) || document.metrics[name] != nil {
            (name, number) = ("\(word)\(number)", number + 1)
        }
        let entries = [("name", name)] + values.map { value in (value.key, value.markup) }
        // Documents in JSON quote their keys.
        let isJSON = bytes.first { byte in byte > 32 } == UInt8(ascii: "{")
        let markup = entries.map { key, value in
            isJSON ? "\"\(key)\": \(key == "name" ? "\"\(value)\"" : value)" : "\(key): \(value)"
        }.joined(separator: ", ")
        guard let edit = source.addingSubview("{\(markup)}", to: place), let text = [edit].applied(to: bytes),
            let changed = LayoutDocument.read(Array(text.utf8)).document, changed.diagnostics.isEmpty,
            changed.views.count == document.views.count + 1
        else { return nil }
        return (text, name)
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
