import LayoutEngine
import Simplex

/// The meaning of a constraint, apart from its wording.
struct ConstraintFact {
    /// The form of the sentence.
    enum Kind: String {
        /// An attribute is a number: the width of a label is 200 points.
        case value
        /// The space from an item to another one.
        case space
        /// The space of an edge of an item in its superview.
        case inset
        /// A size, or a multiple of an attribute, of another item.
        case multiple
        /// A line of an item against one of another: equal, or at a distance.
        case line
    }

    var kind: Kind
    /// The attribute; for a space the edge that tells its axis.
    var attribute: LoggedAttribute
    /// The item; for a space the first one, for an inset the inner one.
    var item: Int
    var relation: Relation
    /// The number in points.
    var value: Double
    var factor = 1.0
    var otherAttribute = LoggedAttribute.none
    var other: Int?
    /// The sign of the constraint's constant in the number.
    ///
    /// From the end of one view to the start of the next, the space is what the constraint subtracts.
    var sign = 1.0

    /// - Parameter log: The log of the constraint, which knows the superviews.
    init(_ constraint: LoggedConstraint, in log: ConflictLog) {
        kind = .value
        attribute = constraint.firstAttribute
        item = constraint.first
        relation = constraint.relation
        value = constraint.constant
        guard let second = constraint.second, constraint.multiplier != 0 else { return }
        factor = constraint.multiplier
        otherAttribute = constraint.secondAttribute
        other = second
        if constraint.isSpacing, factor == 1 {
            kind = .space
            let isForward = attribute.attribute.isStart
            (item, other) = isForward ? (second, constraint.first) : (constraint.first, second)
            if constraint.subtractsSpace {
                sign = -1
                relation = relation.reversed
                value = 0 - value
            }
        } else if log.isInset(constraint), factor == 1 {
            kind = .inset
            let isInner = log.items[constraint.first].superitem == second
            (item, other) = isInner ? (constraint.first, second) : (second, constraint.first)
        } else {
            kind = attribute.attribute.isSize || factor != 1 ? .multiple : .line
        }
    }
}

extension ConflictLog {
    /// Whether a constraint sets an edge of a view against the same edge of its superview.
    fileprivate func isInset(_ constraint: LoggedConstraint) -> Bool {
        guard let second = constraint.second, constraint.firstAttribute == constraint.secondAttribute,
            !constraint.firstAttribute.isMargin
        else { return false }
        let attribute = constraint.firstAttribute.attribute
        if attribute.isStart { return items[constraint.first].superitem == second }
        return attribute.isEnd && items[second].superitem == constraint.first
    }
}

extension Relation {
    var reversed: Relation {
        switch self {
        case .lessThanOrEqual: .greaterThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }
}

extension LayoutAttribute {
    /// Whether it is the first edge of its axis.
    var isStart: Bool { self == .leading || self == .left || self == .top || self == .minX || self == .minY }

    var isEnd: Bool { self == .trailing || self == .right || self == .bottom || self == .maxX || self == .maxY }
}

extension LoggedConstraint {
    /// Whether it sets the space between opposite edges of two items.
    var isSpacing: Bool {
        guard second != nil, !firstAttribute.isMargin, !secondAttribute.isMargin else { return false }
        let (one, other) = (firstAttribute.attribute, secondAttribute.attribute)
        return (one.isStart && other.isEnd) || (one.isEnd && other.isStart)
    }

    /// Whether its constant is the negative of the space that it sets.
    var subtractsSpace: Bool { isSpacing && firstAttribute.attribute.isEnd }

    /// Whether a stack view makes a hidden view 0 points wide or high by it.
    var hidesView: Bool { identifier == "UISV-hiding" && second == nil && firstAttribute.attribute.isSize }
}
