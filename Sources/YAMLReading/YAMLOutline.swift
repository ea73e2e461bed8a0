/// The quotation marks and brackets of a text, up to the position where the YAML parser stopped.
///
/// The parser may stop long after an unclosed quotation mark or bracket. This is a rough scan of a text with errors, or
/// only of its quotation marks.
struct YAMLOutline {
    /// A bracket that opens a list or a mapping.
    struct Bracket: Hashable {
        let offset: Int
        let isMapping: Bool
        /// The beginning of its last entry, or of the value after its colon; nil if none has begun.
        var entry: Int?
        var character: Character { isMapping ? "{" : "[" }
        var closing: Character { isMapping ? "}" : "]" }
    }

    /// A quoted text that is followed by unexpected text.
    struct Quotation: Hashable {
        let opening: Int
        /// The offset of its end; nil if it is not closed.
        let closing: Int?
    }

    /// A word, a text or a sign.
    struct Token: Hashable {
        var range: Range<Int>
        /// A Boolean value that indicates whether it is the first of an entry of a list or mapping in brackets.
        var isFirst = false
        var isQuoted = false
    }

    let bytes: [UInt8]
    /// The offset where the parser stopped.
    private(set) var end: Int
    /// The brackets open there, the innermost last.
    private(set) var brackets: [Bracket] = []
    /// The last token before it.
    private(set) var last = Token(range: 0..<0)
    /// The bracket that was closed last before it, where nothing else has come since.
    private(set) var closed: Bracket?
    /// The texts between double quotation marks before it.
    private(set) var escaped: [Range<Int>] = []
    /// The first text whose quotation marks are wrong.
    private(set) var quotation: Quotation?
    /// The first `|` or `>` that begins a value and no text of lines below.
    private(set) var wrongBlock: Int?
    /// The first colon of a key that is directly followed by a bracket, or in brackets by a quotation mark.
    private(set) var tightColon: Int?
    /// The first `//` or `/*` that begins an entry in open brackets, or outside them.
    private(set) var comment: Int?
    /// The offset of the first token.
    private(set) var first: Int?
    /// A Boolean value that indicates whether all brackets are closed where the text ends.
    private(set) var isBalanced = true

    private var place = 0
    private var isFirst = false

    init(_ bytes: [UInt8], end: Int) {
        self.bytes = bytes
        self.end = min(end, bytes.count)
        // The text after that position only shows whether brackets are closed.
        while place < self.end { readToken() }
        var rest = self
        while rest.place < bytes.count { rest.readToken() }
        isBalanced = rest.brackets.isEmpty
    }

    // MARK: Tokens

    private mutating func readToken() {
        let start = place
        let byte = bytes[place]
        switch byte {
        case 9, 10, 13, 32: place += 1
        case UInt8(ascii: "#") where start == 0 || isWhite(start - 1): place = lineEnd(of: start)
        case UInt8(ascii: "\""), UInt8(ascii: "'"): readQuotation(byte)
        case UInt8(ascii: "["), UInt8(ascii: "{"):
            place += 1
            note(start)
            brackets.append(Bracket(offset: start, isMapping: byte == UInt8(ascii: "{")))
            isFirst = true
        case UInt8(ascii: "]"), UInt8(ascii: "}"):
            place += 1
            note(start)
            closed = brackets.popLast()
            forgetComment()
        case UInt8(ascii: ",") where !brackets.isEmpty:
            place += 1
            note(start)
            isFirst = true
            brackets[brackets.count - 1].entry = nil
        case UInt8(ascii: ":"):
            place += 1
            note(start)
            if !brackets.isEmpty { brackets[brackets.count - 1].entry = nil }
        case UInt8(ascii: "|"), UInt8(ascii: ">"):
            if brackets.isEmpty { readBlock() } else { readWord() }
        case UInt8(ascii: "-"), UInt8(ascii: "?"):
            if isWhite(start + 1) {
                place += 1
                first = first ?? start
            } else {
                readWord()
            }
        default: readWord()
        }
    }

    private mutating func note(_ start: Int, isQuoted: Bool = false) {
        guard start < end else { return }
        if !brackets.isEmpty, brackets[brackets.count - 1].entry == nil { brackets[brackets.count - 1].entry = start }
        first = first ?? start
        last = Token(range: start..<place, isFirst: isFirst, isQuoted: isQuoted)
        isFirst = false
        closed = nil
    }

    /// Forgets a comment in brackets that are now closed, since it was a text such as the pattern `/**/Generated`.
    private mutating func forgetComment() {
        guard let start = comment, let closed, start > closed.offset else { return }
        comment = nil
    }

    private mutating func readQuotation(_ quote: UInt8) {
        let start = place
        place += 1
        while place < bytes.count {
            if bytes[place] == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
                place += 2
            } else if bytes[place] != quote {
                place += 1
            } else if quote == UInt8(ascii: "'"), place + 1 < bytes.count, bytes[place + 1] == quote {
                place += 2
            } else {
                break
            }
        }
        let isClosed = place < bytes.count
        if quote == UInt8(ascii: "\"") { escaped.append(start + 1..<min(place, bytes.count)) }
        place = min(place + 1, bytes.count)
        if quotation == nil, !isClosed || !endsWell(place) {
            quotation = Quotation(opening: start, closing: isClosed ? place - 1 : nil)
        }
        note(start, isQuoted: true)
    }

    /// Returns whether a character can follow a quoted text.
    private func endsWell(_ place: Int) -> Bool {
        guard place < bytes.count else { return true }
        let isInBrackets = !brackets.isEmpty
        switch bytes[place] {
        case 9, 32:
            let next = bytes[place...].firstIndex { byte in byte != 32 && byte != 9 } ?? bytes.count
            // In brackets a comma may be missing, which is reported there.
            guard next < bytes.count, !isInBrackets else { return true }
            return [10, 13, UInt8(ascii: "#"), UInt8(ascii: ":")].contains(bytes[next])
        case 10, 13, UInt8(ascii: ":"): return true
        case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"): return isInBrackets
        default: return false
        }
    }

    /// A word or several up to a colon, a comment or the end of the line, in brackets up to a sign.
    private mutating func readWord() {
        let start = place
        let tight = tightColon(behind: start)
        if start < end {
            tightColon = tightColon ?? tight
            if comment == nil, beginsComment(start) { comment = start }
        }
        while place < bytes.count {
            let byte = bytes[place]
            if byte == 10 || byte == 13 || place == tight { break }
            if byte == UInt8(ascii: ":"), place + 1 >= bytes.count || isWhite(place + 1) { break }
            if byte == UInt8(ascii: "#"), isWhite(place - 1) { break }
            if !brackets.isEmpty, place > start, UInt8(ascii: ",") == byte || isBracket(byte) { break }
            place += 1
        }
        place = max(place, start + 1)
        note(start)
    }

    /// Returns the colon of a key at this position, if a bracket or in brackets a quotation mark follows directly.
    ///
    /// Plain texts do not have a colon so early, apart from `H:` and `V:`.
    private func tightColon(behind start: Int) -> Int? {
        let colon = bytes[start...].firstIndex { byte in !Self.isInKey(byte) } ?? bytes.count
        guard colon > start, colon + 1 < bytes.count, bytes[colon] == UInt8(ascii: ":"), beginsEntry(start) else {
            return nil
        }
        let isAxis = colon == start + 1 && "HV".utf8.contains(bytes[start])
        switch bytes[colon + 1] {
        case UInt8(ascii: "["), UInt8(ascii: "{"): return isAxis ? nil : colon
        case UInt8(ascii: "\""), UInt8(ascii: "'"): return brackets.isEmpty ? nil : colon
        default: return nil
        }
    }

    /// Returns whether a word at a place is the first of an entry, and so may be a key.
    private func beginsEntry(_ start: Int) -> Bool {
        guard let innermost = brackets.last else {
            return bytes[lineStart(of: start)..<start].allSatisfy { byte in isBlank(byte) || byte == UInt8(ascii: "-") }
        }
        return (isFirst || innermost.entry == nil)
            && bytes[..<start].last { byte in ![9, 10, 13, 32].contains(byte) } != UInt8(ascii: ":")
    }

    /// The offset of a comment in the style of C, up to the end.
    var foreignComment: Int? { comment ?? (beginsComment(end) ? end : nil) }

    /// Returns whether a comment in the style of C is at an offset where it cannot be part of a text.
    func beginsComment(_ start: Int) -> Bool {
        guard start + 1 < bytes.count, bytes[start] == UInt8(ascii: "/") else { return false }
        switch bytes[start + 1] {
        case UInt8(ascii: "/"): break
        case UInt8(ascii: "*"): guard closesComment(start) else { return false }
        default: return false
        }
        if !brackets.isEmpty || closed != nil { return true }
        if last.isQuoted, lineStart(of: start) <= last.range.lowerBound { return true }
        return lineStart(of: start) + indentation(of: lineStart(of: start)) == start && !continuesText(start)
    }

    /// Returns whether the `/*` at an offset is closed by `*/` and not followed by a name: `/**/Generated` and `/*.m`
    /// are patterns.
    private func closesComment(_ start: Int) -> Bool {
        var place = start + 2
        while place + 1 < bytes.count {
            if bytes[place] == UInt8(ascii: "*"), bytes[place + 1] == UInt8(ascii: "/") {
                return isWhite(place + 2) || ",\"'[]{}".utf8.contains(bytes[place + 2])
            }
            place += 1
        }
        return false
    }

    /// Returns whether a line goes on with the words of a line before, below which it is indented.
    private func continuesText(_ start: Int) -> Bool {
        guard !last.isQuoted, !last.range.isEmpty, !":,[]{}".utf8.contains(bytes[last.range.lowerBound]) else {
            return false
        }
        return indentation(of: lineStart(of: last.range.lowerBound)) < indentation(of: lineStart(of: start))
    }

    /// Returns whether a byte is one of a key as they mostly are: letters, digits and what joins them.
    static func isInKey(_ byte: UInt8) -> Bool {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
            || "_-.".utf8.contains(byte)
    }

    /// Reads the block text after a `|` or `>`, or the words after a sign that begins no block.
    private mutating func readBlock() {
        let start = place
        let header = bytes[(start + 1)..<lineEnd(of: start)]
        let rest = header.drop { byte in "+-0123456789".utf8.contains(byte) }
        guard rest.allSatisfy(isBlank) || rest.starts(with: " #".utf8) else {
            wrongBlock = wrongBlock ?? start
            return readWord()
        }
        let parent = indentation(of: lineStart(of: start))
        place = lineEnd(of: start)
        note(start)
        var depth = parent + 1
        var isBegun = false
        while place < bytes.count {
            let next = place + 1
            let end = lineEnd(of: next)
            let isEmpty = bytes[min(next, end)..<end].allSatisfy { byte in isBlank(byte) }
            if !isEmpty {
                let indentation = indentation(of: next)
                guard indentation >= depth else { return }
                if !isBegun { depth = indentation }
                isBegun = true
            }
            place = end
        }
    }

    // MARK: Behind the place of the reader

    /// A Boolean value that indicates whether all brackets fit without the one that closes at that place.
    var fitsWithoutClosing: Bool {
        var rest = self
        rest.place += 1
        while rest.place < bytes.count {
            let (next, innermost) = (bytes[rest.place], rest.brackets.last)
            let depth = rest.brackets.count
            rest.readToken()
            // A text in quotation marks closes nothing.
            guard "]}".utf8.contains(next) else { continue }
            if depth == 0 || innermost?.closing != Character(Unicode.Scalar(next)) { return false }
        }
        return rest.brackets.isEmpty
    }

    /// Returns the offset where a key occurs again in the open brackets; nil outside brackets.
    func key(_ name: String, againBehind first: Int) -> Int? {
        let depth = brackets.count
        guard depth > 0 else { return nil }
        var rest = self
        rest.end = bytes.count
        while rest.place < bytes.count, rest.brackets.count >= depth {
            rest.readToken()
            let token = rest.last
            guard rest.brackets.count == depth, token.isFirst, token.range.lowerBound > first else { continue }
            let text = bytes[token.isQuoted ? token.range.dropFirst().dropLast() : token.range]
            if text.elementsEqual(name.utf8) { return token.range.lowerBound }
        }
        return nil
    }

    // MARK: Bytes

    /// Returns whether a byte is a blank, a tab or a line end.
    ///
    /// The end of the text counts as one.
    private func isWhite(_ place: Int) -> Bool { place >= bytes.count || [9, 10, 13, 32].contains(bytes[place]) }
    private func isBlank(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 || byte == 13 }
    private func isBracket(_ byte: UInt8) -> Bool { "[]{}".utf8.contains(byte) }

    /// Returns the beginning of the line at an offset.
    func lineStart(of place: Int) -> Int {
        bytes[..<min(place, bytes.count)].lastIndex(of: 10).map { end in end + 1 } ?? 0
    }

    /// Returns the end of the line at an offset, before its line feed.
    func lineEnd(of place: Int) -> Int {
        guard place < bytes.count else { return bytes.count }
        return bytes[place...].firstIndex(of: 10) ?? bytes.count
    }

    /// The blanks at a place.
    func indentation(of place: Int) -> Int {
        guard place < bytes.count else { return 0 }
        return bytes[place...].prefix { byte in byte == 32 }.count
    }
}
