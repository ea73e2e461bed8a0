import Diagnostics

/// Advice on connections: spaces, hyphens, bars, and the text after a view.
extension Adviser {
    /// Advises on text after a view that is not a connection: a size outside the brackets, or a space with one hyphen.
    mutating func adviseBehindView() {
        switch byte(offset) {
        case Byte.openParenthesis:
            note("Put a size inside the brackets, [view(50)], or a space between hyphens, -(8)-.")
        case Byte.colon where Byte.isName(byte(offset + 1)):
            note("Put the size of a view inside its brackets: [view(50)].")
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
        note("Put a space between hyphens: [a]-8-[b].")
        if byte(end) != Byte.openBracket, byte(end) != Byte.bar { offerInsertion(of: "-") }
        guard advice.fixIts.isEmpty else { return }
        let space = text(in: offset..<end)
        guard space.utf8.contains(where: Byte.isName) else { return }
        offer("write '-\(space)-'", replacing: offset, end, with: "-\(space)-")
    }

    /// Advises on text between two views in place of a connection: `[a]→[b]`, `[a],[b]`.
    private mutating func adviseOnForeignConnection() {
        guard let next = bytes[min(offset, bytes.count)...].firstIndex(where: [Byte.openBracket, Byte.bar].contains),
            next > offset, !bytes[offset..<next].contains(where: Byte.isName)
        else { return }
        note("Write a connection or nothing between two views: [a]-[b].")
        let sign = text(in: offset..<next)
        if [",", "=>", "→", "⟶", "➔", "➜", "⇒"].contains(sign) {
            offer("write '-'", replacing: offset, next, with: "-")
        }
    }

    mutating func noteSecondSpace() {
        note("A connection has only one space. Write the sum of the numbers, or a metric.")
    }

    /// A list of a space that does not end: `-(8-`, `-(8*2)-`.
    mutating func adviseOnListEnd() {
        if isCalculation || byte(offset) == Byte.hyphen && isDifference {
            noteCalculation()
        } else if !adviseOnRelationBehind() {
            offerInsertion(of: [Byte.openBracket, Byte.bar].contains(byte(offset)) ? ")-" : ")")
        }
    }

    /// `--5-` is `-(-5)-`, and `--` alone is one hyphen too many.
    mutating func adviseOnHyphens() {
        let end = valueEnd(from: offset + 1)
        if end > offset + 1 {
            let number = text(in: offset..<end)
            note("Put a negative space in parentheses: -(\(number))-.")
            let hyphen = byte(end) == Byte.hyphen ? "" : "-"
            offer("put parentheses around '\(number)'", replacing: offset, end, with: "(\(number))\(hyphen)")
        } else {
            offer("remove '-'", replacing: offset, offset + 1, with: "")
        }
    }

    mutating func adviseOnMissingHyphen() {
        switch byte(offset) {
        case let byte where Byte.isNameStart(byte): adviseOnUnit()
        case Byte.comma:
            note("Put several predicates of a space in parentheses.")
            if Byte.isDigit(byte(offset + 1)) { note("Use a decimal point: 1.5.") }
        case Byte.openParenthesis: note("Put all predicates of a space in one pair of parentheses: -(>=8,<=20)-.")
        case Byte.point where foreignMetric != nil:
            note("A format cannot contain expressions. Add the value to the metrics.")
        case Byte.point: note("A number has only one decimal point.")
        case Byte.closeBracket: adviseOnMissingBracket(before: nameStart(before: offset))
        case Byte.closeParenthesis: offer("remove ')'", replacing: offset, offset + 1, with: "")
        default: isCalculation ? noteCalculation() : offerInsertion(of: "-")
        }
    }

    mutating func adviseOnEnd() {
        note("A connection ends at a view or at the bar of the superview.")
        let isOpen = byte(offset - 1) != Byte.hyphen
        // `[a]-b` may want brackets as well as a bar.
        let end = start(before: offset) { place in byte(place) == Byte.closeParenthesis }
        guard !isOpen || !Byte.isNameStart(byte(nameStart(before: end))) else {
            return note("Put views in brackets: [view].")
        }
        offerInsertion(of: isOpen ? "-|" : "|")
    }

    /// Advises on text after the closing bar: a connection, or a second format.
    mutating func adviseBehindBar() {
        if [UInt8(ascii: "H"), UInt8(ascii: "V")].contains(byte(offset)), byte(offset + 1) == Byte.colon {
            note("A format has only one axis. Use another format for the other axis.")
        } else if byte(offset) != Byte.closeParenthesis {
            note("The second bar ends the format.")
            if byte(offset) == Byte.bar { offer("remove '|'", replacing: offset, offset + 1, with: "") }
        }
    }
}
