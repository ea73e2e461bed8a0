import VisualFormat

/// The constraints of a scene, divided into those that visual formats can express and the others.
///
/// Formats are created for the views of one superview at a time, since a bar is the edge of the superview. A constraint with an identifier
/// or an outlet is not in a format, since code needs access to it.
struct FormatPlan {
    /// The formats, superview by superview in the order of the views.
    private(set) var formats: [PrintedFormat] = []
    /// The index of the view whose edges are the bars of each format.
    private(set) var superviews: [Int] = []
    /// The indices of the other constraints in the scene.
    private(set) var rest: [Int] = []
    /// The views that the formats name, by index.
    private(set) var views: Set<Int> = []

    private let scene: ExportedScene

    /// Divides the constraints of a scene.
    ///
    /// Without options of calls, a format cannot express an alignment.
    init(_ scene: ExportedScene, takesOptions: Bool = true) {
        self.scene = scene
        var groups: [Int: [(place: Int, constraint: ExportedScene.Constraint)]] = [:]
        for (place, constraint) in scene.constraints.enumerated() {
            if let group = group(of: constraint), takesOptions || !needsOptions(constraint) {
                groups[group, default: []].append((place, constraint))
            } else {
                rest.append(place)
            }
        }
        let writer = FormatWriter(names: scene.views.map { view in view.property })
        for group in groups.keys.sorted() { write(groups[group] ?? [], in: group, with: writer) }
        rest.sort()
    }

    /// Returns the superview whose formats may express a constraint.
    ///
    /// The result is nil if the constraint concerns other views than a view, its siblings and its superview.
    private func group(of constraint: ExportedScene.Constraint) -> Int? {
        guard constraint.identifier == nil, constraint.outlet == nil, constraint.first.guide == nil,
            constraint.second?.guide == nil
        else { return nil }
        let first = constraint.first.view
        guard let second = constraint.second?.view else { return scene.views[first].superview }
        if scene.views[first].superview == second { return second }
        if scene.views[second].superview == first { return first }
        return scene.views[first].superview == scene.views[second].superview ? scene.views[first].superview : nil
    }

    /// Returns whether a format could express it only with an option: an alignment of siblings, or an edge that does not depend on the
    /// layout direction.
    private func needsOptions(_ constraint: ExportedScene.Constraint) -> Bool {
        let (first, second) = (constraint.first, constraint.second ?? constraint.first)
        if [first.attribute, second.attribute].contains(where: { $0 == .left || $0 == .right }) { return true }
        return first.attribute == second.attribute && first.attribute.dimension != .size
            && scene.views[first.view].superview == scene.views[second.view].superview
    }

    private mutating func write(
        _ group: [(place: Int, constraint: ExportedScene.Constraint)], in superview: Int, with writer: FormatWriter
    ) {
        let orientation = FormatOrientation(scene, group.map { item in item.constraint })
        let written = writer.formats(for: orientation.constraints)
        formats += written.formats.map { format in
            let text = format.text.hasPrefix("V:") ? format.text : "H:" + format.text
            return PrintedFormat(text: text, options: format.options)
        }
        superviews += Array(repeating: superview, count: formats.count - superviews.count)
        let unexpressed = Set(written.unexpressed)
        for (index, item) in group.enumerated() {
            if unexpressed.contains(index) {
                rest.append(item.place)
            } else {
                views.formUnion(named(in: item.constraint))
            }
        }
    }

    /// Returns the views in the format of a constraint, without the superview.
    private func named(in constraint: ExportedScene.Constraint) -> [Int] {
        let views = [constraint.first.view, constraint.second?.view].compactMap { view in view }
        return views.filter { view in !views.contains { other in scene.views[other].superview == view } }
    }
}

/// The constraints with their sides in the order of formats.
private struct FormatOrientation {
    private(set) var constraints: [FormatConstraint] = []
    private let scene: ExportedScene

    private struct Pair: Hashable {
        var first: Int
        var second: Int
        var isHorizontal: Bool
    }

    init(_ scene: ExportedScene, _ group: [ExportedScene.Constraint]) {
        self.scene = scene
        let inOrder = group.map { constraint in oriented(constraint) }
        let connections = Set(inOrder.compactMap { constraint in connection(constraint) })
        constraints = inOrder.map { constraint in
            formatConstraint(aligned(constraint, along: connections) ?? constraint)
        }
    }

    /// Returns a space with its sides in the order of formats: the later view first, the superview's far edge first.
    private func oriented(_ constraint: ExportedScene.Constraint) -> ExportedScene.Constraint {
        guard !isSpace(constraint), let exchanged = constraint.exchanged, isSpace(exchanged) else { return constraint }
        return exchanged
    }

    private func isSpace(_ constraint: ExportedScene.Constraint) -> Bool {
        guard let second = constraint.second else { return false }
        let first = constraint.first
        switch (first.attribute, second.attribute) {
        case (.leading, .trailing), (.left, .right), (.top, .bottom): return areSiblings(first, second)
        case (.leading, .leading), (.left, .left), (.top, .top): return scene.views[first.view].superview == second.view
        case (.trailing, .trailing), (.right, .right), (.bottom, .bottom):
            return scene.views[second.view].superview == first.view
        default: return false
        }
    }

    private func areSiblings(_ first: ExportedScene.Operand, _ second: ExportedScene.Operand) -> Bool {
        first.view != second.view && scene.views[first.view].superview == scene.views[second.view].superview
    }

    /// Returns the two siblings that a space connects, the earlier first.
    private func connection(_ constraint: ExportedScene.Constraint) -> Pair? {
        guard isSpace(constraint), let second = constraint.second, areSiblings(constraint.first, second) else {
            return nil
        }
        return Pair(
            first: second.view, second: constraint.first.view,
            isHorizontal: constraint.first.attribute.dimension == .x)
    }

    /// Returns an alignment of two siblings in the order in which a space along the other axis connects them.
    private func aligned(
        _ constraint: ExportedScene.Constraint, along connections: Set<Pair>
    ) -> ExportedScene.Constraint? {
        guard let second = constraint.second, constraint.first.attribute == second.attribute,
            constraint.relation == .equal, constraint.constant == 0, second.attribute.dimension != .size,
            let exchanged = constraint.exchanged
        else { return nil }
        let isHorizontal = second.attribute.dimension == .y
        let order = Pair(first: second.view, second: constraint.first.view, isHorizontal: isHorizontal)
        return connections.contains(order) ? exchanged : nil
    }

    private func formatConstraint(_ constraint: ExportedScene.Constraint) -> FormatConstraint {
        let second = constraint.second
        var made = FormatConstraint(
            item(constraint.first.view, beside: second?.view), constraint.first.attribute, constraint.relation,
            second.map { second in item(second.view, beside: constraint.first.view) }, second?.attribute)
        made.multiplier = constraint.multiplier
        made.constant = constraint.constant
        made.priority = constraint.priority
        let isStandard =
            connection(constraint) != nil && constraint.constant == StandardSpacing.betweenSiblings
            && constraint.relation == .equal && constraint.priority == 1000
        if isStandard { made.symbol = .standardSpace }
        return made
    }

    private func item(_ view: Int, beside other: Int?) -> FormatConstraint.Item {
        if let other, scene.views[other].superview == view { return .superview(of: other) }
        return .view(view)
    }
}
