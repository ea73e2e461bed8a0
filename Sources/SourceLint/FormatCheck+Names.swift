import Diagnostics
import VisualFormat

extension FormatCheck {
    /// What is worth knowing about a name that is in no dictionary: the names that there are, and the one that is meant.
    func described(_ diagnostic: Diagnostic, unknown name: String, at span: SourceSpan, among kind: String)
        -> Diagnostic
    {
        let known = (kind == "views" ? [] : bindings.metricNames) + (kind == "metrics" ? [] : bindings.viewNames)
        let usable = known.filter(Name.isUsable)
        var diagnostic = diagnostic
        // Of several names that are equally near, a person must choose.
        let near = Spelling.onlyNearest(to: name, among: usable).map { near in [near] }
        for candidate in near ?? Spelling.candidates(for: name, among: usable) {
            diagnostic.fixIts.append(FixIt(title: "replace with '\(candidate)'", edits: [TextEdit(span, candidate)]))
        }
        let list = known.map { name in "'\(name)'" }.joined(separator: ", ")
        diagnostic.notes.append(known.isEmpty ? "there are no \(kind)" : "the \(kind) are \(list)")
        return diagnostic
    }

    /// The name that ends at a place of the format.
    func nameSpan(endingAt end: Int) -> SourceSpan {
        let bytes = template.literal.bytes
        var start = min(end, bytes.count)
        while start > 0, Byte.isWord(bytes[start - 1]) { start -= 1 }
        return SourceSpan(start, end)
    }

    /// Looks for sizes that name a metric and a view.
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
        let message = "'\(name)' is a metric and a view; here the metric is taken. Give one of them another name."
        report(Diagnostic(id: "lint.shadowed-view", severity: .warning, message: message, views: [name]), at: span)
    }
}

/// What a format can name.
enum Name {
    /// Whether a name can be written in a format: a letter or an underscore, then also digits.
    static func isUsable(_ name: String) -> Bool {
        guard let first = name.utf8.first, Byte.isLetter(first) else { return false }
        return name.utf8.allSatisfy { byte in Byte.isWord(byte) && byte < 0x80 }
    }
}
