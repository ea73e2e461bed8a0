import Diagnostics
import UIKit

/// Constraints without an effect: duplicates, implied by others, or optional with a value that required constraints determine.
///
/// Only constraints that are fixed on every device count. Those that code or size classes may change are excluded: constraints with an
/// outlet, of a variation, or of a conflict.
@MainActor struct ConstraintEffects {
    private let document: InterfaceDocument
    /// The constraints that count, in document order.
    private let constraints: [InterfaceDocument.Constraint]

    /// The maximum number of steps of the comparison of all constraints of a scene, in coefficients.
    ///
    /// Constraints that would take more are not compared, so that the time stays bounded.
    private static let mostSteps = 1_000_000
    /// The maximum number of reasons in a message.
    ///
    /// The finding contains the identifiers of all.
    private static let mostListed = 4

    /// Creates the check of a scene.
    ///
    /// `changing` contains the excluded constraints of its document.
    init(_ inspection: SceneInspection, changing: Set<String>) {
        document = inspection.document
        let conflicting = Set(
            inspection.scene.conflicts.flatMap { conflict in conflict.constraints.map(ObjectIdentifier.init) })
        constraints = inspection.scene.constraints.filter { item in
            !conflicting.contains(ObjectIdentifier(item.constraint))
        }.map { item in inspection.document.constraints[item.index] }.filter { constraint in
            let items = [constraint.id, constraint.firstItem, constraint.secondItem ?? ""]
            return constraint.variations.isEmpty && !constraint.isPlaceholder
                && !items.contains(where: changing.contains)
        }
    }

    /// The constraints that outlets reach and size classes take out: they may be missing, and their constants may differ.
    static func changing(in document: InterfaceDocument, outlets: Set<String>) -> Set<String> {
        var changing = Set(document.constraints.map(\.id)).intersection(outlets)
        for view in document.views {
            for variation in view.variations {
                changing.formUnion(variation.excluded)
                changing.formUnion(variation.included)
            }
        }
        return changing
    }

    /// Returns the findings, in document order.
    func diagnostics() -> [Diagnostic] {
        var first: [Statement: InterfaceDocument.Constraint] = [:]
        var distinct: [InterfaceDocument.Constraint] = []
        var found: [Diagnostic] = []
        for constraint in constraints {
            if let twin = first[Statement(constraint)] {
                var duplicate = finding(
                    "ib.duplicate-constraint", constraint, [twin],
                    "Constraint '\(document.describe(constraint))' is a duplicate.")
                duplicate.notes.append(
                    "The first is '\(twin.id)' in line \(document.tree.location(of: twin.element).line).")
                found.append(duplicate)
            } else {
                first[Statement(constraint)] = constraint
                distinct.append(constraint)
            }
        }
        return found + implied(among: distinct)
    }

    // MARK: Implied constraints

    private typealias Row = (constraint: InterfaceDocument.Constraint, row: RowSpace.Row)

    private func implied(among constraints: [InterfaceDocument.Constraint]) -> [Diagnostic] {
        var rows = ConstraintRows(document: document)
        let forms = constraints.compactMap { constraint -> Row? in
            guard let row = rows.row(of: constraint), !row.isEmpty else { return nil }
            return (constraint, row)
        }
        var space = RowSpace()
        var independent: [Row] = []
        var found: [Diagnostic] = []
        var steps = Self.mostSteps
        func reasons(_ form: Row) -> [InterfaceDocument.Constraint] {
            guard let rest = space.rest(of: form.row, spending: &steps),
                rest.allSatisfy({ term in term.variable < 0 })
            else { return [] }
            return rest.map { term in -1 - term.variable }.sorted().map { place in independent[place].constraint }
        }
        for form in forms where Self.isRequired(form.constraint) && form.constraint.relation == .equal {
            // The mark of an equation names it in the forms that it determines.
            let marked = form.row + [(variable: -1 - independent.count, coefficient: 1)]
            guard let isIndependent = space.add(marked, spending: &steps) else { return found }
            if isIndependent { independent.append(form) } else { found += redundant(form, reasons(form)) }
        }
        for form in forms where !(Self.isRequired(form.constraint) && form.constraint.relation == .equal) {
            let reasons = reasons(form)
            found += Self.isRequired(form.constraint) ? redundant(form, reasons) : ineffective(form, reasons)
        }
        return found
    }

    private func redundant(_ form: Row, _ reasons: [InterfaceDocument.Constraint]) -> [Diagnostic] {
        guard !reasons.isEmpty else { return [] }
        return [
            finding(
                "ib.redundant-constraint", form.constraint, reasons,
                "Constraint '\(document.describe(form.constraint))' is redundant: \(listed(reasons)) \(reasons.count == 1 ? "implies" : "imply") it."
            )
        ]
    }

    private func ineffective(_ form: Row, _ reasons: [InterfaceDocument.Constraint]) -> [Diagnostic] {
        guard !reasons.isEmpty else { return [] }
        return [
            finding(
                "ib.ineffective-constraint", form.constraint, reasons,
                "Optional constraint '\(document.describe(form.constraint))' has no effect: \(listed(reasons)) \(reasons.count == 1 ? "determines" : "determine") the value."
            )
        ]
    }

    private static func isRequired(_ constraint: InterfaceDocument.Constraint) -> Bool { constraint.priority >= 1000 }

    // MARK: Wording

    private func listed(_ constraints: [InterfaceDocument.Constraint]) -> String {
        constraints.map { constraint in "'\(document.describe(constraint))'" }.listed(most: Self.mostListed)
    }

    private func finding(
        _ id: DiagnosticID, _ constraint: InterfaceDocument.Constraint, _ others: [InterfaceDocument.Constraint],
        _ message: String
    ) -> Diagnostic {
        Diagnostic(
            id: id, severity: Explanation.of(id)?.severity ?? .note, message: message,
            location: document.tree.location(of: constraint.element),
            views: [document.views[constraint.owner].id],
            constraints: ([constraint] + others).map(\.id))
    }
}

/// The meaning of a constraint, so that two equivalent constraints are equal: `a == b + 8` is `b == a - 8`.
private struct Statement: Hashable {
    private let first: String
    private let second: String
    private let relation: InterfaceDocument.Relation
    private let numbers: [Double]

    init(_ constraint: InterfaceDocument.Constraint) {
        let one = constraint.firstItem + "." + (constraint.firstAttribute?.documentName ?? "")
        let other = (constraint.secondItem ?? "") + "." + (constraint.secondAttribute?.documentName ?? "")
        let isTurned = constraint.multiplier == 1 && constraint.secondItem != nil && other < one
        first = isTurned ? other : one
        second = isTurned ? one : other
        relation = isTurned ? constraint.relation.opposite : constraint.relation
        let constant = isTurned ? -constraint.constant : constraint.constant
        numbers = [constraint.multiplier, constant == 0 ? 0 : constant, constraint.priority]
    }
}
