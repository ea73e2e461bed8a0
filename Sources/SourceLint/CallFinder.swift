/// Finds the calls that take format strings, in one pass over the tokens.
///
/// The time is linear in the length of the source, except for the literals of a constant that several calls share.
struct CallFinder {
    let syntax: Syntax
    /// The names of additional functions whose first argument is a format.
    let wrappers: Set<String>
    private(set) var calls: [FormatCall] = []
    private var open: [Int] = []
    private var declarations: DeclarationReader

    private var stream: TokenStream { syntax.stream }
    private var constants: Constants { declarations.constants }

    init(_ syntax: Syntax, wrappers: Set<String> = []) {
        self.syntax = syntax
        self.wrappers = wrappers
        declarations = DeclarationReader(syntax)
    }

    /// Returns the calls of a source text, in the order of their names.
    static func calls(in syntax: Syntax, wrappers: Set<String> = []) -> [FormatCall] {
        var finder = CallFinder(syntax, wrappers: wrappers)
        finder.walk()
        return finder.calls
    }

    private mutating func walk() {
        for index in stream.tokens.indices {
            switch stream.tokens[index].kind {
            case .punctuation: bracket(index)
            case .identifier:
                declarations.identifier(index)
                if takesFormat(index) { call(index) }
            default: break
            }
        }
    }

    private mutating func bracket(_ index: Int) {
        switch stream.punctuation(index) {
        case Byte.leftParenthesis, Byte.leftBracket: if syntax.brackets.partner(of: index) != nil { open.append(index) }
        case Byte.leftBrace:
            declarations.openBlock(index)
            if syntax.brackets.partner(of: index) != nil { open.append(index) }
        case Byte.rightParenthesis, Byte.rightBracket: closeBracket(index)
        case Byte.rightBrace:
            declarations.closeBlock()
            closeBracket(index)
        default: break
        }
    }

    private mutating func closeBracket(_ index: Int) {
        guard let partner = syntax.brackets.partner(of: index) else { return }
        while let last = open.last, last >= partner { open.removeLast() }
    }

    /// Returns whether a word is the name, or a piece of the name, of a function whose first argument is a format.
    private func takesFormat(_ index: Int) -> Bool {
        let range = stream.tokens[index].range
        if range.count >= 12, stream.bytes[range.upperBound - 1] == 0x74 {
            let suffix = range.upperBound - 11..<range.upperBound
            if stream.isText(suffix, "isualFormat") { return true }
        }
        return !wrappers.isEmpty && wrappers.contains(stream.text(index))
    }

    private mutating func call(_ index: Int) {
        if stream.punctuation(index + 1) == Byte.leftParenthesis {
            let arguments = syntax.arguments(inParentheses: index + 1)
            record(
                name: index, arguments, format: 0, isApple: isApple(index), end: syntax.inside(index + 1)?.upperBound)
        } else if stream.punctuation(index + 1) == Byte.colon, let opening = open.last {
            if syntax.language == .objectiveC { message(index, opening) } else { labelled(index, opening) }
        }
    }

    private func isApple(_ index: Int) -> Bool {
        stream.isWord(index, "constraintsWithVisualFormat") || stream.isWord(index, "FromVisualFormat")
    }

    /// Reads a message: `[NSLayoutConstraint constraintsWithVisualFormat:@"…" options:…]`.
    private mutating func message(_ index: Int, _ opening: Int) {
        guard stream.punctuation(opening) == Byte.leftBracket, let end = syntax.inside(opening)?.upperBound else {
            return
        }
        let arguments = syntax.arguments(ofMessageFrom: index, to: end)
        record(name: index, arguments, format: 0, isApple: isApple(index), end: end)
    }

    /// Reads a call with labels: `NSLayoutConstraint.constraints(withVisualFormat: "…", options: …)`.
    private mutating func labelled(_ index: Int, _ opening: Int) {
        guard stream.punctuation(opening) == Byte.leftParenthesis else { return }
        let before = stream.punctuation(index - 1)
        guard before == Byte.leftParenthesis || before == Byte.comma else { return }
        let arguments = syntax.arguments(inParentheses: opening)
        let label = stream.text(index)
        guard let format = arguments.firstIndex(where: { argument in argument.label == label }) else { return }
        let isApple = stream.isWord(opening - 1, "constraints") && stream.isWord(index, "withVisualFormat")
        record(name: opening - 1, arguments, format: format, isApple: isApple, end: syntax.inside(opening)?.upperBound)
    }

    private mutating func record(name: Int, _ arguments: [Argument], format: Int, isApple: Bool, end: Int?) {
        guard arguments.indices.contains(format) else { return }
        let constants = constants
        let formats = TextReader(syntax) { name in constants.text(name) }.texts(arguments[format].tokens)
        guard !formats.isEmpty else { return }
        let start = stream.tokens[max(name, 0)].range.lowerBound
        let last = min(max(end ?? name, 0), stream.tokens.count - 1)
        var call = FormatCall(
            formats: formats, isApple: isApple, source: start..<max(start, stream.tokens[last].range.upperBound))
        let rest = Array(arguments[(format + 1)...])
        if syntax.language == .cSharp, rest.allSatisfy({ argument in argument.label == nil }) {
            readPositional(rest, into: &call)
        } else {
            readLabelled(rest, into: &call)
        }
        calls.append(call)
    }

    private func readLabelled(_ arguments: [Argument], into call: inout FormatCall) {
        for (index, argument) in arguments.enumerated() {
            switch argument.label {
            case "options", "formatOptions": call.options = OptionsArgument(argument.tokens, of: stream)
            case "metrics": call.metrics = names(argument.tokens)
            case "views": call.views = names(argument.tokens)
            case nil where index == 0 && syntax.language == .cSharp:
                call.options = OptionsArgument(argument.tokens, of: stream)
            default: break
            }
        }
    }

    /// Reads C#'s `FromVisualFormat(format, options, metrics, views)` and `FromVisualFormat(format, options, "name", view, …)`.
    private func readPositional(_ arguments: [Argument], into call: inout FormatCall) {
        guard let options = arguments.first else { return }
        call.options = OptionsArgument(options.tokens, of: stream)
        let rest = arguments.dropFirst().map(\.tokens)
        if let pairs = NameTableReader(syntax).keys(rest, from: 0), !rest.isEmpty {
            call.views = pairs
            call.metrics = pairs
        } else if rest.count == 2 {
            call.metrics = names(rest[0])
            call.views = names(rest[1])
        }
    }

    private func names(_ tokens: Range<Int>) -> NameTable? {
        if let table = NameTableReader(syntax).names(tokens) { return table }
        guard let first = tokens.first, stream.kind(first) == .identifier else { return nil }
        let isName = tokens.count == 1 || (syntax.language == .swift && stream.isWord(first + 1, "as"))
        return isName ? constants.names(stream.text(first)) : nil
    }
}
