import Diagnostics
import InterfaceBuilder

extension DesignDocument {
    /// Returns the location of the view that a problem concerns, with preference for selected views; nil if it concerns
    /// none.
    public func location(of problem: ToolProblem, among selection: [Canvas.Item] = []) -> SourceLocation? {
        problem.views.lazy.compactMap { word in
            let chosen = selection.first { view in view.id == word || view.title == word }
            let called = canvases.flatMap { canvas in canvas.items(called: word) }.filter { !$0.kind.isGuide }
            return (chosen ?? called.first).flatMap { view in content.location(ofView: view.id) }
        }.first
    }

    /// Returns the location of a constraint in the text.
    ///
    /// For a new constraint, it is the location of its first view.
    public func location(of constraint: Canvas.Constraint) -> SourceLocation? {
        if let place = constraint.id.flatMap(content.location(ofConstraint:)) { return place }
        let views = constraint.itemIDs.lazy.compactMap { id in canvases.lazy.compactMap { $0.view(of: id) }.first }
        return views.first.flatMap { view in content.location(ofView: view.id) }
    }
}

extension Canvas.Constraint {
    /// The index of its statement in a layout document, or nil for a new constraint.
    ///
    /// The id of such a constraint consists of this index and its index in the statement.
    var statement: Int? { id?.split(separator: ".").first.flatMap { place in Int(place) } }
}
