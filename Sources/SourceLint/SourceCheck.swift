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

    /// The findings in a source, in the order of the text, with the text if there are any.
    func report(_ bytes: [UInt8], language: Language, file: String) -> FileReport {
        let nothing = FileReport(file: file, findings: [])
        guard scan.isWorthwhile(bytes) else { return nothing }
        let syntax = Syntax(language.tokens(of: SourceCheck.repaired(bytes)))
        let calls = CallFinder.calls(in: syntax, wrappers: configuration.wrappers)
        let literals = configuration.checksLiterals ? LooseLiterals.calls(in: syntax, beside: calls) : []
        guard !(calls.isEmpty && literals.isEmpty) else { return nothing }
        let source = SourceText(String(decoding: syntax.stream.bytes, as: UTF8.self), file: file)
        let findings = findings(syntax, calls, literals, source)
        return findings.isEmpty ? nothing : FileReport(file: file, findings: findings, source: source)
    }

    private func findings(
        _ syntax: Syntax, _ calls: [FormatCall], _ literals: [FormatCall], _ source: SourceText
    ) -> [Finding] {
        let directives = Directives(syntax.stream, source: source, rules: rules)
        var findings = directives.findings
        func add(_ found: [Finding], _ call: FormatCall) {
            let callLine = found.isEmpty ? 0 : source.location(of: call.source.lowerBound).line
            findings += found.filter { finding in
                let line = finding.diagnostic.location?.line ?? callLine
                return !directives.suppress(finding.diagnostic.id, on: [line, callLine])
            }
        }
        for call in calls {
            for format in call.formats {
                add(FormatCheck.findings(format, at: call, in: source, dialect: configuration.dialect), call)
            }
            add(KeyCheck.findings(call, in: source), call)
        }
        for call in literals {
            for format in call.formats {
                let found = FormatCheck.findings(
                    format, at: call, in: source, dialect: configuration.dialect, isContinued: true)
                add(found.map(LooseLiterals.softened), call)
            }
        }
        return SourceCheck.unique(findings)
    }

    /// The findings in order; a constant that several calls share is reported once.
    private static func unique(_ findings: [Finding]) -> [Finding] {
        var unique: [Finding] = []
        for finding in findings.sorted(by: Finding.isOrdered) where unique.last != finding { unique.append(finding) }
        return unique
    }

    /// The bytes with a question mark for each that is no UTF-8, so that every offset stays what it is.
    private static func repaired(_ bytes: [UInt8]) -> [UInt8] {
        guard bytes.contains(where: { byte in byte >= 0x80 }), String(validating: bytes, as: UTF8.self) == nil else {
            return bytes
        }
        var bytes = bytes
        var index = 0
        while index < bytes.count {
            let length = scalarLength(bytes, at: index)
            if length == 0 { bytes[index] = Byte.questionMark }
            index += max(length, 1)
        }
        return bytes
    }

    /// How many bytes the scalar at a place has; 0 if there is none.
    private static func scalarLength(_ bytes: [UInt8], at index: Int) -> Int {
        guard bytes[index] >= 0x80 else { return 1 }
        for length in 2...4 where index + length <= bytes.count {
            if String(validating: bytes[index..<index + length], as: UTF8.self) != nil { return length }
        }
        return 0
    }
}
