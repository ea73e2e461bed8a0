import Diagnostics

/// Advice on views: brackets and names.
extension Adviser {
    mutating func adviseOnMissingView() {
        let first = byte(offset)
        if first == UInt8(ascii: "h") || first == UInt8(ascii: "v"), byte(offset + 1) == Byte.colon {
            let (old, letter) = first == UInt8(ascii: "h") ? ("h", "H") : ("v", "V")
            note("Write the axes in upper case: H and V.")
            offer("replace '\(old)' with '\(letter)'", replacing: offset, offset + 1, with: letter)
        } else if first == Byte.bar {
            note("Write a view in brackets between two bars: |-[view]-|.")
            offer("remove '|'", replacing: offset, offset + 1, with: "")
        } else if first == Byte.less {
            note("Write the name of a view between '[' and ']'.")
        } else if first == Byte.hyphen {
            note("Begin a connection to the superview with a bar.")
            offerInsertion(of: "|")
        } else if Byte.isName(first) {
            adviseOnWord()
        } else if first == Byte.openParenthesis {
            adviseOnOpeningList()
        } else if first == UInt8(ascii: "{") {
            adviseOnBraces()
        } else if offset == bytes.count || !bytes.contains(Byte.openBracket) {
            note("A format has at least one view: [view].")
        }
    }

    /// A word where a view or bar must be: a space without its bar, `20-[label]`, or a view without brackets.
    mutating func adviseOnWord() {
        let end = valueEnd(from: offset)
        if byte(end) == Byte.colon {
            note(offset > 0 ? "A format has only one axis." : "Use H or V for the axis.")
        } else if byte(end) == Byte.closeBracket {
            adviseOnMissingBracket(before: offset)
        } else if byte(offset - 1) == Byte.hyphen, byte(end) == Byte.hyphen || Byte.isDigit(byte(offset)) {
            noteSecondSpace()
        } else if offset == 0, end == 1, "hv".utf8.contains(byte(0)), [Byte.bar, Byte.openBracket].contains(byte(end)) {
            let axis = byte(0) == UInt8(ascii: "h") ? "H:" : "V:"
            note("Use H: or V: for the axis.")
            offer("write '\(axis)'", replacing: 0, end, with: axis)
        } else if byte(end) == Byte.hyphen {
            note("Write a bar for the superview before the space: |-8-[view].")
            offerInsertion(of: "|-")
        } else if Byte.isNameStart(byte(offset)) {
            note("Put views in brackets: [view].")
            // Behind a space it may be another one, the name of a metric, and the view is still to come.
            guard byte(offset - 1) != Byte.hyphen else { return noteSecondSpace() }
            let name = text(in: offset..<end)
            offer("put brackets around '\(name)'", replacing: offset, end, with: "[\(name)]")
        } else if Byte.isDigit(byte(offset)), [Byte.bar, Byte.openBracket].contains(byte(end)) {
            note("Put a space between hyphens: [a]-8-[b].")
        }
    }

    /// `(8)-[a]`, a space without its bar, and `(a)`, a view in the wrong brackets.
    private mutating func adviseOnOpeningList() {
        offerInsertion(of: "|-")
        let end = nameEnd(from: offset + 1)
        guard advice.fixIts.isEmpty, Byte.isNameStart(byte(offset + 1)) || byte(offset + 1) == Byte.openParenthesis
        else { return }
        note("Put views in brackets: [view].")
        guard byte(end) == Byte.closeParenthesis else { return }
        let name = text(in: offset + 1..<end)
        offer("write '[\(name)]'", replacing: offset, end + 1, with: "[\(name)]")
    }

    /// `{a}` for `[a]`.
    private mutating func adviseOnBraces() {
        note("Write the name of a view between '[' and ']'.")
        guard let end = bytes[offset...].firstIndex(of: UInt8(ascii: "}")) else { return }
        offer(
            "write '[' and ']'",
            [TextEdit(SourceSpan(offset, offset + 1), "["), TextEdit(SourceSpan(end, end + 1), "]")])
    }

    mutating func adviseOnMissingBracket(before name: Int) {
        note("Write the name of a view between '[' and ']'.")
        offer("insert '['", replacing: name, name, with: "[")
    }

    mutating func adviseOnViewName() {
        if Byte.isDigit(byte(offset)) {
            note("A name cannot begin with a digit.")
        } else if byte(offset) == Byte.openBracket {
            offer("remove '['", replacing: offset, offset + 1, with: "")
        } else if byte(offset) == Byte.closeBracket {
            note("The name of the view is missing: [view].")
        } else if byte(offset) == Byte.hyphen {
            note("Put a connection outside the brackets: -[view].")
        } else if byte(offset) >= 0x80 {
            adviseOnForeignName()
        }
    }

    /// The text between the brackets up to a size, if it is longer than the name: `my-view`, `self.label`.
    var foreignName: String? {
        let goesOn = isBlank(offset) ? Byte.isName(byte(blanksEnd(from: offset))) : "-.".utf8.contains(byte(offset))
        guard goesOn || byte(offset) >= 0x80 else { return nil }
        let end = bytes[offset...].firstIndex { byte in
            [Byte.closeBracket, Byte.openParenthesis, Byte.openBracket, Byte.bar].contains(byte)
        }
        return text(in: nameStart(before: offset)..<(end ?? bytes.count))
    }

    /// A view or metric is called so, and no format can say it.
    mutating func adviseOnUnsayableName(_ name: String, of kind: String) {
        var plain = ""
        for scalar in name.unicodeScalars {
            let isPlain = scalar.isASCII && Byte.isName(UInt8(truncatingIfNeeded: scalar.value))
            plain.unicodeScalars.append(isPlain ? scalar : "_")
        }
        let isProposed = SyntaxTree.canName(plain) && plain.contains { letter in letter != "_" }
        note(
            "A format cannot contain the name '\(name)'. Names contain only letters from A to Z, digits and underscores. "
                + "Rename the \(kind)\(isProposed ? ", for example to '\(plain)'" : "").")
    }

    /// A name such as `[标题]`, which the language cannot spell.
    private mutating func adviseOnForeignName() {
        let end = end(from: offset) { place in byte(place) >= 0x80 || Byte.isName(byte(place)) }
        let name = text(in: nameStart(before: offset)..<end)
        note(
            "A format cannot contain the name '\(name)'. Rename the view to letters from A to Z, digits and underscores."
        )
    }

    /// `[self.label]`, `[views[0]]`, a missing bracket.
    mutating func adviseOnViewEnd() {
        switch byte(offset) {
        case Byte.point:
            var end = offset
            var last = offset
            while byte(end) == Byte.point, Byte.isName(byte(end + 1)) {
                last = end + 1
                end = nameEnd(from: last)
            }
            guard end > offset else { return }
            note("A format cannot contain expressions. Give the view a name of its own.")
            let name = text(in: last..<end)
            offer("name the view '\(name)'", replacing: nameStart(before: offset), end, with: name)
        case Byte.openBracket where Byte.isDigit(byte(offset + 1)):
            let end = end(from: offset + 1) { place in Byte.isDigit(byte(place)) }
            note("A format cannot contain subscripts. Give the view a name of its own.")
            let number = text(in: offset + 1..<end)
            offer("name the view by its number", replacing: offset, end + 1, with: number)
        case Byte.closeParenthesis:
            offer("replace ')' with ']'", replacing: offset, offset + 1, with: "]")
            if advice.fixIts.isEmpty { offer("remove ')'", replacing: offset, offset + 1, with: "") }
        case Byte.less where adviseOnClass(), Byte.colon where adviseOnClass(): break
        case Byte.greater, Byte.less, Byte.equal:
            note("Put the size of a view in parentheses: [view(>=50)].")
            let isAlone = byte(offset) == Byte.equal && byte(offset + 1) != Byte.equal
            offerParentheses(in: offset..<offset, opening: isAlone ? "(=" : "(")
        case Byte.colon:
            note("Put the size of a view in parentheses: [view(50)].")
            offerParentheses(in: offset..<offset + 1, opening: "(")
        case Byte.comma: note("Use separate brackets for each view: [a]-[b].")
        case 0x80...: adviseOnForeignName()
        default:
            offerInsertion(of: "]")
            guard advice.fixIts.isEmpty else { return }
            note(
                byte(offset) == Byte.hyphen
                    ? "A name cannot contain a hyphen. Use separate brackets for each view: [a]-[b]."
                    : "Names contain only letters, digits and underscores. Write ']' or a size in parentheses after the name."
            )
        }
    }

    /// Offers to put the text up to the end of the view in parentheses.
    mutating func offerParentheses(in place: Range<Int>, opening: String) {
        guard let end = bytes[place.upperBound...].firstIndex(of: Byte.closeBracket) else { return }
        offer(
            "put parentheses around it",
            [TextEdit(SourceSpan(place.lowerBound, place.upperBound), opening), TextEdit(SourceSpan(at: end), ")")])
    }
}

/// Advice on classes beside the names of views, which other languages have: `[title:UILabel]`, `[UILabel title]`.
extension Adviser {
    /// Returns whether the name of a class stands beside the name of a view, and removes it then.
    ///
    /// A known view or metric is a size rather than a class.
    mutating func adviseOnClass() -> Bool {
        guard let range = classRange else { return false }
        note(
            "A format has no classes. Write only the name of the view, and after it a size in parentheses: [view(50)].")
        offer("remove '\(text(in: range))'", replacing: range.lowerBound, range.upperBound, with: "")
        return true
    }

    /// The class at the problem, with the sign or the word that joins it to the name.
    private var classRange: Range<Int>? {
        let sign = blanksEnd(from: offset)
        var start = sign
        if byte(sign) == Byte.colon || byte(sign) == Byte.less {
            start = blanksEnd(from: sign + 1)
        } else if sign > offset, text(in: sign..<nameEnd(from: sign)) == "as" {
            start = blanksEnd(from: nameEnd(from: sign))
        }
        let first = nameStart(before: offset)..<offset
        if start > offset, isClass(start..<nameEnd(from: start)) {
            let end = nameEnd(from: start)
            return offset..<(byte(sign) == Byte.less && byte(end) == Byte.greater ? end + 1 : end)
        }
        // `[UILabel title]`: the name comes second.
        guard start > offset || sign > offset, Byte.isNameStart(byte(start)), isClass(first) else { return nil }
        return first.lowerBound..<start
    }

    /// Whether a word is the name of a class: it begins with an upper-case letter, and is no known view or metric.
    private func isClass(_ range: Range<Int>) -> Bool {
        guard let letter = bytes[range].first, (0x41...0x5A).contains(letter), range.count > 1 else { return false }
        let word = text(in: range)
        return !viewNames.contains(word) && !metricNames.contains(word)
    }
}
