/// The values that determine the height of a symbol's rectangle on the canvas.
struct SymbolHeights {
    enum Height {
        case given(Double)
        case content
        case open
    }

    private let document: InterfaceDocument
    private let symbols: Set<String>
    private var given: [String: [Double]] = [:]
    /// The symbols whose height depends on constraints that this type does not follow.
    private var bound: Set<String> = []
    private var tied: Set<String> = []
    /// The distances of symbols from the top and the bottom edge of their superviews.
    private var tops: [String: Double] = [:]
    private var bottoms: [String: Double] = [:]

    /// The minimum priority of constraints that count, the default of compression resistance.
    private static let strongest = 750.0

    init(document: InterfaceDocument, symbols: Set<String>, views: [Int]) {
        self.document = document
        self.symbols = symbols
        for index in views where !document.views[index].constraints.isEmpty {
            let excluded = document.excluded(by: document.views[index], traits: document.traits)
            for constraint in document.views[index].constraints
            where !excluded.contains(document.constraints[constraint].id) {
                read(document.constraints[constraint])
            }
        }
    }

    /// Returns the height of a symbol.
    ///
    /// Of several heights it is the one nearest to the frame, because the others were broken.
    func height(of view: InterfaceDocument.View) -> Height {
        var heights = given[view.id] ?? []
        if let height = heightOfRow(view) ?? heightInside(view) { heights.append(height) }
        let nearest = heights.min { one, other in abs(one - view.frame.height) < abs(other - view.frame.height) }
        if let nearest { return .given(nearest) }
        return bound.contains(view.id) || isStretched(view) ? .open : .content
    }

    /// Returns the distance of a view's frame below the top of its rectangle, in a row that fills its views.
    func top(of view: InterfaceDocument.View) -> Double? { heightOfRow(view).map { _ in view.frame.y } }

    private mutating func read(_ constraint: InterfaceDocument.Constraint) {
        guard let first = constraint.firstAttribute else { return }
        let items = [constraint.firstItem, constraint.secondItem].compactMap { $0 }.filter(symbols.contains)
        guard !items.isEmpty else { return }
        switch (first, constraint.secondAttribute) {
        case (.height, _), (_, .height): readHeight(constraint)
        case (.top, _), (.bottom, _):
            items.forEach { item in bind(item) }
            readEdge(constraint)
        default: break
        }
    }

    /// Records the distance of a symbol's edge from the same edge of its superview.
    private mutating func readEdge(_ constraint: InterfaceDocument.Constraint) {
        guard constraint.relation == .equal, constraint.priority > Self.strongest, constraint.multiplier == 1,
            constraint.firstAttribute == constraint.secondAttribute, let second = constraint.secondItem
        else { return }
        let constant = document.constant(of: constraint, traits: document.traits)
        let isTop = constraint.firstAttribute == .top
        for (item, other, distance) in [
            (constraint.firstItem, second, isTop ? constant : -constant),
            (second, constraint.firstItem, isTop ? -constant : constant),
        ] {
            guard case .view(let index) = document.items[item], let parent = document.views[index].parent,
                document.views[parent].id == other
            else { continue }
            if isTop { tops[item] = distance } else { bottoms[item] = distance }
        }
    }

    /// Returns the height between the edges of the superview, or nil if both are not tied to it.
    private func heightInside(_ view: InterfaceDocument.View) -> Double? {
        guard let top = tops[view.id], let bottom = bottoms[view.id],
            let parent = view.parent.map({ document.views[$0] }), parent.frameElement != nil,
            parent.kind.scrolling == .none, !parent.kind.hasAlignmentInsets
        else { return nil }
        return parent.frame.height - top - bottom
    }

    /// Records a tied edge.
    ///
    /// With both edges tied, the superview determines the height.
    private mutating func bind(_ item: String) {
        if !tied.insert(item).inserted { bound.insert(item) }
    }

    private mutating func readHeight(_ constraint: InterfaceDocument.Constraint) {
        let first = constraint.firstItem
        let constant = document.constant(of: constraint, traits: document.traits)
        let isFollowed =
            constraint.relation == .equal && constraint.priority > Self.strongest
            && constraint.multiplier != 0
        func give(_ item: String, _ height: Double?) {
            guard symbols.contains(item) else { return }
            guard isFollowed, let height else {
                bound.insert(item)
                return
            }
            given[item, default: []].append(height)
        }
        guard let second = constraint.secondItem, let attribute = constraint.secondAttribute else {
            return give(first, constant)
        }
        if constraint.firstAttribute == .height {
            give(first, length(of: second, attribute).map { $0 * constraint.multiplier + constant })
        }
        if attribute == .height, let other = constraint.firstAttribute {
            give(second, length(of: first, other).map { ($0 - constant) / constraint.multiplier })
        }
    }

    /// Returns the stored length of a rectangle that equals the frame, or nil if it may differ.
    private func length(of item: String, _ attribute: InterfaceDocument.Attribute) -> Double? {
        guard case .view(let index) = document.items[item] else { return nil }
        let view = document.views[index]
        guard view.frameElement != nil, !view.kind.hasAlignmentInsets else { return nil }
        switch attribute {
        case .width: return view.frame.width
        case .height: return symbols.contains(item) ? nil : view.frame.height
        default: return nil
        }
    }

    /// Returns the height of a row that fills its views, or nil outside such rows.
    private func heightOfRow(_ view: InterfaceDocument.View) -> Double? {
        guard let stack = document.stack(around: view),
            document.value(of: "axis", in: stack, traits: document.traits) != "vertical",
            ["fill", nil].contains(document.value(of: "alignment", in: stack, traits: document.traits)),
            stack.explicitMargins == nil, stack.frameElement != nil
        else { return nil }
        return stack.frame.height
    }

    /// Returns whether a column may give a view another height than that of its content.
    private func isStretched(_ view: InterfaceDocument.View) -> Bool {
        document.stack(around: view).map { stack in
            document.value(of: "axis", in: stack, traits: document.traits) == "vertical"
                && document.value(of: "distribution", in: stack, traits: document.traits) == "fillEqually"
        } ?? false
    }
}
