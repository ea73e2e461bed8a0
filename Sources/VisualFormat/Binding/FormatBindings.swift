/// The meaning of the names in a format.
public protocol FormatBindings {
    /// The names of all views, in an order that does not change from run to run; for suggestions.
    var viewNames: [String] { get }
    /// The names of all metrics, likewise.
    var metricNames: [String] { get }
    /// Returns whether a name is a key in the dictionary of views.
    func hasView(named name: String) -> Bool
    /// Returns the value of a metric; nil if the metrics do not have the name.
    func metric(named name: String) -> Double?
    /// Returns whether a view has a superview; a layout guide has if a view owns it.
    func hasSuperview(named name: String) -> Bool
    /// Returns whether a view is the superview of another one.
    func isSuperview(_ name: String, of other: String) -> Bool
    /// The height of a line of a view that shows text, in points; nil for views without baselines of their own.
    func lineHeight(named name: String) -> Double?
}

extension FormatBindings {
    /// Returns false for all views.
    public func isSuperview(_ name: String, of other: String) -> Bool { false }
    /// Returns nil for all views.
    public func lineHeight(named name: String) -> Double? { nil }
}
