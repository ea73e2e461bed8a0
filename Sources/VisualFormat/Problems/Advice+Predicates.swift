import Diagnostics

/// What is said of sizes and spaces: relations, values and priorities.
extension Adviser {
    /// `>`, `=`, and `=>` for `>=`.
    mutating func adviseOnRelation() {
        guard byte(offset - 1) == Byte.equal, [Byte.greater, Byte.less].contains(byte(offset)) else {
            if byte(offset - 1) == Byte.less, let name = nameInAngles { return adviseOnAngles(around: name) }
            note("There is no strict inequality, and equality is '=='.")
            return offerInsertion(of: "=")
        }
        let relation = byte(offset) == Byte.greater ? ">=" : "<="
        offer("write '\(relation)'", replacing: offset - 1, offset + 1, with: relation)
    }

    /// The name between `<` before the problem and `>`, as the grammar of the language writes names.
    private var nameInAngles: String? {
        let end = nameEnd(from: offset)
        guard end > offset, Byte.isNameStart(byte(offset)), byte(end) == Byte.greater else { return nil }
        return text(in: offset..<end)
    }

    private mutating func adviseOnAngles(around name: String) {
        note("'<' and '>' only stand around names where the language is described.")
        offer("remove them", replacing: offset - 1, offset + name.utf8.count + 1, with: name)
    }

    /// Whether something is to be computed here, which only metrics can be.
    var isCalculation: Bool {
        [Byte.asterisk, Byte.plus, Byte.slash].contains(byte(offset))
    }

    /// Whether the hyphen stands beside a name: two numbers are rather a range, `10-20`.
    private var isDifference: Bool {
        Byte.isNameStart(byte(valueStart(before: offset))) || Byte.isNameStart(byte(offset + 1))
    }

    mutating func noteCalculation() {
        note("A format does not compute: give the result a name among the metrics.")
    }

    /// Whether a relation stands behind its number, `50>=`, or behind a name for what is compared anyway, `width>=50`.
    mutating func adviseOnRelationBehind() -> Bool {
        guard [Byte.greater, Byte.less, Byte.equal].contains(byte(offset)) else { return false }
        let end = end(from: offset) { place in [Byte.greater, Byte.less, Byte.equal].contains(byte(place)) }
        let start = valueStart(before: offset)
        let isLast = [Byte.closeParenthesis, Byte.comma].contains(byte(end))
        if !isLast, Byte.isDigit(byte(start)), byte(offset + 1) == Byte.equal {
            note("Predicates stand side by side with a ',' between them: (>=50,<=100).")
            offerInsertion(of: ",")
            return true
        }
        note("A relation stands before its number: (>=50).")
        if isLast {
            let predicate = text(in: offset..<end) + text(in: start..<offset)
            offer("write '\(predicate)'", replacing: start, end, with: predicate)
        } else if Byte.isNameStart(byte(start)) {
            let name = text(in: start..<offset)
            offer("remove '\(name)'", replacing: start, offset, with: "")
        }
        return true
    }

    mutating func adviseOnPredicateEnd() {
        switch byte(offset) {
        case Byte.closeBracket:
            offerInsertion(of: ")")
            if advice.fixIts.isEmpty { note("The list ends before the view does: [view(50)].") }
        case Byte.hyphen where byte(offset - 1) == Byte.closeParenthesis: offerInsertion(of: "]")
        case Byte.hyphen where isDifference: noteCalculation()
        case Byte.point where Byte.isDigit(byte(offset - 1)) && byte(offset + 1) != Byte.point:
            note("A number has one decimal point.")
        case Byte.point where byte(offset - 1) == Byte.point || Byte.isDigit(byte(offset - 1)), Byte.hyphen:
            note("A range has two predicates: (>=50,<=100).")
        case Byte.at: note("A predicate has one priority: (50@750).")
        case Byte.asterisk, Byte.point, Byte.percent:
            note("A size can be compared with a number, a metric or a view of the same axis, without multiplier.")
        case Byte.plus, Byte.slash: noteCalculation()
        case Byte.greater, Byte.less, Byte.equal: _ = adviseOnRelationBehind()
        case let byte where Byte.isNameStart(byte): adviseOnUnit()
        case Byte.openParenthesis: note("All that is said of a size stands in one pair of parentheses: (>=50,<=100).")
        default: offerInsertion(of: byte(offset - 1) == Byte.closeParenthesis ? "]" : ")]")
        }
    }

    mutating func adviseOnValue() {
        if byte(offset) == Byte.bar {
            note("'|' has no size to compare with: give the superview a name among the views.")
        } else if byte(offset) == UInt8(ascii: "$") {
            note("A metric stands by its name alone: -gap-.")
        } else if byte(offset) == UInt8(ascii: "{") {
            note("A number or a metric stands without braces: -8-, -gap-.")
        } else if byte(offset) >= 0x80 {
            note("The name of a metric has letters from A to Z, digits and underscores alone.")
        } else if byte(offset) == Byte.hyphen, byte(offset - 1) == Byte.equal {
            note("There is no 'at least the standard space': a relation needs a number or a metric.")
            offerInsertion(of: "8")
        } else if byte(offset) == Byte.equal, byte(offset - 1) == Byte.equal {
            note("Equality is '=='.")
            offer("remove '='", replacing: offset, offset + 1, with: "")
        } else if byte(offset) == Byte.plus {
            note("A number above 0 has no sign.")
            offer("remove '+'", replacing: offset, offset + 1, with: "")
        } else if byte(offset) == Byte.at {
            note("A priority stands behind a number or a name: (50@750).")
        } else if byte(offset - 1) == Byte.at {
            note("Behind '@' stands a priority, a number or the name of a metric: (50@750).")
        } else if [Byte.closeParenthesis, Byte.comma].contains(byte(offset)) {
            if [Byte.equal, Byte.greater, Byte.less].contains(byte(offset - 1)) {
                note("Behind a relation stands a number or the name of a metric: (>=8).")
            } else {
                note("The list has an empty place.")
            }
            if byte(offset - 1) == Byte.openParenthesis {
                offer("remove the empty list", replacing: offset - 1, offset + 1, with: "")
            } else if byte(offset - 1) == Byte.comma {
                offer("remove ','", replacing: offset - 1, offset, with: "")
            }
        }
    }
}
