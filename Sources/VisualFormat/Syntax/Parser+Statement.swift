import Diagnostics

extension Parser {
    /// Reads one format, or one equation.
    mutating func readStatement() {
        let start = scanner.position
        var statement = SyntaxTree.Statement(
            span: SourceSpan(at: start), axisSpan: SourceSpan(at: start), axes: .horizontal, hasColon: false,
            chain: SyntaxTree.Chain(links: []), equations: [], isExplicit: false)
        if has(.equations), isAtEquation {
            readEquations(into: &statement)
        } else {
            readAxes(into: &statement)
            skipBlanks()
            readChain(into: &statement.chain, isStack: false)
        }
        if !isAtStatementEnd {
            report(.expectedEnd)
            skip { _ in false }
        }
        statement.span = SourceSpan(start, scanner.position)
        tree.statements.append(statement)
    }

    /// Reads `H:`, `V:` or, in the extended dialect, `HV:`.
    private mutating func readAxes(into statement: inout SyntaxTree.Statement) {
        let start = scanner.position
        switch scanner.byte {
        case Byte.capitalH where has(.bothAxes) && scanner.peek(1) == Byte.capitalV:
            scanner.position += 2
            statement.axes = .both
        case Byte.capitalH:
            scanner.position += 1
        case Byte.capitalV:
            scanner.position += 1
            statement.axes = .vertical
        default: return
        }
        statement.axisSpan = SourceSpan(start, scanner.position)
        statement.hasColon = scanner.take(Byte.colon)
        if !statement.hasColon {
            report(.expectedColon(statement.axes == .vertical ? .vertical : .horizontal))
            skip { byte in byte == Byte.bar || byte == Byte.openBracket }
        }
    }

    /// Reads views with their connections, and the bars at both ends; inside a view the ends have connections alone.
    mutating func readChain(into chain: inout SyntaxTree.Chain, isStack: Bool) {
        if !isStack {
            // Most formats have one to three views; one allocation holds them.
            chain.links.reserveCapacity(4)
            if scanner.count > 12 { tree.predicates.reserveCapacity(4) }
        }
        var connection = readBeginning(of: &chain, isStack: isStack)
        while true {
            guard let link = readLink(after: connection, isFirst: chain.links.isEmpty) else {
                if connection.form != .none || chain.leadingBar == nil { chain.trailingConnection = connection }
                return
            }
            chain.links.append(link)
            skipBlanks()
            if isStack, scanner.byte == Byte.closeBracket { return }
            if isAtStatementEnd { return }
            connection = readConnection()
            if scanner.byte == Byte.bar, !isStack {
                chain.trailingConnection = connection
                chain.trailingBar = readBar()
                skipBlanks()
                return
            }
            if isStack, scanner.byte == Byte.closeBracket {
                chain.trailingConnection = connection
                return
            }
        }
    }

    /// Reads the text before the first view.
    private mutating func readBeginning(
        of chain: inout SyntaxTree.Chain, isStack: Bool
    ) -> SyntaxTree.Connection {
        let none = SyntaxTree.Connection(at: scanner.position, .none)
        if isStack {
            if scanner.byte == Byte.openBracket { return SyntaxTree.Connection(at: scanner.position, .flush) }
            if isAtConnection { return readConnection() }
            report(.expectedView)
            skip { byte in byte == Byte.openBracket || byte == Byte.closeBracket }
            return none
        }
        if scanner.byte != Byte.bar, scanner.byte != Byte.openBracket || scanner.isAtEnd {
            report(.expectedView)
            skip { byte in byte == Byte.bar || byte == Byte.openBracket }
        }
        guard scanner.byte == Byte.bar else { return SyntaxTree.Connection(at: scanner.position, .none) }
        chain.leadingBar = readBar()
        skipBlanks()
        if isAtStatementEnd {
            report(.expectedConnection)
            return SyntaxTree.Connection(at: scanner.position, .none)
        }
        if isAtConnection { return readConnection() }
        return SyntaxTree.Connection(at: scanner.position, .flush)
    }

    /// Reads a bar; in the extended dialect up to three are one.
    private mutating func readBar() -> SyntaxTree.Bar {
        let start = scanner.position
        scanner.position += 1
        var edge = SyntaxTree.Edge.superview
        if has(.guideBars), scanner.take(Byte.bar) {
            edge = scanner.take(Byte.bar) ? .safeArea : .layoutMargins
        }
        return SyntaxTree.Bar(span: SourceSpan(start, scanner.position), edge: edge)
    }
}
