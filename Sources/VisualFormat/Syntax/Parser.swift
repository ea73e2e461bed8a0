import Diagnostics

/// Reads a format into a tree, by descent through the grammar without going back.
///
/// Each method reads one construct from its first byte, reports what is missing at the byte where it stopped, and leaves
/// the scanner where the next construct may begin. Nesting, the only recursion, is bounded by ``nestingLimit``.
struct Parser {
    var scanner: Scanner
    var tree: SyntaxTree
    let dialect: Dialect
    /// A Boolean value that indicates whether text between words can be skipped.
    ///
    /// Apple's language has no blanks.
    let hasTrivia: Bool
    /// The number of open stacks.
    var nesting = 0
    /// The end of the last skipped text.
    ///
    /// Something missing right there follows from the problem before it.
    private var recovery = -1

    /// Stacks inside stacks beyond this number are an error.
    static let nestingLimit = 32
    /// Problems beyond this number are not reported.
    static let problemLimit = 100

    static func tree(of text: String, dialect: Dialect) -> SyntaxTree {
        var text = text
        let tree = SyntaxTree(source: text, dialect: dialect)
        return text.withUTF8 { bytes in
            var parser = Parser(scanner: Scanner(bytes), tree: tree, dialect: dialect)
            parser.readText()
            return parser.tree
        }
    }

    private init(scanner: Scanner, tree: SyntaxTree, dialect: Dialect) {
        self.scanner = scanner
        self.tree = tree
        self.dialect = dialect
        hasTrivia = !dialect.isDisjoint(with: [.blanks, .comments, .statements])
    }

    private mutating func readText() {
        if scanner.count == 0 {
            report(.emptyFormat)
        } else if dialect.contains(.statements) {
            skipSeparators()
            while !scanner.isAtEnd {
                readStatement()
                skipSeparators()
            }
            if tree.statements.isEmpty, tree.problems.isEmpty { report(.expectedView) }
        } else {
            readStatement()
        }
    }

    /// Returns whether the dialect has a construct.
    @inline(__always) func has(_ construct: Dialect) -> Bool { dialect.contains(construct) }
}

// MARK: - Problems and text beside the grammar

extension Parser {
    /// Notes a problem with the caret here.
    mutating func report(_ kind: Problem.Kind) { report(kind, at: scanner.position) }

    /// Notes a problem; of several at one place only the first, since the others follow from it.
    mutating func report(_ kind: Problem.Kind, at offset: Int) {
        if let last = tree.problems.last {
            let follows = last.offset >= offset || offset == recovery
            if follows || tree.problems.count >= Parser.problemLimit { return }
        }
        tree.problems.append(Problem(kind, at: offset))
    }

    /// Keeps the text from a place to here as beside the grammar.
    mutating func skip(from start: Int, as kind: SyntaxTree.Skipped.Kind = .unexpected) {
        guard scanner.position > start else { return }
        tree.skipped.append(SyntaxTree.Skipped(span: SourceSpan(start, scanner.position), kind: kind))
    }

    /// Skips to the first of some bytes or the end of the statement, and records the skipped text.
    mutating func skip(to isWanted: (UInt8) -> Bool) {
        let start = scanner.position
        while !isAtStatementEnd, !isWanted(scanner.byte) { scanner.position += 1 }
        skip(from: start)
        recovery = scanner.position
    }

    /// A Boolean value that indicates whether nothing more can belong to the statement.
    @inline(__always) var isAtStatementEnd: Bool {
        if scanner.isAtEnd { return true }
        guard hasTrivia else { return false }
        if has(.statements), Byte.isNewline(scanner.byte) || scanner.byte == Byte.semicolon { return true }
        return isAtComment
    }

    private var isAtComment: Bool {
        has(.comments) && scanner.byte == Byte.slash && scanner.peek(1) == Byte.slash
    }

    /// Moves over blanks where the dialect allows them.
    @inline(__always) mutating func skipBlanks() {
        if hasTrivia { skipBlankBytes() }
    }

    private mutating func skipBlankBytes() {
        guard has(.blanks) else { return }
        let start = scanner.position
        while Byte.isBlank(scanner.byte) { scanner.position += 1 }
        skip(from: start, as: .blank)
    }

    /// Moves over everything between two statements: blanks, comments, line feeds, semicolons.
    private mutating func skipSeparators() {
        while !scanner.isAtEnd {
            let start = scanner.position
            if isAtComment {
                while !scanner.isAtEnd, !Byte.isNewline(scanner.byte) { scanner.position += 1 }
                skip(from: start, as: .comment)
                continue
            }
            while Byte.isNewline(scanner.byte) || scanner.byte == Byte.semicolon || Byte.isBlank(scanner.byte) {
                scanner.position += 1
            }
            if scanner.position == start { return }
            skip(from: start, as: .blank)
        }
    }
}
