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
