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
            let place = place(of: views)
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

    /// Looks up the views of an element.
    ///
    /// A stack without a view gets a guide.
    private mutating func place(of views: [SyntaxTree.View]) -> Place {
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

    /// Returns the item that a bar beside a view refers to.
    private mutating func item(
        of bar: SyntaxTree.Bar, beside view: FormatConstraint.Item, at offset: Int
    ) -> FormatConstraint.Item? {
        guard let superview = superview(of: view, at: offset) else { return nil }
        return bar.edge == .safeArea ? .safeArea(of: sibling(of: view)) : superview
    }

    /// Adds the alignments between two neighboring elements.
    private mutating func align(_ previous: Place, _ next: Place, behind offset: Int, _ row: inout Row) {
        for attribute in alignedAttributes {
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
