import InterfaceBuilder
import UIKit

/// The review of constraints that Align or Pin adds to a document.
public struct EditReview: Hashable, Sendable {
    /// A new constraint, and existing constraints on the same value.
    public struct Finding: Hashable, Sendable {
        /// The new constraint.
        public let constraint: Canvas.Constraint
        /// The existing constraints.
        public let others: [Canvas.Constraint]
    }

    /// The edits without constraints that exist already or are implied.
    public internal(set) var edits: [Edit]
    /// The constraints that the document already has, each with the existing one.
    ///
    /// They are not added.
    public internal(set) var present: [Finding] = []
    /// The constraints for the current frames that conflict with an existing constraint on the same value.
    ///
    /// They are not added.
    public internal(set) var tiedOtherwise: [Finding] = []
    /// The constraints that existing constraints imply.
    ///
    /// They are not added.
    public internal(set) var implied: [Finding] = []
    /// The constraints that conflict with others.
    ///
    /// They are added, as in Interface Builder.
    public internal(set) var contradictions: [Finding] = []
    /// The constraints on values that optional constraints or inequalities already constrain.
    ///
    /// They are added, as in Interface Builder.
    public internal(set) var tiedAlready: [Finding] = []
}

extension DesignDocument {
    /// Reviews the constraints that edits of a canvas add: whether they exist, are implied, conflict, or constrain the
    /// same value as others.
    ///
    /// A constraint is implied if required equalities determine its value at the current root size. At another root
    /// size it could conflict, so it is not added. Layout itself finds conflicts, including those with inequalities and
    /// content sizes.
    @MainActor public func review(_ edits: [Edit], on canvas: Canvas) -> EditReview {
        var review = EditReview(edits: edits)
        let ties = Dictionary(grouping: canvas.constraints) { constraint in constraint.ends }
        for constraint in edits.added {
            let others = ties[constraint.ends] ?? []
            if let same = others.first(where: { other in other.saysTheSame(as: constraint) }) {
                review.present.append(.init(constraint: constraint, others: [same]))
            } else if let other = canvas.constraint(keeping: constraint, among: others) {
                let finding = EditReview.Finding(constraint: constraint, others: [other])
                if (canvas.error(of: other) ?? 0) > 0.51 {
                    review.tiedOtherwise.append(finding)
                } else {
                    review.present.append(finding)
                }
            }
        }
        review.edits.leaveOut((review.present + review.tiedOtherwise).map { finding in finding.constraint })
        let implied = impliedConstraints(review.edits, on: canvas)
        review.edits.leaveOut(implied)
        review.implied = implied.enumerated().map { place, constraint in
            // Each reason needs a layout, so their number is limited.
            let found = place < Self.mostReasons ? conflicts(adding: [constraint.shifted], to: canvas) : []
            return .init(constraint: constraint, others: found.first?.others ?? [])
        }
        let added = review.edits.added
        guard !added.isEmpty else {
            review.edits = []
            return review
        }
        let named = Set(added.flatMap { $0.itemIDs })
        review.edits.removeAll { edit in
            if case .useConstraints(let id) = edit { !named.contains(id) } else { false }
        }
        review.contradictions = conflicts(adding: added, to: canvas)
        let contradicting = Set(review.contradictions.map { $0.constraint })
        for constraint in added where !contradicting.contains(constraint) {
            let others = ties[constraint.ends] ?? []
            if !others.isEmpty { review.tiedAlready.append(.init(constraint: constraint, others: others)) }
        }
        return review
    }

    /// Returns the new constraints that required equalities imply, including earlier new ones.
    private func impliedConstraints(_ edits: [Edit], on canvas: Canvas) -> [Canvas.Constraint] {
        guard !Self.isCrowded(canvas) else { return [] }
        let released = edits.compactMap { edit in if case .useConstraints = edit { edit } else { nil } }
        let ids = Set(released.compactMap { edit in if case .useConstraints(let id) = edit { id } else { nil } })
        var prepared = canvas.applying(released).laidOut(layout, keeping: ids)
        prepared.constraints.removeAll { constraint in constraint.isPlaceholder }
        var determination = Determination(of: prepared, isStrict: true)
        return edits.added.filter { constraint in
            // A constraint that moves a view is neither implied, nor does it imply positions.
            let keepsWhatIsDrawn = (canvas.error(of: constraint) ?? 1) < 0.01
            guard constraint.relation == .equal, constraint.priority >= 1000,
                let error = prepared.error(of: constraint),
                error < Self.pixel || (keepsWhatIsDrawn && error < content.drawnTolerance)
            else { return false }
            return !determination.add(constraint) && determination.understands(constraint)
        }
    }

    /// The maximum number of implied constraints whose reasons are listed.
    private static let mostReasons = 20

    /// The size of a pixel with three pixels per point, by which rounded edges may change a space.
    static let pixel = 0.34

    /// Returns whether a stack view has too many views to find implied constraints in time.
    ///
    /// Then none are reported.
    private static func isCrowded(_ canvas: Canvas) -> Bool {
        let counts = Dictionary(grouping: canvas.items.filter { $0.isArranged }) { view in view.parent ?? "" }
        return counts.values.contains { views in views.count > 2_000 }
    }

    /// Returns the conflicts of added constraints, with the document's constraints in each.
    @MainActor private func conflicts(
        adding constraints: [Canvas.Constraint], to canvas: Canvas
    ) -> [EditReview.Finding] {
        let edits = constraints.flatMap { canvas.adding($0) }
        guard let after = document(after: [(canvas, edits)]) else { return [] }
        let old = Dictionary(
            canvases.flatMap { $0.constraints }.compactMap { one in one.id.map { ($0, one) } },
            uniquingKeysWith: { first, _ in first })
        let new = after.canvases.flatMap { $0.constraints }.filter { $0.id.map { old[$0] == nil } ?? false }
        return constraints.compactMap { constraint in
            guard let id = new.first(where: { $0.saysTheSame(as: constraint) })?.id,
                let conflict = after.layout.conflicts.first(where: { $0.contains(id) })
            else { return nil }
            return .init(constraint: constraint, others: conflict.compactMap { old[$0] })
        }
    }
}

extension [Edit] {
    /// The constraints that the edits add.
    var added: [Canvas.Constraint] {
        compactMap { edit in if case .addConstraint(let constraint) = edit { constraint } else { nil } }
    }

    /// Removes the edits that add some constraints.
    fileprivate mutating func leaveOut(_ constraints: [Canvas.Constraint]) {
        let needless = Set(constraints)
        removeAll { edit in
            if case .addConstraint(let constraint) = edit { needless.contains(constraint) } else { false }
        }
    }
}

extension Canvas {
    /// Returns the required equality among constraints on the same attributes that a constraint for the current frames would only repeat.
    ///
    /// If both the factor and the distance differ, the constraint is another equation.
    fileprivate func constraint(keeping constraint: Constraint, among others: [Constraint]) -> Constraint? {
        guard constraint.isEquation, (error(of: constraint) ?? 1) < 0.01 else { return nil }
        return others.first { other in
            other.isEquation && !other.isPlaceholder
                && (other.multiplier == constraint.multiplier || other.constant == constraint.constant)
        }
    }
}

extension Canvas.Constraint {
    /// A Boolean value that indicates whether it is a required equality.
    fileprivate var isEquation: Bool { relation == .equal && priority >= 1000 }

    /// The attributes of the constraint, in any order.
    fileprivate var ends: Set<End> {
        var ends: Set = [End(item: firstItem, attribute: firstAttribute)]
        if let secondItem { ends.insert(End(item: secondItem, attribute: secondAttribute)) }
        return ends
    }

    /// An attribute of an item.
    fileprivate struct End: Hashable {
        let item: String
        let attribute: NSLayoutConstraint.Attribute
    }

    /// The constraint with another constant, which contradicts the current one.
    fileprivate var shifted: Self {
        var constraint = self
        constraint.constant += 16
        constraint.isSymbolic = false
        return constraint
    }
}
