import Diagnostics
import VisualFormat

extension FormatCheck {
    /// Returns the only fix if one known name is nearer than all others, or else all fixes as suggestions.
    ///
    /// A name of one or two letters is similar to any other, so a suggestion is only a note.
    func sure(_ fixIts: [FixIt], for name: String) -> [FixIt] {
        let fixIts = fixIts.filter { fixIt in
            fixIt.edits.allSatisfy { edit in isLikely(edit.replacement, for: name) }
        }
        let metrics = bindings.metricNames.filter { metric in !bindings.hasView(named: metric) }
        let known = (bindings.viewNames + metrics).filter(SyntaxTree.canName)
        guard let nearest = Spelling.onlyNearest(to: name, among: known) else { return fixIts }
        return fixIts.filter { fixIt in fixIt.edits.allSatisfy { edit in edit.replacement == nearest } }
    }

    /// Returns whether two names differ only by case and underscores, or are so similar that one may be a typing error.
    private func isLikely(_ candidate: String, for name: String) -> Bool {
        func folded(_ text: String) -> String { text.lowercased().filter { letter in letter != "_" } }
        return folded(candidate) == folded(name) || min(candidate.utf8.count, name.utf8.count) > 2
    }

    /// Returns the name that ends at an offset of the format, or an empty text.
    func name(endingAt end: Int) -> String {
        let bytes = template.literal.bytes
        var start = min(end, bytes.count)
        while start > 0, Byte.isWord(bytes[start - 1]) { start -= 1 }
        return String(decoding: bytes[start..<min(end, bytes.count)], as: UTF8.self)
    }

    /// Checks for sizes that name both a metric and a view.
    mutating func checkShadows() {
        guard let views = call.views, let metrics = call.metrics, views != metrics else { return }
        let shadowed = views.names.map(\.text).filter(metrics.contains)
        guard !shadowed.isEmpty else { return }
        for statement in tree.statements {
            for view in statement.chain.links.flatMap({ link in tree.views(of: link) }) {
                for predicate in tree.predicates(of: view) where predicate.object == .name {
                    let name = tree.text(predicate.objectSpan)
                    if shadowed.contains(name) { reportShadow(name, at: predicate.objectSpan) }
                }
            }
        }
    }

    private mutating func reportShadow(_ name: String, at span: SourceSpan) {
        let message = "'\(name)' is a metric and a view. The metric is used. Give one of them another name."
        report(Diagnostic(id: "lint.shadowed-view", severity: .warning, message: message, views: [name]), at: span)
    }
}
