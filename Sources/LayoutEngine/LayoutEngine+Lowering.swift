import Simplex

/// A linear expression that is being put together, in memory of the engine that the next one takes.
struct Expression {
    private let room: UnsafeMutableBufferPointer<Term>
    private var count = 0
    var constant = 0.0
    /// Whether it runs through the positions of items between the two and their container.
    var isChained = false

    /// No terms yet, and room for some.
    init(in room: UnsafeMutableBufferPointer<Term>) { self.room = room }

    var terms: UnsafeBufferPointer<Term> { UnsafeBufferPointer(rebasing: room[..<count]) }

    @inline(__always)
    mutating func add(_ variable: Variable, _ coefficient: Double) {
        room.initializeElement(at: count, to: Term(variable, coefficient))
        count &+= 1
    }
}

extension LayoutEngine {
    /// Turns attributes into variables: what `relation 0` is said of, valid until the next one; nil where the items have no common
    /// ancestor.
    ///
    /// The form is `first - multiplier * second - constant`. Where leading means right, positions are measured from the right
    /// edge of the container leftwards, so that the picture, with its constants and factors, is the mirror image.
    func expression(of source: LayoutConstraint) -> Expression? {
        guard let container = container(of: source) else { return nil }
        let isDirectional = source.firstAttribute.isDirectional || source.secondAttribute.isDirectional
        let isMirrored = isDirectional && isRightToLeft(container, source)
        let sign: Double = isMirrored ? -1 : 1
        var expression = Expression(in: roomForTerms)
        add(source.first.index, source.firstAttribute, sign, container, isMirrored, &expression)
        if let second = source.second {
            add(second.index, source.secondAttribute, -source.multiplier * sign, container, isMirrored, &expression)
            if isMirrored, source.multiplier != 1, container >= 0 {
                addFrameWidth(container, 1 - source.multiplier, &expression)
            }
        }
        expression.constant -= source.constant
        return expression
    }

    /// The item in whose frame both sides are measured; -1 beyond the roots, nil where there is none.
    private func container(of source: LayoutConstraint) -> Int32? {
        guard let second = source.second else { return items[Int(source.first.index)].parent }
        var left = source.first.index
        var right = second.index
        // A place of an item that follows its place on the other axis: measured from outside, where both can change.
        if left == right, !source.firstAttribute.isSize, !source.secondAttribute.isSize,
            source.firstAttribute.isHorizontal != source.secondAttribute.isHorizontal
        {
            return items[Int(left)].parent
        }
        // The common cases: a view and its superview, and siblings.
        if items[Int(left)].parent == right { return right }
        if items[Int(right)].parent == left { return left }
        if items[Int(left)].parent == items[Int(right)].parent, left != right, items[Int(left)].parent >= 0 {
            return items[Int(left)].parent
        }
        while items[Int(left)].depth > items[Int(right)].depth { left = items[Int(left)].parent }
        while items[Int(right)].depth > items[Int(left)].depth { right = items[Int(right)].parent }
        while left != right {
            left = items[Int(left)].parent
            right = items[Int(right)].parent
            if left < 0 || right < 0 { return nil }
        }
        return left
    }

    /// The item whose direction counts for a constraint; -1 for none.
    func directionItem(of source: LayoutConstraint) -> Int32 {
        guard let container = container(of: source) else { return -1 }
        return container >= 0 ? container : source.first.index
    }

    private func isRightToLeft(_ container: Int32, _ source: LayoutConstraint) -> Bool {
        items[Int(container >= 0 ? container : source.first.index)].isRightToLeft
    }

    private func add(
        _ item: Int32, _ attribute: LayoutAttribute, _ factor: Double, _ container: Int32, _ isMirrored: Bool,
        _ expression: inout Expression
    ) {
        switch attribute {
        case .width: expression.add(items[Int(item)].width, isMirrored ? -factor : factor)
        case .height: expression.add(items[Int(item)].height, factor)
        case .left, .minX: addX(item, 0, factor, container, &expression)
        case .right, .maxX: addX(item, 1, factor, container, &expression)
        case .leading: addX(item, isMirrored ? 1 : 0, factor, container, &expression)
        case .trailing: addX(item, isMirrored ? 0 : 1, factor, container, &expression)
        case .centerX, .midX: addX(item, 0.5, factor, container, &expression)
        case .top, .minY: addY(item, 0, factor, container, &expression)
        case .bottom, .maxY: addY(item, 1, factor, container, &expression)
        case .centerY, .midY: addY(item, 0.5, factor, container, &expression)
        case .firstBaseline: addBaseline(item, isFirst: true, factor, container, &expression)
        case .lastBaseline: addBaseline(item, isFirst: false, factor, container, &expression)
        case .notAnAttribute: break
        }
    }

    /// Adds the x of a line of an item: 0 its left edge, 1 its right edge, 0.5 the middle.
    private func addX(
        _ item: Int32, _ share: Double, _ factor: Double, _ container: Int32, _ expression: inout Expression
    ) {
        let index = Int(item)
        if item == container {
            if let shape = shape(of: item) { expression.constant += factor * shape.insets.left }
        } else {
            expression.add(items[index].minX, factor)
            var ancestor = items[index].parent
            while ancestor != container, ancestor >= 0 {
                let between = Int(ancestor)
                expression.add(items[between].minX, factor)
                if let shape = shape(of: ancestor) {
                    expression.constant -= factor * (shape.insets.left + shape.childOffsetX)
                }
                expression.isChained = true
                ancestor = items[between].parent
            }
        }
        if share != 0 { expression.add(items[index].width, factor * share) }
    }

    /// Adds the y of a line of an item: 0 its top edge, 1 its bottom edge, 0.5 the middle.
    private func addY(
        _ item: Int32, _ share: Double, _ factor: Double, _ container: Int32, _ expression: inout Expression
    ) {
        let index = Int(item)
        if item == container {
            if let shape = shape(of: item) { expression.constant += factor * shape.insets.top }
        } else {
            expression.add(items[index].minY, factor)
            var ancestor = items[index].parent
            while ancestor != container, ancestor >= 0 {
                let between = Int(ancestor)
                expression.add(items[between].minY, factor)
                if let shape = shape(of: ancestor) {
                    expression.constant -= factor * (shape.insets.top + shape.childOffsetY)
                }
                expression.isChained = true
                ancestor = items[between].parent
            }
        }
        if share != 0 { expression.add(items[index].height, factor * share) }
    }

    private func addBaseline(
        _ item: Int32, isFirst: Bool, _ factor: Double, _ container: Int32, _ expression: inout Expression
    ) {
        let shape = shape(of: item)
        let baseline = (isFirst ? shape?.firstBaseline : shape?.lastBaseline) ?? LayoutBaseline()
        if let target = baseline.item, target.index != item, isAlive(target),
            items[Int(target.index)].depth > items[Int(item)].depth
        {
            expression.isChained = true
            return addBaseline(target.index, isFirst: isFirst, factor, container, &expression)
        }
        let share: Double =
            switch baseline.line {
            case .top: 0
            case .center: 0.5
            case .bottom: 1
            }
        addY(item, share, factor, container, &expression)
        expression.constant += factor * baseline.offset
    }

    private func addFrameWidth(_ item: Int32, _ factor: Double, _ expression: inout Expression) {
        expression.add(items[Int(item)].width, factor)
        if let shape = shape(of: item) { expression.constant += factor * (shape.insets.left + shape.insets.right) }
    }

    // MARK: Lowering again

    /// Lowers the constraints again that may mention the item.
    func lowerAgain(around item: LayoutItem) {
        let record = items[Int(item.index)]
        for index in placesOfConstraints(naming: item) { lowerAgain(index) }
        // They run through items that hold others, or whose baseline is that of another.
        guard chainedCount > 0, record.hasChildren || record.isBaselineTarget else { return }
        for index in records.indices where records[index].isAlive && records[index].isChained { lowerAgain(index) }
    }

    /// Lowers one constraint again; where only the constant differs it is a right-hand-side update.
    func lowerAgain(_ index: Int) {
        let constraint = records[index].constraint
        if let expression = expression(of: constraint) { replace(index, constraint, expression) }
    }

    private func replace(_ index: Int, _ constraint: LayoutConstraint, _ expression: Expression) {
        let record = records[index]
        records[index].loweredConstant = expression.constant + constraint.constant
        if let present = solver.constraint(record.solverID), present.terms.elementsEqual(expression.terms) {
            solver.setConstant(expression.constant, of: record.solverID)
            return
        }
        solver.remove(record.solverID)
        let id = addToSolver(constraint, expression)
        records[index].solverID = id
        setRecord(Int32(index), of: id)
        chainedCount += (expression.isChained ? 1 : 0) - (record.isChained ? 1 : 0)
        records[index].isChained = expression.isChained
    }

    /// Hands the expression of a constraint to the solver.
    func addToSolver(_ constraint: LayoutConstraint, _ expression: Expression) -> ConstraintID {
        let id = solver.add(
            expression.terms, constant: expression.constant, constraint.relation,
            positiveError: constraint.growingPriority, negativeError: constraint.shrinkingPriority)
        // The frame of a root is what changes from layout to layout.
        if constraint.origin == .encapsulatedLayout { solver.expectChanges(of: id) }
        return id
    }
}
