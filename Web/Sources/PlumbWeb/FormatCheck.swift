import Diagnostics
import VisualFormat

/// Checks a format without a layout.
///
/// The request is an object: `format`, and optionally `views`, `metrics`, `options` and `extended`. Without `views` all names are known.
struct FormatCheck {
    private let request: JSONValue

    init(_ request: JSONValue) { self.request = request }

    /// The findings, the constraints, and the names of views and metrics in the format.
    var report: JSONValue {
        let format = request["format"]?.string ?? ""
        let tree = SyntaxTree(parsing: format, dialect: request["extended"]?.flag == true ? .extended : .standard)
        var options: FormatOptions = []
        var unknown: [JSONValue] = []
        for (index, name) in (request["options"]?.elements ?? []).enumerated() {
            do throws(UnknownOption) {
                options.formUnion(try FormatOptions.option(named: name.string ?? ""))
            } catch {
                let finding = Diagnostic(
                    id: "layout.format", severity: .error, message: error.message, fixIts: error.fixIts)
                unknown.append(finding.json.with("option", .number(Double(index))))
            }
        }
        var metrics: [String: Double] = [:]
        for (name, value) in request["metrics"]?.members ?? [] {
            if let number = value.length { metrics[name] = number }
        }
        let names = request["views"]?.elements?.compactMap { name in name.string }
        let known: FormatNames =
            if let names { .given(NamedBindings(views: names, metrics: metrics)) } else {
                .assumed(AssumedBindings(for: tree))
            }
        let bound = tree.bound(to: known, options: options)
        let findings = tree.diagnostics(
            for: bound.problems, viewNames: names ?? [], metricNames: metrics.keys.sorted())
        return .object([
            ("isValid", .bool(bound.isValid && unknown.isEmpty)),
            ("findings", .array(unknown + findings.map { finding in finding.json })),
            ("views", .array(tree.viewNames.map { name in .string(name) })),
            ("metrics", .array(tree.metricNames.map { name in .string(name) })),
        ])
    }
}
