import UIKit

/// The edits that embed views of a layout document in a container.
struct LayoutEmbedding {
    /// The canvas with the container.
    var canvas: Canvas
    /// The edits of constraints and frames.
    var edits: [Edit] = []
    /// The embedded views, in their new order.
    let views: [String]
    /// The keys and values of the container.
    var entries: [(key: String, markup: String)]

    /// Plans a view or scroll view.
    init(
        _ selection: [Canvas.Item], in container: LayoutContainer, named name: String, inset: CGFloat,
        inside parent: Canvas.Item, on canvas: Canvas
    ) {
        let chosen = Set(selection.map(\.id))
        let ordered = canvas.items.filter { item in chosen.contains(item.id) }
        let moved = MovedViews(chosen, on: canvas)
        let around = ordered.dropFirst().reduce(ordered[0].rectangle) { area, view in area.union(view.rectangle) }
        views = ordered.map(\.id)
        self.canvas = canvas
        self.canvas.embed(
            ViewEmbedding(
                id: name, container: container == .scrollView ? .scrollView : .view, views: views, parent: parent.id,
                rectangle: around.insetBy(dx: -inset, dy: -inset), constraints: [],
                isArranged: parent.kind == .stackView))
        entries = [("name", name), ("class", container == .scrollView ? "UIScrollView" : "UIView")]
        // A frame counts from the superview.
        let fixed = ordered.filter { view in !view.usesConstraints }
        edits += fixed.map { view in .setRectangle(id: view.id, view.rectangle) }
        let placed = ordered.filter { view in view.usesConstraints }
        guard !placed.isEmpty else {
            let frame = self.canvas.item(name).map(self.canvas.frame(of:)) ?? .zero
            let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { number in Double(number).markup }
            entries.append(("frame", "[\(numbers.joined(separator: ", "))]"))
            return
        }
        if container == .view {
            // A bar of a format would be the container now, so the constraints name their views.
            edits += moved.crossing.map { constraint in .setConstraint(constraint, to: constraint) }
            for side in NSLayoutConstraint.Attribute.sides { hug(placed, on: side, name) }
        } else {
            scroll(placed, moved.crossing, name, in: parent)
        }
    }

    /// Plans a stack view, from the edits that remove the constraints of the views and add the stack view.
    init(stack edits: [Edit], named name: String, in parent: Canvas.Item, on canvas: Canvas) {
        let found = edits.lazy.compactMap { edit -> StackEmbedding? in
            if case .embed(let embedding) = edit { embedding } else { nil }
        }.first
        views = found?.arranged ?? []
        self.canvas = canvas
        if let found { self.canvas.embed(found) }
        entries = [("name", name), ("class", "UIStackView")]
        if found?.axis == .vertical { entries.append(("axis", "vertical")) }
        if let spacing = found?.spacing, spacing != 0 { entries.append(("spacing", spacing.markup)) }
        let removed = edits.compactMap { edit -> Canvas.Constraint? in
            if case .removeConstraint(let constraint) = edit { constraint } else { nil }
        }
        self.edits = removed.map { constraint in .removeConstraint(constraint) }
        // The stack view places its views, also those with a frame.
        self.edits += views.map { view in .useConstraints(id: view) }
        let moved = MovedViews(Set(views), on: canvas)
        if parent.kind != .stackView {
            replace(moved.crossing.filter(removed.contains), by: name, in: parent, sizes: false)
        }
    }

    // MARK: Constraints

    /// Lets a container follow the outermost view on a side.
    private mutating func hug(_ views: [Canvas.Item], on side: NSLayoutConstraint.Attribute, _ container: String) {
        guard let view = canvas.outermost(of: views, on: side) else { return }
        add(Canvas.Constraint(holder: container, container, side, .equal, view.id, side))
    }

    /// Puts a scroll view in place of its views, and pins these to its content.
    private mutating func scroll(
        _ placed: [Canvas.Item], _ crossing: [Canvas.Constraint], _ name: String, in parent: Canvas.Item
    ) {
        let removed = crossing.filter { constraint in !constraint.firstAttribute.isSize }
        edits += crossing.map { constraint in
            removed.contains(constraint) ? .removeConstraint(constraint) : .setConstraint(constraint, to: constraint)
        }
        replace(removed, by: name, in: parent, sizes: true)
        for view in placed {
            for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
                let sides = removed.flatMap { constraint in constraint.attributes(of: view.id) }
                    .filter { attribute in attribute.axis == axis }
                guard !sides.isEmpty else { continue }
                let side = NSLayoutConstraint.Attribute.start(of: axis)
                add(Canvas.Constraint(holder: name, view.id, side, .equal, name, side))
                guard Set(sides).count > 1 else { continue }
                add(Canvas.Constraint(holder: view.id, view.id, NSLayoutConstraint.Attribute.size(of: axis)))
            }
        }
        for side in [NSLayoutConstraint.Attribute.trailing, .bottom] { hug(placed, on: side, name) }
    }

    /// Puts a container in place of its views in the constraints with other views.
    ///
    /// On an axis without such constraints, it keeps its distance from its superview.
    private mutating func replace(
        _ removed: [Canvas.Constraint], by container: String, in parent: Canvas.Item, sizes: Bool
    ) {
        var (sides, fixed): (Set<NSLayoutConstraint.Attribute>, Set<NSLayoutConstraint.Attribute>) = ([], [])
        let simple = removed.filter { constraint in
            constraint.relation == .equal && constraint.multiplier == 1 && constraint.secondItem != nil
        }
        let isMiddle = { (constraint: Canvas.Constraint) in
            [.centerX, .centerY].contains(constraint.firstAttribute.plain)
        }
        for constraint in simple.filter({ one in !isMiddle(one) }) + simple.filter(isMiddle) {
            guard let changed = constraint.replacing(views, by: container) else { continue }
            let side = changed.firstItem == container ? changed.firstAttribute : changed.secondAttribute
            let axis = side.axis
            // The edges determine the middle.
            if isMiddle(constraint), sides.contains(where: { known in known.axis == axis }) { continue }
            sides.insert(side)
            // Another view can depend on the container.
            if changed.itemIDs.contains(where: { id in canvas.view(of: id)?.id == parent.id }) { fixed.insert(side) }
            add(changed)
        }
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            if !sides.contains(where: { side in side.axis == axis }) {
                let side = NSLayoutConstraint.Attribute.start(of: axis)
                sides.insert(side)
                add(Canvas.Constraint(holder: parent.id, container, side, .equal, parent.id, side))
            }
            if sizes, fixed.count(where: { side in side.axis == axis }) < 2 {
                add(Canvas.Constraint(holder: container, container, NSLayoutConstraint.Attribute.size(of: axis)))
            }
        }
    }

    private mutating func add(_ constraint: Canvas.Constraint) { edits.add(constraint, on: canvas) }
}

/// The edits that remove a container of a layout document.
struct LayoutUnembedding {
    /// The canvas without the container.
    var canvas: Canvas
    /// The edits of constraints and frames.
    var edits: [Edit] = []

    init(_ container: Canvas.Item, in parent: Canvas.Item, on canvas: Canvas) {
        let views = canvas.children(of: container.id)
        self.canvas = canvas
        self.canvas.unembed(
            ViewUnembedding(id: container.id, views: views.map(\.id), parent: parent.id, constraints: []))
        let inside = MovedViews([container.id], on: canvas)
        let names = { (constraint: Canvas.Constraint) in
            constraint.itemIDs.contains { id in canvas.view(of: id)?.id == container.id }
        }
        let removed = canvas.constraints.filter(names)
        let kept = canvas.constraints.filter { constraint in !names(constraint) }
        edits = removed.map { constraint in .removeConstraint(constraint) }
        // A container that only follows its views determines no place.
        let outer = removed.filter { constraint in
            constraint.itemIDs.contains { id in !inside.contains(id) } || constraint.secondItem == nil
        }
        let isPlaced = !outer.isEmpty || !container.usesConstraints || container.isArranged
        for constraint in outer where !constraint.firstAttribute.isSize {
            // Views outside keep their distance from the outermost view.
            let other = constraint.itemIDs.first { id in !inside.contains(id) }
            guard let other, canvas.view(of: other)?.id != parent.id,
                let side = constraint.attributes(of: container.id).first?.plain,
                let view = canvas.outermost(of: views, on: side),
                let changed = constraint.replacing([container.id], by: view.id)
            else { continue }
            add(changed)
        }
        for view in views where view.isArranged || !view.usesConstraints {
            hold(view, in: parent, kept)
        }
        guard isPlaced, parent.kind != .stackView else { return }
        for constraint in removed where !outer.contains(constraint) && !constraint.firstAttribute.isSize {
            guard let changed = constraint.replacing([container.id], by: parent.id) else { continue }
            add(changed)
        }
    }

    /// Keeps the place of a view that a frame or a stack view determines.
    private mutating func hold(_ view: Canvas.Item, in parent: Canvas.Item, _ kept: [Canvas.Constraint]) {
        guard parent.kind != .stackView else { return }
        let added = edits.added.filter { constraint in constraint.itemIDs.contains(view.id) }
        guard !added.isEmpty || kept.contains(where: { constraint in constraint.itemIDs.contains(view.id) }) else {
            edits.append(.setRectangle(id: view.id, view.rectangle))
            return
        }
        // Constraints replace the frame.
        edits.append(.useConstraints(id: view.id))
        let content = [view.intrinsicSize.width, view.intrinsicSize.height]
        for (axis, length) in zip([NSLayoutConstraint.Axis.horizontal, .vertical], content) {
            let placed = added.count { constraint in
                !constraint.firstAttribute.isSize && constraint.firstAttribute.axis == axis
                    && constraint.itemIDs.contains { id in id != view.id && isPlaced(id, on: axis, in: parent, kept) }
            }
            if placed == 0 {
                let side = NSLayoutConstraint.Attribute.start(of: axis)
                add(Canvas.Constraint(holder: parent.id, view.id, side, .equal, parent.id, side))
            }
            // The stack view determined this size.
            if placed < 2, length.map({ length in abs(length - Double(view.rectangle.length(axis))) < 0.5 }) != true {
                add(Canvas.Constraint(holder: view.id, view.id, .size(of: axis)))
            }
        }
    }

    /// Returns whether constraints connect a view with its superview on an axis, or a frame determines its place.
    private func isPlaced(
        _ id: String, on axis: NSLayoutConstraint.Axis, in parent: Canvas.Item, _ kept: [Canvas.Constraint]
    ) -> Bool {
        let connections = kept.filter { constraint in
            !constraint.firstAttribute.isSize && constraint.firstAttribute.axis == axis
        }.map { constraint in constraint.itemIDs.compactMap { id in canvas.view(of: id)?.id } }
        var reached: Set<String> = []
        var next = [canvas.view(of: id)?.id ?? id]
        while let view = next.popLast() {
            guard reached.insert(view).inserted else { continue }
            if view == parent.id || canvas.item(view)?.usesConstraints == false { return true }
            next += connections.filter { ids in ids.contains(view) }.joined()
        }
        return false
    }

    private mutating func add(_ constraint: Canvas.Constraint) { edits.add(constraint, on: canvas) }
}

extension [Edit] {
    /// Adds a constraint that holds the places on a canvas, once.
    fileprivate mutating func add(_ constraint: Canvas.Constraint, on canvas: Canvas) {
        guard let added = canvas.holding(constraint), !contains(.addConstraint(added)) else { return }
        append(.addConstraint(added))
    }
}

extension Canvas {
    /// Returns a constraint with the constant that holds the places on the canvas; nil if an item is missing.
    fileprivate func holding(_ constraint: Constraint) -> Constraint? {
        var held = constraint
        (held.id, held.isSymbolic) = (nil, false)
        guard let holder = commonAncestor(of: constraint.itemIDs), let constant = holdingConstant(of: held) else {
            return nil
        }
        held.holder = held.isOwn ? held.firstItem : holder
        held.constant = (constant * 1000).rounded() / 1000
        return held
    }

    /// Returns the view whose side is the outermost.
    fileprivate func outermost(of views: [Item], on side: NSLayoutConstraint.Attribute) -> Item? {
        switch side {
        case .leading, .left: views.min { $0.rectangle.minX < $1.rectangle.minX }
        case .top: views.min { $0.rectangle.minY < $1.rectangle.minY }
        case .trailing, .right: views.max { $0.rectangle.maxX < $1.rectangle.maxX }
        case .bottom: views.max { $0.rectangle.maxY < $1.rectangle.maxY }
        default: views.first
        }
    }
}

extension Canvas.Constraint {
    /// Returns the attributes of an item.
    fileprivate func attributes(of id: String) -> [NSLayoutConstraint.Attribute] {
        (firstItem == id ? [firstAttribute] : []) + (secondItem == id ? [secondAttribute] : [])
    }

    /// Returns the constraint with another view in place of some, at their edges; nil if it names none of them or is a size.
    fileprivate func replacing(_ views: [String], by other: String) -> Self? {
        var changed = self
        if views.contains(firstItem) {
            (changed.firstItem, changed.firstAttribute) = (other, firstAttribute.plain)
        } else if let second = secondItem, views.contains(second) {
            (changed.secondItem, changed.secondAttribute) = (other, secondAttribute.plain)
        } else {
            return nil
        }
        return firstAttribute.isSize || changed.firstItem == changed.secondItem ? nil : changed
    }
}

extension NSLayoutConstraint.Attribute {
    fileprivate static let sides: [Self] = [.leading, .trailing, .top, .bottom]

    /// The edge or middle of a view without text and margins.
    fileprivate var plain: Self {
        switch self {
        case .firstBaseline: .top
        case .lastBaseline: .bottom
        default: inMargins ?? self
        }
    }
}
