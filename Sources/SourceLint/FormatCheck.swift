import Diagnostics
import VisualFormat

/// Checks one format at a call: its syntax, its names, its options.
struct FormatCheck {
    let call: FormatCall
    let language: Language
    let template: FormatTemplate
    let tree: SyntaxTree
    let bindings: CallBindings
    private(set) var findings: [Finding] = []
    private var offered: Set<FixIt> = []

    /// Returns the findings about a format.
    ///
    /// A literal without an end has none, since the compiler reports it.
    static func findings(
        _ literal: StringLiteral, at call: FormatCall, in language: Language, dialect: Dialect,
        isContinued: Bool = false
    ) -> [Finding] {
        guard !literal.isUnterminated else { return [] }
        var check = FormatCheck(literal, at: call, in: language, dialect: dialect, isContinued: isContinued)
        check.run()
        return check.findings
    }

    private init(
        _ literal: StringLiteral, at call: FormatCall, in language: Language, dialect: Dialect, isContinued: Bool
    ) {
        self.call = call
        self.language = language
        template = FormatTemplate(literal, isContinued: isContinued)
        tree = SyntaxTree(parsing: template.literal.text, dialect: dialect)
        bindings = CallBindings(call)
    }

    private mutating func run() {
        let options = FormatOptions(rawValue: hasKnownAxis ? call.options?.rawValue ?? 0 : 0)
        for problem in tree.causes(among: tree.bound(to: bindings, options: options).problems) {
            let certainty = template.certainty(at: problem.offset)
            // Problems after one in a placeholder may be its consequences.
            if certainty == .unknown { break }
            report(problem, isCertain: certainty == .certain)
        }
        guard tree.isValid else { return }
        checkShadows()
        checkOptions()
    }

    /// A Boolean value that indicates whether the axis is known.
    private var hasKnownAxis: Bool { template.firstUnknown != 0 }

    /// Reports a problem of the format at its position, with known fixes.
    private mutating func report(_ problem: Problem, isCertain: Bool) {
        let problem = Problem(resolved(problem), at: problem.offset)
        var diagnostic = Diagnostic(id: problem.id, severity: isCertain ? .error : .warning, message: problem.message)
        let advice = tree.advice(
            on: problem, viewNames: bindings.viewNames, metricNames: bindings.metricNames)
        guard advice.isNews(beside: &offered) else { return }
        diagnostic.notes = advice.notes.filter { note in !FormatTemplate.isOpen(note) }
        diagnostic.fixIts = advice.fixIts
        switch problem.kind {
        case .unknownView(let name), .unknownMetric(let name):
            diagnostic.severity = nameSeverity
            if problem.kind == .unknownView(name) { diagnostic.views = [name] }
            diagnostic.fixIts = sure(advice.fixIts, for: name)
            report(diagnostic, at: SourceSpan(problem.offset - name.utf8.count, problem.offset))
        case .notAView(let name, _):
            diagnostic.views = [name]
            report(diagnostic, at: SourceSpan(problem.offset - name.utf8.count, problem.offset))
        case .parallelAlignment:
            diagnostic.severity = nameSeverity
            report(diagnostic, in: call.options?.span ?? SourceSpan(at: 0))
        default:
            if let note = placeholderNote(at: problem.offset), !diagnostic.notes.contains(note) {
                // Braces around a value are a placeholder in this language, not a mistake.
                if problem.kind == .expectedValue { diagnostic.notes = [] }
                diagnostic.notes.append(note)
            }
            report(diagnostic, at: SourceSpan(problem.offset, min(problem.offset + 1, template.literal.bytes.count)))
        }
    }

    /// Returns the problem of a name in a space that is not a metric.
    ///
    /// If the views are unknown, it could be one of them.
    private func resolved(_ problem: Problem) -> Problem.Kind {
        guard problem.kind == .expectedValue, call.views == nil, call.metrics != nil else { return problem.kind }
        let name = name(endingAt: problem.offset)
        return SyntaxTree.canName(name) ? .unknownMetric(name) : problem.kind
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

    /// Reports a problem of a range of the format, with edits of the format.
    mutating func report(_ diagnostic: Diagnostic, at span: SourceSpan) {
        let literal = template.literal
        let start = literal.source(of: span.lower) ?? call.source.lowerBound
        let range = literal.source(of: span.range) ?? start..<start
        var diagnostic = diagnostic
        diagnostic.fixIts = diagnostic.fixIts.compactMap { fixIt in moved(fixIt) }
        report(diagnostic, in: SourceSpan(range.lowerBound, range.upperBound))
    }

    /// Reports a problem of a range of the source.
    mutating func report(_ diagnostic: Diagnostic, in span: SourceSpan) {
        findings.append(Finding(diagnostic, span: span))
    }

    /// Returns a fix of the format as a fix of the source, or nil if it would change more than the text of one literal.
    private func moved(_ fixIt: FixIt) -> FixIt? {
        var edits: [TextEdit] = []
        for edit in fixIt.edits {
            // Characters that need escapes in a literal are not part of a format.
            guard let range = template.literal.source(of: edit.span.range), !range.isEmpty || edit.span.isEmpty,
                !template.hasHole(in: edit.span.range), !FormatTemplate.isOpen(edit.replacement),
                edit.replacement.utf8.allSatisfy({ byte in
                    byte >= Byte.space && byte < 0x7F && byte != Byte.quote && byte != Byte.backslash
                })
            else { return nil }
            edits.append(TextEdit(SourceSpan(range.lowerBound, range.upperBound), edit.replacement))
        }
        return FixIt(title: fixIt.title, edits: edits)
    }
}
