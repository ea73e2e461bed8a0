import Diagnostics

extension Binder {
    /// Adds the guide of a stack, unless a view has its name.
    mutating func makeStackGuide(for view: SyntaxTree.View) -> FormatConstraint.Item? {
        let name = tree.text(view.name)
        guard !name.isEmpty, !bindings.hasView(named: name) else { return nil }
        if let guide = stackGuides[name] { return .guide(guide) }
        guard let sibling = firstView(in: view, depth: 0), superview(of: .view(sibling), at: view.name.upper) != nil
        else { return nil }
        format.guides.append(BoundFormat.Guide(name: name, sibling: sibling))
        stackGuides[name] = format.guides.count - 1
        return .guide(format.guides.count - 1)
    }

    /// The first view inside a stack that the bindings know.
    private mutating func firstView(in view: SyntaxTree.View, depth: Int) -> Int? {
        guard let stack = tree.stack(of: view) else { return nil }
        for link in stack.links {
            for inner in tree.views(of: link) {
                for name in tree.names(of: inner) where bindings.hasView(named: name) { return names.insert(name) }
                if depth < Parser.nestingLimit, let found = firstView(in: inner, depth: depth + 1) { return found }
            }
        }
        return nil
    }

    /// Adds the constraints inside brackets: sizes, then the stack.
    mutating func bindSizes(of views: [SyntaxTree.View], in row: Row) {
        for view in views {
            guard view.hasList || view.stack >= 0 else { continue }
            for name in tree.names(of: view) {
                guard let item = knownItem(named: name) else {
                    check(tree.predicates(of: view), isSpace: false)
                    continue
                }
                let attribute: Attribute = row.axis == .horizontal ? .width : .height
                for predicate in tree.predicates(of: view) { bind(predicate, to: item, attribute) }
                if let stack = tree.stack(of: view) { bind(stack, inside: item, along: row.axis) }
            }
        }
    }

    /// Fills a view with a stack: along the axis as the stack says, across it from edge to edge.
    private mutating func bind(
        _ stack: SyntaxTree.Chain, inside container: FormatConstraint.Item, along axis: Axis
    ) {
        bindRow(stack, Row(axis: axis, checksOptions: false, container: container))
        let edges: [Attribute] = axis == .horizontal ? [.top, .bottom] : [.leading, .trailing]
        for link in stack.links {
            for name in tree.views(of: link).flatMap({ view in tree.names(of: view) }) {
                guard let item = knownItem(named: name) else { continue }
                for edge in edges { add(item, edge, .equal, container, edge, from: link.span) }
            }
        }
    }

    /// Adds a constraint without constant.
    mutating func add(
        _ first: FormatConstraint.Item, _ firstAttribute: Attribute, _ relation: Relation,
        _ second: FormatConstraint.Item, _ secondAttribute: Attribute, from span: SourceSpan
    ) {
        var constraint = FormatConstraint(first, firstAttribute, relation, second, secondAttribute)
        constraint.span = span
        format.constraints.append(constraint)
    }
}
