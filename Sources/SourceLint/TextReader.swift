/// Reads the text of an expression as far as it is known: literals, joined literals, formatting functions, and local
/// constants.
///
/// Unknown parts become placeholders.
struct TextReader {
    let syntax: Syntax
    /// Returns the literal of a local constant.
    let constant: (String) -> StringLiteral?
    private var stream: TokenStream { syntax.stream }

    init(_ syntax: Syntax, constant: @escaping (String) -> StringLiteral? = { _ in nil }) {
        self.syntax = syntax
        self.constant = constant
    }

    /// Returns the possible texts of an argument: one, the two of a condition, or none if it is unknown.
    func texts(_ tokens: Range<Int>) -> [StringLiteral] {
        if let (first, second) = branches(tokens) { return [first, second].compactMap(text) }
        return text(tokens).map { text in [text] } ?? []
    }

    /// Returns the text of tokens; nil if it is unknown.
    private func text(_ tokens: Range<Int>) -> StringLiteral? {
        var text = StringLiteral()
        var isKnown = false
        for operand in operands(tokens) {
            guard let piece = self.operand(operand) else {
                text.appendHole(from: source(operand))
                continue
            }
            isKnown = true
            text.append(piece)
        }
        return isKnown ? text : nil
    }

    /// Returns the text at a token outside any call, as in `let format = "…" + "…"`, and the index after it.
    func leadingText(at start: Int) -> (StringLiteral, Int)? {
        guard stream.kind(start) == .string else { return nil }
        var end = start + 1
        while end < stream.tokens.count {
            if stream.kind(end) == .string, syntax.language == .objectiveC {
                end += 1
            } else if stream.punctuation(end) == Byte.plus, stream.kind(end + 1) == .string {
                end += 2
            } else {
                break
            }
        }
        return text(start..<end).map { text in (text, end) }
    }

    private func source(_ tokens: Range<Int>) -> Range<Int> { stream.source(of: tokens) ?? 0..<0 }

    /// Returns the parts between the plus signs of a sum.
    private func operands(_ tokens: Range<Int>) -> [Range<Int>] {
        syntax.language == .objectiveC ? [tokens] : syntax.parts(of: tokens, between: Byte.plus)
    }

    /// Returns the two values of `condition ? first : second`.
    private func branches(_ tokens: Range<Int>) -> (Range<Int>, Range<Int>)? {
        var question: Int?
        var index = tokens.lowerBound
        while index < tokens.upperBound {
            switch stream.punctuation(index) {
            case Byte.questionMark:
                guard question == nil else { return nil }
                question = index
            case Byte.colon:
                guard let question else { return nil }
                return (question + 1..<index, index + 1..<tokens.upperBound)
            default: break
            }
            index = syntax.next(after: index)
        }
        return nil
    }

    private func operand(_ tokens: Range<Int>) -> StringLiteral? {
        guard let start = tokens.first else { return nil }
        switch stream.kind(start) {
        case .string: return literals(tokens)
        case .identifier where tokens.count == 1: return constant(stream.text(start))
        case .identifier: return formatted(tokens)
        case .punctuation where stream.punctuation(start) == Byte.leftParenthesis:
            guard let inside = syntax.inside(start), inside.upperBound + 1 == tokens.upperBound else { return nil }
            return text(inside)
        case .punctuation where stream.punctuation(start) == Byte.leftBracket && syntax.language == .objectiveC:
            guard let inside = syntax.inside(start), inside.upperBound + 1 == tokens.upperBound else { return nil }
            return message(inside)
        default: return nil
        }
    }

    /// Joins adjacent literals.
    ///
    /// In Swift, a cast can follow.
    private func literals(_ tokens: Range<Int>) -> StringLiteral? {
        var text = StringLiteral()
        for index in tokens {
            guard stream.kind(index) == .string else {
                return syntax.language == .swift && stream.isWord(index, "as") ? text : nil
            }
            let range = stream.tokens[index].range
            text.append(syntax.language.literal(at: range.lowerBound, of: stream.bytes))
        }
        return text
    }

    /// Returns the first argument of a formatting function: literals, or a constant with a literal value.
    private func template(_ tokens: Range<Int>) -> StringLiteral? {
        guard tokens.count == 1, stream.kind(tokens.lowerBound) == .identifier else { return literals(tokens) }
        return constant(stream.text(tokens.lowerBound))
    }

    /// Reads `String(format: "…", …)` of Swift, and `string.Format("…", …)` of C#.
    private func formatted(_ tokens: Range<Int>) -> StringLiteral? {
        let start = tokens.lowerBound
        switch syntax.language {
        case .swift:
            guard stream.isWord(start, "String") || stream.isWord(start, "NSString"),
                let first = syntax.arguments(inParentheses: start + 1).first, first.label == "format",
                syntax.next(after: start + 1) == tokens.upperBound
            else { return nil }
            return template(first.tokens)?.filled(.percent)
        case .cSharp:
            guard stream.isWord(start, "string") || stream.isWord(start, "String"), stream.isWord(start + 2, "Format"),
                let first = syntax.arguments(inParentheses: start + 3).first,
                syntax.next(after: start + 3) == tokens.upperBound
            else { return nil }
            return template(first.tokens)?.filled(.braces)
        case .objectiveC: return nil
        }
    }

    /// Reads `[NSString stringWithFormat:@"…", …]` and `[@"…" stringByAppendingString:…]`.
    private func message(_ inside: Range<Int>) -> StringLiteral? {
        let start = inside.lowerBound
        if stream.isWord(start + 1, "stringWithFormat"), stream.punctuation(start + 2) == Byte.colon,
            let first = syntax.elements(of: start + 3..<max(start + 3, inside.upperBound)).first
        {
            return template(first)?.filled(.percent)
        }
        guard let end = inside.first(where: { index in stream.kind(index) != .string }), end > start,
            stream.isWord(end, "stringByAppendingString") || stream.isWord(end, "stringByAppendingFormat")
        else { return nil }
        var text = literals(start..<end)
        text?.appendHole(from: source(end..<inside.upperBound))
        return text
    }
}
