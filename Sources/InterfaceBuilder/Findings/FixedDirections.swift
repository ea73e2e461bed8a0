import Diagnostics

/// Constraints with left or right edges in views that follow the direction of the language.
///
/// Such a view does not move to the other side in Arabic or Hebrew. Views with a direction of their own are left out.
struct FixedDirections {
    let document: InterfaceDocument

    private static let replacements: [InterfaceDocument.Attribute: String] = [
        .left: "leading", .right: "trailing", .leftMargin: "leadingMargin", .rightMargin: "trailingMargin",
    ]

    /// The findings, in the order of the document.
    func diagnostics() -> [Diagnostic] {
        guard document.usesAutoLayout else { return [] }
        return document.constraints.compactMap { constraint in
            let used = [constraint.firstAttribute, constraint.secondAttribute].compactMap { attribute in attribute }
            let wrong = used.filter { attribute in Self.replacements[attribute] != nil }
            guard let first = wrong.first, !constraint.isPlaceholder, !isFixed(constraint) else { return nil }
            let better = wrong.reduce(into: [String]()) { names, attribute in
                let name = Self.replacements[attribute] ?? ""
                if !names.contains(name) { names.append(name) }
            }
            return Diagnostic(
                id: "ib.left-right", severity: Explanation.of("ib.left-right")?.severity ?? .note,
                message: "Constraint '\(document.describe(constraint))' uses '\(first.documentName)', "
                    + "so it does not mirror in right-to-left languages.",
                location: document.tree.location(of: constraint.element),
                views: [document.views[constraint.owner].id], constraints: [constraint.id],
                notes: ["Fix: use \(better.map { name in "'\(name)'" }.listed())."])
        }
    }

    /// Returns whether the view that holds a constraint has a direction of its own.
    private func isFixed(_ constraint: InterfaceDocument.Constraint) -> Bool {
        document.semanticContentAttribute(of: document.views[constraint.owner]) != .unspecified
    }
}
