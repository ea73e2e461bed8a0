import LayoutEngine
import Simplex

extension ConflictAnalysis {
    /// The conflict in one sentence.
    public var summary: String { summary(ConstraintWords(log)) }

    func summary(_ words: ConstraintWords) -> String {
        var (noun, points) = ("size", "")
        if case .constraint(let place)? = subject {
            noun = ConstraintWords.noun(log.constraints[place].firstAttribute)
            points = ConstraintWords.points(log.constraints[place].constant)
        }
        let name = subject.map { subject in self.name(of: subject, words) } ?? "A view"
        switch cause {
        case .autoresizingMask: return "The autoresizing mask of " + name + " conflicts with constraints."
        case .noRoom:
            return hidingPlace == nil
                ? name + " has no " + noun + " during this layout, and required constraints need some."
                : name + " is hidden, so its " + noun + " is 0 pt, and required constraints need more."
        case .encapsulatedSize:
            return name + " gets the " + noun + " " + points
                + " from its container, and required constraints need another."
        case .stackView: return "The constraints of a stack view conflict with required constraints."
        case .contradiction: return Self.count(conflicting.count, "required constraint") + " conflict."
        case .negativeSize: return name + " has a negative " + noun + "."
        case .system: return "Constraints that " + log.framework.rawValue + " made conflict with one another."
        case .consistent: return "The constraints as printed do not conflict."
        case .cutOff: return "The log is cut off, and its constraints do not conflict."
        case .nothingRead: return "The log lists no constraint that can be read."
        case .tooLarge: return "The log has \(log.constraints.count) constraints, which are too many to analyze."
        }
    }

    /// The name of the item that the first sentence is about.
    private func name(of subject: Subject, _ words: ConstraintWords) -> String {
        switch subject {
        case .item(let item): words.name(of: item)
        case .constraint(let place): ConstraintWords.capitalized(words.name(of: log.constraints[place].first))
        }
    }

    /// A fix as an imperative sentence.
    ///
    /// Constraints are named by their numbers in the log, from 1.
    func sentence(_ cure: LogCure, _ words: ConstraintWords) -> String {
        switch cure {
        case .turnOffAutoresizing(let item):
            return "Set translatesAutoresizingMaskIntoConstraints to false for " + words.name(of: item) + "."
        case .removeDuplicate(let one, let other):
            let constraint = log.constraints[one]
            return "Remove constraint \(one + 1) or \(other + 1). Both set the "
                + ConstraintWords.noun(constraint.firstAttribute) + " of " + words.name(of: constraint.first) + "."
        case .changeConstant(let place, let constant):
            let sign = ConstraintFact(log.constraints[place], in: log).sign
            return "Change " + ConstraintWords.points(sign * log.constraints[place].constant) + " to "
                + ConstraintWords.points(sign * constant) + " in constraint \(place + 1)."
        case .lowerPriority(let place):
            let purpose =
                cause != .noRoom
                ? ""
                : hidingPlace == nil
                    ? ", so that it yields until there is room" : ", so that it yields while the view is hidden"
            return "Lower the priority of constraint \(place + 1) to 999" + purpose + "."
        case .computeSize(let place):
            let name = words.name(of: log.constraints[place].first)
            return name.bytes.contains("Collection")
                ? "Give the items of the collection layout an estimated height, so that " + name + " fits its content."
                : log.framework == .appKit
                    ? "Set usesAutomaticRowHeights to true for the table view, so that " + name + " fits its content."
                    : "Set rowHeight to UITableView.automaticDimension, so that " + name + " fits its content."
        case .makeNotNegative(let place):
            return "Use a constant of at least 0 in constraint \(place + 1). Compute it after the view has its frame."
        case .ignoreActionSheet:
            return "Ignore the log if the app shows an action sheet. UIAlertController makes this constraint."
        case .ignore:
            return "Ignore the log, or report it to Apple. " + log.framework.rawValue + " makes these constraints."
        }
    }

    /// A reason as a sentence.
    func sentence(_ reason: HiddenReason, _ words: ConstraintWords) -> String {
        switch reason {
        case .contentSize(let items):
            return "A required content size is probably missing from the log, for example of "
                + words.name(of: items[0])
                + ". Set its content priorities below 1000."
        case .hiddenDistance: return "The log does not print the distances of margins and baselines."
        case .missingPart(let part): return Self.sentence(part)
        case .unreadConstraint: return Self.count(log.unread.count, "constraint") + " of the log cannot be read."
        case .earlierState: return "The log rounds numbers to 6 digits, and prints constants after later changes."
        }
    }

    /// The missing part of a log as a sentence.
    static func sentence(_ part: ConflictLog.MissingPart) -> String {
        switch part {
        case .list: "The log is cut off before its list. Copy the lines up to the broken constraint."
        case .constraints: "The list lacks the constraint that the log names as broken, and maybe others."
        case .endOfList: "The list has no end. Copy the lines up to the closing parenthesis and the broken constraint."
        case .broken: "The broken constraint is missing after the list."
        }
    }

    static func count(_ number: Int, _ noun: String) -> String { "\(number) " + noun + (number == 1 ? "" : "s") }
}
