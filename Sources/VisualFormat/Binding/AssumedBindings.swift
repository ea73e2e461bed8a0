/// Bindings for a format of which only the text is known: each name in brackets is a view with a superview, each other
/// name is a metric of value 1.
public struct AssumedBindings: FormatBindings {
    /// The names in brackets.
    public let viewNames: [String]
    /// The other names.
    public let metricNames: [String]

    /// The bindings that a tree needs.
    public init(for tree: SyntaxTree) {
        viewNames = tree.viewNames
        metricNames = tree.metricNames
    }

    /// Whether the name stands in brackets.
    public func hasView(named name: String) -> Bool { viewNames.contains(name) }
    /// 1 for every name that stands for a number somewhere, or not in brackets.
    public func metric(named name: String) -> Double? {
        viewNames.contains(name) && !metricNames.contains(name) ? nil : 1
    }
    /// Every view has a superview.
    public func hasSuperview(named name: String) -> Bool { true }
}
