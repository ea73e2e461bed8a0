import Diagnostics

extension SyntaxTree: CustomStringConvertible {
    /// The text of the tree, printed from its nodes.
    public var description: String {
        var printer = SyntaxPrinter(self)
        for statement in statements { printer.write(statement) }
        printer.writeSkipped()
        return String(decoding: printer.bytes, as: UTF8.self)
    }
}

/// Writes each node at its place, after the text that was skipped before it.
private struct SyntaxPrinter {
    let tree: SyntaxTree
    let source: [UInt8]
    var bytes: [UInt8] = []
    var nextSkipped = 0

    init(_ tree: SyntaxTree) {
        self.tree = tree
        source = Array(tree.source.utf8)
        bytes.reserveCapacity(source.count)
    }

    /// Writes the skipped texts at this position.
    mutating func writeSkipped() {
        while nextSkipped < tree.skipped.count, tree.skipped[nextSkipped].span.lower <= bytes.count {
            bytes += source[tree.skipped[nextSkipped].span.range]
            nextSkipped += 1
        }
    }

    mutating func write(_ byte: UInt8) {
        writeSkipped()
        bytes.append(byte)
    }

    mutating func write(_ text: StaticString) {
        writeSkipped()
        text.withUTF8Buffer { buffer in bytes += Array(buffer) }
    }

    /// Writes a leaf: a name, a number.
    mutating func write(_ span: SourceSpan) {
        guard !span.isEmpty else { return }
        writeSkipped()
        bytes += source[span.range]
    }

    mutating func write(_ statement: SyntaxTree.Statement) {
        if !statement.axisSpan.isEmpty {
            switch statement.axes {
            case .horizontal: write("H")
            case .vertical: write("V")
            case .both: write("HV")
            }
            if statement.hasColon { write(Byte.colon) }
        }
        if statement.isExplicit { write("C:") }
        for equation in statement.equations { write(equation) }
        write(statement.chain)
    }

    mutating func write(_ equation: SyntaxTree.Equation) {
        if equation.isNamed { write(equation.name) }
        write(Byte.point)
        write(equation.attribute)
        writeSkipped()
        let predicates = tree.predicates[Int(equation.predicates.lowerBound)..<Int(equation.predicates.upperBound)]
        if equation.isParenthesized {
            write(predicates, isClosed: equation.isListClosed)
        } else {
            for predicate in predicates { write(predicate) }
        }
    }

    mutating func write(_ chain: SyntaxTree.Chain) {
        if let bar = chain.leadingBar { write(bar) }
        for link in chain.links {
            write(link.connection)
            write(link)
        }
        if let connection = chain.trailingConnection { write(connection) }
        if let bar = chain.trailingBar { write(bar) }
    }

    mutating func write(_ bar: SyntaxTree.Bar) {
        switch bar.edge {
        case .superview: write("|")
        case .layoutMargins: write("||")
        case .safeArea: write("|||")
        }
    }

    mutating func write(_ connection: SyntaxTree.Connection) {
        switch connection.form {
        case .none, .flush: break
        case .standard: write(Byte.hyphen)
        case .gap: write(Byte.tilde)
        case .disconnected: write("->")
        case .bare:
            write(Byte.hyphen)
            for predicate in tree.predicates(of: connection) { write(predicate) }
            if connection.isClosed { write(Byte.hyphen) }
        case .list, .gapList:
            let byte = connection.form == .list ? Byte.hyphen : Byte.tilde
            write(byte)
            write(tree.predicates(of: connection), isClosed: connection.isListClosed)
            if connection.isClosed { write(byte) }
        }
    }

    mutating func write(_ link: SyntaxTree.Link) {
        write(Byte.openBracket)
        for (index, view) in tree.views(of: link).enumerated() {
            if index > 0 { write(Byte.comma) }
            write(view)
        }
        if link.isClosed { write(Byte.closeBracket) }
    }

    mutating func write(_ view: SyntaxTree.View) {
        write(view.name)
        if !view.rangeEnd.isEmpty {
            write("..")
            write(view.rangeEnd)
        }
        if view.hasList { write(tree.predicates(of: view), isClosed: view.isListClosed) }
        if let stack = tree.stack(of: view) {
            write(Byte.colon)
            write(stack)
        }
    }

    mutating func write(_ predicates: ArraySlice<SyntaxTree.Predicate>, isClosed: Bool) {
        write(Byte.openParenthesis)
        for (index, predicate) in predicates.enumerated() {
            if index > 0 { write(Byte.comma) }
            write(predicate)
        }
        if isClosed { write(Byte.closeParenthesis) }
    }

    mutating func write(_ predicate: SyntaxTree.Predicate) {
        if !predicate.relationSpan.isEmpty {
            switch predicate.relation {
            case .equal: write("==")
            case .lessThanOrEqual: write("<=")
            case .greaterThanOrEqual: write(">=")
            }
        }
        write(predicate.objectSpan)
        if predicate.priority != .none { write(Byte.at) }
        write(predicate.prioritySpan)
    }
}
