import Diagnostics

extension SyntaxTree.Expression {
    /// A share of the superview's size.
    init(percentage: Double, at offset: Int) {
        self.init(named: SourceSpan(at: offset), attribute: SourceSpan(at: offset))
        factor = .number(percentage / 100)
        isPercentage = true
    }

    /// An attribute of a view, or a metric, as it is.
    init(named name: SourceSpan, attribute: SourceSpan) {
        self.init(
            name: name, attribute: attribute, factor: .number(1), isDivided: false, addend: .number(0),
            isSubtracted: false, isPercentage: false)
    }
}

extension Parser {
    /// Reads `*name` after a number: `2*b`, `2*b.height+10`.
    mutating func readProduct(after number: Double) -> SyntaxTree.Predicate.Object {
        var ahead = scanner
        while has(.blanks), Byte.isBlank(ahead.byte) { ahead.position += 1 }
        guard ahead.take(Byte.asterisk) else { return .number(number) }
        while has(.blanks), Byte.isBlank(ahead.byte) { ahead.position += 1 }
        guard Byte.isNameStart(ahead.byte) else { return .number(number) }
        scanner = ahead
        let start = scanner.position
        scanner.skipName()
        let name = SourceSpan(start, scanner.position)
        var expression = SyntaxTree.Expression(named: name, attribute: readAttribute())
        expression.factor = .number(number)
        readSum(into: &expression)
        return append(expression)
    }

    /// Reads an optional `.attribute`, a factor and a sum after a name.
    mutating func readOperators(after name: SourceSpan) -> SyntaxTree.Predicate.Object {
        let end = scanner.position
        var expression = SyntaxTree.Expression(named: name, attribute: readAttribute())
        readFactor(into: &expression)
        readSum(into: &expression)
        return scanner.position == end ? .name : append(expression)
    }

    /// Reads a period and a name after it; empty if they are missing.
    mutating func readAttribute() -> SourceSpan {
        guard scanner.byte == Byte.point, Byte.isNameStart(scanner.peek(1)) else {
            return SourceSpan(at: scanner.position)
        }
        scanner.position += 1
        let start = scanner.position
        scanner.skipName()
        let span = SourceSpan(start, scanner.position)
        if Attribute(name: tree.text(span)) == nil { report(.unknownAttribute(tree.text(span)), at: start) }
        return span
    }

    private mutating func readFactor(into expression: inout SyntaxTree.Expression) {
        guard let sign = takeOperator(Byte.asterisk, Byte.slash) else { return }
        guard let factor = readOperand(isSigned: true) else { return report(.expectedValue) }
        expression.factor = factor
        expression.isDivided = sign == Byte.slash
    }

    private mutating func readSum(into expression: inout SyntaxTree.Expression) {
        guard let sign = takeOperator(Byte.plus, Byte.hyphen) else { return }
        guard let addend = readOperand(isSigned: false) else { return report(.expectedValue) }
        expression.addend = addend
        expression.isSubtracted = sign == Byte.hyphen
    }

    /// Moves over blanks and one of two signs; stays if neither is there.
    private mutating func takeOperator(_ one: UInt8, _ other: UInt8) -> UInt8? {
        var ahead = scanner
        while has(.blanks), Byte.isBlank(ahead.byte) { ahead.position += 1 }
        let sign = ahead.byte
        // `//` begins a comment.
        guard sign == one || sign == other, !ahead.isAtEnd, !(sign == Byte.slash && ahead.peek(1) == Byte.slash) else {
            return nil
        }
        ahead.position += 1
        while has(.blanks), Byte.isBlank(ahead.byte) { ahead.position += 1 }
        scanner = ahead
        return sign
    }

    private mutating func readOperand(isSigned: Bool) -> SyntaxTree.Expression.Value? {
        var isNegative = false
        if isSigned {
            isNegative = scanner.take(Byte.hyphen)
            if !isNegative { _ = scanner.take(Byte.plus) }
        }
        if let number = scanner.number() { return .number(isNegative ? -number : number) }
        guard !isNegative, Byte.isNameStart(scanner.byte) else { return nil }
        let start = scanner.position
        scanner.skipName()
        return .metric(SourceSpan(start, scanner.position))
    }
}

extension Parser {
    /// A Boolean value that indicates whether an equation begins here: `C:`, or a name and a point.
    var isAtEquation: Bool {
        if scanner.byte == Byte.capitalC, scanner.peek(1) == Byte.colon { return true }
        guard Byte.isNameStart(scanner.byte) else { return false }
        var ahead = scanner
        ahead.skipName()
        return ahead.byte == Byte.point
    }

    /// Reads `a.width == b.height*2+10@750`, or `C:a.width(b.height).top(c)`.
    mutating func readEquations(into statement: inout SyntaxTree.Statement) {
        if scanner.byte == Byte.capitalC, scanner.peek(1) == Byte.colon {
            statement.isExplicit = true
            scanner.position += 2
            skipBlanks()
        }
        let start = scanner.position
        scanner.skipName()
        let name = SourceSpan(start, scanner.position)
        if name.isEmpty { return report(.expectedViewName) }
        repeat {
            let isNamed = statement.equations.isEmpty
            let attribute = readAttribute()
            if attribute.isEmpty {
                report(.unknownAttribute(""))
                if isNamed { scanner.position = start }
                return skip { _ in false }
            }
            var equation = SyntaxTree.Equation(
                name: name, attribute: attribute, isParenthesized: false, isListClosed: false, isNamed: isNamed,
                predicates: 0..<0)
            skipBlanks()
            let first = Int32(tree.predicates.count)
            if scanner.byte == Byte.openParenthesis {
                equation.isParenthesized = true
                equation.isListClosed = readPredicates(.equation)
            } else if !readPredicate(.equation) {
                skip { _ in false }
            }
            equation.predicates = first..<Int32(tree.predicates.count)
            statement.equations.append(equation)
            skipBlanks()
        } while statement.isExplicit && scanner.byte == Byte.point
    }
}
