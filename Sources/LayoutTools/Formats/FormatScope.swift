import InterfaceBuilder
import VisualFormat

/// The meaning of the names in a format about a canvas: its views and guides, and the metrics of the document.
struct FormatScope: FormatBindings {
    let canvas: Canvas
    let names: FormatNames
    let metrics: [String: Double]

    init(_ canvas: Canvas, of document: DesignDocument) {
        self.canvas = canvas
        names = FormatNames(canvas, of: document)
        metrics = document.content.metrics
    }

    var viewNames: [String] { names.all }
    var metricNames: [String] { metrics.keys.sorted() }

    func hasView(named name: String) -> Bool { names.id(of: name) != nil }
    func metric(named name: String) -> Double? { hasView(named: name) ? nil : metrics[name] }
    func hasSuperview(named name: String) -> Bool { parent(of: name) != nil }
    func isSuperview(_ name: String, of other: String) -> Bool {
        parent(of: other).map { parent in parent == names.id(of: name) } ?? false
    }

    /// Returns the superview of a view with a name, or the owning view of a guide.
    func parent(of name: String) -> String? { names.id(of: name).flatMap(canvas.item)?.parent }
}
