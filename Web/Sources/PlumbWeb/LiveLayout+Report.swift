import Diagnostics
import LayoutEngine
import Simplex
import Typography

/// The state of a live layout as JSON.
extension LiveLayout {
    /// The views, statements, findings and conflicts.
    var report: JSONValue {
        solve()
        var conflicting: [String] = []
        for conflict in engine.conflicts { conflicting += views(of: conflict) }
        return .object([
            ("views", .array(document.views.indices.map { index in view(index, conflicting: conflicting) })),
            ("statements", .array(statements.indices.map(statement))),
            ("findings", .array(findings.map { finding in finding.json })),
            ("conflicts", .array(engine.conflicts.map(conflict))),
        ])
    }

    private func view(_ index: Int, conflicting: [String]) -> JSONValue {
        let view = document.views[index]
        var members: [(String, JSONValue)] = [("name", .string(view.name)), ("class", .string(view.className))]
        if let parent = view.parent { members.append(("parent", .number(Double(parent)))) }
        let values = index == 0 ? [] : ambiguousValues(of: index)
        if !values.isEmpty { members.append(("ambiguous", .array(values.map { value in .string(value) }))) }
        if conflicting.contains(view.name) { members.append(("conflicting", true)) }
        if view.isHidden { members.append(("hidden", true)) }
        if view.fontSize == nil, let style = view.textStyle {
            members.append(("fontSize", .number(style.pointSize(atStep: document.textSize))))
        }
        return .object(members)
    }

    private func statement(_ number: Int) -> JSONValue {
        guard let statement = statements[number] else { return .null }
        return .object([
            ("text", .string(statement.source.text)),
            (
                "constraints",
                .array(
                    zip(statement.constraints, statement.spans).map { id, span in
                        constraint(id, offset: span.lower, length: span.count)
                    })
            ),
            (
                "findings",
                .array(
                    statement.allFindings.enumerated().map { index, finding in
                        guard index < statement.wrongOptions.count else { return finding.json }
                        return finding.json.with("option", .number(Double(statement.wrongOptions[index])))
                    })
            ),
        ])
    }

    private func constraint(_ id: LayoutConstraintID, offset: Int, length: Int) -> JSONValue {
        let constraint = engine.constraint(id)
        var members: [(String, JSONValue)] = [
            ("description", .string(description(of: constraint))), ("constant", .number(constraint.constant)),
            ("priority", .number(constraint.growingPriority.value)), ("offset", .number(Double(offset))),
            ("length", .number(Double(length))),
        ]
        var views: [JSONValue] = []
        for item in [constraint.first, constraint.second] {
            if let item, let index = index(of: item) { views.append(.number(Double(index))) }
        }
        members.append(("views", .array(views)))
        let error = rounded(engine.error(of: id))
        if error != 0 { members.append(("error", .number(error))) }
        return .object(members)
    }

    private func conflict(_ conflict: LayoutConflict) -> JSONValue {
        func place(_ id: LayoutConstraintID) -> JSONValue {
            guard let origin = origin(of: id) else {
                return .object([("words", .string(words(for: engine.constraint(id)) ?? "a layout guide"))])
            }
            return .array([.number(Double(origin.statement)), .number(Double(origin.place))])
        }
        var members: [(String, JSONValue)] = [
            ("constraints", .array(conflict.constraints.map(place))), ("broken", place(conflict.broken)),
        ]
        let cure = engine.cheapestCure(of: conflict)
        if let cure {
            var parts: [(String, JSONValue)] = [("constraint", place(cure.constraint))]
            if let constant = cure.constant { parts.append(("constant", .number(rounded(constant)))) }
            members.append(("cure", .object(parts)))
        }
        members.append(("fixes", .array(fixes(of: conflict, cure).map { fix in fix.json })))
        return .object(members)
    }

    /// Returns the reasons for the four values of a view, as JSON.
    func explanation(of index: Int) -> JSONValue {
        solve()
        guard items.indices.contains(index) else { return .null }
        let attributes: [(String, LayoutAttribute)] = [
            ("x", .minX), ("y", .minY), ("width", .width), ("height", .height),
        ]
        return .object(
            attributes.map { name, attribute in
                let explanation = engine.explain(attribute, of: items[index])
                var members: [(String, JSONValue)] = [("value", .number(rounded(explanation.value)))]
                if explanation.isAmbiguous { members.append(("ambiguous", true)) }
                let deciding = explanation.deciding.map { id in JSONValue.string(description(of: engine.constraint(id)))
                }
                members.append(("deciding", .array(deciding)))
                let lost = explanation.lost.map { wish in
                    JSONValue.object([
                        ("constraint", .string(description(of: engine.constraint(wish.constraint)))),
                        ("error", .number(rounded(wish.error))),
                    ])
                }
                if !lost.isEmpty { members.append(("lost", .array(lost))) }
                return (name, .object(members))
            })
    }

    /// Returns a constraint as an equation: `a.leading == b.trailing + 8 @750`.
    func description(of constraint: LayoutConstraint) -> String {
        func number(_ value: Double) -> String { JSONValue.text(of: rounded(value)) }
        var text = name(of: constraint.first) + "." + constraint.firstAttribute.name
        switch constraint.relation {
        case .lessThanOrEqual: text += " <= "
        case .equal: text += " == "
        case .greaterThanOrEqual: text += " >= "
        }
        if let second = constraint.second {
            text += name(of: second) + "." + constraint.secondAttribute.name
            if constraint.multiplier != 1 { text += " * " + number(constraint.multiplier) }
            if constraint.constant != 0 {
                text += (constraint.constant < 0 ? " - " : " + ") + number(constraint.constant.magnitude)
            }
        } else {
            text += number(constraint.constant)
        }
        let (growing, shrinking) = (constraint.growingPriority, constraint.shrinkingPriority)
        if growing != shrinking {
            text += " (hugging \(number(growing.value)), compression resistance \(number(shrinking.value)))"
        } else if !growing.isRequired {
            text += " @" + number(growing.value)
        }
        return text
    }
}
