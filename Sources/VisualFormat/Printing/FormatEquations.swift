import Diagnostics

/// What a format says, constraint by constraint, as equations: `b.leading == a.trailing + 8`.
///
/// A metric without a value goes by its name, wherever the format adds, multiplies or divides by it; the time is linear in the format.
///
/// ```swift
/// FormatEquations(of: SyntaxTree(parsing: "|-gap-[a(>=20@750)]")).lines.map(\.equation)
/// // ["a.leading == superview.leading + gap", "a.width >= 20 @750"]
/// ```
public struct FormatEquations: Sendable {
    /// One constraint.
    public struct Line: Hashable, Sendable {
        /// The constraint, required ones without a priority.
        public let equation: String
        /// Whether its constant is the standard space.
        public let isStandardSpace: Bool
        /// The part of the format that says so.
        public let span: SourceSpan
    }

    /// The constraints in Apple's order; none where there are problems.
    public let lines: [Line]
    /// What is wrong with the format, its numbers or its options.
    public let problems: [Problem]

    /// The equations of a tree whose views all have a superview.
    /// - Parameters:
    ///   - tree: The format.
    ///   - metrics: The values of metrics, in points, or priorities.
    ///   - options: The options of the call.
    ///   - spacing: What the standard space beside a bar is.
    public init(
        of tree: SyntaxTree, metrics: [String: Double] = [:], options: FormatOptions = [],
        spacing: StandardSpacing = .documented
    ) {
        let open = Set(tree.metricNames.filter { name in metrics[name] == nil })
        var values = metrics
        // A metric that goes by its name has some value that is a factor, a divisor and a priority.
        for name in open { values[name] = 1 }
        let bindings = NamedBindings(views: tree.viewNames, metrics: values)
        let format = tree.bound(to: bindings, options: options, spacing: spacing)
        problems = format.problems
        guard format.isValid else {
            lines = []
            return
        }
        let terms = FormatTerms(of: tree, open: open, values: values)
        lines = format.constraints.map { constraint in
            Line(
                equation: Self.equation(constraint, terms, in: format),
                isStandardSpace: constraint.symbol == .standardSpace, span: constraint.span)
        }
    }

    private static func equation(_ constraint: FormatConstraint, _ terms: FormatTerms, in format: BoundFormat) -> String
    {
        var sum = FormatSum()
        if let second = constraint.second, let attribute = constraint.secondAttribute {
            let side = "\(name(second, format)).\(attribute.name)"
            terms.addShare(of: side, in: constraint, to: &sum)
        }
        terms.addConstant(of: constraint, to: &sum)
        let side = "\(name(constraint.first, format)).\(constraint.firstAttribute.name)"
        return "\(side) \(constraint.relation.sign) \(sum.text)\(terms.priority(of: constraint))"
    }

    /// What stands for the view around the others.
    private static let superview = "superview"

    private static func name(_ item: FormatConstraint.Item, _ format: BoundFormat) -> String {
        switch item {
        // In brackets, as in the format, a view cannot be taken for the one around it.
        case .view(let place): format.viewNames[place] == superview ? "[\(superview)]" : format.viewNames[place]
        case .superview: superview
        case .safeArea: "\(superview).safeAreaLayoutGuide"
        case .guide(let place): format.guides[place].name ?? "guide\(place + 1)"
        }
    }
}
