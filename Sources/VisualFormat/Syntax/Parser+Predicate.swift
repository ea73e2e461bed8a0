import Diagnostics

extension Parser {
    /// The position of a predicate, which determines its syntax and its errors.
    enum Place {
        /// In the parentheses of a view.
        case size
        /// In the parentheses of a connection.
        case space
        /// In a connection without parentheses.
        case bareSpace
        /// After the attribute of an equation.
        case equation
    }

    /// Reads a list with its parentheses.
    ///
    /// Returns whether the closing one is present.
    mutating func readPredicates(_ place: Place) -> Bool {
        scanner.position += 1
        while true {
            skipBlanks()
            if !readPredicate(place) { recoverPredicate(place) }
            skipBlanks()
            if scanner.take(Byte.comma) { continue }
            if scanner.take(Byte.closeParenthesis) { return true }
            switch place {
            case .size, .equation: report(.expectedPredicateEnd)
            case .space, .bareSpace: report(isAtStatementEnd ? .expectedMoreInput : .expectedListEnd)
            }
            recoverPredicate(place)
            if scanner.take(Byte.comma) { continue }
            return scanner.take(Byte.closeParenthesis)
        }
    }

    /// Moves to where the list goes on or ends, but not beyond the view or connection.
    private mutating func recoverPredicate(_ place: Place) {
        let inView = place == .size
        skip { byte in
            byte == Byte.comma || byte == Byte.closeParenthesis || byte == Byte.openBracket || byte == Byte.bar
                || (inView && byte == Byte.closeBracket)
        }
    }

    /// Reads a relation, an object and a priority.
    ///
    /// Returns whether every necessary part is present.
    mutating func readPredicate(_ place: Place) -> Bool {
        var predicate = SyntaxTree.Predicate(
            relation: .equal, relationSpan: SourceSpan(at: scanner.position), object: .missing,
            objectSpan: SourceSpan(at: scanner.position), priority: .none,
            prioritySpan: SourceSpan(at: scanner.position))
        readRelation(into: &predicate)
        if place != .bareSpace { skipBlanks() }
        let start = scanner.position
        predicate.object = readObject(place)
        predicate.objectSpan = SourceSpan(start, scanner.position)
        predicate.prioritySpan = SourceSpan(at: scanner.position)
        guard predicate.object != .missing else {
            tree.predicates.append(predicate)
            report(.expectedValue)
            return false
        }
        if place != .bareSpace { skipBlanks() }
        if scanner.take(Byte.at) { readPriority(into: &predicate, isSigned: place != .bareSpace) }
        tree.predicates.append(predicate)
        guard predicate.priority != .missing else {
            report(.expectedValue)
            return false
        }
        return true
    }

    /// Reads `==`, `>=` or `<=`; one sign alone is an error, after which the relation that was meant is taken.
    private mutating func readRelation(into predicate: inout SyntaxTree.Predicate) {
        let start = scanner.position
        switch scanner.byte {
        case Byte.equal: predicate.relation = .equal
        case Byte.less: predicate.relation = .lessThanOrEqual
        case Byte.greater: predicate.relation = .greaterThanOrEqual
        default: return
        }
        scanner.position += 1
        if scanner.take(Byte.equal) {
            predicate.relationSpan = SourceSpan(start, scanner.position)
        } else {
            report(.unknownRelation)
            skip(from: start)
        }
    }

    /// Reads a number or a metric's name; a priority below 0 is a number that the constraint refuses.
    private mutating func readPriority(into predicate: inout SyntaxTree.Predicate, isSigned: Bool) {
        skipBlanks()
        let start = scanner.position
        let isNegative = scanner.byte == Byte.hyphen
        if isSigned, isNegative || scanner.byte == Byte.plus { scanner.position += 1 }
        if let number = scanner.number() {
            predicate.priority = .number(isNegative ? -number : number)
        } else if scanner.position > start {
            scanner.position = start
            predicate.priority = .missing
        } else if Byte.isNameStart(scanner.byte) {
            scanner.skipName()
            predicate.priority = .name
        } else {
            predicate.priority = .missing
        }
        predicate.prioritySpan = SourceSpan(start, scanner.position)
    }

    /// Reads a number or a name, and in the extended dialect an expression of them.
    private mutating func readObject(_ place: Place) -> SyntaxTree.Predicate.Object {
        let start = scanner.position
        let isNegative = scanner.byte == Byte.hyphen
        if place != .bareSpace, isNegative || scanner.byte == Byte.plus { scanner.position += 1 }
        if let magnitude = scanner.number() {
            let number = isNegative ? -magnitude : magnitude
            if has(.percentages), scanner.take(Byte.percent) {
                return append(SyntaxTree.Expression(percentage: number, at: start))
            }
            if has(.expressions), place != .bareSpace { return readProduct(after: number) }
            return .number(number)
        }
        scanner.position = start
        guard Byte.isNameStart(scanner.byte) else { return .missing }
        scanner.skipName()
        guard has(.expressions), place != .bareSpace else { return .name }
        return readOperators(after: SourceSpan(start, scanner.position))
    }

    mutating func append(_ expression: SyntaxTree.Expression) -> SyntaxTree.Predicate.Object {
        tree.expressions.append(expression)
        return .expression(Int32(tree.expressions.count - 1))
    }
}
