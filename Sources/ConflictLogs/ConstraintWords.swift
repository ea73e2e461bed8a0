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
        var sentence = sentence(ConstraintFact(constraint, in: log))
        if !constraint.isRequired {
            sentence +=
                " at priority " + Self.number(max(constraint.growingPriority, constraint.shrinkingPriority).value)
        }
        return sentence + remark(constraint) + "."
    }

    /// The effect of a break, such as "Height of UILabel 'Title' becomes 44 pt instead of 60 pt.".
    func sentence(_ effect: BrokenEffect) -> String {
        let fact = ConstraintFact(log.constraints[effect.constraint], in: log)
        let numbers = Self.points(fact.sign * effect.actual) + " instead of " + Self.points(fact.sign * effect.wanted)
        switch fact.kind {
        case .space, .inset: return spaceSubject(fact) + " becomes " + numbers + "."
        case .value where fact.attribute.attribute.isSize:
            return subject(fact.attribute, fact.item) + " becomes " + numbers + "."
        default:
            let distance = Self.points(abs(effect.actual - effect.wanted))
            return subject(fact.attribute, fact.item) + " is off by " + distance + "."
        }
    }

    // MARK: Parts

    private func sentence(_ fact: ConstraintFact) -> String {
        switch fact.kind {
        case .value:
            let value = fact.attribute.attribute.isSize ? "" : "position "
            return subject(fact.attribute, fact.item) + verb(fact.relation) + value + Self.points(fact.value)
        case .space, .inset: return spaceSubject(fact) + verb(fact.relation) + Self.points(fact.value)
        case .multiple:
            let factor = fact.factor == 1 ? "the " : Self.number(fact.factor) + " × the "
            return subject(fact.attribute, fact.item) + verb(fact.relation) + factor + other(fact)
                + Self.addend(fact.value)
        case .line: return line(fact)
        }
    }

    private func other(_ fact: ConstraintFact) -> String {
        Self.noun(fact.otherAttribute) + " of " + names[fact.other ?? fact.item]
    }

    /// A line of one item against that of another: equal, or at a distance from it.
    private func line(_ fact: ConstraintFact) -> String {
        let subject = subject(fact.attribute, fact.item)
        let isDirectional = fact.attribute.attribute.isDirectional
        let directions =
            !fact.attribute.attribute.isHorizontal
            ? ("below", "above") : isDirectional ? ("after", "before") : ("right of", "left of")
        if fact.value == 0 {
            switch fact.relation {
            case .equal: return subject + " equals the " + other(fact)
            case .greaterThanOrEqual: return subject + " is not " + directions.1 + " the " + other(fact)
            case .lessThanOrEqual: return subject + " is not " + directions.0 + " the " + other(fact)
            }
        }
        let isBefore = fact.value < 0
        // At least -5 after it is at most 5 before it.
        let relation = isBefore ? fact.relation.reversed : fact.relation
        return subject + verb(relation) + Self.points(abs(fact.value)) + " "
            + (isBefore ? directions.1 : directions.0) + " the " + other(fact)
    }

    private func spaceSubject(_ fact: ConstraintFact) -> String {
        let other = names[fact.other ?? fact.item]
        if fact.kind == .inset {
            return Self.capitalized(Self.noun(fact.attribute)) + " space of " + names[fact.item] + " in " + other
        }
        let axis = fact.attribute.attribute.isHorizontal ? "Horizontal" : "Vertical"
        return axis + " space from " + names[fact.item] + " to " + other
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

    /// The origin of a constraint that the app did not write, else its identifier and its place in the source.
    private func remark(_ constraint: LoggedConstraint) -> String {
        switch constraint.origin {
        case .autoresizing: " (autoresizing mask)"
        case .contentSize: " (content size)"
        case .encapsulatedLayout:
            (constraint.identifier ?? "").bytes.contains("Temporary")
                ? " (temporary, during layout)" : " (set by its container)"
        case .fitting: " (fitting size)"
        case .marginsGuide: " (layout margin)"
        case .safeAreaGuide: " (safe area)"
        case .stackView: constraint.hidesView ? " (hidden by its stack view)" : " (stack view)"
        case .document: " (added by Interface Builder)"
        case .code, .visualFormat, .nonNegativeSize: ownRemark(constraint)
        }
    }

    private func ownRemark(_ constraint: LoggedConstraint) -> String {
        let parts = [constraint.identifier.map { name in "'" + name + "'" }, constraint.source?.text].compactMap { $0 }
        return parts.isEmpty ? "" : " (" + parts.joined(separator: ", ") + ")"
    }

    // MARK: Words

    static func noun(_ attribute: LoggedAttribute) -> String {
        attribute.isMargin ? attribute.attribute.noun + " margin" : attribute.attribute.noun
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
