import Diagnostics

extension SyntaxTree.Connection {
    /// A connection without predicates of which nothing is read yet.
    init(at offset: Int, _ form: Form) {
        self.init(
            span: SourceSpan(at: offset), form: form, isListClosed: false, isClosed: false, predicates: 0..<0)
    }
}

extension Parser {
    /// A Boolean value that indicates whether the byte here begins a connection that has text.
    var isAtConnection: Bool {
        scanner.byte == Byte.hyphen || (scanner.byte == Byte.tilde && has(.equalGaps))
    }

    /// Reads the connection between two views, or between a view and a bar, and stops before that view or bar.
    mutating func readConnection() -> SyntaxTree.Connection {
        let start = scanner.position
        var connection = SyntaxTree.Connection(at: start, .flush)
        switch scanner.byte {
        case Byte.openBracket, Byte.bar: return connection
        case Byte.hyphen:
            scanner.position += 1
            readSpace(into: &connection)
        case Byte.tilde where has(.equalGaps):
            scanner.position += 1
            readGap(into: &connection)
        default:
            report(.expectedViewOrBar)
            skip { byte in byte == Byte.openBracket || byte == Byte.bar || byte == Byte.hyphen }
            if scanner.byte == Byte.hyphen { return readConnection(after: start) }
        }
        connection.span = SourceSpan(start, scanner.position)
        skipBlanks()
        return connection
    }

    /// Reads the connection that follows text beside the grammar.
    private mutating func readConnection(after start: Int) -> SyntaxTree.Connection {
        var connection = SyntaxTree.Connection(at: scanner.position, .flush)
        let start = scanner.position
        scanner.position += 1
        readSpace(into: &connection)
        connection.span = SourceSpan(start, scanner.position)
        return connection
    }

    /// Reads a connection after its first hyphen.
    private mutating func readSpace(into connection: inout SyntaxTree.Connection) {
        // `->=` begins a relation.
        if scanner.byte == Byte.greater, has(.disconnections), scanner.peek(1) != Byte.equal {
            scanner.position += 1
            connection.form = .disconnected
            return
        }
        skipBlanks()
        connection.form = .standard
        switch scanner.byte {
        case Byte.openBracket, Byte.bar: return
        case Byte.closeBracket where nesting > 0: return
        case Byte.openParenthesis:
            connection.form = .list
            readList(into: &connection)
            readEnd(of: &connection, with: Byte.hyphen)
        case Byte.hyphen:
            report(.ambiguousHyphen)
            recoverConnection()
        default:
            if isAtStatementEnd { return report(.expectedMoreInput) }
            connection.form = .bare
            let first = Int32(tree.predicates.count)
            let isComplete = readPredicate(.bareSpace)
            connection.predicates = first..<Int32(tree.predicates.count)
            if isComplete { readEnd(of: &connection, with: Byte.hyphen) } else { recoverConnection() }
        }
    }

    /// Reads an equal gap after its first tilde.
    private mutating func readGap(into connection: inout SyntaxTree.Connection) {
        skipBlanks()
        connection.form = .gap
        guard scanner.byte == Byte.openParenthesis else { return }
        connection.form = .gapList
        readList(into: &connection)
        readEnd(of: &connection, with: Byte.tilde)
    }

    /// Reads a list of predicates from its opening parenthesis.
    private mutating func readList(into connection: inout SyntaxTree.Connection) {
        let first = Int32(tree.predicates.count)
        connection.isListClosed = readPredicates(.space)
        connection.predicates = first..<Int32(tree.predicates.count)
    }

    /// Reads the second hyphen or tilde.
    private mutating func readEnd(of connection: inout SyntaxTree.Connection, with byte: UInt8) {
        skipBlanks()
        connection.isClosed = scanner.take(byte)
        if connection.isClosed {
            skipBlanks()
            if isAtStatementEnd { report(.expectedMoreInput) }
        } else {
            report(isAtStatementEnd ? .expectedMoreInput : .expectedHyphen)
            recoverConnection()
        }
    }

    /// Moves to the next view or bar.
    private mutating func recoverConnection() {
        let nested = nesting > 0
        skip { byte in
            byte == Byte.openBracket || byte == Byte.bar || (nested && byte == Byte.closeBracket)
        }
    }
}
