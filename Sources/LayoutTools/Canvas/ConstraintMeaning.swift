import UIKit

/// The meaning of a constraint, independent of its form: `a == b + 8` is `b == a - 8`.
struct ConstraintMeaning: Hashable {
    /// An attribute of an item.
    struct End: Hashable, Comparable {
        let item: String
        let attribute: Int

        static func < (one: End, other: End) -> Bool {
            (one.item, one.attribute) < (other.item, other.attribute)
        }
    }

    /// The attributes of the constraint, in an order that does not depend on its form.
    let ends: [End]
    /// The relation of the ends in that order.
    let relation: Int
    private let numbers: [Double]

    init(_ constraint: Canvas.Constraint) {
        let first = End(item: constraint.firstItem, attribute: constraint.firstAttribute.rawValue)
        let second = constraint.secondItem.map { item in
            End(item: item, attribute: constraint.secondAttribute.rawValue)
        }
        let isTurned = constraint.multiplier == 1 && second.map { end in end < first } == true
        ends = isTurned ? [second, first].compactMap { end in end } : [first, second].compactMap { end in end }
        relation = isTurned ? -constraint.relation.rawValue : constraint.relation.rawValue
        let constant = isTurned ? -constraint.constant : constraint.constant
        // Tools compute constants, so the last bits can differ.
        numbers = [constraint.multiplier, (constant * 1024).rounded() / 1024 + 0, constraint.priority]
    }
}
