import Diagnostics

extension Parser {
    /// Reads one view, or in the extended dialect several in one place; nil if there is none before the statement ends.
    mutating func readLink(after connection: SyntaxTree.Connection, isFirst: Bool) -> SyntaxTree.Link? {
        skipBlanks()
        if scanner.byte != Byte.openBracket || scanner.isAtEnd {
            report(isFirst || connection.form == .flush ? .expectedView : .expectedViewOrBar)
            let nested = nesting > 0
            skip { byte in byte == Byte.openBracket || (nested && byte == Byte.closeBracket) }
            guard scanner.byte == Byte.openBracket, !isAtStatementEnd else { return nil }
        }
        let start = scanner.position
        scanner.position += 1
        let view = readView()
        var further: [SyntaxTree.View] = []
        skipBlanks()
        while has(.groups), scanner.take(Byte.comma) {
            further.append(readView())
            skipBlanks()
        }
        // The views are appended together, since stacks inside them may hold groups too.
        var range: Range<Int32> = 0..<0
        if !further.isEmpty {
            let begin = Int32(tree.furtherViews.count)
            tree.furtherViews += further
            range = begin..<Int32(tree.furtherViews.count)
        }
        let isClosed = readViewEnd(view)
        return SyntaxTree.Link(
            connection: connection, span: SourceSpan(start, scanner.position), view: view, further: range,
            isClosed: isClosed)
    }

    /// Reads `]`.
    private mutating func readViewEnd(_ view: SyntaxTree.View) -> Bool {
        if scanner.take(Byte.closeBracket) { return true }
        report(view.hasList ? .expectedPredicateEnd : .expectedViewEnd)
        guard closesBeforeNextView else { return false }
        skip { byte in byte == Byte.closeBracket }
        return scanner.take(Byte.closeBracket)
    }

    /// A Boolean value that indicates whether a `]` comes before the next view, bar or end.
    private var closesBeforeNextView: Bool {
        var ahead = self.scanner
        while !ahead.isAtEnd {
            switch ahead.byte {
            case Byte.closeBracket: return true
            case Byte.openBracket, Byte.bar: return false
            case Byte.lineFeed, Byte.semicolon: if has(.statements) { return false }
            default: break
            }
            ahead.position += 1
        }
        return false
    }

    /// Reads a name with its list of predicates, and in the extended dialect its stack.
    private mutating func readView() -> SyntaxTree.View {
        skipBlanks()
        var view = SyntaxTree.View(
            name: SourceSpan(at: scanner.position), rangeEnd: SourceSpan(at: scanner.position), predicates: 0..<0,
            stack: -1, hasList: false, isListClosed: false)
        readName(of: &view)
        if has(.ranges), scanner.byte == Byte.point, scanner.peek(1) == Byte.point { readRangeEnd(of: &view) }
        skipBlanks()
        if scanner.byte == Byte.openParenthesis {
            view.hasList = true
            let first = Int32(tree.predicates.count)
            view.isListClosed = readPredicates(.size)
            view.predicates = first..<Int32(tree.predicates.count)
            skipBlanks()
        }
        if has(.stacks), scanner.byte == Byte.colon { readStack(of: &view) }
        return view
    }

    private mutating func readName(of view: inout SyntaxTree.View) {
        let start = scanner.position
        guard Byte.isNameStart(scanner.byte) else {
            report(.expectedViewName)
            skip { byte in !Byte.isName(byte) || Byte.isNameStart(byte) }
            return skipUnexpectedName()
        }
        scanner.skipName()
        view.name = SourceSpan(start, scanner.position)
        // `[self.label]` and `[views[0]]` are skipped as a whole, so one mistake is one problem.
        let isRange = has(.ranges) && scanner.byte == Byte.point && scanner.peek(1) == Byte.point
        if scanner.byte == Byte.openBracket || (scanner.byte == Byte.point && !isRange) { skipUnexpectedPath() }
    }

    /// Skips text in the place of a name, up to a character that can follow a name.
    private mutating func skipUnexpectedName() {
        skip { byte in
            byte == Byte.closeBracket || byte == Byte.openParenthesis || byte == Byte.openBracket || byte == Byte.bar
                || byte == Byte.comma
        }
    }

    /// Skips `.label` and `[0]` after a name, if the end of the view or its list follows.
    private mutating func skipUnexpectedPath() {
        var ahead = scanner
        while ahead.skipMember() || ahead.skipSubscript() {}
        guard ahead.position > scanner.position,
            ahead.byte == Byte.closeBracket || ahead.byte == Byte.openParenthesis
        else { return }
        report(.expectedViewEnd)
        let start = scanner.position
        scanner.position = ahead.position
        skip(from: start)
    }

    private mutating func readRangeEnd(of view: inout SyntaxTree.View) {
        let dots = scanner.position
        scanner.position += 2
        let start = scanner.position
        while Byte.isDigit(scanner.byte) { scanner.position += 1 }
        view.rangeEnd = SourceSpan(start, scanner.position)
        if start == scanner.position {
            report(.invalidRange, at: start)
            skip(from: dots)
        } else if tree.rangeNumbers(of: view) == nil {
            report(.invalidRange, at: start)
        }
    }

    private mutating func readStack(of view: inout SyntaxTree.View) {
        guard nesting < Parser.nestingLimit else {
            report(.nestedTooDeeply)
            return skip { byte in byte == Byte.closeBracket }
        }
        scanner.position += 1
        nesting += 1
        skipBlanks()
        var chain = SyntaxTree.Chain(links: [])
        readChain(into: &chain, isStack: true)
        nesting -= 1
        view.stack = Int32(tree.stacks.count)
        tree.stacks.append(chain)
    }
}

extension Scanner {
    /// Moves over a point and a name.
    fileprivate mutating func skipMember() -> Bool {
        guard byte == Byte.point, Byte.isName(peek(1)) else { return false }
        position += 1
        skipName()
        return true
    }

    /// Moves over `[0]` if something of the same view follows: in `[a[b]` the first view has no end.
    fileprivate mutating func skipSubscript() -> Bool {
        guard byte == Byte.openBracket else { return false }
        var ahead = self
        ahead.position += 1
        ahead.skipName()
        guard ahead.byte == Byte.closeBracket else { return false }
        let next = ahead.peek(1)
        guard next == Byte.closeBracket || next == Byte.openParenthesis || next == Byte.point else { return false }
        position = ahead.position + 1
        return true
    }
}
