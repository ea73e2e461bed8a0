import LayoutTools

extension OpenDocument {
    /// The most constraints of a view whose lines are returned.
    private static let mostSources = 200

    /// Returns the lines of the text that state the constraints of a view, by the ids of the constraints.
    public func sources(of view: String) -> [String: Int] {
        guard let design, let canvas = canvases.first(where: { canvas in canvas.view(view) != nil }) else {
            return [:]
        }
        let constraints = canvas.constraints.filter { constraint in constraint.itemIDs.contains(view) }
        var lines: [String: Int] = [:]
        for constraint in constraints.prefix(Self.mostSources) {
            guard let id = constraint.id, let location = design.location(of: constraint) else { continue }
            lines[id] = location.line
        }
        return lines
    }
}
