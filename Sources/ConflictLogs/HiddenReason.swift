import LayoutEngine

/// A reason why UIKit logged constraints that have no conflict as printed.
public enum HiddenReason: Hashable, Sendable {
    /// A required content size, which logs do not always list; the indices of the items.
    case contentSize([Int])
    /// A margin or a baseline, whose distance the log does not show.
    case hiddenDistance
    /// A part of the log that was cut off.
    case missingPart(ConflictLog.MissingPart)
    /// A description that was not understood.
    case unreadConstraint
    /// Numbers with more digits than the log prints, or constants that have changed since.
    case earlierState

    /// The probable reasons, the likeliest first.
    static func reasons(of log: ConflictLog) -> [HiddenReason] {
        var reasons: [HiddenReason] = log.unread.isEmpty ? [] : [.unreadConstraint]
        if let part = log.missingPart { return [.missingPart(part)] + reasons }
        let hasHidden = log.constraints.contains { constraint in
            constraint.firstAttribute.isHidden || constraint.secondAttribute.isHidden
        }
        if hasHidden { reasons.append(.hiddenDistance) }
        let items = log.items.indices.filter { item in log.hasContent(item) && !log.hasOwnSize(item) }
        if !items.isEmpty { reasons.append(.contentSize(items)) }
        reasons.append(.earlierState)
        return reasons
    }
}

extension LoggedAttribute {
    /// Whether a log does not show where the attribute lies in its view.
    fileprivate var isHidden: Bool {
        isMargin || attribute == .firstBaseline || attribute == .lastBaseline
    }
}

extension ConflictLog {
    /// Whether the class of an item has a content size, by its name.
    fileprivate func hasContent(_ item: Int) -> Bool {
        guard let name = items[item].shortClassName else { return items[item].name != nil }
        let words: [StaticString] = [
            "Label", "Button", "ImageView", "Switch", "Stepper", "Control", "Field",
        ]
        return words.contains { word in name.bytes.ends(with: word) }
    }

    /// Whether a constraint of the log sets a width or a height of an item to a constant.
    fileprivate func hasOwnSize(_ item: Int) -> Bool {
        constraints.contains { constraint in
            constraint.first == item && constraint.second == nil && constraint.firstAttribute.attribute.isSize
        }
    }
}
