import Diagnostics

extension Adviser {
    /// What each kind of problem in the text probably means.
    mutating func adviseOnKind() {
        switch problem.kind {
        case .expectedColon: adviseOnMissingColon()
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

    /// `H|[a]|`, and `H;|[a]|` with another sign for the colon.
    private mutating func adviseOnMissingColon() {
        let sign = scalar(at: offset) ?? ":"
        let end = offset + UTF8.width(sign)
        if [";", "；", ",", ".", "="].contains(sign), [Byte.bar, Byte.openBracket].contains(byte(end)) {
            offer("write ':'", replacing: offset, end, with: ":")
        } else {
            offerInsertion(of: ":")
        }
        if advice.fixIts.isEmpty { note("Behind the letter of the axis stands a ':': H:|-[view].") }
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
            offer("remove '|'", replacing: offset, offset + 1, with: "")
        } else if first == Byte.less {
            note("The name of a view stands between '[' and ']'.")
        } else if first == Byte.hyphen {
            note("A connection to the superview begins with a bar.")
            offerInsertion(of: "|")
        } else if Byte.isName(first) {
            adviseOnWord()
        } else if first == Byte.openParenthesis {
            adviseOnOpeningList()
        } else if first == UInt8(ascii: "{") {
            adviseOnBraces()
        } else if offset == bytes.count {
            note("A format names at least one view: [view].")
        }
    }

    /// A word where a view or bar must be: a space without its bar, `20-[label]`, or a view without brackets.
    private mutating func adviseOnWord() {
        let end = valueEnd(from: offset)
        if byte(end) == Byte.colon {
            note(offset > 0 ? "A format has one axis." : "The axes are H and V.")
        } else if byte(end) == Byte.closeBracket {
            adviseOnMissingBracket(before: offset)
        } else if byte(offset - 1) == Byte.hyphen, byte(end) == Byte.hyphen || Byte.isDigit(byte(offset)) {
            noteSecondSpace()
        } else if offset == 0, end == 1, "hv".utf8.contains(byte(0)), [Byte.bar, Byte.openBracket].contains(byte(end)) {
            let axis = byte(0) == UInt8(ascii: "h") ? "H:" : "V:"
            note("The axes are H: and V:.")
            offer("write '\(axis)'", replacing: 0, end, with: axis)
        } else if byte(end) == Byte.hyphen {
            note("A space to the superview needs the superview's bar.")
            offerInsertion(of: "|-")
        } else if Byte.isNameStart(byte(offset)) {
            note("Views stand in brackets.")
            // Behind a space it may be another one, the name of a metric, and the view is still to come.
            guard byte(offset - 1) != Byte.hyphen else { return noteSecondSpace() }
            let name = text(in: offset..<end)
            offer("put brackets around '\(name)'", replacing: offset, end, with: "[\(name)]")
        } else if Byte.isDigit(byte(offset)), [Byte.bar, Byte.openBracket].contains(byte(end)) {
            note("A space stands between hyphens: [a]-8-[b].")
        }
    }

    /// `(8)-[a]`, a space without its bar, and `(a)`, a view in the wrong brackets.
    private mutating func adviseOnOpeningList() {
        offerInsertion(of: "|-")
        let end = nameEnd(from: offset + 1)
        guard advice.fixIts.isEmpty, Byte.isNameStart(byte(offset + 1)) || byte(offset + 1) == Byte.openParenthesis
        else { return }
        note("Views stand in brackets: [view].")
        guard byte(end) == Byte.closeParenthesis else { return }
        let name = text(in: offset + 1..<end)
        offer("write '[\(name)]'", replacing: offset, end + 1, with: "[\(name)]")
    }

    /// `{a}` for `[a]`.
    private mutating func adviseOnBraces() {
        note("The name of a view stands between '[' and ']'.")
        guard let end = bytes[offset...].firstIndex(of: UInt8(ascii: "}")) else { return }
        offer(
            "write '[' and ']'",
            [TextEdit(SourceSpan(offset, offset + 1), "["), TextEdit(SourceSpan(end, end + 1), "]")])
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
        case Byte.colon where Byte.isName(byte(offset + 1)):
            note("The size of a view stands inside of its brackets, [view(50)].")
        case let byte where self.byte(offset - 1) == Byte.hyphen && Byte.isName(byte):
            Byte.isDigit(byte) ? noteSecondSpace() : adviseOnWord()
        case Byte.closeBracket: offer("remove ']'", replacing: offset, offset + 1, with: "")
        case let byte where Byte.isName(byte): adviseOnSpaceWithoutHyphens()
        default: adviseOnForeignConnection()
        }
    }

    /// `[a]8[b]`, and `[a]8-[b]` with one hyphen of the two.
    private mutating func adviseOnSpaceWithoutHyphens() {
        let end = valueEnd(from: offset)
        if byte(end) != Byte.openBracket, byte(end) != Byte.bar { offerInsertion(of: "-") }
        guard advice.fixIts.isEmpty else { return }
        note("A space stands between hyphens: [a]-8-[b].")
        let space = text(in: offset..<end)
        guard space.utf8.contains(where: Byte.isName) else { return }
        offer("write '-\(space)-'", replacing: offset, end, with: "-\(space)-")
    }

    /// What stands between two views in place of a connection: `[a]→[b]`, `[a],[b]`.
    private mutating func adviseOnForeignConnection() {
        guard let next = bytes[min(offset, bytes.count)...].firstIndex(where: [Byte.openBracket, Byte.bar].contains),
            next > offset, !bytes[offset..<next].contains(where: Byte.isName)
        else { return }
        note("Between two views stands a connection or nothing: [a]-[b].")
        let sign = text(in: offset..<next)
        if [",", "=>", "→", "⟶", "➔", "➜", "⇒"].contains(sign) {
            offer("write '-'", replacing: offset, next, with: "-")
        }
    }

    private mutating func noteSecondSpace() {
        note("A connection has one space: add the numbers up, also as a metric.")
    }

    /// A list of a space that does not end: `-(8-`, `-(8*2)-`.
    private mutating func adviseOnListEnd() {
        if isCalculation {
            noteCalculation()
        } else if !adviseOnRelationBehind() {
            offerInsertion(of: [Byte.openBracket, Byte.bar].contains(byte(offset)) ? ")-" : ")")
        }
    }

    private mutating func adviseOnViewName() {
        if Byte.isDigit(byte(offset)) {
            note("A name cannot begin with a digit.")
        } else if byte(offset) == Byte.openBracket {
            offer("remove '['", replacing: offset, offset + 1, with: "")
        } else if byte(offset) == Byte.closeBracket {
            note("The name of the view is missing: [view].")
        } else if byte(offset) == Byte.hyphen {
            note("A connection stands outside of the brackets: -[view].")
        } else if byte(offset) >= 0x80 {
            adviseOnForeignName()
        }
    }

    /// A name such as `[标题]`, which the language cannot spell.
    private mutating func adviseOnForeignName() {
        let end = end(from: offset) { place in byte(place) >= 0x80 || Byte.isName(byte(place)) }
        let name = text(in: nameStart(before: offset)..<end)
        note(
            "A format can name views by letters from A to Z, digits and underscores alone: give '\(name)' such a name.")
    }

    /// What stands behind the closing bar: a connection, or a second format.
    private mutating func adviseBehindBar() {
        if [UInt8(ascii: "H"), UInt8(ascii: "V")].contains(byte(offset)), byte(offset + 1) == Byte.colon {
            note("A format has one axis: what is arranged along the other stands in a format of its own.")
        } else if byte(offset) != Byte.closeParenthesis {
            note("A bar stands for the superview, and behind the last one nothing follows.")
            if byte(offset) == Byte.bar { offer("remove '|'", replacing: offset, offset + 1, with: "") }
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
                end = nameEnd(from: last)
            }
            guard end > offset else { return }
            note("A format knows names only, no expressions: give the view a name of its own.")
            let name = text(in: last..<end)
            offer("name the view '\(name)'", replacing: nameStart(before: offset), end, with: name)
        case Byte.openBracket where Byte.isDigit(byte(offset + 1)):
            let end = end(from: offset + 1) { place in Byte.isDigit(byte(place)) }
            note("A format knows names only, no subscripts: give the view a name of its own.")
            let number = text(in: offset + 1..<end)
            offer("name the view by its number", replacing: offset, end + 1, with: number)
        case Byte.closeParenthesis:
            offer("replace ')' by ']'", replacing: offset, offset + 1, with: "]")
            if advice.fixIts.isEmpty { offer("remove ')'", replacing: offset, offset + 1, with: "") }
        case Byte.greater, Byte.less, Byte.equal:
            note("The size of a view stands in parentheses: [view(>=50)].")
            let isAlone = byte(offset) == Byte.equal && byte(offset + 1) != Byte.equal
            offerParentheses(in: offset..<offset, opening: isAlone ? "(=" : "(")
        case Byte.colon:
            note("The size of a view stands in parentheses: [view(50)].")
            offerParentheses(in: offset..<offset + 1, opening: "(")
        case Byte.comma: note("A pair of brackets holds one view: [a]-[b].")
        case 0x80...: adviseOnForeignName()
        default:
            offerInsertion(of: "]")
            guard advice.fixIts.isEmpty else { return }
            note(
                byte(offset) == Byte.hyphen
                    ? "A name has no hyphen; each view has brackets of its own: [a]-[b]."
                    : "A name has letters, digits and underscores alone; behind it stands ']' or a size in parentheses."
            )
        }
    }

    /// Offers to put what stands here up to the end of the view into parentheses, the first in the place of some bytes.
    mutating func offerParentheses(in place: Range<Int>, opening: String) {
        guard let end = bytes[place.upperBound...].firstIndex(of: Byte.closeBracket) else { return }
        offer(
            "put parentheses around it",
            [TextEdit(SourceSpan(place.lowerBound, place.upperBound), opening), TextEdit(SourceSpan(at: end), ")")])
    }

    /// `--5-` is `-(-5)-`, and `--` alone is one hyphen too many.
    private mutating func adviseOnHyphens() {
        let end = valueEnd(from: offset + 1)
        if end > offset + 1 {
            let number = text(in: offset..<end)
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
        case Byte.comma:
            note("Several predicates of a space stand in parentheses.")
            if Byte.isDigit(byte(offset + 1)) { note("Decimals stand behind a point: 1.5.") }
        case Byte.openParenthesis: note("All that is said of a space stands in one pair of parentheses: -(>=8,<=20)-.")
        case Byte.point: note("A number has one decimal point.")
        case Byte.closeBracket: adviseOnMissingBracket(before: nameStart(before: offset))
        case Byte.closeParenthesis: offer("remove ')'", replacing: offset, offset + 1, with: "")
        default: isCalculation ? noteCalculation() : offerInsertion(of: "-")
        }
    }

    private mutating func adviseOnEnd() {
        note("A connection leads to a view or to the superview's bar.")
        let isOpen = byte(offset - 1) != Byte.hyphen
        // `[a]-b` may want brackets as well as a bar.
        let end = start(before: offset) { place in byte(place) == Byte.closeParenthesis }
        guard !isOpen || !Byte.isNameStart(byte(nameStart(before: end))) else {
            return note("Views stand in brackets.")
        }
        offerInsertion(of: isOpen ? "-|" : "|")
    }

    private mutating func adviseOnAttribute(_ name: String) {
        let names = Attribute.allCases.map { attribute in attribute.name }
        guard let nearest = Spelling.nearest(to: name, among: names) else { return }
        note("Did you mean \(nearest)?")
        offer("replace by '\(nearest)'", replacing: offset, offset + name.utf8.count, with: nearest)
    }
}
