import Diagnostics

extension SyntaxTree {
    /// The format in normal form, which makes the same constraints; nil if the text has errors.
    ///
    /// The normal form omits redundant parts: `H:`, `==`, `@1000`, spaces of 0, parentheses around one number or name,
    /// and blanks. In the extended dialect each statement has its own line, and comments are kept. The normal form is
    /// its own normal form.
    public var normalized: String? {
        guard isValid else { return nil }
        var lines: [String] = []
        var comments = skipped.filter { skipped in skipped.kind == .comment }[...]
        for statement in statements {
            while let comment = comments.first, comment.span.lower < statement.span.lower {
                lines.append(text(comments.removeFirst().span))
            }
            lines.append(normal(statement))
            if let comment = comments.first, isOnLine(of: statement, comment) {
                lines[lines.count - 1] += " " + text(comments.removeFirst().span)
            }
        }
        lines += comments.map { comment in text(comment.span) }
        return lines.joined(separator: "\n")
    }

    /// Returns whether only blanks are between a statement and a comment.
    private func isOnLine(of statement: Statement, _ comment: Skipped) -> Bool {
        text(SourceSpan(statement.span.upper, comment.span.lower)).utf8.allSatisfy(Byte.isBlank)
    }

    private func normal(_ statement: Statement) -> String {
        if statement.isExplicit || !statement.equations.isEmpty {
            return statement.equations.map { equation in normal(equation) }.joined(separator: "\n")
        }
        let axis: String
        switch statement.axes {
        case .horizontal: axis = ""
        case .vertical: axis = "V:"
        case .both: axis = "HV:"
        }
        return axis + normal(statement.chain)
    }

    /// One line for each predicate: `a.width == b.height*2@750`.
    private func normal(_ equation: Equation) -> String {
        let predicates = predicates[Int(equation.predicates.lowerBound)..<Int(equation.predicates.upperBound)]
        let left = text(equation.name) + "." + text(equation.attribute)
        return predicates.map { predicate in
            let sign = predicate.relation == .equal ? "==" : relation(predicate)
            return "\(left) \(sign) \(object(predicate))\(priority(predicate))"
        }.joined(separator: "\n")
    }

    private func normal(_ chain: Chain) -> String {
        var normal = chain.leadingBar.map { bar in text(bar.span) } ?? ""
        for link in chain.links {
            normal += self.normal(link.connection)
            normal += "[" + views(of: link).map { view in self.normal(view) }.joined(separator: ",") + "]"
        }
        if let connection = chain.trailingConnection { normal += self.normal(connection) }
        if let bar = chain.trailingBar { normal += text(bar.span) }
        return normal
    }

    private func normal(_ view: View) -> String {
        var normal = text(view.name)
        if !view.rangeEnd.isEmpty { normal += ".." + text(view.rangeEnd) }
        if view.hasList { normal += list(predicates(of: view)) }
        if let stack = stack(of: view) { normal += ":" + self.normal(stack) }
        return normal
    }

    private func normal(_ connection: Connection) -> String {
        switch connection.form {
        case .none, .flush: return ""
        case .standard: return "-"
        case .gap: return "~"
        case .disconnected: return "->"
        case .gapList: return "~" + list(predicates(of: connection)) + "~"
        case .bare, .list:
            let predicates = predicates(of: connection)
            guard predicates.count == 1, let only = predicates.first else { return "-" + list(predicates) + "-" }
            if only.relation == .equal, priority(only).isEmpty {
                if only.object == .number(0) { return "" }
                if isBare(only) { return "-" + object(only) + "-" }
            }
            return "-" + list(predicates) + "-"
        }
    }

    /// Returns whether an object can be in a connection without parentheses.
    private func isBare(_ predicate: Predicate) -> Bool {
        switch predicate.object {
        case .number(let number): number >= 0
        case .name: true
        case .expression, .missing: false
        }
    }

    private func list(_ predicates: ArraySlice<Predicate>) -> String {
        let parts = predicates.map { predicate in relation(predicate) + object(predicate) + priority(predicate) }
        return "(" + parts.joined(separator: ",") + ")"
    }

    private func relation(_ predicate: Predicate) -> String {
        predicate.relation == .equal ? "" : predicate.relation.sign
    }

    private func object(_ predicate: Predicate) -> String {
        switch predicate.object {
        case .number(let number): number.isFinite ? JSONValue.text(of: number) : text(predicate.objectSpan)
        case .name: text(predicate.objectSpan)
        case .expression:
            String(text(predicate.objectSpan).filter { character in character != " " && character != "\t" })
        case .missing: ""
        }
    }

    private func priority(_ predicate: Predicate) -> String {
        switch predicate.priority {
        case .none, .missing, .number(1000): ""
        case .number(let number): "@" + (number.isFinite ? JSONValue.text(of: number) : text(predicate.prioritySpan))
        case .name: "@" + text(predicate.prioritySpan)
        }
    }
}
