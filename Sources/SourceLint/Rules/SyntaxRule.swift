import Diagnostics
import VisualFormat

/// Reports mistakes of the format language, and names that the call does not have.
struct SyntaxRule: SourceRule {
    let ids: [DiagnosticID] = [
        "vfl.empty-format", "vfl.expected-colon", "vfl.expected-connection", "vfl.expected-view",
        "vfl.expected-view-name", "vfl.expected-view-end", "vfl.expected-predicate-end", "vfl.expected-value",
        "vfl.unknown-relation", "vfl.ambiguous-hyphen", "vfl.expected-hyphen", "vfl.expected-list-end",
        "vfl.expected-more-input", "vfl.expected-view-or-bar", "vfl.expected-end", "vfl.unknown-view",
        "vfl.not-a-view",
        "vfl.unknown-metric", "vfl.parallel-alignment", "vfl.priority-out-of-range", "vfl.constant-not-finite",
        "vfl.unknown-attribute", "vfl.mismatched-attributes", "vfl.invalid-range", "vfl.nested-too-deeply",
    ]

    func findings(in format: CheckedFormat) -> [Finding] {
        let (tree, template) = (format.tree, format.template)
        var findings: [Finding] = []
        var offered: [FixIt] = []
        // Without a known axis, the options may not fit the format.
        let hasKnownAxis = template.firstUnknown != 0
        let options = FormatOptions(rawValue: hasKnownAxis ? format.call.options?.rawValue ?? 0 : 0)
        for problem in tree.causes(among: tree.bound(to: format.bindings, options: options).problems) {
            let certainty = template.certainty(at: problem.offset)
            // Problems after one in a placeholder may be its consequences.
            if certainty == .unknown { break }
            let problem = Problem(format.resolved(problem), at: problem.offset)
            let advice = tree.advice(
                on: problem, viewNames: format.bindings.viewNames, metricNames: format.bindings.metricNames)
            guard advice.isNews(beside: &offered) else { continue }
            findings.append(format.finding(problem, advice, isCertain: certainty == .certain))
        }
        return findings
    }
}

extension CheckedFormat {
    /// Returns the finding about a problem of the format at its position, with known fixes.
    fileprivate func finding(_ problem: Problem, _ advice: Advice, isCertain: Bool) -> Finding {
        var diagnostic = Diagnostic(id: problem.id, severity: isCertain ? .error : .warning, message: problem.message)
        diagnostic.notes = advice.notes.filter { note in !FormatTemplate.isOpen(note) }
        diagnostic.fixIts = advice.fixIts
        switch problem.kind {
        case .unknownView(let name), .unknownMetric(let name):
            diagnostic.severity = nameSeverity
            if problem.kind == .unknownView(name) { diagnostic.views = [name] }
            diagnostic.fixIts = sure(advice.fixIts, for: name)
            return finding(diagnostic, at: SourceSpan(problem.offset - name.utf8.count, problem.offset))
        case .notAView(let name, _):
            diagnostic.views = [name]
            return finding(diagnostic, at: SourceSpan(problem.offset - name.utf8.count, problem.offset))
        case .parallelAlignment:
            diagnostic.severity = nameSeverity
            return Finding(diagnostic, span: call.options?.span ?? SourceSpan(at: 0))
        default:
            if let note = placeholderNote(at: problem.offset), !diagnostic.notes.contains(note) {
                // Braces around a value are a placeholder in this language, not a mistake.
                if problem.kind == .expectedValue { diagnostic.notes = [] }
                diagnostic.notes.append(note)
            }
            return finding(
                diagnostic, at: SourceSpan(problem.offset, min(problem.offset + 1, template.literal.bytes.count)))
        }
    }

    /// Returns the problem of a name in a space that is not a metric.
    ///
    /// If the views are unknown, it could be one of them.
    fileprivate func resolved(_ problem: Problem) -> Problem.Kind {
        guard problem.kind == .expectedValue, call.views == nil, call.metrics != nil else { return problem.kind }
        let name = name(endingAt: problem.offset)
        return SyntaxTree.canName(name) ? .unknownMetric(name) : problem.kind
    }

    /// Returns the name that ends at an offset of the format, or an empty text.
    private func name(endingAt end: Int) -> String {
        let bytes = template.literal.bytes
        var start = min(end, bytes.count)
        while start > 0, Byte.isWord(bytes[start - 1]) { start -= 1 }
        return String(decoding: bytes[start..<min(end, bytes.count)], as: UTF8.self)
    }

    /// The severity of unknown names.
    ///
    /// A wrapper may add names and options.
    private var nameSeverity: Severity { call.isApple ? .error : .warning }

    /// Returns a note on a placeholder that no value replaces.
    private func placeholderNote(at offset: Int) -> String? {
        guard offset < template.literal.bytes.count else { return nil }
        return switch template.literal.bytes[offset] {
        case Byte.percent:
            "This call does not replace placeholders such as %f or %@. "
                + "Make the format with a formatting function."
        case Byte.leftBrace where language == .cSharp:
            "This string does not replace braces. Put $ before it, or use string.Format."
        default: nil
        }
    }

    /// Returns the only fix if one known name is nearer than all others, or else all fixes as suggestions.
    ///
    /// A name of one or two letters is similar to any other, so a suggestion is only a note.
    private func sure(_ fixIts: [FixIt], for name: String) -> [FixIt] {
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
}
