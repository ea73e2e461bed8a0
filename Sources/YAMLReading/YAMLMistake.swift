/// A YAML mistake that libyaml reports at a later position than where it was made, or does not name.
struct YAMLMistake {
    /// The problem and the fix, in full sentences.
    let message: String
    /// The offset of the mistake, in bytes.
    let offset: Int

    private init(_ message: String, at offset: Int) {
        self.message = message
        self.offset = offset
    }

    /// Creates the mistake behind an error of libyaml.
    ///
    /// Returns nil if nothing better is known than that error.
    init?(_ words: String, in outline: YAMLOutline) {
        let mistake = Self.inText(of: outline) ?? Self.inLine(words, of: outline) ?? Self.inBrackets(words, of: outline)
        guard let mistake else { return nil }
        self = mistake
    }

    private static func inText(of outline: YAMLOutline) -> YAMLMistake? {
        quotation(in: outline) ?? tightColon(in: outline) ?? emptyValue(in: outline) ?? block(in: outline)
    }

    private static func inLine(_ words: String, of outline: YAMLOutline) -> YAMLMistake? {
        hyphen(words, in: outline) ?? colon(words, in: outline)
    }

    private static func inBrackets(_ words: String, of outline: YAMLOutline) -> YAMLMistake? {
        bracket(words, in: outline) ?? strayBracket(in: outline) ?? ending(in: outline) ?? bracketedText(in: outline)
            ?? indentation(words, in: outline)
    }

    // MARK: Texts

    private static func quotation(in outline: YAMLOutline) -> YAMLMistake? {
        guard let quotation = outline.quotation else { return nil }
        let isDouble = outline.bytes[quotation.opening] == UInt8(ascii: "\"")
        guard let closing = quotation.closing, outline.lineStart(of: closing) <= quotation.opening else {
            return YAMLMistake("The quotation mark that opens here is not closed.", at: quotation.opening)
        }
        if outline.byte(at: closing + 1) == UInt8(ascii: ",") {
            return YAMLMistake(
                "Remove this ','. In a list with hyphens, each entry has its own line.", at: closing + 1)
        }
        if let next = outline.byte(at: closing + 1), "]}".utf8.contains(next) { return stray(next, at: closing + 1) }
        return YAMLMistake(
            "The quoted text ends here. Inside quotation marks, write "
                + (isDouble ? "\\\" for a \"." : "'' for a '."),
            at: closing)
    }

    private static func block(in outline: YAMLOutline) -> YAMLMistake? {
        outline.wrongBlock.map { place in
            let sign = outline.bytes[place] == UInt8(ascii: "|") ? "|" : ">"
            return YAMLMistake(
                YAMLProblem.unquoted(beginningWith: sign), at: place)
        }
    }

    // MARK: Colons and hyphens

    private static func tightColon(in outline: YAMLOutline) -> YAMLMistake? {
        outline.tightColon.map { place in YAMLMistake("Add a space after this ':'.", at: place) }
    }

    /// A key in brackets without a value after its colon.
    private static func emptyValue(in outline: YAMLOutline) -> YAMLMistake? {
        guard !outline.brackets.isEmpty, outline.byte(at: outline.end) == UInt8(ascii: ":"),
            let next = outline.byte(at: outline.end + 1), ",]}".utf8.contains(next)
        else { return nil }
        return YAMLMistake("A value is missing after this ':'.", at: outline.end)
    }

    /// The line where libyaml gave up and the last one before it that has content.
    private static func lines(of outline: YAMLOutline) -> [Int] {
        let line = outline.lineStart(of: outline.end)
        let before = outline.lineStart(of: max(0, outline.lastContent(before: line)))
        return before < line ? [line, before] : [line]
    }

    /// A hyphen at the beginning of a line without the space that makes it a list entry.
    ///
    /// A line before the one where libyaml gave up goes on there, or was taken for a key all that time; else it is over and well.
    private static func hyphen(_ words: String, in outline: YAMLOutline) -> YAMLMistake? {
        guard outline.brackets.isEmpty else { return nil }
        let lines = lines(of: outline)
        let depth = outline.indentation(of: lines[0])
        let isKey = words == "could not find expected ':'"
        for start in lines where start == lines[0] || isKey || outline.indentation(of: start) <= depth {
            let place = outline.indentation(of: start) + start
            guard outline.byte(at: place) == UInt8(ascii: "-"), let next = outline.byte(at: place + 1),
                outline.mayBeginList(start)
            else { continue }
            let isLetter = UInt8(ascii: "a")...UInt8(ascii: "z") ~= next | 0x20
            if isLetter || "\"'|[{".utf8.contains(next) {
                return YAMLMistake("Add a space after this '-'.", at: place)
            }
        }
        return nil
    }

    private static func colon(_ words: String, in outline: YAMLOutline) -> YAMLMistake? {
        guard outline.brackets.isEmpty,
            ["mapping values are not allowed in this context", "could not find expected ':'"].contains(words)
        else { return nil }
        for start in lines(of: outline) {
            let place = outline.indentation(of: start) + start
            let key = outline.key(at: place)
            guard key.upperBound < outline.end, !key.isEmpty else { continue }
            switch outline.byte(at: key.upperBound) {
            case UInt8(ascii: ":"):
                guard let next = outline.byte(at: key.upperBound + 1), ![9, 10, 13, 32].contains(next) else { continue }
                return YAMLMistake("Add a space after this ':'.", at: key.upperBound)
            case nil, 10, 13:
                return YAMLMistake("A ':' is missing after this key.", at: key.upperBound)
            default: continue
            }
        }
        return nil
    }

    // MARK: Brackets

    private static func bracket(_ words: String, in outline: YAMLOutline) -> YAMLMistake? {
        guard let innermost = outline.brackets.last else { return nil }
        let next = outline.byte(at: outline.end)
        if let format = format(of: innermost, in: outline) { return format }
        // Other words tell what is wrong with a character or a name.
        guard words.hasPrefix("did not find expected ','") || structural.contains(words) else { return nil }
        let isClosing = next == UInt8(ascii: "]") || next == UInt8(ascii: "}")
        let isOnItsLine = next != nil && outline.lineStart(of: outline.end) <= innermost.offset
        if isClosing, let next, outline.fitsWithoutClosing { return stray(next, at: outline.end) }
        if isClosing || !outline.isBalanced && !isOnItsLine {
            return YAMLMistake(
                "This '\(innermost.character)' is not closed. Add '\(innermost.closing)'.", at: innermost.offset)
        }
        if next == UInt8(ascii: ":") {
            return YAMLMistake(YAMLProblem.unexpectedColon, at: outline.end)
        }
        guard !outline.last.range.isEmpty, !structural.contains(words) else { return nil }
        let sign = outline.last.isFirst && outline.last.isQuoted && innermost.isMapping ? ":" : ","
        return YAMLMistake("A '\(sign)' is missing here.", at: outline.last.range.upperBound)
    }

    /// The errors of libyaml for wrong punctuation.
    private static let structural: Set<String> = [
        "did not find expected node content", "mapping values are not allowed in this context",
        "could not find expected ':'",
    ]

    /// A format without quotation marks, of which a bracket or bar ended the text.
    private static func format(of bracket: YAMLOutline.Bracket, in outline: YAMLOutline) -> YAMLMistake? {
        guard let start = bracket.entry, start < outline.end else { return nil }
        let rest = outline.bytes[start...].prefix { byte in !"\n\"'".utf8.contains(byte) }
        let text = rest.prefix(
            upTo: rest[min(outline.end, rest.endIndex)...].firstIndex(of: UInt8(ascii: ",")) ?? rest.endIndex)
        guard text.contains(UInt8(ascii: "|")) || text.starts(with: "H:".utf8) || text.starts(with: "V:".utf8) else {
            return nil
        }
        return YAMLMistake("Put the format in quotation marks.", at: start)
    }

    private static func strayBracket(in outline: YAMLOutline) -> YAMLMistake? {
        guard outline.brackets.isEmpty, let next = outline.byte(at: outline.end), "]}".utf8.contains(next) else {
            return nil
        }
        return stray(next, at: outline.end)
    }

    private static func stray(_ bracket: UInt8, at place: Int) -> YAMLMistake {
        YAMLMistake("This '\(Character(Unicode.Scalar(bracket)))' has no opening bracket.", at: place)
    }

    /// Text after the bracket that ends the document.
    private static func ending(in outline: YAMLOutline) -> YAMLMistake? {
        guard let closed = outline.closed, outline.brackets.isEmpty, closed.offset == outline.first,
            let next = outline.byte(at: outline.end)
        else { return nil }
        let message =
            switch next {
            case UInt8(ascii: "{"), UInt8(ascii: "["): YAMLProblem.secondDocument
            case UInt8(ascii: ","), UInt8(ascii: ";"):
                "Remove this '\(Character(Unicode.Scalar(next)))'. The document ends before it."
            default: "The document ends before this. Remove the rest."
            }
        return YAMLMistake(message, at: outline.end)
    }

    /// A text that begins as a list does, such as a format.
    private static func bracketedText(in outline: YAMLOutline) -> YAMLMistake? {
        guard let closed = outline.closed, outline.brackets.isEmpty,
            outline.lineStart(of: outline.end) <= outline.last.range.lowerBound,
            let next = outline.byte(at: outline.end),
            ![10, 13].contains(next)
        else { return nil }
        return YAMLMistake(
            YAMLProblem.unquoted(beginningWith: "\(closed.character)"),
            at: closed.offset)
    }

    // MARK: Indentation

    private static func indentation(_ words: String, in outline: YAMLOutline) -> YAMLMistake? {
        guard ["did not find expected key", "did not find expected '-' indicator"].contains(words) else { return nil }
        let start = outline.lineStart(of: outline.end)
        guard outline.brackets.isEmpty, start + outline.indentation(of: start) == outline.end else { return nil }
        return YAMLMistake("The indentation of this line does not match any line above.", at: outline.end)
    }
}

extension YAMLOutline {
    /// Returns the byte at an offset; nil after the text.
    fileprivate func byte(at place: Int) -> UInt8? { bytes.indices.contains(place) ? bytes[place] : nil }

    /// The last byte of content before the beginning of a line.
    fileprivate func lastContent(before line: Int) -> Int {
        bytes[..<line].lastIndex { byte in ![9, 10, 13, 32].contains(byte) } ?? 0
    }

    /// Returns whether a list can begin or continue in a line: it is not indented more than the line before, or that is
    /// a key without a value.
    fileprivate func mayBeginList(_ line: Int) -> Bool {
        let end = lastContent(before: line)
        let before = lineStart(of: end)
        guard line > 0, indentation(of: before) < indentation(of: line) else { return true }
        let words = bytes[before...end]
        let comment = zip(words.indices, words.indices.dropFirst()).first { blank, sign in
            words[blank] == 32 && words[sign] == UInt8(ascii: "#")
        }
        return words[..<(comment?.0 ?? words.endIndex)].last { byte in byte != 32 } == UInt8(ascii: ":")
    }

    /// Returns the range of the key at an offset, after hyphens.
    fileprivate func key(at place: Int) -> Range<Int> {
        var start = place
        while byte(at: start) == UInt8(ascii: "-"), byte(at: start + 1) == 32 {
            start += 2
            start += indentation(of: start)
        }
        let length = bytes[start...].prefix(while: Self.isInKey).count
        return start..<(start + length)
    }
}
