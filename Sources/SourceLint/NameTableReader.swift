/// Reads the dictionaries of the three languages if all their keys are literal.
///
/// Nil means that the expression is something else, and its names are unknown.
struct NameTableReader {
    let syntax: Syntax
    private var stream: TokenStream { syntax.stream }

    init(_ syntax: Syntax) { self.syntax = syntax }

    /// Returns the names of a dictionary in a range of tokens.
    func names(_ tokens: Range<Int>) -> NameTable? {
        guard let (table, end) = dictionary(at: tokens.lowerBound, limit: tokens.upperBound) else { return nil }
        let isWhole = end == tokens.upperBound || (syntax.language == .swift && stream.isWord(end, "as"))
        return isWhole ? table : nil
    }

    /// Returns the names of the dictionary at a token, and the index after it.
    func dictionary(at start: Int, limit: Int) -> (NameTable, Int)? {
        guard start < limit else { return nil }
        switch syntax.language {
        case .swift: return swiftDictionary(at: start)
        case .objectiveC: return objectiveCDictionary(at: start)
        case .cSharp: return cSharpDictionary(at: start)
        }
    }

    private func name(at token: Int) -> NameTable.Name? {
        guard stream.kind(token) == .string else { return nil }
        let range = stream.tokens[token].range
        let literal = syntax.language.literal(at: range.lowerBound, of: stream.bytes)
        guard literal.holes.isEmpty, !literal.isUnterminated else { return nil }
        return NameTable.Name(text: literal.text, source: literal.source(of: 0..<literal.bytes.count) ?? range)
    }

    /// Returns the variables between parentheses, named as in the source.
    private func bindings(_ opening: Int) -> (NameTable, Int)? {
        guard let inside = syntax.inside(opening) else { return nil }
        let names = syntax.elements(of: inside).compactMap { element -> NameTable.Name? in
            guard let source = stream.source(of: element) else { return nil }
            return NameTable.Name(text: String(decoding: stream.bytes[source], as: UTF8.self), source: source)
        }
        return (NameTable(names: names), inside.upperBound + 1)
    }

    /// Returns the keys of `key: value` pairs between brackets.
    private func pairs(_ opening: Int) -> (NameTable, Int)? {
        guard let inside = syntax.inside(opening) else { return nil }
        var table = NameTable()
        for element in syntax.elements(of: inside) {
            guard var name = name(at: element.lowerBound), stream.punctuation(element.lowerBound + 1) == Byte.colon
            else { return nil }
            name.otherType = anchorType(endingAt: element.upperBound)
            table.names.append(name)
        }
        return (table, inside.upperBound + 1)
    }
}

extension NameTableReader {
    private static let anchorTypes = [
        "leadingAnchor": "NSLayoutXAxisAnchor", "trailingAnchor": "NSLayoutXAxisAnchor",
        "leftAnchor": "NSLayoutXAxisAnchor", "rightAnchor": "NSLayoutXAxisAnchor",
        "centerXAnchor": "NSLayoutXAxisAnchor", "topAnchor": "NSLayoutYAxisAnchor",
        "bottomAnchor": "NSLayoutYAxisAnchor", "centerYAnchor": "NSLayoutYAxisAnchor",
        "firstBaselineAnchor": "NSLayoutYAxisAnchor", "lastBaselineAnchor": "NSLayoutYAxisAnchor",
        "widthAnchor": "NSLayoutDimension", "heightAnchor": "NSLayoutDimension",
    ]

    /// Returns the type of a value that ends with an anchor: `view.topAnchor`.
    private func anchorType(endingAt end: Int) -> String? {
        guard end >= 2, stream.punctuation(end - 2) == Byte.point else { return nil }
        return Self.anchorTypes[stream.text(end - 1)]
    }
}

// MARK: Swift
extension NameTableReader {
    private func swiftDictionary(at start: Int) -> (NameTable, Int)? {
        if stream.isWord(start, "nil") { return (NameTable(), start + 1) }
        if stream.punctuation(start) == Byte.hash, stream.isWord(start + 1, "variableBindings") {
            return bindings(start + 2)
        }
        guard stream.punctuation(start) == Byte.leftBracket, let inside = syntax.inside(start) else { return nil }
        if inside.count == 1, stream.punctuation(inside.lowerBound) == Byte.colon {
            return (NameTable(), inside.upperBound + 1)
        }
        return inside.isEmpty ? nil : pairs(start)
    }
}

// MARK: Objective-C
extension NameTableReader {
    private func objectiveCDictionary(at start: Int) -> (NameTable, Int)? {
        if stream.isWord(start, "nil") || stream.isWord(start, "NULL") { return (NameTable(), start + 1) }
        if stream.isWord(start, "NSDictionaryOfVariableBindings") { return bindings(start + 1) }
        if stream.punctuation(start) == Byte.at, stream.punctuation(start + 1) == Byte.leftBrace {
            return pairs(start + 1)
        }
        guard stream.punctuation(start) == Byte.leftBracket, stream.isWord(start + 1, "NSDictionary") else {
            return nil
        }
        return dictionaryMessage(start)
    }

    /// Reads `[NSDictionary dictionaryWithObjectsAndKeys:object, @"key", …, nil]` and its shorter variants.
    private func dictionaryMessage(_ opening: Int) -> (NameTable, Int)? {
        guard let inside = syntax.inside(opening) else { return nil }
        let end = inside.upperBound + 1
        if stream.isWord(opening + 2, "dictionary"), inside.count == 2 { return (NameTable(), end) }
        if stream.isWord(opening + 2, "dictionaryWithObject") {
            let arguments = syntax.arguments(ofMessageFrom: opening + 2, to: inside.upperBound)
            guard arguments.count == 2, arguments[1].tokens.count == 1,
                let name = name(at: arguments[1].tokens.lowerBound)
            else { return nil }
            return (NameTable(names: [name]), end)
        }
        guard stream.isWord(opening + 2, "dictionaryWithObjectsAndKeys") else { return nil }
        var table = NameTable()
        let elements = syntax.elements(of: min(opening + 4, inside.upperBound)..<inside.upperBound)
        for (index, element) in elements.enumerated() where index % 2 == 1 {
            guard element.count == 1, let name = name(at: element.lowerBound) else { return nil }
            table.names.append(name)
        }
        return (table, end)
    }
}

// MARK: C#
extension NameTableReader {
    private func cSharpDictionary(at start: Int) -> (NameTable, Int)? {
        if stream.isWord(start, "null") { return (NameTable(), start + 1) }
        if stream.isWord(start, "new"), stream.isWord(start + 1, "NSDictionary"), let inside = syntax.inside(start + 2),
            stream.punctuation(start + 2) == Byte.leftParenthesis,
            stream.punctuation(inside.upperBound + 1) != Byte.leftBrace
        {
            return keys(syntax.elements(of: inside), from: 0).map { table in (table, inside.upperBound + 1) }
        }
        guard stream.isWord(start, "NSDictionary"), stream.isWord(start + 2, "FromObjectsAndKeys"),
            let inside = syntax.inside(start + 3)
        else { return nil }
        let arrays = syntax.elements(of: inside)
        guard arrays.count == 2, let keys = arrayElements(arrays[1]) else { return nil }
        var table = NameTable()
        for key in keys {
            guard let name = cSharpKey(key) else { return nil }
            table.names.append(name)
        }
        return (table, inside.upperBound + 1)
    }

    /// Returns the keys at every second position of an argument list: `"label", label, "field", field`.
    func keys(_ elements: [Range<Int>], from first: Int) -> NameTable? {
        var table = NameTable()
        guard (elements.count - first) % 2 == 0 else { return nil }
        for index in stride(from: first, to: elements.count, by: 2) {
            guard let name = cSharpKey(elements[index]) else { return nil }
            table.names.append(name)
        }
        return table
    }

    private func arrayElements(_ tokens: Range<Int>) -> [Range<Int>]? {
        guard stream.isWord(tokens.lowerBound, "new") else { return nil }
        let brace = tokens.first { index in stream.punctuation(index) == Byte.leftBrace }
        return brace.flatMap(syntax.inside).map(syntax.elements)
    }

    /// Reads `"key"`, `new NSString("key")`, `(NSString)"key"` or `nameof(key)`.
    private func cSharpKey(_ tokens: Range<Int>) -> NameTable.Name? {
        guard let last = tokens.last else { return nil }
        if tokens.count == 1 { return name(at: last) }
        if stream.isWord(tokens.lowerBound, "nameof"), tokens.count == 4, stream.kind(last - 1) == .identifier {
            return NameTable.Name(text: stream.text(last - 1), source: stream.tokens[last - 1].range)
        }
        let strings = tokens.filter { index in stream.kind(index) == .string }
        let isWrapped = stream.isWord(tokens.lowerBound, "new") || stream.punctuation(tokens.lowerBound) == 0x28
        return strings.count == 1 && isWrapped && tokens.count <= 5 ? name(at: strings[0]) : nil
    }
}
