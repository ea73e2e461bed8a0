import Diagnostics
import LayoutEngine
import VisualFormat

/// The fixes of conflicts, as edits of the texts of statements.
extension LiveLayout {
    /// A change of a statement that ends a conflict.
    struct Fix {
        /// The number of the statement.
        let statement: Int
        /// The edits of its text; none to remove the statement.
        let edits: [TextEdit]
        /// The kind: `constant`, `priority` or `remove`.
        let kind: String

        var json: JSONValue {
            .object([
                ("kind", .string(kind)), ("statement", .number(Double(statement))),
                ("edits", .array(edits.map { edit in Fix.json(of: edit) })),
            ])
        }

        private static func json(of edit: TextEdit) -> JSONValue {
            .object([
                ("offset", .number(Double(edit.span.lower))), ("length", .number(Double(edit.span.count))),
                ("replacement", .string(edit.replacement)),
            ])
        }
    }

    /// The fixes of a conflict, the cheapest first.
    ///
    /// They are the constant of the cure, a lower priority of the same constraint, or else the removal of its statement.
    func fixes(of conflict: LayoutConflict, _ cure: LayoutCure?) -> [Fix] {
        var fixes: [Fix] = []
        if let cure, let constant = cure.constant, let place = origin(of: cure.constraint) {
            fixes += fix("constant", .constant(rounded(constant)), place)
        }
        let ids = [cure?.constraint ?? conflict.broken, conflict.broken] + conflict.constraints
        guard let place = ids.lazy.compactMap({ id in self.origin(of: id) }).first else { return fixes }
        fixes += fix("priority", .priority(999), place)
        return fixes.isEmpty ? [Fix(statement: place.statement, edits: [], kind: "remove")] : fixes
    }

    private func fix(_ kind: String, _ change: ConstraintChange, _ place: (statement: Int, place: Int)) -> [Fix] {
        guard let source = statements[place.statement]?.source else { return [] }
        return edit(for: change, of: place.place, in: source).map { edit in
            [Fix(statement: place.statement, edits: [edit], kind: kind)]
        } ?? []
    }

    private func edit(
        for change: ConstraintChange, of place: Int, in source: LiveDocument.Statement
    ) -> TextEdit? {
        guard source.isFormat else {
            return (try? LayoutEquation.parse(source.text))?.edit(for: change, in: source.text)
        }
        let options = source.options.compactMap { name in FormatOptions(name: name) }
            .reduce(into: FormatOptions()) { all, option in all.formUnion(option) }
        let tree = SyntaxTree(parsing: source.text, dialect: source.isExtended ? .extended : .standard)
        let bound = tree.bound(to: FormatNames.layout(self), options: options)
        guard bound.isValid, bound.constraints.indices.contains(place) else { return nil }
        return tree.edit(for: change, of: bound.constraints[place])
    }
}
