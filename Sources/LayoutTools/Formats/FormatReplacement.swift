import Diagnostics
import UIKit

extension DesignDocument {
    /// Returns the edits that replace constraints by those of a format or an equation.
    ///
    /// A constraint that the text states again stays. One with the same attributes changes and keeps its id, its outlets and its
    /// variations. An equality also replaces an equality of the same priority on the same attributes that is not among the constraints. A
    /// text without statements removes the constraints.
    ///
    /// - Throws: The first mistake in the text, with its line, its column and its fixes.
    public func replacing(
        _ constraints: [Canvas.Constraint], with text: String, on canvas: Canvas
    ) throws(Diagnostic.Refusal) -> [Edit] {
        let reading = FormatReading(text, FormatScope(canvas, of: self))
        if let mistake = reading.mistakes.first { throw Diagnostic.Refusal(diagnostic: mistake) }
        var replacement = FormatReplacement(constraints, on: canvas, takesSymbols: !reading.isEquation)
        return replacement.edits(for: reading.constraints)
    }

    /// Returns the names of the metrics that formats can use.
    public var formatMetrics: [String] { content.metrics.keys.sorted() }
}

/// Matches new constraints with old ones.
private struct FormatReplacement {
    private var old: [Canvas.Constraint]
    private var others: [Canvas.Constraint]
    private let canvas: Canvas
    private let takesSymbols: Bool
    private var changed: [Edit] = []
    private var added: [Edit] = []

    init(_ constraints: [Canvas.Constraint], on canvas: Canvas, takesSymbols: Bool) {
        let ids = Set(constraints.map(\.id))
        old = constraints
        others = canvas.constraints.filter { constraint in !ids.contains(constraint.id) && !constraint.isPlaceholder }
        self.canvas = canvas
        self.takesSymbols = takesSymbols
    }

    mutating func edits(for constraints: [Canvas.Constraint]) -> [Edit] {
        // Unchanged constraints are matched first, so none of them is changed.
        let rest = constraints.filter { constraint in !keep(constraint) }
        for constraint in rest where !change(constraint) { added += canvas.adding(constraint) }
        let removed = old.map { constraint in Edit.removeConstraint(constraint) }
        var seen: Set<Edit> = []
        return (removed + changed + added).filter { edit in seen.insert(edit).inserted }
    }

    /// Keeps an old constraint with the same meaning.
    private mutating func keep(_ constraint: Canvas.Constraint) -> Bool {
        let meaning = ConstraintMeaning(constraint)
        let place = old.firstIndex { other in ConstraintMeaning(other) == meaning }
        guard let place else { return others.contains { other in ConstraintMeaning(other) == meaning } }
        let kept = old.remove(at: place)
        if takesSymbols, kept.isSymbolic != constraint.isSymbolic { set(kept, to: constraint) }
        return true
    }

    /// Changes an old constraint on the same attributes, or an equality elsewhere.
    private mutating func change(_ constraint: Canvas.Constraint) -> Bool {
        let ends = ConstraintMeaning(constraint).ends
        func fits(_ other: Canvas.Constraint) -> Bool {
            guard ConstraintMeaning(other).ends == ends else { return false }
            return other.firstItem == constraint.firstItem && other.firstAttribute == constraint.firstAttribute
                || constraint.exchanged != nil
        }
        if let place = old.firstIndex(where: { other in fits(other) && other.relation == constraint.relation })
            ?? old.firstIndex(where: fits)
        {
            set(old.remove(at: place), to: constraint)
            return true
        }
        let place = others.firstIndex { other in
            fits(other) && other.relation == .equal && constraint.relation == .equal
                && other.priority == constraint.priority
        }
        guard let place else { return false }
        set(others.remove(at: place), to: constraint)
        return true
    }

    private mutating func set(_ before: Canvas.Constraint, to constraint: Canvas.Constraint) {
        let isSameForm = before.firstItem == constraint.firstItem && before.firstAttribute == constraint.firstAttribute
        guard let values = isSameForm ? constraint : constraint.exchanged else { return }
        var after = before
        after.relation = values.relation
        after.multiplier = values.multiplier
        after.constant = values.constant
        after.priority = values.priority
        after.isSymbolic = values.isSymbolic
        if after != before { changed.append(.setConstraint(before, to: after)) }
    }
}
