import Diagnostics

extension Adviser {
    /// What each kind of problem in the text probably means.
    mutating func adviseOnKind() {
        switch problem.kind {
        case .expectedColon: offerInsertion(of: ":")
        case .unknownRelation: adviseOnRelation()
        case .expectedView: adviseOnMissingView()
        case .expectedViewName: adviseOnViewName()
        case .expectedViewEnd: adviseOnViewEnd()
        case .expectedPredicateEnd: adviseOnPredicateEnd()
        case .expectedValue: adviseOnValue()
        case .ambiguousHyphen: adviseOnHyphens()
        case .expectedHyphen: adviseOnMissingHyphen()
        case .expectedMoreInput: adviseOnEnd()
        case .expectedConnection: note("The superview needs a view beside it: |-[view] or |[view].")
        case .expectedEnd: adviseBehindBar()
        case .expectedViewOrBar: adviseBehindView()
        case .expectedListEnd: adviseOnListEnd()
        case .emptyFormat: note("A format names at least one view: [view].")
        case .invalidRange, .nestedTooDeeply: break
        case .unknownAttribute(let name): adviseOnAttribute(name)
        default: break
        }
    }

    /// `>`, `=`, and `=>` for `>=`.
    private mutating func adviseOnRelation() {
        guard byte(offset - 1) == Byte.equal, [Byte.greater, Byte.less].contains(byte(offset)) else {
            note("There is no strict inequality, and equality is '=='.")
            return offerInsertion(of: "=")
        }
        let relation = byte(offset) == Byte.greater ? ">=" : "<="
        offer("write '\(relation)'", replacing: offset - 1, offset + 1, with: relation)
    }

    private mutating func adviseOnMissingView() {
        let first = byte(offset)
        if first == UInt8(ascii: "h") || first == UInt8(ascii: "v"), byte(offset + 1) == Byte.colon {
            let letter = first == UInt8(ascii: "h") ? "H" : "V"
            note("The letters of the axes are upper-case.")
            offer("replace by '\(letter)'", replacing: offset, offset + 1, with: letter)
        } else if first == Byte.bar {
            note(
                "A space lies between a view and the superview: there must be a view between two bars, in brackets: |-[view]-|."
            )
        } else if first == Byte.less {
            note("The name of a view stands between '[' and ']'.")
        } else if first == Byte.hyphen {
            note("A connection to the superview begins with a bar.")
            offerInsertion(of: "|")
        } else if Byte.isName(first) {
            adviseOnWord()
        } else if first == UInt8(ascii: "(") {
            offerInsertion(of: "|-")
        } else if offset == bytes.count {
            note("A format names at least one view: [view].")
        }
    }

    /// A word where a view or bar must be: a space without its bar, `20-[label]`, or a view without brackets.
    private mutating func adviseOnWord() {
        var end = offset
        while Byte.isName(byte(end)) || byte(end) == Byte.point { end += 1 }
        if byte(end) == Byte.colon {
            note("The axes are H and V.")
        } else if byte(end) == Byte.closeBracket {
            adviseOnMissingBracket(before: offset)
        } else if byte(end) == Byte.hyphen {
            note("A space to the superview needs the superview's bar.")
            offerInsertion(of: "|-")
        } else if Byte.isNameStart(byte(offset)) {
            note("Views stand in brackets.")
            let name = String(decoding: bytes[offset..<end], as: UTF8.self)
            offer("put brackets around '\(name)'", replacing: offset, end, with: "[\(name)]")
        }
    }

    private mutating func adviseOnMissingBracket(before name: Int) {
        note("The name of a view stands between '[' and ']'.")
        offer("insert '['", replacing: name, name, with: "[")
    }

    /// What stands behind a view and is neither a space nor a view: a size outside of the brackets, a space with one hyphen.
    private mutating func adviseBehindView() {
        switch byte(offset) {
        case Byte.openParenthesis:
            note("The size of a view stands inside of its brackets, [view(50)], and a space between hyphens, -(8)-.")
        case Byte.closeBracket: offer("remove ']'", replacing: offset, offset + 1, with: "")
        default: if Byte.isName(byte(offset)) { offerInsertion(of: "-") }
        }
    }

    /// A list of a space that does not end: `-(8-`, `-(8*2)-`.
    private mutating func adviseOnListEnd() {
        if isCalculation {
            noteCalculation()
        } else if !adviseOnRelationBehind() {
            offerInsertion(of: [Byte.openBracket, Byte.bar].contains(byte(offset)) ? ")-" : ")")
        }
    }

    /// Whether something is to be computed here, which only metrics can be.
    private var isCalculation: Bool {
        [Byte.asterisk, Byte.plus, Byte.slash].contains(byte(offset))
    }

    private mutating func noteCalculation() {
        note("A format does not compute: give the result a name among the metrics.")
    }

    /// Whether a relation stands behind its number, `50>=`, or behind a name for what is compared anyway, `width>=50`.
    private mutating func adviseOnRelationBehind() -> Bool {
        guard [Byte.greater, Byte.less, Byte.equal].contains(byte(offset)) else { return false }
        var end = offset
        while [Byte.greater, Byte.less, Byte.equal].contains(byte(end)) { end += 1 }
        var start = offset
        while start > 0, Byte.isName(byte(start - 1)) || byte(start - 1) == Byte.point { start -= 1 }
        let isLast = [Byte.closeParenthesis, Byte.comma].contains(byte(end))
        note("A relation stands before its number: (>=50).")
        if isLast {
            let predicate = bytes[offset..<end] + bytes[start..<offset]
            let text = String(decoding: predicate, as: UTF8.self)
            offer("write '\(text)'", replacing: start, end, with: text)
        } else if Byte.isNameStart(byte(start)) {
            let name = String(decoding: bytes[start..<offset], as: UTF8.self)
            offer("remove '\(name)'", replacing: start, offset, with: "")
        }
        return true
    }

    private mutating func adviseOnViewName() {
        if Byte.isDigit(byte(offset)) {
            note("A name cannot begin with a digit.")
        } else if byte(offset) == Byte.openBracket {
            offer("remove '['", replacing: offset, offset + 1, with: "")
        } else if byte(offset) >= 0x80 {
            adviseOnForeignName()
        }
    }

    /// A name such as `[标题]`, which the language cannot spell.
    private mutating func adviseOnForeignName() {
        var end = offset
        while byte(end) >= 0x80 || Byte.isName(byte(end)) { end += 1 }
        let name = String(decoding: bytes[nameStart..<end], as: UTF8.self)
        note(
            "A format can name views by letters from A to Z, digits and underscores alone: give '\(name)' such a name.")
    }

    /// What stands behind the closing bar: a connection, or a second format.
    private mutating func adviseBehindBar() {
        if [UInt8(ascii: "H"), UInt8(ascii: "V")].contains(byte(offset)), byte(offset + 1) == Byte.colon {
            note("A format has one axis: what is arranged along the other stands in a format of its own.")
        } else if byte(offset) != Byte.closeParenthesis {
            note("A bar stands for the superview, and behind the last one nothing follows.")
        }
    }

    /// `[self.label]`, `[views[0]]`, a missing bracket.
    private mutating func adviseOnViewEnd() {
        switch byte(offset) {
        case Byte.point:
            var end = offset
            var last = offset
            while byte(end) == Byte.point, Byte.isName(byte(end + 1)) {
                last = end + 1
                end += 1
                while Byte.isName(byte(end)) { end += 1 }
            }
            guard end > offset else { return }
            note("A format knows names only, no expressions: give the view a name of its own.")
            let name = String(decoding: bytes[last..<end], as: UTF8.self)
            offer("name the view '\(name)'", replacing: nameStart, end, with: name)
        case Byte.openBracket where Byte.isDigit(byte(offset + 1)):
            var end = offset + 1
            while Byte.isDigit(byte(end)) { end += 1 }
            note("A format knows names only, no subscripts: give the view a name of its own.")
            let number = String(decoding: bytes[(offset + 1)..<end], as: UTF8.self)
            offer("name the view by its number", replacing: offset, end + 1, with: number)
        case Byte.closeParenthesis:
            offer("replace ')' by ']'", replacing: offset, offset + 1, with: "]")
            if advice.fixIts.isEmpty { offer("remove ')'", replacing: offset, offset + 1, with: "") }
        case Byte.greater, Byte.less, Byte.equal:
            note("The size of a view stands in parentheses: [view(>=50)].")
            guard let end = bytes[offset...].firstIndex(of: Byte.closeBracket) else { return }
            offer(
                "put parentheses around it",
                [TextEdit(SourceSpan(at: offset), "("), TextEdit(SourceSpan(at: end), ")")])
        case Byte.comma: note("A pair of brackets holds one view: [a]-[b].")
        case 0x80...: adviseOnForeignName()
        default:
            offerInsertion(of: "]")
            guard advice.fixIts.isEmpty else { return }
            note("A name has letters, digits and underscores alone; behind it stands ']' or a size in parentheses.")
        }
    }

    /// Where the name that ends here begins.
    private var nameStart: Int {
        var start = offset
        while start > 0, Byte.isName(byte(start - 1)) { start -= 1 }
        return start
    }

    private mutating func adviseOnPredicateEnd() {
        switch byte(offset) {
        case Byte.closeBracket: offerInsertion(of: ")")
        case Byte.asterisk, Byte.point, Byte.percent:
            note("A size can be compared with a number, a metric or a view of the same axis, without multiplier.")
        case Byte.plus, Byte.slash: noteCalculation()
        case Byte.greater, Byte.less, Byte.equal: _ = adviseOnRelationBehind()
        case let byte where Byte.isNameStart(byte): adviseOnUnit()
        case Byte.openParenthesis: note("All that is said of a size stands in one pair of parentheses: (>=50,<=100).")
        default: offerInsertion(of: byte(offset - 1) == Byte.closeParenthesis ? "]" : ")]")
        }
    }

    private mutating func adviseOnValue() {
        if byte(offset) == Byte.bar {
            note("'|' has no size to compare with: give the superview a name among the views.")
        } else if byte(offset) == UInt8(ascii: "$") {
            note("A metric stands by its name alone: -gap-.")
        } else if byte(offset) >= 0x80 {
            note("The name of a metric has letters from A to Z, digits and underscores alone.")
        } else if byte(offset) == Byte.hyphen, byte(offset - 1) == Byte.equal {
            note("There is no 'at least the standard space': a relation needs a number or a metric.")
            offerInsertion(of: "8")
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

    /// `--5-` is `-(-5)-`, and `--` alone is one hyphen too many.
    private mutating func adviseOnHyphens() {
        var end = offset + 1
        while Byte.isName(byte(end)) || byte(end) == Byte.point { end += 1 }
        if end > offset + 1 {
            let number = String(decoding: bytes[offset..<end], as: UTF8.self)
            note("A negative space stands in parentheses: -(\(number))-.")
            let hyphen = byte(end) == Byte.hyphen ? "" : "-"
            offer("put parentheses around '\(number)'", replacing: offset, end, with: "(\(number))\(hyphen)")
        } else {
            offer("remove '-'", replacing: offset, offset + 1, with: "")
        }
    }

    private mutating func adviseOnMissingHyphen() {
        switch byte(offset) {
        case let byte where Byte.isNameStart(byte): adviseOnUnit()
        case Byte.comma: note("Several predicates of a space stand in parentheses.")
        case Byte.point: note("A number has one decimal point.")
        case Byte.closeBracket: adviseOnMissingBracket(before: nameStart)
        case Byte.closeParenthesis: offer("remove ')'", replacing: offset, offset + 1, with: "")
        default: isCalculation ? noteCalculation() : offerInsertion(of: "-")
        }
    }

    /// A word right behind a number.
    private mutating func adviseOnUnit() {
        var end = offset
        while Byte.isName(byte(end)) { end += 1 }
        // What would be left of 0x10 is another number.
        guard byte(offset - 1) != UInt8(ascii: "0") || byte(offset) | 0x20 != UInt8(ascii: "x") else {
            return note("Numbers are decimal.")
        }
        note("Numbers are points and have no unit.")
        let unit = String(decoding: bytes[offset..<end], as: UTF8.self)
        offer("remove '\(unit)'", replacing: offset, end, with: "")
    }

    private mutating func adviseOnEnd() {
        note("A connection leads to a view or to the superview's bar.")
        let isOpen = byte(offset - 1) != Byte.hyphen
        offerInsertion(of: isOpen ? "-|" : "|")
    }

    private mutating func adviseOnAttribute(_ name: String) {
        let names = Attribute.allCases.map { attribute in attribute.name }
        guard let nearest = Spelling.nearest(to: name, among: names) else { return }
        note("Did you mean \(nearest)?")
        offer("replace by '\(nearest)'", replacing: offset, offset + name.utf8.count, with: nearest)
    }
}
