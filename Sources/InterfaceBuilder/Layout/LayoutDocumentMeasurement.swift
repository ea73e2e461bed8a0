import UIKit

/// What the views and constraints of a layout document turn out to be when it is laid out.
public struct LayoutDocumentMeasurement: Sendable {
    /// A side of a constraint.
    public struct Operand: Hashable, Sendable {
        /// The view, by its index in the document.
        public let view: Int
        /// Which guide of it is meant; nil for the view itself.
        public let guide: InterfaceDocument.Guide.Kind?
        /// The attribute.
        public let attribute: NSLayoutConstraint.Attribute
    }

    /// One of the constraints that a statement of the document stands for.
    public struct Constraint: Hashable, Sendable {
        /// The statement, by its index in the document.
        public let statement: Int
        /// The left side.
        public let first: Operand
        /// How the sides compare.
        public let relation: NSLayoutConstraint.Relation
        /// The right side; nil for a constant alone.
        public let second: Operand?
        /// The factor of the right side.
        public let multiplier: Double
        /// What is added, in points.
        public let constant: Double
        /// The priority.
        public let priority: Double
    }

    /// The views, as the document counts them.
    public let views: [ViewMeasurement]
    /// How far the safe area of each view lies inside it.
    public let safeAreas: [UIEdgeInsets]
    /// How far the margins of each view lie inside it.
    public let layoutMargins: [UIEdgeInsets]
    /// The constraints, in the order of their statements.
    public let constraints: [Constraint]
    /// What layout finds wrong with the document.
    public let hasErrors: Bool
}

extension LayoutDocument {
    /// Lays the document out and tells what became of it; nil for a document without views.
    @MainActor public func measurement() -> LayoutDocumentMeasurement? {
        guard !views.isEmpty else { return nil }
        // Contents are measured here, and rounded to pixels: a finer grid would make them smaller.
        return LayoutSurroundings.with(scale: Self.scale, direction: .leftToRight) {
            let instantiation = LayoutDocumentInstantiation(self, options: LayoutOptions())
            let root = instantiation.views[0]
            let sizes = instantiation.views.map { $0.intrinsicContentSize }
            let probes = BaselineProbes(instantiation.views, in: root, scale: Self.scale)
            root.layoutIfNeeded()
            return LayoutDocumentMeasurement(
                views: zip(instantiation.views, sizes).map { probes.measurement(of: $0, contentSize: $1) },
                safeAreas: instantiation.views.map { $0.safeAreaInsets },
                layoutMargins: instantiation.views.map { $0.layoutMargins },
                constraints: instantiation.constraints.compactMap { measured($1, of: $0, in: instantiation.views) },
                hasErrors: instantiation.diagnostics.contains { $0.severity == .error })
        }
    }

    @MainActor private func measured(
        _ constraint: NSLayoutConstraint, of statement: Int, in views: [UIView]
    ) -> LayoutDocumentMeasurement.Constraint? {
        guard let first = operand(constraint.firstItem, constraint.firstAttribute, in: views) else { return nil }
        let second = operand(constraint.secondItem, constraint.secondAttribute, in: views)
        return LayoutDocumentMeasurement.Constraint(
            statement: statement, first: first, relation: constraint.relation, second: second,
            multiplier: Double(constraint.multiplier), constant: Double(constraint.constant),
            priority: Double(constraint.priority.rawValue))
    }

    @MainActor private func operand(
        _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, in views: [UIView]
    ) -> LayoutDocumentMeasurement.Operand? {
        if let index = views.firstIndex(where: { $0 === item }) {
            return .init(view: index, guide: nil, attribute: attribute)
        }
        guard let guide = item as? UILayoutGuide, let view = guide.owningView,
            let index = views.firstIndex(where: { $0 === view })
        else { return nil }
        let scrollView = view as? UIScrollView
        let kind: InterfaceDocument.Guide.Kind? =
            guide === view.safeAreaLayoutGuide
            ? .safeArea
            : guide === view.layoutMarginsGuide
                ? .layoutMargins
                : guide === scrollView?.contentLayoutGuide
                    ? .contentLayoutGuide : guide === scrollView?.frameLayoutGuide ? .frameLayoutGuide : nil
        return kind.map { .init(view: index, guide: $0, attribute: attribute) }
    }
}
