import Diagnostics

extension Adviser {
    /// What each kind of problem in the text probably means.
    mutating func adviseOnKind() {
        switch problem.kind {
        case .expectedColon: offerInsertion(of: ":")
        case .unknownRelation:
            note("There is no strict inequality, and equality is '=='.")
            offerInsertion(of: "=")
        case .expectedView: adviseOnMissingView()
        case .expectedViewName: adviseOnViewName()
        case .expectedViewEnd: adviseOnViewEnd()
        case .expectedPredicateEnd: adviseOnPredicateEnd()
        case .expectedValue: adviseOnValue()
        case .ambiguousHyphen: adviseOnHyphens()
        case .expectedHyphen: adviseOnMissingHyphen()
        case .expectedMoreInput: adviseOnEnd()
        case .expectedConnection: note("The superview needs a view beside it: |-[view] or |[view].")
        case .expectedEnd: note("A bar stands for the superview, and behind the last one nothing follows.")
        case .expectedViewOrBar: if Byte.isDigit(byte(offset)) { offerInsertion(of: "-") }
        case .expectedListEnd, .emptyFormat, .invalidRange, .nestedTooDeeply: break
        case .unknownAttribute(let name): adviseOnAttribute(name)
        default: break
        }
    }

    private mutating func adviseOnMissingView() {
        let first = byte(offset)
        if first == UInt8(ascii: "h") || first == UInt8(ascii: "v"), byte(offset + 1) == Byte.colon {
            let letter = first == UInt8(ascii: "h") ? "H" : "V"
            note("The letters of the axes are upper-case.")
            offer("replace by '\(letter)'", replacing: offset, offset + 1, with: letter)
        } else if first == Byte.bar {
            note("A space lies between a view and the superview: there must be a view between two bars.")
        } else if first == Byte.hyphen {
            note("A connection to the superview begins with a bar.")
            offerInsertion(of: "|")
        } else if Byte.isName(first) {
            adviseOnWord()
        } else if first == UInt8(ascii: "(") {
            offerInsertion(of: "|-")
        }
    }

    /// A word where a view or bar must be: a space without its bar, `20-[label]`, or a view without brackets.
    private mutating func adviseOnWord() {
        var end = offset
        while Byte.isName(byte(end)) || byte(end) == Byte.point { end += 1 }
        if byte(end) == Byte.hyphen {
            note("A space to the superview needs the superview's bar.")
            offerInsertion(of: "|-")
        } else if Byte.isNameStart(byte(offset)) {
            note("Views stand in brackets.")
            let name = String(decoding: bytes[offset..<end], as: UTF8.self)
            offer("put brackets around '\(name)'", replacing: offset, end, with: "[\(name)]")
        }
    }

    private mutating func adviseOnViewName() {
        if Byte.isDigit(byte(offset)) {
            note("A name cannot begin with a digit.")
        } else if byte(offset) == Byte.openBracket {
            offer("remove '['", replacing: offset, offset + 1, with: "")
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
            note("A format knows names only, no expressions: give the view a name of its own in the dictionary.")
            let name = String(decoding: bytes[last..<end], as: UTF8.self)
            offer("name the view '\(name)'", replacing: nameStart, end, with: name)
        case Byte.openBracket where Byte.isDigit(byte(offset + 1)):
            var end = offset + 1
            while Byte.isDigit(byte(end)) { end += 1 }
            note("A format knows names only, no subscripts: give the view a name of its own in the dictionary.")
            let number = String(decoding: bytes[(offset + 1)..<end], as: UTF8.self)
            offer("name the view by its number", replacing: offset, end + 1, with: number)
        case Byte.closeParenthesis:
            offer("replace ')' by ']'", replacing: offset, offset + 1, with: "]")
        default:
            offerInsertion(of: "]")
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
        default: offerInsertion(of: byte(offset - 1) == Byte.closeParenthesis ? "]" : ")]")
        }
    }

    private mutating func adviseOnValue() {
        if byte(offset) == Byte.hyphen, byte(offset - 1) == Byte.equal {
            note("There is no 'at least the standard space': a relation needs a number or a metric.")
            offerInsertion(of: "8")
        } else if byte(offset) == Byte.closeParenthesis {
            note("The list has an empty place.")
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
        if Byte.isNameStart(byte(offset)) {
            var end = offset
            while Byte.isName(byte(end)) { end += 1 }
            note("Numbers are points and have no unit.")
            let unit = String(decoding: bytes[offset..<end], as: UTF8.self)
            offer("remove '\(unit)'", replacing: offset, end, with: "")
        } else if byte(offset) == Byte.comma {
            note("Several predicates of a space stand in parentheses.")
        } else {
            offerInsertion(of: "-")
        }
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
