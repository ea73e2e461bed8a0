import Diagnostics

/// The constraints of a format as equations: `b.leading == a.trailing + 8`.
///
/// A metric without a value is written by its name in sums, products and quotients.
///
/// - Complexity: Linear in the length of the format.
///
/// ```swift
/// FormatEquations(of: SyntaxTree(parsing: "|-gap-[a(>=20@750)]")).lines.map(\.equation)
/// // ["a.leading == superview.leading + gap", "a.width >= 20 @750"]
/// ```
public struct FormatEquations: Sendable {
    /// An equation.
    public struct Line: Hashable, Sendable {
        /// The constraint as text, without the priority if it is required.
        public let equation: String
        /// A Boolean value that indicates whether the constant is the standard space.
        public let isStandardSpace: Bool
        /// The part of the format that makes the constraint.
        public let span: SourceSpan
    }

    /// The constraints in Apple's order; empty if there are problems.
    public let lines: [Line]
    /// The problems with the format, its numbers or its options.
    public let problems: [Problem]

    /// Creates the equations of a tree.
    ///
    /// All views have a superview.
    /// - Parameters:
    ///   - tree: The format.
    ///   - metrics: The values of metrics, in points or as priorities.
    ///   - options: The options of the call.
    ///   - spacing: The meaning of a standard space beside a bar.
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

    /// The name of the superview.
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
