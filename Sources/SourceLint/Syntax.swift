/// The tokens of a text with matching brackets.
struct Syntax {
    let stream: TokenStream
    let brackets: BracketTable

    init(_ stream: TokenStream) {
        self.stream = stream
        brackets = BracketTable(stream)
    }

    var language: Language { stream.language }

    /// Returns the index after a token, or after the whole bracket that it opens.
    func next(after index: Int) -> Int {
        if let partner = brackets.partner(of: index), partner > index { return partner + 1 }
        return index + 1
    }

    /// Returns the parts between the commas of a list, which are none for an empty list.
    func elements(of list: Range<Int>) -> [Range<Int>] {
        var elements = parts(of: list, between: Byte.comma)
        // A trailing comma is allowed.
        if elements.last?.isEmpty == true { elements.removeLast() }
        return elements
    }

    /// Returns the parts of tokens between separators outside brackets.
    ///
    /// The last part can be empty.
    func parts(of tokens: Range<Int>, between sign: UInt8) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var start = tokens.lowerBound
        var index = start
        while index < tokens.upperBound {
            if stream.punctuation(index) == sign {
                parts.append(start..<index)
                start = index + 1
            }
            index = next(after: index)
        }
        parts.append(start..<max(start, tokens.upperBound))
        return parts
    }

    /// Returns the inside of the bracket that a token opens.
    func inside(_ opening: Int) -> Range<Int>? {
        guard let closing = brackets.partner(of: opening), closing > opening else { return nil }
        return opening + 1..<closing
    }

    /// Returns the arguments between parentheses, in Swift and C#: `label: value, …`.
    func arguments(inParentheses opening: Int) -> [Argument] {
        guard let inside = inside(opening) else { return [] }
        return elements(of: inside).map { element in
            let start = element.lowerBound
            guard element.count > 2, stream.kind(start) == .identifier, stream.punctuation(start + 1) == Byte.colon
            else { return Argument(label: nil, tokens: element) }
            return Argument(label: stream.text(start), tokens: start + 2..<element.upperBound)
        }
    }

    /// Returns the arguments of a message, from the part of its selector at an index to its end: `piece:value …`.
    func arguments(ofMessageFrom piece: Int, to end: Int) -> [Argument] {
        var arguments: [Argument] = []
        var start = piece
        var conditions = 0
        var index = piece + 2
        while index < end {
            if stream.punctuation(index) == Byte.questionMark {
                conditions += 1
            } else if stream.punctuation(index) == Byte.colon {
                if conditions > 0 {
                    conditions -= 1
                } else if stream.kind(index - 1) == .identifier {
                    arguments.append(Argument(label: stream.text(start), tokens: start + 2..<index - 1))
                    start = index - 1
                }
            }
            index = next(after: index)
        }
        arguments.append(Argument(label: stream.text(start), tokens: min(start + 2, end)..<end))
        return arguments
    }

    /// Returns whether a token begins a line.
    func isFirstOfLine(_ index: Int) -> Bool {
        guard index > 0, index < stream.tokens.count else { return true }
        let between = stream.tokens[index - 1].range.upperBound..<stream.tokens[index].range.lowerBound
        return stream.bytes[between].contains(where: Byte.isNewline)
    }
}
