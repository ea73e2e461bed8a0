import Diagnostics

extension SyntaxTree {
    /// Looks up the names, and returns the constraints.
    ///
    /// Unknown names are problems of the result, and nothing is thrown. A single hyphen is 8 points between siblings.
    /// `spacing` sets its value at the superview, as in Apple's Visual Format Language.
    ///
    /// - Complexity: Linear in the length of the text for Apple's grammar.
    public func bound(
        to bindings: some FormatBindings, options: FormatOptions = [], spacing: StandardSpacing = .documented
    ) -> BoundFormat {
        var binder = Binder(tree: self, bindings: bindings, options: options, spacing: spacing)
        for statement in statements { binder.bind(statement) }
        return binder.finished()
    }
}

/// Walks a tree in the order of the text and makes its constraints.
///
/// The binder skips gaps in the tree that errors leave, so all wrong names are found at once.
struct Binder<Bindings: FormatBindings> {
    let tree: SyntaxTree
    let bindings: Bindings
    let options: FormatOptions
    /// The attributes that the options align.
    let alignedAttributes: [Attribute]
    let spacing: StandardSpacing
    var format = BoundFormat()
    var names = NameList()
    /// The guides of stacks by their names.
    var stackGuides: [String: Int] = [:]
    /// The alignments, which come after all other constraints.
    var alignments: [FormatConstraint] = []

    init(tree: SyntaxTree, bindings: Bindings, options: FormatOptions, spacing: StandardSpacing) {
        self.tree = tree
        self.bindings = bindings
        self.options = options
        alignedAttributes = options.alignedAttributes
        self.spacing = spacing
        format.constraints.reserveCapacity(tree.predicates.count + 4)
    }

    /// The constraints with alignments, and the problems of names merged with those of the text.
    consuming func finished() -> BoundFormat {
        format.constraints += alignments
        format.viewNames = names.all
        // Names that were read are looked up before the error that follows them.
        let problems = format.problems + tree.problems
        let order = problems.indices.ordered { one, other in problems[one].offset < problems[other].offset }
        format.problems = order.map { place in problems[place] }
        return format
    }

    mutating func report(_ kind: Problem.Kind, at offset: Int) {
        guard format.problems.count < Parser.problemLimit else { return }
        format.problems.append(Problem(kind, at: offset))
    }

    /// Places of many views make the product of their numbers; a short text must not fill the memory.
    ///
    /// Apple's language has one view a place and no limit.
    mutating func hasRoom(for count: Int, at offset: Int) -> Bool {
        if count <= 1 || format.constraints.count + alignments.count + count <= 100_000 { return true }
        if format.problems.last?.kind != .tooManyConstraints { report(.tooManyConstraints, at: offset) }
        return false
    }

    mutating func bind(_ statement: SyntaxTree.Statement) {
        for equation in statement.equations { bind(equation) }
        if statement.axes != .vertical { bind(statement.chain, along: .horizontal, of: statement) }
        if statement.axes != .horizontal { bind(statement.chain, along: .vertical, of: statement) }
    }

    private mutating func bind(_ chain: SyntaxTree.Chain, along axis: Axis, of statement: SyntaxTree.Statement) {
        bindRow(chain, Row(axis: axis, checksOptions: statement.axes != .both))
    }
}

/// A chain while it is bound: its axis, what its ends are tied to, and its common gap.
struct Row {
    let axis: Axis
    /// A Boolean value that indicates whether options along the axis are an error.
    ///
    /// A statement for both axes uses the options that fit.
    var checksOptions = true
    /// The view around a stack; nil for a chain of its own, whose ends are bars.
    var container: FormatConstraint.Item?
    /// The guide of the first equal gap.
    var gap: Int?
    /// A Boolean value that indicates whether an option along the axis was reported.
    var hasWrongOption = false
}

extension Binder {
    /// The item of a view's name; nil and a problem if there is none.
    mutating func item(named span: SourceSpan) -> FormatConstraint.Item? {
        if span.isEmpty { return nil }
        return item(named: tree.text(span), at: span.upper)
    }

    mutating func item(named name: String, at offset: Int) -> FormatConstraint.Item? {
        if let guide = stackGuides[name] { return .guide(guide) }
        guard bindings.hasView(named: name) else {
            let type = bindings.typeOfOther(named: name)
            report(type.map { .notAView(name, type: $0) } ?? .unknownView(name), at: offset)
            return nil
        }
        return .view(names.insert(name))
    }

    /// A view in whose superview a guide for an item belongs.
    func sibling(of item: FormatConstraint.Item) -> Int {
        switch item {
        case .view(let index), .superview(let index), .safeArea(let index): index
        case .guide(let guide): format.guides[guide].sibling
        }
    }

    /// The superview of an item; nil and a problem if it has none.
    mutating func superview(of item: FormatConstraint.Item, at offset: Int) -> FormatConstraint.Item? {
        let index = sibling(of: item)
        if case .view = item, !bindings.hasSuperview(named: names.all[index]) {
            report(.missingSuperview, at: offset)
            return nil
        }
        return .superview(of: index)
    }
}
