import LayoutEngine
import Simplex

extension Description {
    /// Reads a visual format with one or two items, such as `V:[A]-(>=8)-[B]`; returns false if it is none.
    mutating func readFormat(_ print: Bytes, _ nameList: NameList) -> Bool {
        var names = nameList
        let isVertical = print.starts(with: "V:")
        var format = print.dropFirst(2)
        var edges: (start: LayoutAttribute, end: LayoutAttribute) = isVertical ? (.top, .bottom) : (.leading, .trailing)
        var isReversed = false
        if format.ends(with: "(LTR)") {
            edges = (.left, .right)
            format = format.dropLast(5).trimmed
        } else if format.ends(with: "(RTL)") {
            edges = (.left, .right)
            isReversed = true
            format = format.dropLast(5).trimmed
        }
        if readSize(format, isVertical ? .height : .width, &names) { return true }
        guard let parts = Self.parts(of: format), let space = Self.distance(parts.space) else { return false }
        body.relation = space.relation
        body.constant = space.constant
        if let priority = space.priority { (growingPriority, shrinkingPriority) = (priority, priority) }
        // The list of names begins with the first item, which is the right one of two neighbors.
        let right = parts.right.map { print in names.take(print) }
        let left = parts.left.map { print in names.take(print) }
        return place(isReversed ? right : left, isReversed ? left : right, names.bar, edges)
    }

    /// Reads `[A(>=200)]`; returns false if it is none.
    private mutating func readSize(_ print: Bytes, _ attribute: LayoutAttribute, _ names: inout NameList) -> Bool {
        guard print.starts(with: "["), print.ends(with: ")]"), let open = print.last("("),
            let size = Self.distance(print[(open + 1)...].dropLast(2))
        else { return false }
        items = [names.take(print[(print.startIndex + 1)..<open])]
        body.firstAttribute = LoggedAttribute(attribute)
        body.relation = size.relation
        body.constant = size.constant
        if let priority = size.priority { (growingPriority, shrinkingPriority) = (priority, priority) }
        return true
    }

    /// Makes the equation of two neighbors in a format; nil stands for a bar.
    private mutating func place(
        _ left: LoggedItem?, _ right: LoggedItem?, _ bar: LoggedItem?,
        _ edges: (start: LayoutAttribute, end: LayoutAttribute)
    ) -> Bool {
        body.second = 1
        switch (left, right) {
        case (let left?, let right?):
            items = [right, left]
            body.firstAttribute = LoggedAttribute(edges.start)
            body.secondAttribute = LoggedAttribute(edges.end)
        case (nil, let inner?):
            items = [inner, bar ?? Self.superview(of: inner)]
            (self.bar, itemInBar) = (1, 0)
            body.firstAttribute = LoggedAttribute(edges.start)
            body.secondAttribute = LoggedAttribute(edges.start)
        case (let inner?, nil):
            items = [bar ?? Self.superview(of: inner), inner]
            (self.bar, itemInBar) = (0, 1)
            body.firstAttribute = LoggedAttribute(edges.end)
            body.secondAttribute = LoggedAttribute(edges.end)
        case (nil, nil): return false
        }
        return true
    }

    /// The superview of an item in a log that does not list the names.
    private static func superview(of item: LoggedItem) -> LoggedItem {
        var superview = LoggedItem(Bytes())
        superview.name = "superview of " + item.key
        return superview
    }

    /// The prints of the neighbors and of the space between them; a neighbor is nil for a bar.
    private static func parts(of format: Bytes) -> (left: Bytes?, space: Bytes, right: Bytes?)? {
        // A text can contain brackets, so the space is what stands between the last `]-(` or `|-(` and `)-[` or `)-|`.
        let isLeftBar = format.starts(with: "|-")
        let isRightBar = format.ends(with: "-|")
        guard isLeftBar || format.starts(with: "["), isRightBar || format.ends(with: "]") else { return nil }
        let start = isLeftBar ? format.startIndex + 2 : format.first("]-(").map { index in index + 2 }
        let end = isRightBar ? format.endIndex - 2 : format.last(")-[").map { index in index + 1 }
        guard let start, let end, start <= end, format.has("(", at: start), format.has(")", at: end - 1) else {
            return nil
        }
        let left = isLeftBar ? nil : format[(format.startIndex + 1)..<(start - 2)]
        let right = isRightBar ? nil : format[(end + 2)...].dropLast()
        return (left, format[start..<end], right)
    }

    /// The numbers of `(>=8@750)`, with or without its parentheses.
    private static func distance(_ print: Bytes) -> (relation: Relation, constant: Double, priority: Priority?)? {
        var rest = print.trimmed
        if rest.starts(with: "(") { rest = rest.dropFirst().dropLast() }
        var relation = Relation.equal
        if rest.starts(with: ">=") { relation = .greaterThanOrEqual }
        if rest.starts(with: "<=") { relation = .lessThanOrEqual }
        if relation != .equal || rest.starts(with: "==") { rest = rest.dropFirst(2) }
        var priority: Priority?
        if let at = rest.last("@") {
            guard let value = rest[(at + 1)...].number.flatMap({ value in Priority(value) }) else { return nil }
            priority = value
            rest = rest[..<at]
        }
        guard let constant = rest.number ?? space(rest) else { return nil }
        return (relation, constant, priority)
    }
}
