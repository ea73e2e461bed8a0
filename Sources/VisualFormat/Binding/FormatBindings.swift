/// What the names in a format stand for.
public protocol FormatBindings {
    /// The names of all views, in an order that does not change from run to run; for suggestions.
    var viewNames: [String] { get }
    /// The names of all metrics, likewise.
    var metricNames: [String] { get }
    /// Whether a name is a key in the dictionary of views.
    func hasView(named name: String) -> Bool
    /// The value of a metric; nil if the name is no key in the dictionary of metrics.
    func metric(named name: String) -> Double?
    /// Whether a view has a superview; a layout guide has if a view owns it.
    func hasSuperview(named name: String) -> Bool
    /// Whether a view is the superview of another one.
    func isSuperview(_ name: String, of other: String) -> Bool
    /// The height of a line of a view that shows text, in points; nil for views without baselines of their own.
    func lineHeight(named name: String) -> Double?
}

extension FormatBindings {
    /// No view is another one's superview.
    public func isSuperview(_ name: String, of other: String) -> Bool { false }
    /// No view shows text.
    public func lineHeight(named name: String) -> Double? { nil }
}

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

/// Bindings by names and values alone, without views.
public struct NamedBindings: FormatBindings {
    /// The names of the views, in order.
    public let viewNames: [String]
    private let views: Set<String>
    private let metrics: [String: Double]
    private let orphans: Set<String>

    /// Bindings for views of these names, of which some have no superview.
    public init(views: [String], metrics: [String: Double] = [:], withoutSuperview orphans: [String] = []) {
        viewNames = views
        self.views = Set(views)
        self.metrics = metrics
        self.orphans = Set(orphans)
    }

    /// The names of the metrics, sorted.
    public var metricNames: [String] { metrics.keys.sorted() }
    /// Whether there is a view of that name.
    public func hasView(named name: String) -> Bool { views.contains(name) }
    /// The value of a metric.
    public func metric(named name: String) -> Double? { metrics[name] }
    /// Whether the view is not among those without a superview.
    public func hasSuperview(named name: String) -> Bool { !orphans.contains(name) }
}
