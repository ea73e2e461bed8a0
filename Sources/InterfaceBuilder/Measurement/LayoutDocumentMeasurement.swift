import UIKit

/// The views and constraints of a layout document after layout.
public struct LayoutDocumentMeasurement: Sendable {
    /// A side of a constraint.
    public struct Operand: Hashable, Sendable {
        /// The view, by its index in the document.
        public let view: Int
        /// The guide; nil for the view itself.
        public let guide: InterfaceDocument.Guide.Kind?
        /// The attribute.
        public let attribute: NSLayoutConstraint.Attribute
    }

    /// A constraint of a statement.
    public struct Constraint: Hashable, Sendable {
        /// The index of the statement and the index of the constraint in it, such as `2.0`.
        public let id: String
        /// The left side.
        public let first: Operand
        /// The relation between the sides.
        public let relation: NSLayoutConstraint.Relation
        /// The right side; nil for a constant.
        public let second: Operand?
        /// The multiplier of the right side.
        public let multiplier: Double
        /// The constant, in points.
        public let constant: Double
        /// The priority.
        public let priority: Double
    }

    /// The views, by their index in the document.
    public let views: [ViewMeasurement]
    /// The safe area insets of the views.
    public let safeAreas: [UIEdgeInsets]
    /// The layout margins of the views.
    public let layoutMargins: [UIEdgeInsets]
    /// The constraints, in the order of their statements.
    public let constraints: [Constraint]
    /// The minimal sets of conflicting required constraints, by id.
    public let conflicts: [[String]]
    /// A Boolean value that indicates whether layout found errors.
    public let hasErrors: Bool
}

extension LayoutDocument {
    /// Lays out the document and returns its measurement; nil if it has no views.
    @MainActor public func measurement(trial: LayoutTrial = LayoutTrial()) -> LayoutDocumentMeasurement? {
        guard !views.isEmpty else { return nil }
        // Contents are measured and rounded to pixels in this layout. A finer grid would make them smaller.
        return LayoutEnvironment(scale: Self.scale, direction: .leftToRight).performAsCurrent {
            let instantiation = LayoutDocumentInstantiation(self, options: LayoutOptions())
            let root = instantiation.views[0]
            let sizes = instantiation.views.map { $0.intrinsicContentSize }
            let ids = constraintIDs(instantiation)
            apply(trial, to: instantiation, ids)
            let baselines = baselines(trial)
            root.layoutIfNeeded()
            let places = Dictionary(
                uniqueKeysWithValues: zip(instantiation.views.map(ObjectIdentifier.init), instantiation.views.indices))
            return LayoutDocumentMeasurement(
                views: instantiation.views.indices.map { index in
                    let view = instantiation.views[index]
                    let size = view.contentSize(asWideAsLaidOut: sizes[index])
                    return ViewMeasurement(view, in: root, contentSize: size, baselines: baselines[index])
                },
                safeAreas: instantiation.views.map { $0.safeAreaInsets },
                layoutMargins: instantiation.views.map { $0.layoutMargins },
                constraints: instantiation.constraints.compactMap { _, constraint in
                    ids[ObjectIdentifier(constraint)].flatMap { measured(constraint, $0, places) }
                },
                conflicts: root.layoutConflicts.map { conflict in
                    conflict.constraints.compactMap { ids[ObjectIdentifier($0)] }
                },
                hasErrors: instantiation.diagnostics.contains { $0.severity == .error })
        }
    }

    /// Returns the baselines of the texts by the index of the view, from a separate layout.
    ///
    /// The probes could affect ambiguous positions in the main layout.
    @MainActor private func baselines(_ trial: LayoutTrial) -> [BaselineProbes.Baselines?] {
        let instantiation = LayoutDocumentInstantiation(self, options: LayoutOptions())
        apply(trial, to: instantiation, constraintIDs(instantiation))
        let probes = BaselineProbes(instantiation.views, in: instantiation.views[0])
        instantiation.views[0].layoutIfNeeded()
        return instantiation.views.map(probes.baselines)
    }

    @MainActor private func constraintIDs(_ instantiation: LayoutDocumentInstantiation) -> [ObjectIdentifier: String] {
        var ids: [ObjectIdentifier: String] = [:]
        var ordinals: [Int: Int] = [:]
        for (statement, constraint) in instantiation.constraints {
            let ordinal = ordinals[statement, default: 0]
            ids[ObjectIdentifier(constraint)] = "\(statement).\(ordinal)"
            ordinals[statement] = ordinal + 1
        }
        return ids
    }

    @MainActor private func apply(
        _ trial: LayoutTrial, to instantiation: LayoutDocumentInstantiation, _ ids: [ObjectIdentifier: String]
    ) {
        for (element, view) in zip(views, instantiation.views) { trial.apply(to: view, called: element.name) }
        NSLayoutConstraint.deactivate(
            instantiation.constraints.map { $0.constraint }.filter { constraint in
                ids[ObjectIdentifier(constraint)].map(trial.removed.contains) ?? false
            })
    }

    @MainActor private func measured(
        _ constraint: NSLayoutConstraint, _ id: String, _ places: [ObjectIdentifier: Int]
    ) -> LayoutDocumentMeasurement.Constraint? {
        guard let first = operand(constraint.firstItem, constraint.firstAttribute, places) else { return nil }
        let second = operand(constraint.secondItem, constraint.secondAttribute, places)
        return LayoutDocumentMeasurement.Constraint(
            id: id, first: first, relation: constraint.relation, second: second,
            multiplier: Double(constraint.multiplier), constant: Double(constraint.constant),
            priority: Double(constraint.priority.rawValue))
    }

    @MainActor private func operand(
        _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, _ places: [ObjectIdentifier: Int]
    ) -> LayoutDocumentMeasurement.Operand? {
        if let index = item.flatMap({ item in places[ObjectIdentifier(item)] }) {
            return .init(view: index, guide: nil, attribute: attribute)
        }
        guard let guide = item as? UILayoutGuide, let view = guide.owningView,
            let index = places[ObjectIdentifier(view)]
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

extension UIView {
    /// Returns the content size at the width from the layout.
    ///
    /// A wrapped text is as high as its lines.
    fileprivate func contentSize(asWideAsLaidOut natural: CGSize) -> CGSize {
        guard let label = self as? UILabel, label.numberOfLines != 1, natural.width > bounds.width else {
            return natural
        }
        let lines = label.sizeThatFits(CGSize(width: bounds.width, height: .greatestFiniteMagnitude))
        return CGSize(width: natural.width, height: lines.height)
    }
}
