import Simplex

/// A linear expression under construction, in memory that the engine reuses.
struct Expression {
    private let room: UnsafeMutableBufferPointer<Term>
    private var count = 0
    var constant = 0.0
    /// A Boolean value that indicates whether the expression contains positions of items between the two and their container.
    var isChained = false

    /// Creates an empty expression in a buffer.
    init(in room: UnsafeMutableBufferPointer<Term>) { self.room = room }

    var terms: UnsafeBufferPointer<Term> { UnsafeBufferPointer(start: room.baseAddress, count: count) }

    @inline(__always)
    mutating func add(_ variable: Variable, _ coefficient: Double) {
        room.initializeElement(at: count, to: Term(variable, coefficient))
        count &+= 1
    }
}

extension LayoutEngine {
    /// Returns the expression of a constraint in solver variables, valid until the next call; nil if the items have no common ancestor.
    ///
    /// The form is `first - multiplier * second - constant`. If leading is on the right, positions are measured from the right edge of the
    /// container to the left. So the layout is a mirror image with the same constants and factors.
    func expression(of source: LayoutConstraint) -> Expression? {
        var expression = Expression(in: roomForTerms)
        return lower(source, to: &expression) ? expression : nil
    }

    /// Lowers a constraint to an empty expression.
    ///
    /// Returns whether its items have a common ancestor.
    @inline(__always)
    func lower(_ source: LayoutConstraint, to expression: inout Expression) -> Bool {
        let first = items[Int(source.first.index)]
        let second = source.second.map { items[Int($0.index)] }
        guard let container = container(of: source, first, second) else { return false }
        let isDirectional = source.firstAttribute.isDirectional || source.secondAttribute.isDirectional
        let isMirrored = isDirectional && items[Int(container >= 0 ? container : source.first.index)].isRightToLeft
        let sign: Double = isMirrored ? -1 : 1
        add(source.first.index, first, source.firstAttribute, sign, container, isMirrored, &expression)
        if let item = source.second, let second {
            add(
                item.index, second, source.secondAttribute, -source.multiplier * sign, container, isMirrored,
                &expression)
            if isMirrored, source.multiplier != 1, container >= 0 {
                expression = addingFrameWidth(container, 1 - source.multiplier, to: expression)
            }
        }
        expression.constant -= source.constant
        return true
    }

    /// Returns the item in whose frame both sides are measured, -1 above the roots, or nil if there is none.
    @inline(__always)
    private func container(of source: LayoutConstraint, _ first: ItemRecord, _ second: ItemRecord?) -> Int32? {
        let left = source.first.index
        guard let right = source.second?.index, let second else { return first.parent }
        if left == right { return container(of: left, source.firstAttribute, source.secondAttribute) }
        // The common cases: a view and its superview, and siblings.
        let (above, aboveOther) = (first.parent, second.parent)
        if above == right { return right }
        if aboveOther == left { return left }
        return above == aboveOther && above >= 0 ? above : commonAncestor(left, right)
    }

    /// Returns the container for the two sides of a constraint between an item and itself.
    @inline(never)
    private func container(of item: Int32, _ first: LayoutAttribute, _ second: LayoutAttribute) -> Int32 {
        // A position across the axes is measured in the parent, where both can change.
        let isAcross = first.isHorizontal != second.isHorizontal
        let isSize = first.isSize || second.isSize
        return isAcross && !isSize ? items[Int(item)].parent : item
    }

    @inline(never)
    private func commonAncestor(_ left: Int32, _ right: Int32) -> Int32? {
        var (left, right) = (left, right)
        while items[Int(left)].depth > items[Int(right)].depth { left = items[Int(left)].parent }
        while items[Int(right)].depth > items[Int(left)].depth { right = items[Int(right)].parent }
        while left != right {
            left = items[Int(left)].parent
            right = items[Int(right)].parent
            if left < 0 || right < 0 { return nil }
        }
        return left
    }

    /// Returns the item whose layout direction applies to a constraint, or -1.
    func directionItem(of source: LayoutConstraint) -> Int32 {
        let (first, second) = (items[Int(source.first.index)], source.second.map { items[Int($0.index)] })
        guard let container = container(of: source, first, second) else { return -1 }
        return container >= 0 ? container : source.first.index
    }

    @inline(__always)
    private func add(
        _ item: Int32, _ record: ItemRecord, _ attribute: LayoutAttribute, _ factor: Double, _ container: Int32,
        _ isMirrored: Bool, _ expression: inout Expression
    ) {
        if attribute.isLine {
            let share = isMirrored && attribute.isDirectional ? 1 - attribute.line : attribute.line
            addLine(item, record, isVertical: !attribute.isHorizontal, share, factor, container, &expression)
            return
        }
        switch attribute {
        case .width: expression.add(record.width, isMirrored ? -factor : factor)
        case .height: expression.add(record.height, factor)
        case .firstBaseline: expression = addingBaseline(item, isFirst: true, factor, container, to: expression)
        case .lastBaseline: expression = addingBaseline(item, isFirst: false, factor, container, to: expression)
        default: break
        }
    }

    /// Adds the x or y coordinate of a line of an item: 0 is the first edge, 1 the last one, 0.5 the middle.
    @inline(__always)
    private func addLine(
        _ item: Int32, _ record: ItemRecord, isVertical: Bool, _ share: Double, _ factor: Double, _ container: Int32,
        _ expression: inout Expression
    ) {
        let position = isVertical ? record.minY : record.minX
        if item == container {
            if let shape = shape(of: record) {
                expression.constant += factor * (isVertical ? shape.insets.top : shape.insets.left)
            }
        } else {
            expression.add(position, factor)
            if record.parent != container {
                expression = addingHolders(record.parent, isVertical, factor, container, to: expression)
            }
        }
        // The sizes follow the positions.
        if share != 0 { expression.add(position.advanced(by: 2), factor * share) }
    }

    // Rare cases take and return an expression, so the usual ones need no extra memory.

    /// Returns an expression plus the positions of the items between one and the container.
    @inline(never)
    private func addingHolders(
        _ first: Int32, _ isVertical: Bool, _ factor: Double, _ container: Int32, to sum: Expression
    ) -> Expression {
        var (holder, expression) = (first, sum)
        while holder != container, holder >= 0 {
            let record = items[Int(holder)]
            expression.add(isVertical ? record.minY : record.minX, factor)
            if let shape = shape(of: holder) {
                expression.constant -=
                    factor
                    * (isVertical ? shape.insets.top + shape.childOffsetY : shape.insets.left + shape.childOffsetX)
            }
            expression.isChained = true
            holder = record.parent
        }
        return expression
    }

    /// Returns an expression plus a baseline of an item.
    @inline(never)
    private func addingBaseline(
        _ item: Int32, isFirst: Bool, _ factor: Double, _ container: Int32, to sum: Expression
    ) -> Expression {
        var expression = sum
        let shape = shape(of: item)
        let baseline = isFirst ? shape?.firstBaseline ?? .first : shape?.lastBaseline ?? .last
        if let target = baseline.item, target.index != item, isAlive(target),
            items[Int(target.index)].depth > items[Int(item)].depth
        {
            expression.isChained = true
            return addingBaseline(target.index, isFirst: isFirst, factor, container, to: expression)
        }
        let share: Double =
            switch baseline.line {
            case .top: 0
            case .center: 0.5
            case .bottom: 1
            }
        addLine(item, items[Int(item)], isVertical: true, share, factor, container, &expression)
        expression.constant += factor * baseline.offset
        return expression
    }

    /// Returns an expression plus the width of the frame of an item.
    @inline(never)
    private func addingFrameWidth(_ item: Int32, _ factor: Double, to sum: Expression) -> Expression {
        var expression = sum
        expression.add(items[Int(item)].width, factor)
        if let shape = shape(of: item) { expression.constant += factor * (shape.insets.left + shape.insets.right) }
        return expression
    }

    // MARK: Lowering again

    /// Lowers the constraints again that may contain the item.
    func lowerAgain(around item: LayoutItem) {
        let record = items[Int(item.index)]
        for index in placesOfConstraints(naming: item) { lowerAgain(index) }
        // Chained constraints contain the positions of items with children, or of items that provide the baseline of another.
        guard chainedCount > 0, record.hasChildren || record.isBaselineTarget else { return }
        for index in records.indices where records[index].isAlive && records[index].isChained { lowerAgain(index) }
    }

    /// Lowers one constraint again.
    ///
    /// If only the constant differs, this is a right-hand-side update.
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

    /// Adds the expression of a constraint to the solver.
    @inline(__always)
    func addToSolver(_ constraint: LayoutConstraint, _ expression: Expression) -> ConstraintID {
        let id = solver.add(
            expression.terms, constant: expression.constant, constraint.relation,
            positiveError: constraint.growingPriority, negativeError: constraint.shrinkingPriority)
        // The frame of a root changes from layout to layout.
        if constraint.origin == .encapsulatedLayout { solver.expectChanges(of: id) }
        return id
    }
}
