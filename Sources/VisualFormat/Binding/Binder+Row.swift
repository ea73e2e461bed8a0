import Diagnostics

extension Binder {
    /// The views of one place.
    typealias Place = [FormatConstraint.Item]

    /// Makes the constraints of a chain along its axis, of its views' sizes, and of the alignments.
    mutating func bindRow(_ chain: SyntaxTree.Chain, _ row: Row) {
        var row = row
        var previous: Place = []
        for (index, link) in chain.links.enumerated() {
            let views = tree.views(of: link)
            let place = place(of: views, in: row)
            if index == 0 {
                connectBeginning(chain, to: place, &row)
            } else {
                connect(previous, place, by: link.connection, &row)
                align(previous, place, behind: link.span.upper, &row)
            }
            bindSizes(of: views, in: row)
            previous = place
        }
        connectEnd(chain, from: previous, &row)
    }

    /// Looks the views of a place up; a stack that no view stands for gets a guide.
    private mutating func place(of views: [SyntaxTree.View], in row: Row) -> Place {
        var place: Place = []
        for view in views {
            if view.stack >= 0, let guide = makeStackGuide(for: view) {
                place.append(guide)
                continue
            }
            for name in tree.names(of: view) {
                if let item = item(named: name, at: max(view.name.upper, view.rangeEnd.upper)) { place.append(item) }
            }
        }
        return place
    }

    private mutating func connectBeginning(_ chain: SyntaxTree.Chain, to place: Place, _ row: inout Row) {
        guard let link = chain.links.first else { return }
        guard let first = place.first else { return check(tree.predicates(of: link.connection), isSpace: true) }
        if let container = row.container {
            connect([container], place, by: link.connection, &row, toInside: .beginning)
        } else if let bar = chain.leadingBar {
            guard let edge = item(of: bar, beside: first, at: link.span.upper) else {
                return check(tree.predicates(of: link.connection), isSpace: true)
            }
            connect([edge], place, by: link.connection, &row, toInside: .beginning, edge: bar.edge)
        }
    }

    private mutating func connectEnd(_ chain: SyntaxTree.Chain, from place: Place, _ row: inout Row) {
        guard let last = place.last else {
            if let connection = chain.trailingConnection { check(tree.predicates(of: connection), isSpace: true) }
            return
        }
        if let container = row.container {
            let connection = chain.trailingConnection ?? SyntaxTree.Connection(at: 0, .flush)
            connect(place, [container], by: connection, &row, toInside: .end)
        } else if let bar = chain.trailingBar, let connection = chain.trailingConnection {
            guard let edge = item(of: bar, beside: last, at: bar.span.upper) else { return }
            connect(place, [edge], by: connection, &row, toInside: .end, edge: bar.edge)
        }
    }

    /// What a bar stands for beside a view.
    private mutating func item(
        of bar: SyntaxTree.Bar, beside view: FormatConstraint.Item, at offset: Int
    ) -> FormatConstraint.Item? {
        guard let superview = superview(of: view, at: offset) else { return nil }
        return bar.edge == .safeArea ? .safeArea(of: sibling(of: view)) : superview
    }

    /// Makes the alignments between two neighbouring places.
    private mutating func align(_ previous: Place, _ next: Place, behind offset: Int, _ row: inout Row) {
        for attribute in options.alignedAttributes {
            guard (attribute.dimension == .x) != (row.axis == .horizontal) else {
                if row.checksOptions, !row.hasWrongOption {
                    report(.parallelAlignment(row.axis), at: offset)
                    row.hasWrongOption = true
                }
                continue
            }
            guard hasRoom(for: previous.count * next.count, at: offset) else { return }
            for one in previous {
                for other in next {
                    var constraint = FormatConstraint(one, attribute, .equal, other, attribute)
                    constraint.span = SourceSpan(at: offset)
                    alignments.append(constraint)
                }
            }
        }
    }
}

extension Binder {
    /// Makes the guide that stands for a stack, unless a view of that name does.
    private mutating func makeStackGuide(for view: SyntaxTree.View) -> FormatConstraint.Item? {
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

    /// Makes the constraints of what stands in the brackets: sizes, then the stack.
    private mutating func bindSizes(of views: [SyntaxTree.View], in row: Row) {
        for view in views {
            guard view.hasList || view.stack >= 0 else { continue }
            let stackName = tree.text(view.name)
            for name in tree.names(of: view) {
                let item: FormatConstraint.Item
                if let guide = stackGuides[stackName] {
                    item = .guide(guide)
                } else if bindings.hasView(named: name) {
                    item = .view(names.insert(name))
                } else {
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
            for view in tree.views(of: link) {
                for name in tree.names(of: view) {
                    let item: FormatConstraint.Item
                    if let guide = stackGuides[name] {
                        item = .guide(guide)
                    } else if bindings.hasView(named: name) {
                        item = .view(names.insert(name))
                    } else {
                        continue
                    }
                    for edge in edges { add(item, edge, .equal, container, edge, from: link.span) }
                }
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
