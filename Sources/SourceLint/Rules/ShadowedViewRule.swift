import Diagnostics
import VisualFormat

/// Reports sizes that name both a metric and a view.
struct ShadowedViewRule: SourceRule {
    let ids: [DiagnosticID] = ["lint.shadowed-view"]

    func findings(in format: CheckedFormat) -> [Finding] {
        let tree = format.tree
        guard tree.isValid, let views = format.call.views, let metrics = format.call.metrics, views != metrics
        else { return [] }
        let shadowed = views.names.map(\.text).filter(metrics.contains)
        guard !shadowed.isEmpty else { return [] }
        let predicates = tree.statements.flatMap { statement in statement.chain.links }
            .flatMap { link in tree.views(of: link) }.flatMap { view in tree.predicates(of: view) }
        return predicates.compactMap { predicate in
            guard predicate.object == .name else { return nil }
            let name = tree.text(predicate.objectSpan)
            guard shadowed.contains(name) else { return nil }
            let message = "'\(name)' is a metric and a view. The metric is used. Give one of them another name."
            return format.finding(
                Diagnostic(id: "lint.shadowed-view", severity: .warning, message: message, views: [name]),
                at: predicate.objectSpan)
        }
    }
}
