import Diagnostics
import Foundation
import UIKit

extension InterfaceDocument {
    /// Returns the name of a view in findings: its label or text, or its kind and id, such as `scroll view 'a1b-2c-d3e'`.
    func label(of view: View) -> String {
        name(of: view).map { name in "'\(name)'" } ?? "\(view.tag.separatedWords) '\(view.id)'"
    }

    /// Returns a constraint as an equation between the names of views: `Title.top == safeArea.top + 8`.
    public func describe(_ constraint: Constraint) -> String {
        let relation = [.lessThanOrEqual: "<=", .equal: "==", .greaterThanOrEqual: ">="][constraint.relation] ?? "=="
        let first = itemName(constraint.firstItem)
        let second = constraint.secondItem.map(itemName)
        // Two views with the same name are distinguished by their ids.
        let isTold = first == second && constraint.firstItem != constraint.secondItem
        func end(_ name: String, _ item: String, _ attribute: Attribute?) -> String {
            (isTold ? "\(name) \(item)" : name) + ".\(attribute?.documentName ?? "?")"
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

    /// Returns the name of an item of a constraint.
    func itemName(_ id: String) -> String {
        switch items[id] {
        case .view(let index): name(of: views[index]) ?? "\(views[index].tag) \(id)"
        case .guide(let index): guides[index].kind?.rawValue ?? id
        case .controllerGuide(_, let edge): "\(edge.rawValue) layout guide"
        case .controller, nil: id
        }
    }

    /// Returns the message for a constraint that UIKit refuses, without addresses, which differ in every run.
    func refusal(of constraint: Constraint, _ misuse: LayoutMisuse) -> String {
        "UIKit refuses the constraint '\(describe(constraint))': \(misuse.sentence)"
    }

    /// Returns a frame in points: `(24, 180, 327 × 33.5)`.
    static func text(of frame: CGRect) -> String {
        let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map { short(Double($0)) }
        return "(\(numbers[0]), \(numbers[1]), \(numbers[2]) × \(numbers[3]))"
    }

    /// Returns a number with at most three decimals.
    static func short(_ number: Double) -> String { JSONValue.text(of: (number * 1000).rounded() / 1000) }
}

extension String {
    /// The text with an upper-case first letter, for the beginning of a sentence.
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

    /// The words of a name in camel case, in lower case: `scroll view` for `scrollView`.
    var separatedWords: String {
        reduce(into: "") { words, letter in words += letter.isUppercase ? " " + letter.lowercased() : String(letter) }
    }
}
