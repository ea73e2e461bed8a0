import Diagnostics
import UIKit

extension InterfaceDocument {
    /// What a finding calls a view: its name, or its kind and identifier.
    func label(of view: View) -> String {
        name(of: view).map { name in "'\(name)'" } ?? "the \(view.tag) \(view.id)"
    }

    /// A constraint as an equation between the names of views, as findings and differences have it: `Title.top == safeArea.top + 8`.
    public func describe(_ constraint: Constraint) -> String {
        let relation = [.lessThanOrEqual: "<=", .equal: "==", .greaterThanOrEqual: ">="][constraint.relation] ?? "=="
        let first = itemName(constraint.firstItem)
        let second = constraint.secondItem.map(itemName)
        // Two views of one name are told apart by their identifiers.
        let isTold = first == second && constraint.firstItem != constraint.secondItem
        func end(_ name: String, _ item: String, _ attribute: Attribute?) -> String {
            (isTold ? "\(name) \(item)" : name) + ".\(attribute?.rawValue ?? "?")"
        }
        var text = "\(end(first, constraint.firstItem, constraint.firstAttribute)) \(relation) "
        if let item = constraint.secondItem, let second {
            text += end(second, item, constraint.secondAttribute)
            if constraint.multiplier != 1 { text += " * \(Self.short(constraint.multiplier))" }
            if constraint.constant != 0 {
                text += " \(constraint.constant < 0 ? "-" : "+") \(Self.short(abs(constraint.constant)))"
            }
        } else {
            text += Self.short(constraint.constant)
        }
        return constraint.priority < 1000 ? text + " @\(Self.short(constraint.priority))" : text
    }

    /// What a finding calls an item of a constraint.
    func itemName(_ id: String) -> String {
        switch items[id] {
        case .view(let index): name(of: views[index]) ?? "\(views[index].tag) \(id)"
        case .guide(let index): guides[index].kind?.rawValue ?? id
        case .controllerGuide(_, let edge): "\(edge.rawValue) layout guide"
        case .controller, nil: id
        }
    }

    /// Why a constraint is refused, without the address of its view, which is another in every run.
    func refusal(of constraint: Constraint, _ misuse: LayoutMisuse) -> String {
        "'\(describe(constraint))' is refused: \(misuse.sentence)"
    }

    /// A number with at most three decimals.
    static func short(_ number: Double) -> String { JSONValue.text(of: (number * 1000).rounded() / 1000) }
}
