import Diagnostics

/// Checks the formats of one source.
struct SourceCheck {
    let configuration: Configuration
    let rules: [DiagnosticID]
    private let scan: NeedleScan

    init(_ configuration: Configuration, rules: [Rule]) {
        self.configuration = configuration
        self.rules = rules.map(\.id)
        scan = NeedleScan(wrappers: configuration.wrappers, literals: configuration.checksLiterals)
    }

    /// Returns the findings in a source, in the order of the text, with the text if there are any.
    func report(_ bytes: [UInt8], language: Language, file: String) -> FileReport {
        let nothing = FileReport(file: file, findings: [])
        if let reason = SourceCheck.reasonAgainst(bytes) { return Linter.unreadable(file, reason) }
        guard scan.isWorthwhile(bytes) else { return nothing }
        let syntax = Syntax(language.tokens(of: TextEncoding.repaired(bytes)))
        let calls = CallFinder.calls(in: syntax, wrappers: configuration.wrappers)
        let literals = configuration.checksLiterals ? LooseLiterals.calls(in: syntax, beside: calls) : []
        guard !(calls.isEmpty && literals.isEmpty) else { return nothing }
        let found =
            calls.flatMap { call in self.findings(call, in: language) }
            + literals.flatMap { call in self.findings(call, in: language, isLoose: true) }
        let comments = Directives.comments(of: syntax.stream)
        guard !(found.isEmpty && comments.isEmpty) else { return nothing }
        let source = SourceText(String(decoding: syntax.stream.bytes, as: UTF8.self), file: file)
        let directives = Directives(comments, source: source, rules: rules)
        let wanted = found.compactMap { found in SourceCheck.located(found, in: source, directives) }
        let findings = SourceCheck.unique(wanted + directives.findings)
        return findings.isEmpty ? nothing : FileReport(file: file, findings: findings, source: source)
    }

    /// A finding, and the position of its call.
    private struct Found {
        var finding: Finding
        var call: Int
    }

    private func findings(_ call: FormatCall, in language: Language, isLoose: Bool = false) -> [Found] {
        let formats = call.formats.compactMap { literal in
            CheckedFormat(
                literal, at: call, in: language, dialect: configuration.dialect, isContinued: isLoose)
        }
        let findings =
            formats.flatMap { format in SourceRules.all.flatMap { rule in rule.findings(in: format) } }
            + SourceRules.all.flatMap { rule in rule.findings(in: call) }
        return findings.map { finding in
            Found(finding: isLoose ? LooseLiterals.softened(finding) : finding, call: call.source.lowerBound)
        }
    }

    /// Returns a finding with its line and column; nil if a comment disables it.
    private static func located(_ found: Found, in source: SourceText, _ directives: Directives) -> Finding? {
        var finding = found.finding
        let location = source.location(of: finding.span?.lower ?? found.call)
        let lines = [location.line, source.location(of: found.call).line]
        guard !directives.suppress(finding.diagnostic.id, on: lines) else { return nil }
        finding.diagnostic.location = location
        return finding
    }

    /// Returns the findings in order, without repetitions from a constant that several calls share.
    private static func unique(_ findings: [Finding]) -> [Finding] {
        var unique: [Finding] = []
        for finding in findings.inReadingOrder() where unique.last != finding { unique.append(finding) }
        return unique
    }

    /// Returns the reason why bytes are not text, so that the file does not look like clean code; nil if they may be text.
    private static func reasonAgainst(_ bytes: [UInt8]) -> String? {
        if TextEncoding.isUTF16(bytes) { return "it is UTF-16, so save it as UTF-8" }
        if let signature = FileSignature(of: bytes) { return "it is \(signature.name), not text" }
        // This is git's criterion for binary files.
        return bytes.prefix(8000).contains(0) ? "it contains zero bytes, so it is not text" : nil
    }
}

extension FileReport {
    /// Returns the report on a source, with a warning if it is not UTF-8.
    func tellingEncoding(of bytes: [UInt8]) -> FileReport {
        let isSkipped = findings.contains { finding in finding.diagnostic.id == "lint.unreadable-file" }
        guard !isSkipped, let place = TextEncoding.firstInvalidByte(in: bytes) else { return self }
        let source = SourceText(String(decoding: TextEncoding.repaired(bytes), as: UTF8.self), file: file)
        let diagnostic = Diagnostic(
            id: "lint.encoding", severity: .warning,
            message: "The byte \(TextEncoding.name(of: bytes[place])) is not valid UTF-8. "
                + "Invalid bytes are read as '?'. Save the file as UTF-8.",
            location: source.location(of: place))
        var report = self
        report.source = source
        report.findings.append(Finding(diagnostic, span: SourceSpan(place, place + 1)))
        report.findings = report.findings.inReadingOrder()
        return report
    }
}
