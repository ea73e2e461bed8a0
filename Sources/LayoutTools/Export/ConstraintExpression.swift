import Diagnostics
import VisualFormat

/// A constraint as a call of UIKit: with anchors if possible, or else with the initializer of `NSLayoutConstraint`.
struct ConstraintExpression {
    let scene: ExportedScene
    let constraint: ExportedScene.Constraint

    init(_ constraint: ExportedScene.Constraint, in scene: ExportedScene) {
        self.scene = scene
        self.constraint = Self.inReadingOrder(constraint, scene)
    }

    /// The call, without the priority.
    var call: SwiftCall {
        guard let first = anchor(constraint.first) else { return initializer }
        let relations: [Relation: String] = [
            .lessThanOrEqual: "lessThanOrEqualTo", .greaterThanOrEqual: "greaterThanOrEqualTo",
        ]
        let relation = relations[constraint.relation] ?? "equalTo"
        let isSize = constraint.first.attribute.dimension == .size
        guard let second = constraint.second else {
            guard isSize else { return initializer }
            return SwiftCall(
                first + ".constraint", ["\(relation)Constant: \(SwiftLiteral.number(constraint.constant))"])
        }
        guard let other = anchor(second), isSize || constraint.multiplier == 1 else { return initializer }
        var arguments = ["\(relation): \(other)"]
        if constraint.multiplier != 1 {
            arguments.append("multiplier: \(SwiftLiteral.number(constraint.multiplier))")
        }
        if constraint.constant != 0 { arguments.append("constant: \(SwiftLiteral.number(constraint.constant))") }
        return SwiftCall(first + ".constraint", arguments)
    }

    /// A name for the constraint, from its view and its attribute.
    var name: String {
        let view = constraint.first.view == 0 ? "" : scene.views[constraint.first.view].property
        let attribute = constraint.first.attribute.name
        return view.isEmpty ? attribute + "Constraint" : view + attribute.prefix(1).uppercased() + attribute.dropFirst()
    }

    /// Returns the constraint with the inner view before the outer view, which is the usual order.
    private static func inReadingOrder(
        _ constraint: ExportedScene.Constraint, _ scene: ExportedScene
    ) -> ExportedScene.Constraint {
        guard let second = constraint.second, let exchanged = constraint.exchanged else { return constraint }
        let isAround = lineage(of: second.view, scene).contains(constraint.first.view)
        let isInside = second.view != constraint.first.view || constraint.first.guide != nil && second.guide == nil
        return isAround && isInside ? exchanged : constraint
    }

    /// Returns a view and its ancestors.
    private static func lineage(of view: Int, _ scene: ExportedScene) -> [Int] {
        var lineage = [view]
        while let superview = scene.views[lineage[lineage.count - 1]].superview { lineage.append(superview) }
        return lineage
    }

    // MARK: Items

    private func item(_ operand: ExportedScene.Operand) -> String {
        let view = operand.view == 0 ? "" : scene.views[operand.view].property
        guard let guide = operand.guide else { return view }
        return view.isEmpty ? guide.rawValue : view + "." + guide.rawValue
    }

    /// Returns the anchor of an operand, or nil for the baselines of guides, which have none.
    private func anchor(_ operand: ExportedScene.Operand) -> String? {
        var operand = operand
        if let attribute = operand.attribute.withoutMargin {
            guard operand.guide == nil else { return nil }
            operand.guide = .layoutMargins
            operand.attribute = attribute
        }
        let isBaseline = operand.attribute == .firstBaseline || operand.attribute == .lastBaseline
        if operand.guide != nil, isBaseline { return nil }
        let item = item(operand)
        return (item.isEmpty ? "" : item + ".") + operand.attribute.name + "Anchor"
    }

    private var initializer: SwiftCall {
        func shown(_ operand: ExportedScene.Operand) -> String {
            let item = item(operand)
            return item.isEmpty ? "self" : item
        }
        let relations: [Relation: String] = [
            .lessThanOrEqual: "lessThanOrEqual", .greaterThanOrEqual: "greaterThanOrEqual",
        ]
        return SwiftCall(
            "NSLayoutConstraint",
            [
                "item: \(shown(constraint.first))", "attribute: .\(constraint.first.attribute.name)",
                "relatedBy: .\(relations[constraint.relation] ?? "equal")",
                "toItem: \(constraint.second.map(shown) ?? "nil")",
                "attribute: .\(constraint.second?.attribute.name ?? "notAnAttribute")",
                "multiplier: \(SwiftLiteral.number(constraint.multiplier))",
                "constant: \(SwiftLiteral.number(constraint.constant))",
            ])
    }
}

extension Attribute {
    /// The attribute of the margins guide for a margin attribute.
    var withoutMargin: Attribute? {
        switch self {
        case .leftMargin: .left
        case .rightMargin: .right
        case .topMargin: .top
        case .bottomMargin: .bottom
        case .leadingMargin: .leading
        case .trailingMargin: .trailing
        case .centerXWithinMargins: .centerX
        case .centerYWithinMargins: .centerY
        default: nil
        }
    }
}
