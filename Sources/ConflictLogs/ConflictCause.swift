import Diagnostics
import LayoutEngine
import Simplex

/// The kind of conflict of a log, which determines the order of the fixes.
public enum ConflictCause: Hashable, Sendable {
    /// The autoresizing mask of a view and its constraints conflict.
    case autoresizingMask
    /// A view has no room: its width or height is 0 while UIKit sets it up.
    case noRoom
    /// The height or width that a table, collection or root view gives conflicts with the content.
    case encapsulatedSize
    /// A hidden view or the spacing of a stack view conflicts with required constraints.
    case stackView
    /// Constraints of the app contradict one another.
    case contradiction
    /// A constraint sets a negative width or height.
    case negativeSize
    /// UIKit's own constraints contradict one another.
    case system
    /// The constraints as printed have no conflict.
    case consistent
    /// The lines of a log that was cut off have no conflict.
    case cutOff
    /// No constraint was understood.
    case nothingRead
    /// The log has more constraints than are analyzed.
    case tooLarge

    /// The id of the finding.
    public var id: DiagnosticID {
        switch self {
        case .autoresizingMask: "log.autoresizing-mask"
        case .noRoom: "log.no-room"
        case .encapsulatedSize: "log.encapsulated-size"
        case .stackView: "log.stack-view"
        case .contradiction: "log.contradiction"
        case .negativeSize: "log.negative-size"
        case .system: "log.system-constraints"
        case .consistent: "log.consistent"
        case .cutOff: "log.cut-off"
        case .nothingRead: "log.no-constraints"
        case .tooLarge: "log.too-many-constraints"
        }
    }

    /// A Boolean value that indicates whether the log is not explained.
    var isFailure: Bool { self == .cutOff || self == .nothingRead || self == .tooLarge }

    init(_ log: ConflictLog, members: [Int], isExhausted: Bool) {
        let set = members.map { member in log.constraints[member] }
        guard !set.isEmpty else {
            self = isExhausted ? .tooLarge : log.missingPart == nil ? .consistent : .cutOff
            return
        }
        if set.contains(where: { $0.setsNegativeSize }) { self = .negativeSize; return }
        if set.contains(where: { $0.origin != .autoresizing && $0.givesNoRoom }) { self = .noRoom; return }
        let masked = set.filter { constraint in constraint.origin == .autoresizing }
        if !masked.isEmpty {
            // A mask of an empty view that only holds others is a view before its first layout.
            let isPlaced = masked.contains { mask in log.constrainsFrame(of: mask.first, among: set) }
            self = !isPlaced && masked.contains { mask in mask.givesNoRoom } ? .noRoom : .autoresizingMask
            return
        }
        if set.contains(where: { $0.origin == .encapsulatedLayout || $0.origin == .fitting }) {
            self = .encapsulatedSize
            return
        }
        if set.contains(where: { $0.origin == .stackView }) { self = .stackView; return }
        let isSystems = members.allSatisfy { member in log.isSystems(member) }
        self = isSystems ? .system : .contradiction
    }
}

extension LoggedConstraint {
    /// Whether it sets a width or height to a negative number.
    var setsNegativeSize: Bool {
        second == nil && firstAttribute.attribute.isSize && relation != .greaterThanOrEqual && constant < 0
    }

    /// Whether it is the width that an action sheet of UIKit sets to −16 for itself, since iOS 12.2.
    var isOfActionSheet: Bool { setsNegativeSize && constant == -16 && firstAttribute.attribute == .width }

    /// Whether the system sets a width or height to 0: before the first layout, or for a hidden view.
    var givesNoRoom: Bool {
        let isGuide = origin == .safeAreaGuide || origin == .marginsGuide
        guard !isGuide, origin.isSystem || identifier == "UISV-hiding", second == nil, firstAttribute.attribute.isSize,
            relation != .greaterThanOrEqual
        else { return false }
        return constant < 1
    }
}

extension ConflictLog {
    /// Whether constraints other than masks set the size or the place of an item from outside.
    func constrainsFrame(of item: Int, among set: [LoggedConstraint]) -> Bool {
        set.contains { constraint in
            guard !constraint.origin.isSystem, constraint.origin != .stackView else { return false }
            if constraint.second == nil { return constraint.first == item }
            guard
                let other = constraint.first == item
                    ? constraint.second : constraint.second == item ? constraint.first : nil
            else { return false }
            // A constraint to a view inside sets that view.
            return !isInside(other, item)
        }
    }

    /// Whether an item lies in another one, as far as the log shows.
    func isInside(_ item: Int, _ container: Int) -> Bool {
        var (next, steps) = (items[item].superitem, 0)
        while let superitem = next, steps < 48 {
            if superitem == container { return true }
            next = items[superitem].superitem
            steps += 1
        }
        return false
    }

    /// Whether a constraint names only views of UIKit that an app does not make.
    func isSystems(_ constraint: Int) -> Bool {
        let constraint = constraints[constraint]
        if constraint.origin.isSystem || constraint.origin == .stackView { return true }
        return isPrivate(constraint.first) || (constraint.second.map { second in isPrivate(second) } ?? false)
    }

    /// Whether a constraint of the app is impossible, since all of its views are private to UIKit or AppKit.
    func isInsideSystem(_ constraint: Int) -> Bool {
        let constraint = constraints[constraint]
        return isPrivate(constraint.first) && constraint.second.map(isPrivate) != false
    }

    /// Whether an item is a window of UIKit or AppKit, and not a view of an app such as `InfoWindow`.
    func isWindow(_ item: Int) -> Bool {
        guard let name = items[item].className, name.hasSuffix("Window") else { return false }
        return name.hasPrefix("UI") || name.hasPrefix("NS") || isPrivate(item)
    }

    /// Whether the class of an item is private to UIKit or AppKit.
    func isPrivate(_ item: Int) -> Bool {
        guard let name = items[item].className else { return false }
        for prefix in ["_UI", "_NS", "UIInputSet", "UIKeyboard", "UIRemoteKeyboard", "UIInterfaceAction", "TUI"]
        where name.hasPrefix(prefix) && name != "_UILayoutGuide" && name != "_UILayoutSpacer" {
            return true
        }
        return false
    }
}
