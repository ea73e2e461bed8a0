import Diagnostics
import LayoutEngine
import Simplex

/// Constraints of a log in plain English.
struct ConstraintWords {
    private let log: ConflictLog
    private let names: ItemNames

    init(_ log: ConflictLog) {
        self.log = log
        names = ItemNames(log.items)
    }

    /// The name of an item for people.
    func name(of item: Int) -> String { names[item] }

    /// A constraint as a sentence, such as "Height of UILabel 'Title' is at least 44 pt.".
    func sentence(_ place: Int) -> String {
        let constraint = log.constraints[place]
        var sentence = fact(constraint)
        if !constraint.isRequired {
            sentence +=
                " at priority " + Self.number(max(constraint.growingPriority, constraint.shrinkingPriority).value)
        }
        return sentence + remark(constraint) + "."
    }

    /// The effect of a break, such as "Height of UILabel 'Title' becomes 44 pt instead of 60 pt.".
    func sentence(_ effect: BrokenEffect) -> String {
        let constraint = log.constraints[effect.constraint]
        let sign: Double = constraint.subtractsSpace ? -1 : 1
        let numbers = Self.points(sign * effect.actual) + " instead of " + Self.points(sign * effect.wanted)
        if constraint.second == nil, constraint.firstAttribute.attribute.isSize {
            return subject(constraint.firstAttribute, constraint.first) + " becomes " + numbers + "."
        }
        if constraint.isSpacing || isInset(constraint), constraint.multiplier == 1 {
            return spaceSubject(constraint) + " becomes " + numbers + "."
        }
        let distance = Self.points(abs(effect.actual - effect.wanted))
        return subject(constraint.firstAttribute, constraint.first) + " is off by " + distance + "."
    }

    // MARK: Parts

    private func fact(_ constraint: LoggedConstraint) -> String {
        guard let second = constraint.second, constraint.multiplier != 0 else {
            let value = constraint.firstAttribute.attribute.isSize ? "" : "position "
            return subject(constraint.firstAttribute, constraint.first) + verb(constraint.relation) + value
                + Self.points(constraint.constant)
        }
        if constraint.isSpacing || isInset(constraint), constraint.multiplier == 1 {
            // From the end of one view to the start of the next, the space is what the constraint subtracts.
            let isReversed = constraint.subtractsSpace
            let relation = isReversed ? constraint.relation.reversed : constraint.relation
            let space = isReversed ? 0 - constraint.constant : constraint.constant
            return spaceSubject(constraint) + verb(relation) + Self.points(space)
        }
        let other = Self.noun(constraint.secondAttribute) + " of " + names[second]
        if constraint.firstAttribute.attribute.isSize || constraint.multiplier != 1 {
            let factor = constraint.multiplier == 1 ? "the " : Self.number(constraint.multiplier) + " × the "
            return subject(constraint.firstAttribute, constraint.first) + verb(constraint.relation) + factor + other
                + Self.addend(constraint.constant)
        }
        return line(constraint, other)
    }

    /// A line of one item against that of another: equal, or at a distance from it.
    private func line(_ constraint: LoggedConstraint, _ other: String) -> String {
        let subject = subject(constraint.firstAttribute, constraint.first)
        let isDirectional = constraint.firstAttribute.attribute.isDirectional
        let directions =
            !constraint.isHorizontal
            ? ("below", "above") : isDirectional ? ("after", "before") : ("right of", "left of")
        if constraint.constant == 0 {
            switch constraint.relation {
            case .equal: return subject + " equals the " + other
            case .greaterThanOrEqual: return subject + " is not " + directions.1 + " the " + other
            case .lessThanOrEqual: return subject + " is not " + directions.0 + " the " + other
            }
        }
        let isBefore = constraint.constant < 0
        // At least -5 after it is at most 5 before it.
        let relation = isBefore ? constraint.relation.reversed : constraint.relation
        return subject + verb(relation) + Self.points(abs(constraint.constant)) + " "
            + (isBefore ? directions.1 : directions.0) + " the " + other
    }

    /// Whether it sets an edge of a view against the same edge of its superview.
    private func isInset(_ constraint: LoggedConstraint) -> Bool {
        guard let second = constraint.second, constraint.firstAttribute == constraint.secondAttribute,
            !constraint.firstAttribute.isMargin
        else { return false }
        switch constraint.firstAttribute.attribute {
        case .leading, .left, .top, .minX, .minY: return log.items[constraint.first].superitem == second
        case .trailing, .right, .bottom, .maxX, .maxY: return log.items[second].superitem == constraint.first
        default: return false
        }
    }

    private func spaceSubject(_ constraint: LoggedConstraint) -> String {
        guard let second = constraint.second else { return "" }
        guard constraint.isSpacing else {
            let isInner = log.items[constraint.first].superitem == second
            let (inner, outer) = isInner ? (constraint.first, second) : (second, constraint.first)
            let edge = Self.noun(constraint.firstAttribute)
            return Self.capitalized(edge) + " space of " + names[inner] + " in " + names[outer]
        }
        let axis = constraint.isHorizontal ? "Horizontal" : "Vertical"
        let isForward = constraint.firstAttribute.attribute.isStart
        let (from, to) = isForward ? (second, constraint.first) : (constraint.first, second)
        return axis + " space from " + names[from] + " to " + names[to]
    }

    private func subject(_ attribute: LoggedAttribute, _ item: Int) -> String {
        Self.capitalized(Self.noun(attribute)) + " of " + names[item]
    }

    private func verb(_ relation: Relation) -> String {
        switch relation {
        case .lessThanOrEqual: " is at most "
        case .equal: " is "
        case .greaterThanOrEqual: " is at least "
        }
    }

    /// The origin of a constraint that the app did not write.
    private func remark(_ constraint: LoggedConstraint) -> String {
        switch constraint.origin {
        case .autoresizing: " (autoresizing mask)"
        case .contentSize: " (content size)"
        case .encapsulatedLayout:
            Array((constraint.identifier ?? "").utf8)[...].contains("Temporary")
                ? " (temporary, during layout)" : " (set by its container)"
        case .fitting: " (fitting size)"
        case .marginsGuide: " (layout margin)"
        case .safeAreaGuide: " (safe area)"
        case .stackView: " (stack view)"
        case .document: " (added by Interface Builder)"
        case .code, .visualFormat, .nonNegativeSize: constraint.identifier.map { name in " ('" + name + "')" } ?? ""
        }
    }

    // MARK: Words

    static func noun(_ attribute: LoggedAttribute) -> String {
        let noun =
            switch attribute.attribute {
            case .notAnAttribute: "constant"
            case .left, .minX: "left"
            case .right, .maxX: "right"
            case .top, .minY: "top"
            case .bottom, .maxY: "bottom"
            case .leading: "leading"
            case .trailing: "trailing"
            case .width: "width"
            case .height: "height"
            case .centerX, .midX: "horizontal center"
            case .centerY, .midY: "vertical center"
            case .firstBaseline: "first baseline"
            case .lastBaseline: "last baseline"
            }
        return attribute.isMargin ? noun + " margin" : noun
    }

    static func capitalized(_ text: String) -> String {
        guard let first = text.utf8.first, first >= 0x61, first <= 0x7A else { return text }
        return String(Character(Unicode.Scalar(first - 32))) + text.dropFirst()
    }

    /// A length with its unit, to a thousandth of a point.
    static func points(_ value: Double) -> String { number(value) + " pt" }

    static func number(_ value: Double) -> String {
        guard abs(value) < 1e12 else { return JSONValue.text(of: value) }
        let rounded = (value * 1000).rounded() / 1000
        return rounded < 0 ? "−" + JSONValue.text(of: -rounded) : JSONValue.text(of: rounded)
    }

    private static func addend(_ constant: Double) -> String {
        if constant == 0 { return "" }
        return (constant < 0 ? " − " : " + ") + points(abs(constant))
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
}
