import Diagnostics

/// Two edges with a space between them, along the direction of the format.
struct Space {
    /// Whether one of the items is around the other, and at which end.
    enum End {
        case none
        case beginning
        case end
    }

    var before: FormatConstraint.Item
    var beforeAttribute: Attribute
    var after: FormatConstraint.Item
    var afterAttribute: Attribute
    /// A Boolean value that indicates whether the direction is opposite to the coordinates.
    ///
    /// Then items are swapped, to keep constants positive.
    var isReversed: Bool
    var span: SourceSpan

    /// `after  relation  before + constant`, or in reverse `before  relation  after + constant`.
    func constraint(_ relation: Relation, _ constant: Double) -> FormatConstraint {
        var constraint =
            isReversed
            ? FormatConstraint(before, beforeAttribute, relation, after, afterAttribute)
            : FormatConstraint(after, afterAttribute, relation, before, beforeAttribute)
        constraint.constant = constant
        constraint.span = span
        return constraint
    }
}

extension Binder {
    /// Makes the constraints of a connection between each item before it and each item after it.
    mutating func connect(
        _ before: Place, _ after: Place, by connection: SyntaxTree.Connection, _ row: inout Row,
        toInside end: Space.End = .none, edge: SyntaxTree.Edge = .superview
    ) {
        if connection.form == .none || connection.form == .disconnected { return }
        if before.isEmpty || after.isEmpty { return check(tree.predicates(of: connection), isSpace: true) }
        guard hasRoom(for: before.count * after.count, at: connection.span.upper) else { return }
        if connection.form == .gap || connection.form == .gapList || needsGuide(connection) {
            return connectByGuide(before, after, by: connection, &row, toInside: end, edge: edge)
        }
        for one in before {
            for other in after {
                let space = space(one, other, connection, row.axis, end, edge)
                connect(space, by: connection, row, end, edge)
            }
        }
    }

    private mutating func connect(
        _ space: Space, by connection: SyntaxTree.Connection, _ row: Row, _ end: Space.End, _ edge: SyntaxTree.Edge
    ) {
        switch connection.form {
        case .standard: format.constraints.append(standardSpace(space, row, end, edge))
        case .bare, .list:
            for predicate in tree.predicates(of: connection) {
                guard let value = constant(of: predicate) else { continue }
                var constraint = space.constraint(predicate.relation, value)
                guard finish(&constraint, predicate) else { continue }
                format.constraints.append(constraint)
            }
        default: format.constraints.append(space.constraint(.equal, 0))
        }
    }

    /// The edges that a connection joins.
    private func space(
        _ before: FormatConstraint.Item, _ after: FormatConstraint.Item, _ connection: SyntaxTree.Connection,
        _ axis: Axis, _ end: Space.End, _ edge: SyntaxTree.Edge
    ) -> Space {
        var (start, stop): (Attribute, Attribute)
        var isReversed = false
        if axis == .vertical {
            (start, stop) = (.top, .bottom)
        } else if options.contains(.directionRightToLeft) {
            (start, stop, isReversed) = (.right, .left, true)
        } else if options.contains(.directionLeftToRight) {
            (start, stop) = (.left, .right)
        } else {
            (start, stop) = (.leading, .trailing)
        }
        var space = Space(
            before: before, beforeAttribute: end == .beginning ? start : stop, after: after,
            afterAttribute: end == .end ? stop : start, isReversed: isReversed, span: connection.span)
        if edge == .layoutMargins { space.useMargin(at: end) }
        if axis == .vertical, end == .none, options.contains(.spacingBaselineToBaseline) { useBaselines(in: &space) }
        return space
    }

    private func useBaselines(in space: inout Space) {
        if lineHeight(of: space.before) != nil { space.beforeAttribute = .lastBaseline }
        if lineHeight(of: space.after) != nil { space.afterAttribute = .firstBaseline }
    }

    private func lineHeight(of item: FormatConstraint.Item) -> Double? {
        if case .view(let index) = item { bindings.lineHeight(named: names.all[index]) } else { nil }
    }

    /// The constraint of a lone hyphen.
    ///
    /// The space is 8 points between siblings, and 20 points or the margin at the superview. Between baselines it is
    /// the line height of the lower view.
    private func standardSpace(
        _ space: Space, _ row: Row, _ end: Space.End, _ edge: SyntaxTree.Edge
    ) -> FormatConstraint {
        var space = space
        let isInside = end != .none && row.container == nil && edge == .superview
        if isInside, spacing == .layoutMargins {
            space.useMargin(at: end)
            return space.constraint(.equal, 0)
        }
        var constant = StandardSpacing.betweenSiblings
        if isInside || (end == .none && areNested(space.before, space.after)) { constant = StandardSpacing.toSuperview }
        if space.afterAttribute == .firstBaseline, let height = lineHeight(of: space.after) { constant = height }
        var constraint = space.constraint(.equal, constant)
        constraint.symbol = .standardSpace
        return constraint
    }

    private func areNested(_ one: FormatConstraint.Item, _ other: FormatConstraint.Item) -> Bool {
        guard case .view(let one) = one, case .view(let other) = other else { return false }
        let (name, otherName) = (names.all[one], names.all[other])
        return bindings.isSuperview(name, of: otherName) || bindings.isSuperview(otherName, of: name)
    }

    // MARK: - Spaces that need an item of their own

    /// Returns whether a connection has a predicate that is more than a number.
    private func needsGuide(_ connection: SyntaxTree.Connection) -> Bool {
        guard !tree.dialect.isDisjoint(with: [.expressions, .percentages]) else { return false }
        return tree.predicates(of: connection).contains { predicate in
            switch predicate.object {
            case .expression(let index): !isConstant(tree.expressions[Int(index)])
            case .name: isView(tree.text(predicate.objectSpan))
            default: false
            }
        }
    }

    /// Puts a layout guide between two places, and its size under the predicates.
    private mutating func connectByGuide(
        _ before: Place, _ after: Place, by connection: SyntaxTree.Connection, _ row: inout Row,
        toInside end: Space.End, edge: SyntaxTree.Edge
    ) {
        let inner = end == .beginning ? after[0] : before[0]
        let isGap = connection.form == .gap || connection.form == .gapList
        let predicates = tree.predicates(of: connection)
        // A negative share is an overlap, so the guide and its relations are reversed.
        let isOverlap = !isGap && predicates.contains { predicate in isNegativeShare(predicate) }
        guard superview(of: .view(sibling(of: inner)), at: connection.span.upper) != nil else { return }
        format.guides.append(BoundFormat.Guide(name: nil, sibling: sibling(of: inner)))
        let guide = FormatConstraint.Item.guide(format.guides.count - 1)
        for one in before {
            var space = space(one, guide, connection, row.axis, end == .beginning ? .beginning : .none, edge)
            if isOverlap { space.afterAttribute = space.afterAttribute.opposite }
            format.constraints.append(space.constraint(.equal, 0))
        }
        for other in after {
            var space = space(guide, other, connection, row.axis, end == .end ? .end : .none, edge)
            if isOverlap { space.beforeAttribute = space.beforeAttribute.opposite }
            format.constraints.append(space.constraint(.equal, 0))
        }
        let size: Attribute = row.axis == .horizontal ? .width : .height
        if isGap { equalize(guide, size, connection, &row) }
        for predicate in predicates { bind(predicate, to: guide, size, isOverlap: isOverlap) }
    }

    /// Makes a gap as large as the first one of its chain, which is not negative.
    private mutating func equalize(
        _ guide: FormatConstraint.Item, _ size: Attribute, _ connection: SyntaxTree.Connection, _ row: inout Row
    ) {
        if let gap = row.gap {
            add(guide, size, .equal, .guide(gap), size, from: connection.span)
        } else {
            row.gap = format.guides.count - 1
            var constraint = FormatConstraint(guide, size, .greaterThanOrEqual)
            constraint.span = connection.span
            format.constraints.append(constraint)
        }
    }

    private func isNegativeShare(_ predicate: SyntaxTree.Predicate) -> Bool {
        guard let expression = tree.expression(of: predicate), case .number(let factor) = expression.factor else {
            return false
        }
        return factor < 0
    }
}

extension Space {
    /// Moves the outer edge to the margin of its view.
    fileprivate mutating func useMargin(at end: End) {
        switch end {
        case .beginning: beforeAttribute = beforeAttribute.margin
        case .end: afterAttribute = afterAttribute.margin
        case .none: break
        }
    }
}

extension Attribute {
    /// The margin at an edge.
    fileprivate var margin: Attribute {
        switch self {
        case .left: .leftMargin
        case .right: .rightMargin
        case .top: .topMargin
        case .bottom: .bottomMargin
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        default: self
        }
    }

    /// The edge at the other end.
    fileprivate var opposite: Attribute {
        switch self {
        case .left: .right
        case .right: .left
        case .top: .bottom
        case .bottom: .top
        case .leading: .trailing
        case .trailing: .leading
        default: self
        }
    }
}
