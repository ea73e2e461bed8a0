import VisualFormat

/// The names that a format can use.
///
/// One type serves all callers, because the compiler specializes the binder for each type of bindings.
enum FormatNames: FormatBindings {
    /// The views and metrics of a layout.
    case layout(LiveLayout)
    /// Given views and metrics.
    case given(NamedBindings)
    /// Any names: those in brackets are views, and other ones numbers.
    case assumed(AssumedBindings)
    /// Any names, which are all views.
    case views([String])

    var viewNames: [String] {
        switch self {
        case .layout(let layout): layout.document.views.map { view in view.name }
        case .given(let names): names.viewNames
        case .assumed(let names): names.viewNames
        case .views(let names): names
        }
    }

    var metricNames: [String] {
        switch self {
        case .layout(let layout): layout.document.metrics.keys.sorted()
        case .given(let names): names.metricNames
        case .assumed(let names): names.metricNames
        case .views: []
        }
    }

    func hasView(named name: String) -> Bool {
        switch self {
        case .layout(let layout): layout.names(view: name)
        case .given(let names): names.hasView(named: name)
        case .assumed(let names): names.hasView(named: name)
        case .views: true
        }
    }

    func metric(named name: String) -> Double? {
        switch self {
        case .layout(let layout): layout.document.metrics[name]
        case .given(let names): names.metric(named: name)
        case .assumed(let names): names.metric(named: name)
        case .views: nil
        }
    }

    func hasSuperview(named name: String) -> Bool {
        if case .layout(let layout) = self { (layout.index(named: name) ?? 0) != 0 } else { true }
    }
}
