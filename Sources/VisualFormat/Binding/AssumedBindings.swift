/// Bindings for a format whose names are unknown.
///
/// Each name in brackets is a view with a superview, and each other name is a metric with the value 1.
public struct AssumedBindings: FormatBindings {
    /// The names in brackets.
    public let viewNames: [String]
    /// The other names.
    public let metricNames: [String]

    /// Creates the bindings that a tree needs.
    public init(for tree: SyntaxTree) {
        viewNames = tree.viewNames
        metricNames = tree.metricNames
    }

    /// Returns whether the name occurs in brackets.
    public func hasView(named name: String) -> Bool { viewNames.contains(name) }
    /// Returns 1 for each name that occurs as a number or outside brackets.
    public func metric(named name: String) -> Double? {
        viewNames.contains(name) && !metricNames.contains(name) ? nil : 1
    }
    /// Returns true for every view.
    public func hasSuperview(named name: String) -> Bool { true }
}
