import Diagnostics
import LayoutTools

/// Formats in place of constraints.
extension CommandRun {
    /// The largest text of a format in bytes.
    private static let longestFormat = 10_000

    func format(_ command: Command.Format) throws(Diagnostic.Refusal) -> DocumentChange {
        guard command.text.utf8.count <= Self.longestFormat else {
            throw .studio(.badValue, "A format takes at most \(Self.longestFormat) bytes.")
        }
        var replaced: [Canvas.Constraint] = []
        var canvas: Canvas?
        for id in command.constraints {
            let (place, constraint) = try self.constraint(id)
            guard canvas == nil || canvas?.items.first?.id == place.items.first?.id else {
                throw .studio(.badValue, "All constraints of a format must be in one scene.")
            }
            canvas = place
            replaced.append(constraint)
        }
        if canvas == nil, let view = command.view { canvas = try rounds([view]).first?.canvas }
        guard let canvas else { throw .studio(.badValue, "A format needs its constraints, or a view of its scene.") }
        let edits = try document.replacing(replaced, with: command.text, on: canvas)
        let views = edits.flatMap { edit -> [String] in
            switch edit {
            case .addConstraint(let constraint), .removeConstraint(let constraint), .setConstraint(let constraint, _):
                return constraint.itemIDs
            default: return []
            }
        }
        var seen: Set<String> = []
        return try change(
            command.text.isEmpty ? "Delete Format" : "Edit Format", [(canvas, edits)],
            views: views.filter { view in seen.insert(view).inserted })
    }
}
