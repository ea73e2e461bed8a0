import Diagnostics
import InterfaceBuilder

extension DesignDocument {
    /// Where the view stands that a problem is about, one of those that the tool was to work on before any other of that name; nil for a
    /// problem that is about none.
    public func location(of problem: ToolProblem, among selection: [Canvas.Item] = []) -> SourceLocation? {
        problem.views.lazy.compactMap { word in
            let chosen = selection.first { view in view.id == word || view.title == word }
            let called = canvases.flatMap { canvas in canvas.items(called: word) }.filter { !$0.kind.isGuide }
            return (chosen ?? called.first).flatMap { view in location(ofView: view.id) }
        }.first
    }

    /// Where a constraint of the document stands in the text; for one that is to be added, the first view that it is about.
    public func location(of constraint: Canvas.Constraint) -> SourceLocation? {
        switch content {
        case .interface(let document):
            let known = document.constraints.first { known in known.id == constraint.id }
            if let known { return document.tree.location(of: known.element) }
        case .layout(let document, _):
            if let statement = constraint.statement, document.constraints.indices.contains(statement) {
                return document.constraints[statement].location
            }
        }
        let views = constraint.itemIDs.lazy.compactMap { id in canvases.lazy.compactMap { $0.view(of: id) }.first }
        return views.first.flatMap { view in location(ofView: view.id) }
    }

    private func location(ofView id: String) -> SourceLocation? {
        switch content {
        case .interface(let document):
            document.view(withID: id).map { view in document.tree.location(of: view.element) }
        case .layout(let document, _): document.views.first { view in view.name == id }?.location
        }
    }
}

extension Canvas.Constraint {
    /// The place of its statement among those of a layout document, whose constraints are called by it and their own place in it; nil where
    /// it has none yet.
    var statement: Int? { id?.split(separator: ".").first.flatMap { place in Int(place) } }
}
