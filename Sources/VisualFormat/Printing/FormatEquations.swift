import Diagnostics

/// What a format says, constraint by constraint, as equations: `b.leading == a.trailing + 8`.
///
/// A metric without a value goes by its name. How often it is in a constant is found by trying, since all that a format can do with it is
/// to add it, to take it away or to multiply it by a number; so the time is that of binding the format once for each such metric.
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
        let open = tree.metricNames.filter { name in metrics[name] == nil }
        func bound(trying tried: String?) -> BoundFormat {
            var values = metrics
            for name in open { values[name] = name == tried ? 2 : 1 }
            let bindings = NamedBindings(views: tree.viewNames, metrics: values)
            return tree.bound(to: bindings, options: options, spacing: spacing)
        }
        let format = bound(trying: nil)
        problems = format.problems
        guard format.isValid else {
            lines = []
            return
        }
        let trials = open.map { name in (name: name, constraints: bound(trying: name).constraints) }
        lines = format.constraints.indices.map { place in
            let changes = trials.filter { trial in trial.constraints.indices.contains(place) }
                .map { trial in (name: trial.name, constraint: trial.constraints[place]) }
            let constraint = format.constraints[place]
            return Line(
                equation: Self.equation(constraint, changes, in: format),
                isStandardSpace: constraint.symbol == .standardSpace, span: constraint.span)
        }
    }

    /// A constraint with the same one for each metric that has another value there.
    private typealias Change = (name: String, constraint: FormatConstraint)

    private static func equation(_ constraint: FormatConstraint, _ changes: [Change], in format: BoundFormat) -> String
    {
        var text = "\(name(constraint.first, format)).\(constraint.firstAttribute.name) \(constraint.relation.sign) "
        var sum = Sum()
        if let second = constraint.second, let attribute = constraint.secondAttribute {
            let factor = changes.first { change in change.constraint.multiplier != constraint.multiplier }
            var side = "\(name(second, format)).\(attribute.name)"
            if let factor {
                side += " * \(factor.name)"
            } else if constraint.multiplier != 1 {
                side += " * \(JSONValue.text(of: constraint.multiplier))"
            }
            sum.parts.append((false, side))
        }
        var number = constraint.constant
        for change in changes where change.constraint.constant != constraint.constant {
            let count = change.constraint.constant - constraint.constant
            number -= count
            sum.add(count, times: change.name)
        }
        sum.add(number)
        text += sum.text
        if let priority = changes.first(where: { change in change.constraint.priority != constraint.priority }) {
            text += " @\(priority.name)"
        } else if constraint.priority < 1000 {
            text += " @\(JSONValue.text(of: constraint.priority))"
        }
        return text
    }

    private static func name(_ item: FormatConstraint.Item, _ format: BoundFormat) -> String {
        switch item {
        case .view(let place): format.viewNames[place]
        case .superview: "superview"
        case .safeArea: "superview.safeAreaLayoutGuide"
        case .guide(let place): format.guides[place].name ?? "guide\(place + 1)"
        }
    }

    /// Parts that are added and taken away.
    private struct Sum {
        var parts: [(isNegative: Bool, text: String)] = []

        mutating func add(_ count: Double, times name: String) {
            parts.append((count < 0, abs(count) == 1 ? name : "\(JSONValue.text(of: abs(count))) * \(name)"))
        }

        mutating func add(_ number: Double) {
            if number != 0 || parts.isEmpty { parts.append((number < 0, JSONValue.text(of: abs(number)))) }
        }

        var text: String {
            var text = ""
            for (index, part) in parts.enumerated() {
                text += index == 0 ? (part.isNegative ? "-" : "") : part.isNegative ? " - " : " + "
                text += part.text
            }
            return text
        }
    }
}
