import VisualFormat

/// The dictionaries at a call, as far as the source states them.
///
/// An unknown dictionary may contain any name.
struct CallBindings: FormatBindings {
    let views: NameTable?
    let metrics: NameTable?

    init(_ call: FormatCall) {
        views = call.views
        metrics = call.metrics
    }

    var viewNames: [String] { views?.names.map(\.text) ?? [] }
    var metricNames: [String] { metrics?.names.map(\.text) ?? [] }

    func hasView(named name: String) -> Bool {
        views.map { views in
            views.contains(name) && views.otherType(of: name) == nil || FormatTemplate.isOpen(name)
        } ?? true
    }

    func typeOfOther(named name: String) -> String? { views?.otherType(of: name) }

    /// Returns the value 1, which is valid for every constant and priority.
    ///
    /// The true value is known only at run time.
    func metric(named name: String) -> Double? {
        metrics.map { metrics in metrics.contains(name) || FormatTemplate.isOpen(name) } ?? true ? 1 : nil
    }

    /// Returns true, because the superview is unknown.
    func hasSuperview(named name: String) -> Bool { true }
}
