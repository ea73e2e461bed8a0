import Diagnostics
import LayoutEngine
import Simplex

/// A change of the app that resolves the conflict of a log.
public enum LogCure: Hashable, Sendable {
    /// Set `translatesAutoresizingMaskIntoConstraints = false` for an item.
    case turnOffAutoresizing(item: Int)
    /// Remove one of two constraints that set the same attribute.
    case removeDuplicate(Int, Int)
    /// Change the constant of a constraint.
    case changeConstant(Int, to: Double)
    /// Lower the priority of a constraint to 999.
    case lowerPriority(Int)
    /// Let the table or collection view compute the size: the index of the constraint with the size that it gives.
    case computeSize(Int)
    /// Set a size that is at least 0.
    case makeNotNegative(Int)
    /// Nothing, if an action sheet of UIKit made the constraint.
    case ignoreActionSheet
    /// Nothing: the constraints belong to UIKit.
    case ignore

    /// The most fixes of one log, and the largest set for which constants are computed.
    private static let mostCures = 4
    private static let largestSet = 40

    static func cures(
        of log: ConflictLog, members: [Int], broken: Int?, cause: ConflictCause,
        assuming assumption: ConflictModel.Assumption
    ) -> [LogCure] {
        guard !members.isEmpty else {
            return broken.map { place in log.constraints[place].origin.isSystem ? [] : [.lowerPriority(place)] } ?? []
        }
        let changes = changes(of: log, members, broken: broken, assuming: assumption)
        // Edges that are aligned should stay aligned, so a change of their 0 is the last fix.
        let constants = changes.filter { change in !change.isAligned }.map { change in change.cure }
        let aligned = changes.filter { change in change.isAligned }.map { change in change.cure }
        let duplicates = duplicates(in: log, members)
        // Only a required constraint of the app can be lowered. One of a stack view comes last, since the app has no reference to it.
        let changeable = members.filter { member in
            !log.constraints[member].origin.isSystem && !log.isInsideSystem(member)
        }
        let made = changeable.filter { member in log.constraints[member].origin != .stackView }
        let own = made.isEmpty ? changeable : made
        let lowered = (broken.flatMap { place in own.contains(place) ? place : nil } ?? own.last).map { place in
            LogCure.lowerPriority(place)
        }
        let priority = lowered.map { cure in [cure] } ?? []
        let cures: [LogCure] =
            switch cause {
            case .autoresizingMask: masks(of: log, members) + priority + constants + aligned
            case .noRoom: own.isEmpty ? [.ignore] : priority + unsizedMasks(of: log, members)
            case .encapsulatedSize: priority + encapsulated(in: log, members) + duplicates + constants + aligned
            case .stackView: duplicates + priority + constants + aligned
            case .contradiction: duplicates + constants + priority + aligned
            case .negativeSize: negativeSizes(of: log, members)
            case .system: [.ignore]
            case .consistent, .cutOff, .nothingRead, .tooLarge: []
            }
        return Array(cures.prefix(mostCures))
    }

    /// The items whose masks take part and that other constraints place, else all items whose masks take part.
    private static func masks(of log: ConflictLog, _ members: [Int]) -> [LogCure] {
        let set = members.map { member in log.constraints[member] }
        var items: [Int] = []
        for mask in set where mask.origin == .autoresizing && !items.contains(mask.first) {
            // The mask of a window and that of its root view are UIKit's.
            let isRoot = [mask.first, mask.second ?? mask.first].contains { item in log.isWindow(item) }
            if !isRoot { items.append(mask.first) }
        }
        let placed = items.filter { item in log.constrainsFrame(of: item, among: set) }
        return (placed.isEmpty ? items : placed).map { item in .turnOffAutoresizing(item: item) }
    }

    /// Views without room that a private class does not make, which can be missing the switch too.
    private static func unsizedMasks(of log: ConflictLog, _ members: [Int]) -> [LogCure] {
        masks(of: log, members).filter { cure in
            guard case .turnOffAutoresizing(let item) = cure else { return false }
            return !log.isPrivate(item) && log.items[item].className?.bytes.ends(with: "ContentView") != true
        }
    }

    private static func negativeSizes(of log: ConflictLog, _ members: [Int]) -> [LogCure] {
        members.filter { member in log.constraints[member].setsNegativeSize }.flatMap { member -> [LogCure] in
            let isSheet = log.framework == .uiKit && log.constraints[member].isOfActionSheet
            return (isSheet ? [.ignoreActionSheet] : []) + [.makeNotNegative(member)]
        }
    }

    private static func encapsulated(in log: ConflictLog, _ members: [Int]) -> [LogCure] {
        members.filter { member in
            let constraint = log.constraints[member]
            guard constraint.identifier?.bytes.ends(with: "Layout-Height") == true else { return false }
            // The root of a controller has such a height too, and no row to size.
            let name = (log.items[constraint.first].className ?? "").bytes
            return name.contains("Cell") || name.contains("TableView") || name.contains("Collection")
        }.map { member in .computeSize(member) }
    }

    private static func duplicates(in log: ConflictLog, _ members: [Int]) -> [LogCure] {
        for (place, one) in members.enumerated() where !log.constraints[one].origin.isSystem {
            for other in members[(place + 1)...] where !log.constraints[other].origin.isSystem {
                if log.constraints[one].sets(sameAs: log.constraints[other]) { return [.removeDuplicate(one, other)] }
            }
        }
        return []
    }

    /// The constants that resolve the conflict alone, the smallest change first, and of equal ones that of the broken constraint.
    private static func changes(
        of log: ConflictLog, _ members: [Int], broken: Int?, assuming assumption: ConflictModel.Assumption
    ) -> [(cure: LogCure, isAligned: Bool)] {
        guard members.count <= largestSet else { return [] }
        // With the constant changed, the others of the log must hold too.
        let others = log.constraints.count <= largestSet ? Array(log.constraints.indices) : members
        var changes: [(place: Int, error: Double)] = []
        for place in members {
            let constraint = log.constraints[place]
            guard !constraint.origin.isSystem, constraint.origin != .stackView else { continue }
            let trial = ConflictModel(log, others, wish: place, assuming: assumption)
            guard trial.conflict(preferring: nil) == nil, let error = trial.error(of: place), abs(error) > 1e-3 else {
                continue
            }
            let constant = constraint.constant + error
            if constraint.isSensible(constant) { changes.append((place, error)) }
        }
        let order = changes.indices.ordered { one, other in
            let (left, right) = (changes[one], changes[other])
            let areAligned = (log.constraints[left.place].isAligned, log.constraints[right.place].isAligned)
            if areAligned.0 != areAligned.1 { return areAligned.1 }
            let sizes = (abs(left.error), abs(right.error))
            if abs(sizes.0 - sizes.1) > 1e-6 { return sizes.0 < sizes.1 }
            if (left.place == broken) != (right.place == broken) { return left.place == broken }
            return left.place < right.place
        }
        return order.prefix(3).map { place in
            let (constraint, error) = (log.constraints[changes[place].place], changes[place].error)
            return (.changeConstant(changes[place].place, to: constraint.constant + error), constraint.isAligned)
        }
    }
}

extension LoggedConstraint {
    /// Whether another constant makes sense: no negative size, no new overlap, and no constant beside a proportion.
    func isSensible(_ constant: Double) -> Bool {
        if second == nil { return !firstAttribute.attribute.isSize || constant >= 1 }
        return multiplier == 1 && (self.constant <= 0 || constant >= 0)
    }

    /// Whether it puts two edges at one place, or makes two sizes equal.
    var isAligned: Bool { constant == 0 && second != nil }

    /// Whether it sets the same attribute against the same side as another one, with another constant.
    func sets(sameAs other: LoggedConstraint) -> Bool {
        first == other.first && firstAttribute == other.firstAttribute && second == other.second
            && secondAttribute == other.secondAttribute && multiplier == other.multiplier
            && (constant != other.constant || relation != other.relation)
    }
}
