import Diagnostics

/// Writes constraints as the shortest formats that make the same set.
///
/// The constraints between two items become one connection. Sizes go into the first brackets of their view. Connections
/// that share a view become one chain, since this saves a name and an axis. Relations and priorities of spaces are in
/// parentheses, as in the published grammar. Numbers are plain decimals.
///
/// - Complexity: Linear in the number of constraints, apart from sorting.
public struct FormatWriter: Sendable {
    /// The names of the views, by the numbers in constraints.
    public let names: [String]
    /// The meaning of `-` beside a bar.
    public let spacing: StandardSpacing

    /// Creates a writer.
    ///
    /// Constraints of views whose names a format cannot contain are not expressed.
    public init(names: [String], spacing: StandardSpacing = .documented) {
        self.names = names
        self.spacing = spacing
    }

    /// Returns the formats of a set of constraints, horizontal ones first.
    public func formats(for constraints: [FormatConstraint]) -> PrintedFormats {
        var result = PrintedFormats(formats: [], unexpressed: [])
        var sets = [ChainSet(axis: .horizontal), ChainSet(axis: .vertical)]
        var alignments: [Int] = []
        for (index, constraint) in constraints.enumerated() {
            if let part = part(for: constraint) {
                sets[Int(part.axis.rawValue)].insert(part.element, part.predicate)
            } else if isAlignment(constraint) {
                alignments.append(index)
            } else {
                result.unexpressed.append(index)
            }
        }
        for index in alignments where !align(constraints[index], in: &sets) { result.unexpressed.append(index) }
        for set in sets { result.formats += set.formats(names: names) }
        result.unexpressed.sort()
        return result
    }

    /// Gives the option to the connection between the two views along the other axis.
    private func align(_ constraint: FormatConstraint, in sets: inout [ChainSet]) -> Bool {
        guard case .view(let first) = constraint.first, case .view(let second) = constraint.second else { return false }
        let axis: Axis = constraint.firstAttribute.dimension == .x ? .vertical : .horizontal
        return sets[Int(axis.rawValue)].align(first, second, constraint.firstAttribute)
    }

    private func isAlignment(_ constraint: FormatConstraint) -> Bool {
        constraint.relation == .equal && constraint.multiplier == 1 && constraint.constant == 0
            && constraint.priority == 1000 && constraint.secondAttribute == constraint.firstAttribute
            && FormatOptions.attributes.contains(constraint.firstAttribute) && constraint.symbol == .none
    }

    // MARK: - What a constraint is in a format

    private struct Part {
        var axis: Axis
        var element: ChainSet.Element
        var predicate: String
    }

    private func part(for constraint: FormatConstraint) -> Part? {
        guard constraint.multiplier == 1 || constraint.second == nil, constraint.constant.isFinite else { return nil }
        if constraint.firstAttribute.dimension == .size { return sizePart(for: constraint) }
        return spacePart(for: constraint)
    }

    private func sizePart(for constraint: FormatConstraint) -> Part? {
        guard let view = view(constraint.first) else { return nil }
        let axis: Axis = constraint.firstAttribute == .width ? .horizontal : .vertical
        var object = JSONValue.text(of: constraint.constant)
        if let second = constraint.second {
            guard let other = self.view(second), constraint.secondAttribute == constraint.firstAttribute,
                constraint.constant == 0
            else { return nil }
            object = names[other]
        }
        return Part(axis: axis, element: .size(view), predicate: predicate(constraint, object))
    }

    private func spacePart(for constraint: FormatConstraint) -> Part? {
        guard let second = constraint.second, let attribute = constraint.secondAttribute,
            let edges = SpaceEdges(constraint.firstAttribute, attribute)
        else { return nil }
        var after: Int?
        var before: Int?
        switch (constraint.first, second) {
        case (.view(let first), .view(let other)) where edges.kind == .siblings:
            (after, before) = (view(.view(first)), view(.view(other)))
            if after == nil || before == nil { return nil }
        case (.view(let first), .superview(let child)) where edges.kind == .beginning && child == first:
            after = view(.view(first))
            if after == nil { return nil }
        case (.superview(let child), .view(let other)) where edges.kind == .end && child == other:
            before = view(.view(other))
            if before == nil { return nil }
        default: return nil
        }
        guard let text = space(constraint, edges) else { return nil }
        let connection = ChainSet.Connection(before: before, after: after, isLeftToRight: edges.isLeftToRight)
        return Part(axis: edges.axis, element: .connection(connection), predicate: text)
    }

    /// The predicate of a space; a lone hyphen for a standard space.
    private func space(_ constraint: FormatConstraint, _ edges: SpaceEdges) -> String? {
        let isPlain = constraint.relation == .equal && constraint.priority == 1000
        if edges.isMargin {
            return isPlain && constraint.constant == 0 && spacing == .layoutMargins ? "-" : nil
        }
        guard constraint.symbol == .standardSpace else {
            return predicate(constraint, JSONValue.text(of: constraint.constant))
        }
        if edges.kind != .siblings, spacing == .layoutMargins { return nil }
        let standard = edges.kind == .siblings ? StandardSpacing.betweenSiblings : StandardSpacing.toSuperview
        return isPlain && constraint.constant == standard ? "-" : nil
    }

    private func predicate(_ constraint: FormatConstraint, _ object: String) -> String {
        var text = object
        if constraint.relation != .equal { text = constraint.relation.sign + text }
        if constraint.priority != 1000 { text += "@" + JSONValue.text(of: constraint.priority) }
        return text
    }

    /// The view of an item, if formats can hold its name.
    private func view(_ item: FormatConstraint.Item) -> Int? {
        guard case .view(let index) = item, names.indices.contains(index) else { return nil }
        let name = Array(names[index].utf8)
        guard let first = name.first, Byte.isNameStart(first), name.allSatisfy(Byte.isName) else { return nil }
        return index
    }
}

/// The relation of two edges.
private struct SpaceEdges {
    enum Kind {
        case siblings
        case beginning
        case end
    }

    var kind: Kind
    var axis: Axis
    var isLeftToRight = false
    var isMargin = false

    init?(_ first: Attribute, _ second: Attribute) {
        switch (first, second) {
        case (.leading, .trailing): self.init(.siblings, .horizontal)
        case (.leading, .leading): self.init(.beginning, .horizontal)
        case (.trailing, .trailing): self.init(.end, .horizontal)
        case (.left, .right): self.init(.siblings, .horizontal, isLeftToRight: true)
        case (.left, .left): self.init(.beginning, .horizontal, isLeftToRight: true)
        case (.right, .right): self.init(.end, .horizontal, isLeftToRight: true)
        case (.top, .bottom): self.init(.siblings, .vertical)
        case (.top, .top): self.init(.beginning, .vertical)
        case (.bottom, .bottom): self.init(.end, .vertical)
        case (.leading, .leadingMargin): self.init(.beginning, .horizontal, isMargin: true)
        case (.trailingMargin, .trailing): self.init(.end, .horizontal, isMargin: true)
        case (.left, .leftMargin): self.init(.beginning, .horizontal, isLeftToRight: true, isMargin: true)
        case (.rightMargin, .right): self.init(.end, .horizontal, isLeftToRight: true, isMargin: true)
        case (.top, .topMargin): self.init(.beginning, .vertical, isMargin: true)
        case (.bottomMargin, .bottom): self.init(.end, .vertical, isMargin: true)
        default: return nil
        }
    }

    private init(_ kind: Kind, _ axis: Axis, isLeftToRight: Bool = false, isMargin: Bool = false) {
        (self.kind, self.axis, self.isLeftToRight, self.isMargin) = (kind, axis, isLeftToRight, isMargin)
    }
}
