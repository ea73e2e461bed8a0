/// Follows declarations and assignments from top to bottom, so that calls can use dictionaries and formats declared above them.
struct DeclarationReader {
    let syntax: Syntax
    private(set) var constants = Constants()
    private var parameters: [String] = []
    private var isTypeAhead = false

    private var stream: TokenStream { syntax.stream }

    init(_ syntax: Syntax) { self.syntax = syntax }

    /// Begins a block at an opening brace.
    mutating func openBlock(_ index: Int) {
        constants.open(isType: isTypeAhead, parameters: parameters + parametersBehind(index) + parametersBefore(index))
        parameters = []
        isTypeAhead = false
    }

    /// Ends a block at a closing brace.
    mutating func closeBlock() {
        constants.close()
        isTypeAhead = false
    }

    /// Reads a word, which may declare, assign or change something.
    mutating func identifier(_ index: Int) {
        switch syntax.language {
        case .swift: swiftIdentifier(index)
        case .objectiveC, .cSharp: cIdentifier(index)
        }
    }

    /// Returns the value between `=` and the end of a statement.
    private func value(_ tokens: Range<Int>) -> Constant {
        if let names = NameTableReader(syntax).names(tokens) { return .names(names) }
        let constants = constants
        let texts = TextReader(syntax) { name in constants.text(name) }.texts(tokens)
        return texts.count == 1 ? .text(texts[0]) : .unknown
    }
}

// MARK: Swift
extension DeclarationReader {
    private mutating func swiftIdentifier(_ index: Int) {
        let range = stream.tokens[index].range
        switch range.count {
        case 3 where stream.isText(range, "let"): declareSwift(index, isVariable: false)
        case 3 where stream.isText(range, "var"): declareSwift(index, isVariable: true)
        case 4 where stream.isText(range, "func") || stream.isText(range, "init"): readParameters(index)
        case 4 where stream.isText(range, "enum"),
            5 where stream.isText(range, "class") || stream.isText(range, "actor"),
            6 where stream.isText(range, "struct"), 9 where stream.isText(range, "extension"):
            isTypeAhead = stream.punctuation(index - 1) != Byte.point
        default: useSwift(index)
        }
    }

    /// Reads `let name: Type = value`, which ends where the next line shows it.
    private mutating func declareSwift(_ index: Int, isVariable: Bool) {
        isTypeAhead = false
        guard stream.kind(index + 1) == .identifier else { return }
        let name = stream.text(index + 1)
        constants.declare(name, .unknown, isVariable: isVariable)
        var equals = index + 2
        if stream.punctuation(equals) == Byte.colon {
            equals += 1
            while equals < min(index + 40, stream.tokens.count), stream.punctuation(equals) != Byte.equals,
                !syntax.isFirstOfLine(equals)
            {
                equals = syntax.next(after: equals)
            }
        }
        guard stream.punctuation(equals) == Byte.equals, stream.punctuation(equals + 1) != Byte.equals else { return }
        constants.declare(name, swiftValue(at: equals + 1), isVariable: isVariable)
    }

    private func swiftValue(at start: Int) -> Constant {
        if let (names, end) = NameTableReader(syntax).dictionary(at: start, limit: stream.tokens.count),
            endsSwiftStatement(end) || (stream.isWord(end, "as") && !syntax.isFirstOfLine(end))
        {
            // A name with `nil` may be assigned later.
            return stream.isWord(start, "nil") ? .unknown : .names(names)
        }
        if let (text, end) = TextReader(syntax).leadingText(at: start), endsSwiftStatement(end) { return .text(text) }
        let end = syntax.next(after: start + 1)
        guard stream.isWord(start, "String"), endsSwiftStatement(end) else { return .unknown }
        return value(start..<end)
    }

    private func endsSwiftStatement(_ index: Int) -> Bool {
        guard index < stream.tokens.count else { return true }
        let byte = stream.punctuation(index)
        if byte == Byte.semicolon || byte == Byte.rightBrace { return true }
        let continues = [Byte.point, Byte.plus, Byte.questionMark, Byte.leftBracket, Byte.leftParenthesis]
        return syntax.isFirstOfLine(index) && !continues.contains(byte)
    }

    /// Reads a use of a name that changes it: `name = …`, `name[…]`, `name.…`, `name += …`, `&name`.
    private mutating func useSwift(_ index: Int) {
        let before = stream.punctuation(index - 1)
        guard before != Byte.point || stream.isWord(index - 2, "self") else { return }
        guard !stream.isWord(index - 1, "let"), !stream.isWord(index - 1, "var") else { return }
        switch stream.punctuation(index + 1) {
        case Byte.equals where stream.punctuation(index + 2) != Byte.equals:
            constants.assign(stream.text(index), swiftValue(at: index + 2))
        case Byte.leftBracket, Byte.point: constants.forget(stream.text(index))
        case Byte.plus where stream.punctuation(index + 2) == Byte.equals: constants.forget(stream.text(index))
        case _ where before == Byte.ampersand: constants.forget(stream.text(index))
        default: break
        }
    }

    /// Reads the parameters of the function whose name follows.
    ///
    /// They hide outer names in its body.
    private mutating func readParameters(_ index: Int) {
        isTypeAhead = false
        let near = index + 1..<min(index + 20, stream.tokens.count)
        guard let opening = near.first(where: { index in stream.punctuation(index) == Byte.leftParenthesis }),
            let inside = syntax.inside(opening)
        else { return }
        parameters = inside.compactMap { index in
            stream.kind(index) == .identifier && stream.punctuation(index + 1) == Byte.colon ? stream.text(index) : nil
        }
    }

    /// Returns the parameters of a closure: `{ first, second in`.
    private func parametersBehind(_ opening: Int) -> [String] {
        guard syntax.language == .swift else { return [] }
        var names: [String] = []
        for index in opening + 1..<min(opening + 24, stream.tokens.count) {
            switch stream.kind(index) {
            case .identifier:
                if stream.isWord(index, "in") { return names }
                names.append(stream.text(index))
            case .punctuation where Array(",():?!.[]<>@&-".utf8).contains(stream.punctuation(index)): break
            default: return []
            }
        }
        return []
    }
}

// MARK: Objective-C and C#
extension DeclarationReader {
    private mutating func cIdentifier(_ index: Int) {
        let range = stream.tokens[index].range
        if syntax.language == .cSharp, stream.isText(range, "class") || stream.isText(range, "struct") {
            isTypeAhead = true
        }
        guard stream.punctuation(index + 1) == Byte.equals, stream.punctuation(index + 2) != Byte.equals else {
            if stream.punctuation(index + 1) == Byte.plus, stream.punctuation(index + 2) == Byte.equals {
                constants.forget(stream.text(index))
            }
            return
        }
        assignC(index)
    }

    private mutating func assignC(_ index: Int) {
        let before = stream.punctuation(index - 1)
        guard before != Byte.point, !(before == 0x3E && stream.punctuation(index - 2) == 0x2D) else { return }
        let name = stream.text(index)
        let value = cValue(at: index + 2)
        let isDeclaration = stream.kind(index - 1) == .identifier || before == Byte.asterisk || before == 0x3E
        guard isDeclaration else { return constants.assign(name, value) }
        let isConstant = (max(index - 5, 0)..<index).contains { index in stream.isWord(index, "const") }
        constants.declare(name, value, isVariable: !isConstant)
    }

    private func cValue(at start: Int) -> Constant {
        var end = start
        // A longer value cannot be read.
        let limit = min(start + 400, stream.tokens.count)
        while end < limit, ![Byte.semicolon, Byte.rightBrace].contains(stream.punctuation(end)) {
            end = syntax.next(after: end)
        }
        guard end <= stream.tokens.count, stream.punctuation(end) == Byte.semicolon, end > start else {
            return .unknown
        }
        if end == start + 1, ["nil", "NULL", "null"].contains(stream.text(start)) { return .unknown }
        return value(start..<end)
    }

    /// Returns the parameters of a function, block or method whose body begins at an opening brace.
    private func parametersBefore(_ opening: Int) -> [String] {
        guard syntax.language != .swift else { return [] }
        if stream.punctuation(opening - 1) == Byte.rightParenthesis,
            let start = syntax.brackets.partner(of: opening - 1)
        {
            return (start + 1..<opening).compactMap { index in
                let after = stream.punctuation(index + 1)
                let isLast = after == Byte.comma || after == Byte.rightParenthesis
                return isLast && stream.kind(index) == .identifier ? stream.text(index) : nil
            }
        }
        return methodParameters(opening)
    }

    /// Returns the parameters of a method: `- (void)place:(NSDictionary *)views in:(UIView *)view {`.
    private func methodParameters(_ opening: Int) -> [String] {
        guard syntax.language == .objectiveC else { return [] }
        var names: [String] = []
        var index = opening - 1
        while index > 0, stream.kind(index) == .identifier || stream.punctuation(index) == Byte.colon {
            if stream.punctuation(index - 1) == Byte.rightParenthesis {
                names.append(stream.text(index))
                guard let start = syntax.brackets.partner(of: index - 1) else { return names }
                index = start
            }
            index -= 1
        }
        return names
    }
}
