import VisualFormat

/// The dictionaries at a call as far as they are written down; whatever is not may have any name in it.
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

    /// The value 1, which every constant and priority may have: only the running program knows the true one.
    func metric(named name: String) -> Double? {
        metrics.map { metrics in metrics.contains(name) || FormatTemplate.isOpen(name) } ?? true ? 1 : nil
    }

    /// Nothing is known of the superview.
    func hasSuperview(named name: String) -> Bool { true }
}
