/// Bindings with names and values, without views.
public struct NamedBindings: FormatBindings {
    /// The names of the views, in order.
    public let viewNames: [String]
    private let views: Set<String>
    private let metrics: [String: Double]
    private let orphans: Set<String>

    /// Creates bindings for views with these names, some of which have no superview.
    public init(views: [String], metrics: [String: Double] = [:], withoutSuperview orphans: [String] = []) {
        viewNames = views
        self.views = Set(views)
        self.metrics = metrics
        self.orphans = Set(orphans)
    }

    /// The names of the metrics, sorted.
    public var metricNames: [String] { metrics.keys.sorted() }
    /// Returns whether there is a view with the name.
    public func hasView(named name: String) -> Bool { views.contains(name) }
    /// Returns the value of a metric.
    public func metric(named name: String) -> Double? { metrics[name] }
    /// Returns whether the view has a superview.
    public func hasSuperview(named name: String) -> Bool { !orphans.contains(name) }
}
