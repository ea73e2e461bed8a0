import Diagnostics

/// Advice on sizes and spaces: relations, values and priorities.
extension Adviser {
    /// `>`, `=`, and `=>` for `>=`.
    mutating func adviseOnRelation() {
        guard byte(offset - 1) == Byte.equal, [Byte.greater, Byte.less].contains(byte(offset)) else {
            if byte(offset - 1) == Byte.less, let name = nameInAngles { return adviseOnAngles(around: name) }
            if byte(offset - 1) == Byte.less, byte(offset) == Byte.greater { return noteInequality() }
            if byte(offset - 1) == Byte.greater, byte(offset - 2) == Byte.hyphen,
                [Byte.openBracket, Byte.bar].contains(byte(offset))
            {
                note("Write a connection or nothing between two views: [a]-[b].")
                return offer("remove '>'", replacing: offset - 1, offset, with: "")
            }
            note("Use ==, >= or <=. VFL has no strict inequalities.")
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
        note("Write names without '<' and '>'.")
        offer("remove '<' and '>'", replacing: offset - 1, offset + name.utf8.count + 1, with: name)
    }

    /// A Boolean value that indicates whether something is to be computed here, which only metrics can be.
    var isCalculation: Bool {
        [Byte.asterisk, Byte.plus, Byte.slash].contains(byte(offset))
            || ["*", "+"].contains(scalar(at: offset)?.lookalike ?? "")
    }

    private mutating func noteInequality() {
        note("Use ==, >= or <=. VFL has no '!='.")
    }

    /// A Boolean value that indicates whether the hyphen is beside a name.
    ///
    /// Between two numbers it is rather a range, `10-20`.
    var isDifference: Bool {
        Byte.isNameStart(byte(valueStart(before: offset))) || Byte.isNameStart(byte(offset + 1))
    }

    /// The end of a cut name, which continues for the author: `my` in `-my-margin-` and `theme.gap`.
    var endOfCutMetric: Int? {
        let end: Int
        switch problem.kind {
        case .expectedView, .expectedViewOrBar: end = offset - 1
        case .expectedHyphen, .expectedListEnd, .expectedPredicateEnd: end = offset
        default: return nil
        }
        return isForeign(end) && Byte.isNameStart(byte(nameStart(before: end))) ? end : nil
    }

    /// That name as it was meant.
    var foreignMetric: String? {
        endOfCutMetric.map { end in
            text(in: nameStart(before: end)..<self.end(from: end) { Byte.isName(byte($0)) || isForeign($0) })
        }
    }

    /// Returns whether a character can be part of a name elsewhere, but not in a format.
    private func isForeign(_ offset: Int) -> Bool {
        byte(offset) >= 0x80 || "-.".utf8.contains(byte(offset)) && Byte.isNameStart(byte(offset + 1))
    }

    mutating func noteCalculation() {
        note("A format cannot contain arithmetic. Add the result to the metrics.")
    }

    /// Returns whether a relation follows its number, `50>=`, or a name, `width>=50`.
    mutating func adviseOnRelationBehind() -> Bool {
        guard [Byte.greater, Byte.less, Byte.equal].contains(byte(offset)) else { return false }
        let end = end(from: offset) { place in [Byte.greater, Byte.less, Byte.equal].contains(byte(place)) }
        let start = valueStart(before: offset)
        let isLast = [Byte.closeParenthesis, Byte.comma].contains(byte(end))
        if !isLast, Byte.isDigit(byte(start)), byte(offset + 1) == Byte.equal {
            note("Separate predicates by ',': (>=50,<=100).")
            offerInsertion(of: ",")
            return true
        }
        note("Write the relation before its number: (>=50).")
        if isLast {
            let predicate = text(in: offset..<end) + text(in: start..<offset)
            offer("write '\(predicate)'", replacing: start, end, with: predicate)
        } else if Byte.isNameStart(byte(start)) {
            let isAlone = byte(offset) == Byte.equal && byte(offset + 1) != Byte.equal
            adviseOnNameOfSize(start..<offset, relation: isAlone ? "=" : "")
        }
        return true
    }

    /// A name for what is compared anyway, `[a(width>=50)]`: it is taken away where it names the size along the axis.
    ///
    /// The fix moves the relation before the number.
    private mutating func adviseOnNameOfSize(_ place: Range<Int>, relation: String = "") {
        let name = text(in: nameStart(before: nameEnd(from: place.lowerBound))..<nameEnd(from: place.lowerBound))
        let isVertical = axes == .vertical
        let known = isVertical ? ["height", "h", "size"] : ["width", "w", "size"]
        // Bit 5 makes a letter of ASCII small.
        guard known.contains(where: { word in word.utf8.elementsEqual(name.utf8.lazy.map { $0 | 0x20 }) }) else {
            return
        }
        offer(
            "remove '\(text(in: place))'", replacing: place.lowerBound, place.upperBound, with: relation)
    }

    /// The axes of the statement around the problem.
    private var axes: SyntaxTree.Axes {
        let statement = tree.statements.last { statement in statement.span.lower <= offset } ?? tree.statements.first
        return statement?.axes ?? .horizontal
    }

    mutating func adviseOnPredicateEnd() {
        switch byte(offset) {
        case Byte.closeBracket:
            offerInsertion(of: ")")
            if advice.fixIts.isEmpty { note("Close the parenthesis before the bracket: [view(50)].") }
        case Byte.hyphen where byte(offset - 1) == Byte.closeParenthesis: offerInsertion(of: "]")
        case Byte.hyphen where isDifference: noteCalculation()
        case Byte.point where Byte.isDigit(byte(offset - 1)) && byte(offset + 1) != Byte.point:
            note("A number has only one decimal point.")
        case Byte.point where byte(offset - 1) == Byte.point || Byte.isDigit(byte(offset - 1)), Byte.hyphen:
            note("Write a range as two predicates: (>=50,<=100).")
        case Byte.at: note("A predicate has only one priority: (50@750).")
        case Byte.asterisk, Byte.point, Byte.percent:
            note("Compare a size with a number, a metric or a view. VFL has no multipliers.")
        case Byte.plus, Byte.slash: noteCalculation()
        case Byte.greater, Byte.less, Byte.equal: _ = adviseOnRelationBehind()
        case Byte.colon where Byte.isNameStart(byte(valueStart(before: offset))):
            note("Write only the size along the axis of the format, without its name: [view(50)].")
            adviseOnNameOfSize(valueStart(before: offset)..<offset + 1)
        case let byte where Byte.isNameStart(byte): adviseOnUnit()
        case Byte.openParenthesis: note("Put all predicates of a size in one pair of parentheses: (>=50,<=100).")
        default:
            let isClosed = byte(offset - 1) == Byte.closeParenthesis
            offerInsertion(of: isClosed ? "]" : ")]")
            if advice.fixIts.isEmpty, isClosed { note("Write ']' after the size of a view: [view(50)].") }
        }
    }

    mutating func adviseOnValue() {
        if byte(offset) == Byte.bar {
            note("'|' has no size. Add the superview to the views.")
        } else if byte(offset) == UInt8(ascii: "$") {
            note("Write a metric by its name alone: -gap-.")
        } else if byte(offset) == UInt8(ascii: "{") {
            note("Write a number or a metric without braces: -8-, -gap-.")
        } else if byte(offset) == Byte.openParenthesis, byte(offset - 1) == Byte.openParenthesis {
            adviseOnParenthesesInParentheses()
        } else if byte(offset) == UInt8(ascii: "!") || scalar(at: offset) == "≠" {
            noteInequality()
        } else if byte(offset) >= 0x80 {
            note("Names of metrics contain only letters from A to Z, digits and underscores.")
        } else if byte(offset) == Byte.hyphen, byte(offset - 1) == Byte.equal {
            note("A relation needs a number or a metric. VFL cannot express 'at least the standard space'.")
            offerInsertion(of: "8")
        } else if byte(offset) == Byte.equal, byte(offset - 1) == Byte.equal {
            note("Use '==' for equality.")
            offer("remove '='", replacing: offset, offset + 1, with: "")
        } else if byte(offset) == Byte.plus {
            note("Write positive numbers without a sign.")
            offer("remove '+'", replacing: offset, offset + 1, with: "")
        } else if byte(offset) == Byte.at {
            note("Write a priority after a number or a name: (50@750).")
        } else if byte(offset - 1) == Byte.at {
            note("Write a number or the name of a metric after '@': (50@750).")
        } else if [Byte.closeParenthesis, Byte.comma].contains(byte(offset)) {
            if [Byte.equal, Byte.greater, Byte.less].contains(byte(offset - 1)) {
                note("Write a number or the name of a metric after a relation: (>=8).")
            } else {
                note("A predicate is missing in the list.")
            }
            if byte(offset - 1) == Byte.openParenthesis {
                offer("remove the empty list", replacing: offset - 1, offset + 1, with: "")
            } else if byte(offset - 1) == Byte.comma {
                offer("remove ','", replacing: offset - 1, offset, with: "")
            }
        } else if byte(offset - 1) == Byte.hyphen {
            note(
                "Write a number or the name of a metric between two hyphens: -8-, -gap-. A single hyphen is the standard space."
            )
        }
    }

    /// `((8))`.
    private mutating func adviseOnParenthesesInParentheses() {
        note("Use one pair of parentheses: (50), (>=8,<=20).")
        guard let end = bytes[offset...].firstIndex(of: Byte.closeParenthesis), byte(end + 1) == Byte.closeParenthesis
        else { return }
        offer(
            "remove the inner parentheses", [offset, end].map { place in TextEdit(SourceSpan(place, place + 1), "") })
    }
}
