import InterfaceBuilder
import UIKit

/// The positions and sizes that constraints, stack views and contents of a canvas determine.
///
/// Only equalities that are satisfied on the canvas count. The frames of the canvas satisfy all of them. So a view with four determined
/// values has its canvas frame in every layout that satisfies them. If the layout has reported the ambiguous values, all other values count
/// as determined, regardless of the priority or relation of their constraints.
struct Determination {
    private let canvas: Canvas
    private let layout: Canvas.Layout?
    /// The views that no constraint positions yet, so that their frames in the layout have no meaning.
    private let fresh: Set<String>
    /// A Boolean value that indicates whether only required constraints count.
    private let isStrict: Bool
    /// The views whose contents yield to others, so that they determine nothing.
    private let yielding: Set<String>
    private var places: [String: Int] = [:]
    private var space = RowSpace()
    /// The views that determine the length of their stack view across its axis, once their own length is determined.
    private var widest: [(view: Canvas.Item, stack: Canvas.Item, axis: NSLayoutConstraint.Axis)] = []
    /// The constraints between baselines of texts with ambiguous heights.
    ///
    /// In a centered text they depend on the height.
    private var floating: [Canvas.Constraint] = []

    /// The four values of an item, in the order of their variables.
    ///
    /// The content of a scroll view has four more.
    private enum Value: Int { case x, width, y, height }
    private static let variablesPerItem = 8
    private static let contentOffset = 4

    init(
        of canvas: Canvas, layout: Canvas.Layout? = nil, fresh: Set<String> = [], isStrict: Bool = false,
        yielding: Set<String> = []
    ) {
        self.canvas = canvas
        self.yielding = yielding
        self.layout = layout
        self.fresh = fresh
        self.isStrict = isStrict
        for (place, item) in canvas.items.enumerated() where places[item.id] == nil { places[item.id] = place }
        addGivenValues()
        addStackRows()
        addConstraintRows()
        addIntrinsicSizes()
        fitStackViews()
    }

    /// Returns whether an attribute of an item has only one value.
    func decides(_ attribute: NSLayoutConstraint.Attribute, of id: String) -> Bool {
        guard let row = row(attribute, of: id, seenFrom: nil) else { return false }
        return space.decides(row)
    }

    /// Returns whether position and size of an item along an axis are determined.
    func decides(_ axis: NSLayoutConstraint.Axis, of id: String) -> Bool {
        decides(.start(of: axis), of: id) && decides(.size(of: axis), of: id)
    }

    /// Returns whether the position of an item in its superview and its size along an axis are determined.
    func settles(_ axis: NSLayoutConstraint.Axis, of id: String) -> Bool {
        guard let base = base(of: id), decides(.size(of: axis), of: id) else { return false }
        return space.decides(place(axis == .horizontal ? .x : .y, of: id, base))
    }

    /// Returns whether the size of a scroll view's content is determined along an axis.
    func decidesContent(_ axis: NSLayoutConstraint.Axis, of scrollView: String) -> Bool {
        guard let base = base(of: scrollView) else { return false }
        let size: Value = axis == .horizontal ? .width : .height
        return space.decides([(base + Self.contentOffset + size.rawValue, 1)])
    }

    /// Returns a copy for trying constraints.
    func extended() -> Self {
        var trial = self
        trial.space = space.extended()
        return trial
    }

    /// The ambiguous values of a view and the size of its container.
    ///
    /// As long as they are equal, so are the constraints that determine the view.
    struct Rest: Equatable {
        fileprivate var variables: [Int] = []
        fileprivate var coefficients: [Double] = []
    }

    /// Returns the ambiguous values of a view along an axis.
    func rest(of id: String, along axis: NSLayoutConstraint.Axis) -> Rest? {
        guard let base = base(of: id) else { return nil }
        let (start, size): (Value, Value) = axis == .horizontal ? (.x, .width) : (.y, .height)
        var forms: [RowSpace.Row] = [self.place(start, of: id, base), [(base + size.rawValue, 1)]]
        if let place = places[id], let parent = canvas.items[place].parent, let owner = places[parent] {
            let content = canvas.items[owner].kind == .scrollView ? Self.contentOffset : 0
            forms.append([(owner * Self.variablesPerItem + content + size.rawValue, 1)])
        }
        var rest = Rest()
        for form in forms {
            let terms = space.rest(of: form)
            rest.variables += terms.map { $0.variable } + [-1]
            rest.coefficients += terms.map { $0.coefficient }
        }
        return rest
    }

    /// A Boolean value that indicates whether constraints between baselines wait for heights.
    var awaitsHeights: Bool { !floating.isEmpty }

    /// Adds a constraint.
    ///
    /// Returns whether it determines any ambiguous value.
    @discardableResult
    mutating func add(_ constraint: Canvas.Constraint) -> Bool {
        guard constraint.relation == .equal, let row = row(of: constraint) else { return false }
        guard !isFloating(constraint) else {
            floating.append(constraint)
            return false
        }
        let isNew = space.add(row)
        if isNew {
            fitStackViews()
            settleBaselines()
        }
        return isNew
    }

    /// Returns whether all values of a constraint are determined.
    func understands(_ constraint: Canvas.Constraint) -> Bool { row(of: constraint) != nil && !isFloating(constraint) }

    private func isFloating(_ constraint: Canvas.Constraint) -> Bool {
        guard layout != nil || isStrict else { return false }
        let sides =
            [(constraint.firstItem, constraint.firstAttribute)]
            + (constraint.secondItem.map { [($0, constraint.secondAttribute)] } ?? [])
        return sides.contains { id, attribute in
            (attribute == .firstBaseline || attribute == .lastBaseline) && !decides(.height, of: id)
        }
    }

    private mutating func settleBaselines() {
        guard let place = floating.firstIndex(where: { !isFloating($0) }) else { return }
        add(floating.remove(at: place))
        settleBaselines()
    }

    // MARK: Given values

    /// Adds given values: roots, and views placed by a mask or a cell.
    ///
    /// Views in a grid have positions, and guides follow their owners.
    private mutating func addGivenValues() {
        for item in canvas.items {
            guard let base = base(of: item.id) else { continue }
            if item.kind == .scrollView {
                tieContent(base)
                settleContent(of: item, base)
            }
            guard !item.kind.isGuide else { continue }
            let isGiven =
                item.parent == nil || item.isManaged || canvas.isLeftOut(item)
                || (!item.usesConstraints && !item.isArranged)
            let isInGrid = item.isArranged && item.parent.flatMap(canvas.item)?.stack == nil
            for (value, attribute) in Self.values
            where isGiven || (isInGrid && !attribute.isSize) || isSettled(attribute, of: item.id) {
                switch value {
                case .x, .y: space.add(place(value, of: item.id, base))
                case .width, .height: space.add([(base + value.rawValue, 1)])
                }
            }
        }
    }

    private static let values: [(Value, NSLayoutConstraint.Attribute)] = [
        (.x, .left), (.width, .width), (.y, .top), (.height, .height),
    ]

    /// Returns whether an attribute of a view is unambiguous in the layout.
    private func isSettled(_ attribute: NSLayoutConstraint.Attribute, of id: String) -> Bool {
        guard let layout, !fresh.contains(id), !yielding.contains(id) else { return false }
        return layout.openAttributes[id]?.contains(attribute) != true
    }

    /// Returns the position of an item in its superview, or in the content of a scroll view.
    private func place(_ value: Value, of id: String, _ base: Int) -> RowSpace.Row {
        guard let place = places[id], let parent = canvas.items[place].parent, let owner = places[parent] else {
            return [(base + value.rawValue, 1)]
        }
        let content = canvas.items[owner].kind == .scrollView ? Self.contentOffset : 0
        return [(owner * Self.variablesPerItem + content + value.rawValue, -1), (base + value.rawValue, 1)]
    }

    private mutating func tieContent(_ base: Int) {
        for place in [Value.x, .y] {
            space.add([(base + place.rawValue, -1), (base + Self.contentOffset + place.rawValue, 1)])
        }
    }

    /// Adds the content size of a scroll view from the layout, if something inside is tied to its end.
    private mutating func settleContent(of scrollView: Canvas.Item, _ base: Int) {
        guard let layout, !fresh.contains(scrollView.id),
            !yielding.contains(where: { canvas.lineage(of: $0).contains(scrollView.id) })
        else { return }
        for (value, attribute) in Self.values where attribute.isSize {
            guard layout.openContentSizes[scrollView.id]?.contains(attribute) != true else { continue }
            space.add([(base + Self.contentOffset + value.rawValue, 1)])
        }
    }

    /// Returns whether a constraint names an edge of a scroll view's content, which does not depend on the view's frame on the canvas.
    private func isAboutContent(_ constraint: Canvas.Constraint) -> Bool {
        guard let second = constraint.secondItem else { return false }
        let sides = [
            (constraint.firstItem, constraint.firstAttribute, second),
            (second, constraint.secondAttribute, constraint.firstItem),
        ]
        return sides.contains { id, attribute, other in
            guard let item = canvas.item(id) else { return false }
            return item.kind == .contentGuide || (attribute.isEdge && isContent(of: item, seenFrom: other))
        }
    }

    private func isContent(of item: Canvas.Item, seenFrom other: String) -> Bool {
        item.kind == .scrollView && other != item.id && canvas.lineage(of: other).contains(item.id)
    }

    private mutating func addConstraintRows() {
        for constraint in canvas.constraints {
            guard isAboutContent(constraint) || (canvas.error(of: constraint) ?? 1) < 0.51 else { continue }
            if !isStrict || constraint.priority >= 1000 { add(constraint) }
        }
    }

    /// Adds the content size of each view that has exactly that size.
    ///
    /// Nothing else must determine it, or no other size is allowed.
    private mutating func addIntrinsicSizes() {
        guard !isStrict else { return }
        let stretched = [
            NSLayoutConstraint.Axis.horizontal: stretchedItems(along: .horizontal),
            .vertical: stretchedItems(along: .vertical),
        ]
        for item in canvas.items where !item.kind.isGuide && (layout == nil || fresh.contains(item.id)) {
            for axis in [NSLayoutConstraint.Axis.horizontal, .vertical]
            where item.mustFitContent(along: axis)
                || (item.hasIntrinsicSize(along: axis) && stretched[axis]?.contains(item.id) != true
                    && !yielding.contains(item.id))
            {
                guard let row = row(.size(of: axis), of: item.id, seenFrom: nil) else { continue }
                space.add(row)
            }
        }
    }

    /// Returns the views that a stack view along an axis gives another length than that of their content.
    ///
    /// In a stack that fills equally, these are all views if their lengths differ by rounding. In one that fills proportionally, these are
    /// the views whose share differs from the canvas.
    private func stretchedItems(along axis: NSLayoutConstraint.Axis) -> Set<String> {
        var stretched: Set<String> = []
        for item in canvas.items {
            guard let stack = item.stack, stack.axis == axis else { continue }
            let arranged = canvas.shownArranged(in: item.id)
            switch stack.distribution {
            case .fillEqually:
                let lengths = arranged.map { $0.rectangle.length(axis) }
                guard (lengths.max() ?? 0) - (lengths.min() ?? 0) >= 0.01 else { continue }
                stretched.formUnion(arranged.map { $0.id })
            case .fillProportionally:
                let sharing = canvas.keepingShares(among: arranged, of: item, along: axis)
                stretched.formUnion(Set(arranged.map { $0.id }).subtracting(sharing.map { $0.id }))
            default: continue
            }
        }
        return stretched
    }

    // MARK: Rows

    private func base(of id: String) -> Int? { places[id].map { $0 * Self.variablesPerItem } }

    private func row(of constraint: Canvas.Constraint) -> RowSpace.Row? {
        let isMirrored = canvas.isMirrored(constraint)
        guard
            let first = row(
                constraint.firstAttribute, of: constraint.firstItem, seenFrom: constraint.secondItem, isMirrored)
        else { return nil }
        guard let secondItem = constraint.secondItem else { return first }
        guard
            let second = row(constraint.secondAttribute, of: secondItem, seenFrom: constraint.firstItem, isMirrored)
        else { return nil }
        var row = first + second.map { ($0.variable, -constraint.multiplier * $0.coefficient) }
        if constraint.multiplier != 1, !constraint.firstAttribute.isSize,
            let holder = self.row(
                .start(of: constraint.firstAttribute.axis ?? .horizontal), of: constraint.holder, seenFrom: nil,
                isMirrored)
        {
            row += holder.map { ($0.variable, (constraint.multiplier - 1) * $0.coefficient) }
        }
        return row
    }

    /// Returns an attribute as a linear form of the variables.
    ///
    /// Inside a scroll view, edges are those of the content. The edges of a guide keep their distance to its owner's. In right-to-left
    /// layout, leading is right.
    private func row(
        _ attribute: NSLayoutConstraint.Attribute, of id: String, seenFrom other: String?, _ isMirrored: Bool = false
    ) -> RowSpace.Row? {
        guard let place = places[id], let form = Self.form(of: attribute.inMargins ?? attribute, isMirrored) else {
            return nil
        }
        // This code takes most of the time, so an item is accessed in place and not copied.
        let kind = canvas.items[place].kind
        var holder = place
        var inContent = kind == .contentGuide
        if kind.isGuide {
            guard let owner = canvas.items[place].parent.flatMap({ parent in places[parent] }) else { return nil }
            holder = owner
        } else if kind == .scrollView, attribute.isEdge, let other {
            inContent = isContent(of: canvas.items[place], seenFrom: other)
        }
        let base = holder * Self.variablesPerItem + (inContent ? Self.contentOffset : 0)
        return form.map { (base + $0.0.rawValue, $0.1) }
    }

    private static func form(
        of attribute: NSLayoutConstraint.Attribute, _ isMirrored: Bool
    ) -> [(Value, Double)]? {
        switch attribute {
        case .leading where isMirrored: return form(of: .right, false)
        case .trailing where isMirrored: return form(of: .left, false)
        case .left, .leading: return [(.x, 1)]
        case .right, .trailing: return [(.x, 1), (.width, 1)]
        case .centerX: return [(.x, 1), (.width, 0.5)]
        case .width: return [(.width, 1)]
        case .top, .firstBaseline: return [(.y, 1)]
        case .bottom, .lastBaseline: return [(.y, 1), (.height, 1)]
        case .centerY: return [(.y, 1), (.height, 0.5)]
        case .height: return [(.height, 1)]
        default: return nil
        }
    }
}

extension Determination {
    // MARK: Stack views

    /// The equations with which stack views position their arranged views.
    private mutating func addStackRows() {
        for item in canvas.items {
            guard let stack = item.stack else { continue }
            let arranged = canvas.shownArranged(in: item.id)
            addMainAxis(of: item, stack, arranged)
            addCrossAxis(of: item, stack, arranged)
        }
    }

    private mutating func tie(
        _ one: Canvas.Item, _ first: NSLayoutConstraint.Attribute, _ other: Canvas.Item,
        _ second: NSLayoutConstraint.Attribute, multiplier: Double = 1
    ) {
        add(
            Canvas.Constraint(
                holder: canvas.commonAncestor(of: [one.id, other.id]) ?? one.id, one.id, first, .equal, other.id,
                second, multiplier: multiplier))
    }

    private mutating func addMainAxis(of item: Canvas.Item, _ stack: Canvas.Stack, _ arranged: [Canvas.Item]) {
        guard let first = arranged.first, let last = arranged.last else { return }
        let (start, end, size) = (
            NSLayoutConstraint.Attribute.start(of: stack.axis), NSLayoutConstraint.Attribute.end(of: stack.axis),
            NSLayoutConstraint.Attribute.size(of: stack.axis)
        )
        tie(first, start, item, start)
        tie(last, end, item, end)
        switch stack.distribution {
        case .fill, .fillEqually, .fillProportionally:
            for (before, after) in zip(arranged, arranged.dropFirst()) { tie(after, start, before, end) }
        case .equalSpacing, .equalCentering:
            for view in arranged.dropFirst().dropLast() { tie(view, start, item, start) }
        @unknown default: break
        }
        if stack.distribution == .fillEqually {
            for view in arranged.dropFirst() { tie(view, size, first, size) }
        } else if stack.distribution == .fillProportionally {
            let sharing = canvas.keepingShares(among: arranged, of: item, along: stack.axis)
            for view in sharing.dropFirst() where sharing[0].rectangle.length(stack.axis) > 0 {
                let ratio = view.rectangle.length(stack.axis) / sharing[0].rectangle.length(stack.axis)
                tie(view, size, sharing[0], size, multiplier: Double(ratio))
            }
        }
    }

    /// Adds the equations across the axis.
    ///
    /// The longest view determines the length of the stack; the others are tied at an edge or the center.
    private mutating func addCrossAxis(of item: Canvas.Item, _ stack: Canvas.Stack, _ arranged: [Canvas.Item]) {
        let axis = stack.axis.other
        let (start, end) = (
            NSLayoutConstraint.Attribute.start(of: axis), NSLayoutConstraint.Attribute.end(of: axis)
        )
        for view in arranged {
            switch stack.alignment {
            case .fill:
                tie(view, start, item, start)
                tie(view, end, item, end)
            case .trailing: tie(view, end, item, end)
            case .center: tie(view, .center(of: axis), item, .center(of: axis))
            default: tie(view, start, item, start)
            }
        }
        guard stack.alignment != .fill else { return }
        let longest = arranged.max { $0.rectangle.length(axis) < $1.rectangle.length(axis) }
        if let longest, abs(longest.rectangle.length(axis) - item.rectangle.length(axis)) < 0.5 {
            widest.append((longest, item, axis))
        }
    }

    /// Adds the lengths of stack views that do not stretch their views.
    ///
    /// Across its axis such a stack view is as long as its longest view, but does not determine that length.
    private mutating func fitStackViews() {
        let place = widest.firstIndex { tie in
            row(.size(of: tie.axis), of: tie.view.id, seenFrom: nil).map(space.decides) ?? false
        }
        guard let place else { return }
        let tie = widest.remove(at: place)
        self.tie(tie.view, .size(of: tie.axis), tie.stack, .size(of: tie.axis))
        fitStackViews()
    }
}

extension Canvas.Item {
    /// Returns whether the size along an axis is the intrinsic size.
    func hasIntrinsicSize(along axis: NSLayoutConstraint.Axis) -> Bool {
        guard let size = intrinsicSize[axis] else { return false }
        return abs(size - Double(rectangle.length(axis))) < 0.01
    }

    /// Returns whether a required content priority forbids its current size along an axis.
    func mustFitContent(along axis: NSLayoutConstraint.Axis) -> Bool {
        guard let size = intrinsicSize[axis] else { return false }
        let length = Double(rectangle.length(axis))
        let priority =
            length > size ? contentPriorities.hugging(along: axis) : contentPriorities.resistance(along: axis)
        return abs(length - size) >= 0.01 && priority >= 1000
    }
}
