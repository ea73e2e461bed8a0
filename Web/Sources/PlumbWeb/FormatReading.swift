import Diagnostics
import VisualFormat

/// Reads a format as constraints of views that are only names, for `autolayout.js`.
///
/// The request is an object: `format`, and optionally `extended`. Each name is a view with a superview, so there are no metrics.
struct FormatReading {
    private let tree: SyntaxTree
    private let bound: BoundFormat

    init(_ request: JSONValue) {
        tree = SyntaxTree(
            parsing: request["format"]?.string ?? "",
            dialect: request["extended"]?.flag == true ? .extended : .standard)
        bound = tree.bound(to: FormatNames.views(tree.viewNames))
    }

    /// The findings, the constraints, and the names of guides: null for those of gaps.
    var report: JSONValue {
        .object([
            ("findings", .array(tree.diagnostics(for: bound.problems).map { finding in finding.json })),
            ("constraints", .array(bound.isValid ? bound.constraints.map { record in json(record) } : [])),
            ("guides", .array(bound.guides.map { guide in guide.name.map { name in .string(name) } ?? .null })),
        ])
    }

    private func json(_ record: FormatConstraint) -> JSONValue {
        var members: [(String, JSONValue)] = [
            ("first", json(record.first)), ("attribute", .string(record.firstAttribute.name)),
            ("relation", .number(relation(record.relation))), ("constant", .number(record.constant)),
            ("priority", .number(record.priority)),
        ]
        if let second = record.second, let attribute = record.secondAttribute {
            members.append(("second", json(second)))
            members.append(("secondAttribute", .string(attribute.name)))
            members.append(("multiplier", .number(record.multiplier)))
        }
        if record.symbol == .standardSpace { members.append(("isStandard", .bool(true))) }
        return .object(members)
    }

    /// A name for a view, null for the superview, and an index for a guide.
    private func json(_ item: FormatConstraint.Item) -> JSONValue {
        switch item {
        case .view(let index): .string(bound.viewNames[index])
        case .superview, .safeArea: .null
        case .guide(let index): .number(Double(index))
        }
    }

    private func relation(_ relation: Relation) -> Double {
        switch relation {
        case .lessThanOrEqual: -1
        case .equal: 0
        case .greaterThanOrEqual: 1
        }
    }
}
