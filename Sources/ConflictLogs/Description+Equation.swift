import LayoutEngine
import Simplex

extension Description {
    /// Reads `A.width == 0.5*B.width + 8`; returns false if it is none.
    mutating func readEquation(_ print: Bytes, _ nameList: NameList) -> Bool {
        var names = nameList
        guard let sides = Self.sides(of: print) else { return false }
        body.firstAttribute = sides.attribute
        body.relation = sides.relation
        items = [names.take(sides.item)]
        let right = sides.right
        if let constant = Self.signed(right) ?? Self.space(right) {
            body.constant = constant
            return true
        }
        // A negative multiplier of 1 is a sign in front of the item; another one ends in a star.
        var rest = right
        if let star = rest.first("*"), let factor = rest[..<star].trimmed.number {
            body.multiplier = factor
            rest = rest[(star + 1)...].trimmed
        } else if rest.starts(with: "-") {
            body.multiplier = -1
            rest = rest.dropFirst()
        }
        return readSecondSide(rest, &names)
    }

    private mutating func readSecondSide(_ print: Bytes, _ names: inout NameList) -> Bool {
        var index = print.startIndex
        while index < print.endIndex {
            defer { index += 1 }
            guard print[index] == UInt8(ascii: "."), index > print.startIndex else { continue }
            var end = index + 1
            while end < print.endIndex, !print[end].isSpace { end += 1 }
            guard let attribute = LoggedAttribute(print[(index + 1)..<end]),
                let tail = Self.tail(print[end...].trimmed)
            else { continue }
            body.second = 1
            body.secondAttribute = attribute
            body.multiplier *= tail.multiplier
            body.constant = tail.constant
            items.append(names.take(print[..<index].trimmed))
            return true
        }
        return false
    }

    /// The parts of an equation up to the relation behind the first item with an attribute.
    private static func sides(
        of print: Bytes
    ) -> (item: Bytes, attribute: LoggedAttribute, relation: Relation, right: Bytes)? {
        var index = print.startIndex
        while index + 3 < print.endIndex {
            defer { index += 1 }
            guard print[index] == 0x20, print[index + 2] == UInt8(ascii: "="), print[index + 3] == 0x20,
                let relation = relation(print[index + 1])
            else { continue }
            let left = print[..<index].trimmed
            guard let point = left.lastIndex(of: UInt8(ascii: ".")), point > left.startIndex,
                let attribute = LoggedAttribute(left[(point + 1)...])
            else { continue }
            return (left[..<point], attribute, relation, print[(index + 4)...].trimmed)
        }
        return nil
    }

    private static func relation(_ byte: UInt8) -> Relation? {
        switch byte {
        case UInt8(ascii: "="): .equal
        case UInt8(ascii: "<"): .lessThanOrEqual
        case UInt8(ascii: ">"): .greaterThanOrEqual
        default: nil
        }
    }

    /// The number behind an item: nothing, ` + 8`, ` - 8`, ` * 0.5`, ` NSSpace(8)`, or two of them.
    private static func tail(_ print: Bytes) -> (multiplier: Double, constant: Double)? {
        if print.isEmpty { return (1, 0) }
        if let space = space(print) { return (1, space) }
        guard print.starts(with: "*") else { return signed(print).map { constant in (1, constant) } }
        let rest = print.dropFirst().trimmed
        let end = rest.firstIndex { byte in byte.isSpace } ?? rest.endIndex
        guard let factor = rest[..<end].number else { return nil }
        let behind = rest[end...].trimmed
        guard !behind.isEmpty else { return (factor, 0) }
        return signed(behind).map { constant in (factor, constant) }
    }

    /// The number of `8`, `+ 8` or `- 8`.
    private static func signed(_ print: Bytes) -> Double? {
        guard let sign = print.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else {
            return print.number
        }
        return print.dropFirst().trimmed.number.map { number in sign == UInt8(ascii: "-") ? -number : number }
    }

    /// The number of a symbolic space such as `NSSpace(8)` or `NSLayoutAnchorConstraintSpace(8)`.
    static func space(_ print: Bytes) -> Double? {
        guard print.ends(with: ")"), let open = print.first("Space("), print[..<open].allSatisfy({ $0.isNamePart })
        else {
            return nil
        }
        return signed(print[(open + 6)...].dropLast())
    }
}
