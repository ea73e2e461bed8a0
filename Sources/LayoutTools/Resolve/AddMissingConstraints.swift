import UIKit

/// Resolve > Add Missing Constraints: adds constraints until no selected view is ambiguous.
///
/// `layout` is the layout with the existing constraints, where selected views with autoresizing masks use constraints. Without it,
/// constraints count if they are satisfied on the canvas. Views without constraints keep their frames on the canvas, and all others have
/// the frames of the layout. Every added constraint is satisfied at these frames and refers only to determined values, so it changes
/// nothing else and leaves no ambiguity. The choice of constraints is a heuristic, described in `Documentation/Suggestions.md`.
public func addMissingConstraints(
    _ selection: [Canvas.Item], layout: Canvas.Layout? = nil, on canvas: Canvas
) -> [Edit] {
    var suggestion = Suggestion(for: selection, layout: layout, isStrict: false, on: canvas)
    suggestion.complete()
    return suggestion.edits
}

extension Canvas {
    /// Returns the views of a selection that constraints can place.
    func placeable(_ selection: [Item]) -> [Item] {
        selection.filter { $0.parent != nil && !$0.kind.isGuide && !$0.isManaged && !isLeftOut($0) }
    }

    /// Returns the selected views without constraints, whose frames on the canvas are the only data.
    func fresh(_ selection: [Item]) -> Set<String> {
        let named = Set(constraints.flatMap { $0.itemIDs })
        let placed = placeable(selection).filter { view in !named.contains(view.id) || !view.usesConstraints }
        return Set(placed.filter { view in !view.isArranged }.map { $0.id })
    }
}

/// Returns why Add Missing or Reset to Suggested Constraints would take too long for selections; nil if they do not.
///
/// Every view is compared with all siblings in its container, again after each decision. So the work can grow with the third power of their
/// number. The limit is about 250 views in one container, and more if they are divided among containers.
public func suggestionRefusal(for rounds: [(canvas: Canvas, selection: [Canvas.Item])]) -> ToolProblem? {
    let mostWork = 20_000_000
    var work = 0
    for (canvas, selection) in rounds {
        let containers = Dictionary(grouping: selection.filter { $0.parent != nil }) { view in view.parent ?? "" }
        for views in containers.values {
            let count = min(views.count, 10_000)
            work += count * count * (count + canvas.items.count / 8) + canvas.items.count * count / 8
            guard work <= mostWork else { return .tooManyViews(rounds.reduce(0) { $0 + $1.selection.count }) }
        }
    }
    return nil
}

/// The constraints that are being added to a canvas.
struct Suggestion {
    private(set) var edits: [Edit] = []
    /// The canvas on which every added constraint is satisfied.
    let canvas: Canvas
    private let selected: [Canvas.Item]
    private var determination: Determination

    /// Prepares suggestions.
    ///
    /// Strict suggestions treat only required values as determined. The contents of yielding views do not count.
    init(
        for selection: [Canvas.Item], layout: Canvas.Layout?, isStrict: Bool, yielding: Set<String> = [],
        on canvas: Canvas
    ) {
        let ids = Set(canvas.placeable(selection).map { $0.id })
        let fresh = canvas.fresh(selection)
        var prepared = layout.map { canvas.laidOut($0, keeping: fresh) } ?? canvas
        for view in canvas.items where ids.contains(view.id) && !view.usesConstraints {
            prepared.update(view.id) { $0.usesConstraints = true }
            if !view.isArranged { edits.append(.useConstraints(id: view.id)) }
        }
        self.canvas = prepared
        selected = prepared.items.filter { ids.contains($0.id) }
        determination = Determination(
            of: prepared, layout: layout, fresh: fresh, isStrict: isStrict, yielding: yielding)
    }

    /// Determines all ambiguous values: containers before their contents, and in a container the cheapest view first.
    mutating func complete() {
        sizeColumns()
        var containers: [String] = []
        var contents: [String: [Canvas.Item]] = [:]
        for view in selected {
            guard let parent = view.parent else { continue }
            if contents[parent] == nil { containers.append(parent) }
            contents[parent, default: []].append(view)
        }
        for container in containers {
            let views = contents[container] ?? []
            for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
                complete(views, along: axis)
                closeContent(of: container, views, along: axis)
            }
        }
    }

    /// Determines the heights of views in vertical stack views first, so views below can refer to the stack.
    private mutating func sizeColumns() {
        for view in selected.reversed() where view.isArranged && !view.isHidden && view.stack == nil {
            guard let stack = view.parent.flatMap(canvas.item)?.stack, stack.axis == .vertical,
                stack.distribution != .fillEqually, stack.distribution != .fillProportionally,
                !determination.decides(.height, of: view.id)
            else { continue }
            add(
                Canvas.Constraint(holder: view.id, view.id, .height, constant: Double(view.rectangle.height)))
        }
    }

    /// A value that must be determined before constraints refer to it: the size of an item, or also its position.
    private struct Reference: Hashable {
        let id: String
        let isSize: Bool
    }

    /// A view with ambiguous values along an axis, and constraints that could determine them.
    private struct Open {
        let view: Canvas.Item
        let candidates: [(candidate: Candidate, reference: Reference?)]
        /// The constraints that determine it, cached as long as nothing has changed.
        var plan: Plan?
        /// The ambiguous values of the view and its container at that time.
        var rest: Determination.Rest?
    }

    /// The constraints that determine a view, with the cost of the most expensive one.
    private struct Plan {
        var candidates: [Candidate] = []
        var cost = 0.0
        /// The candidates that are preferred if they become determined.
        var awaited: Set<Reference> = []
    }

    private mutating func complete(_ views: [Canvas.Item], along axis: NSLayoutConstraint.Axis) {
        var open = views.filter { !determination.settles(axis, of: $0.id) }.map { weighed($0, along: axis) }
        var closed: Set<Reference> = []
        var undecided = open.flatMap { $0.candidates }.compactMap { $0.reference }.filter { closed.insert($0).inserted }
        undecided.removeAll { isDecided($0, along: axis) }
        closed = Set(undecided)
        while !open.isEmpty {
            for place in open.indices { update(&open[place], closed, along: axis) }
            let costs = open.map { $0.plan?.cost ?? .infinity }
            guard let best = costs.indices.min(by: { costs[$0] < costs[$1] }) else { return }
            for candidate in open[best].plan?.candidates ?? [] { add(candidate.constraint) }
            open.remove(at: best)
            open.removeAll { determination.settles(axis, of: $0.view.id) }
            let decided = undecided.filter { isDecided($0, along: axis) }
            closed.subtract(decided)
            undecided.removeAll { !closed.contains($0) }
            for place in open.indices where open[place].plan?.awaited.isDisjoint(with: decided) == false {
                open[place].plan = nil
            }
        }
    }

    private func weighed(_ view: Canvas.Item, along axis: NSLayoutConstraint.Axis) -> Open {
        let candidates = canvas.candidates(for: view, along: axis)
        return Open(
            view: view, candidates: candidates.map { ($0, reference(of: $0, for: view, along: axis)) })
    }

    /// Updates the candidates of a view if something has changed for it.
    private func update(_ open: inout Open, _ undecided: Set<Reference>, along axis: NSLayoutConstraint.Axis) {
        // Baselines may count once a height is determined.
        let rest = determination.awaitsHeights ? nil : determination.rest(of: open.view.id, along: axis)
        guard open.plan == nil || rest == nil || open.rest != rest else { return }
        open.plan = plan(for: open, undecided, along: axis)
        open.rest = rest
    }

    /// Returns the cheapest candidates that determine a view and refer only to determined values.
    ///
    /// A center is combined with a size, never with an edge. That is unusual, and a center rounded to half a pixel
    /// would make the view a pixel longer.
    private func plan(for open: Open, _ undecided: Set<Reference>, along axis: NSLayoutConstraint.Axis) -> Plan {
        var trial = determination.extended()
        var plan = Plan()
        let hasSize = trial.decides(.size(of: axis), of: open.view.id)
        for (candidate, reference) in open.candidates {
            if let reference, undecided.contains(reference) {
                plan.awaited.insert(reference)
                continue
            }
            let clashes = plan.candidates.contains { other in
                other.role != candidate.role && other.role != .size && candidate.role != .size
            }
            guard hasSize || !clashes, trial.add(candidate.constraint) else { continue }
            plan.candidates.append(candidate)
            plan.cost = max(plan.cost, candidate.cost)
            if trial.settles(axis, of: open.view.id) { return plan }
        }
        plan.cost = .infinity
        return plan
    }

    /// Returns the value that a candidate depends on; nil if there is none.
    private func reference(
        of candidate: Candidate, for view: Canvas.Item, along axis: NSLayoutConstraint.Axis
    ) -> Reference? {
        guard let reference = candidate.reference, let item = canvas.item(reference) else { return nil }
        let constraint = candidate.constraint
        let isSize = constraint.firstAttribute.isSize
        guard item.kind.isGuide || reference == constraint.holder else {
            return Reference(id: reference, isSize: isSize)
        }
        // In an ambiguous container, only the edge where coordinates begin determines the position.
        let own = constraint.firstItem == view.id ? constraint.firstAttribute : constraint.secondAttribute
        let isLow = own == view.parent.flatMap(canvas.item)?.low(of: axis)
        guard !isLow, item.kind != .scrollView, !isSize else { return nil }
        return Reference(id: view.parent ?? reference, isSize: true)
    }

    private func isDecided(_ reference: Reference, along axis: NSLayoutConstraint.Axis) -> Bool {
        reference.isSize
            ? determination.decides(.size(of: axis), of: reference.id) : determination.decides(axis, of: reference.id)
    }

    private mutating func add(_ constraint: Canvas.Constraint) {
        guard determination.add(constraint) else { return }
        edits.append(.addConstraint(constraint))
    }

    /// Ends the content of a scroll view at the end of its last view.
    private mutating func closeContent(
        of container: String, _ views: [Canvas.Item], along axis: NSLayoutConstraint.Axis
    ) {
        guard let scrollView = canvas.item(container), scrollView.kind == .scrollView,
            !determination.decidesContent(axis, of: container),
            let last = views.max(by: { $0.rectangle.maximum(axis) < $1.rectangle.maximum(axis) })
        else { return }
        let content = canvas.guide(.contentGuide, of: container) ?? scrollView
        let space = max(0, Double(scrollView.inside.maximum(axis) - last.rectangle.maximum(axis)))
        let (start, end) = (NSLayoutConstraint.Attribute.start(of: axis), NSLayoutConstraint.Attribute.end(of: axis))
        add(
            scrollView.isMirrored(along: axis)
                ? Canvas.Constraint(holder: container, last.id, start, .equal, content.id, start, constant: space)
                : Canvas.Constraint(holder: container, content.id, end, .equal, last.id, end, constant: space))
    }
}
